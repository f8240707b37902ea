/// Why a list of instructions is no program.
package enum ProgramError: Phrase, Error, CustomStringConvertible {
  case empty
  case unknownInstruction(String)
  case missingOperand(of: String, at: Int)
  case leftoverValues(Int)
  case conditionMissing(of: String, at: Int)
  /// It says that something holds, and has no value.
  case isCondition
  case tooLong

  package var translations: Translations<LocalizedText> {
    switch self {
    case .empty: ("the program is empty", "o programa está vazio")
    case .unknownInstruction(let name):
      ("“\(verbatim: name)” is not an instruction", "“\(verbatim: name)” não é uma instrução")
    case .missingOperand(let name, let index):
      "“\(verbatim: name)” at \(index) has too few values"
      "faltam valores para “\(verbatim: name)” em \(index)"
    case .leftoverValues(let count):
      "the program leaves \(count) values instead of one"
      "o programa deixa \(count) valores em vez de um"
    case .conditionMissing(let name, let index):
      "“\(verbatim: name)” at \(index) has no condition"
      "falta a condição de “\(verbatim: name)” em \(index)"
    case .isCondition:
      ("the program is a condition, not a value", "o programa é uma condição, não um valor")
    case .tooLong: ("the formula is too long", "a fórmula é longa demais")
    }
  }
}
