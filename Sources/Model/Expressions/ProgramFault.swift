package import Words

/// Why a program has no value at a point.
package enum ProgramFault: Error, Equatable, CustomStringConvertible, Sendable {
  case noRealValue(operation: String, operand: String)
  case noLogarithm(base: String)
  case divisionByZero
  /// A pole of tan, csc, cot or gamma; the place as it would be written.
  case undefined(operation: String, place: String)
  case tooLarge

  /// The reason in English.
  package var description: String { Idiom()(sentence) }

  /// The reason as a person is told it.
  package var sentence: Sentence {
    switch self {
    case .noRealValue(let operation, let operand): .noRealValue(operation, operand)
    case .noLogarithm(let base): .noLogarithm(base: base)
    case .divisionByZero: .divisionByZero
    case .undefined(let operation, let place): .undefined(operation, place)
    case .tooLarge: .tooLarge
    }
  }
}
