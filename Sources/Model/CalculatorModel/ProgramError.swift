/// Why a list of instructions is no program.
package enum ProgramError: Error, Equatable, CustomStringConvertible {
  case empty
  case unknownInstruction(String)
  case missingOperand(of: String, at: Int)
  case leftoverValues(Int)
  case tooLong

  package var description: String {
    switch self {
    case .empty: Sentence.programIsEmpty.text
    case .unknownInstruction(let name): Sentence.unknownInstruction(name).text
    case .missingOperand(let name, let index): Sentence.missingOperand(name, index).text
    case .leftoverValues(let count): Sentence.leftoverValues(count).text
    case .tooLong: Sentence.tooLong.text
    }
  }
}
