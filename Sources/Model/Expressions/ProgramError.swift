package import Words

/// Why a list of instructions is no program.
package enum ProgramError: Error, Equatable, CustomStringConvertible {
  case empty
  case unknownInstruction(String)
  case missingOperand(of: String, at: Int)
  case leftoverValues(Int)
  case tooLong

  /// The reason in English.
  package var description: String { Idiom()(sentence) }

  /// The reason as a person is told it.
  package var sentence: Sentence {
    switch self {
    case .empty: .programIsEmpty
    case .unknownInstruction(let name): .unknownInstruction(name)
    case .missingOperand(let name, let index): .missingOperand(name, index)
    case .leftoverValues(let count): .leftoverValues(count)
    case .tooLong: .tooLong
    }
  }
}
