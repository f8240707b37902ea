/// Why a program has no value at a point.
package enum ProgramFault: Error, Equatable, CustomStringConvertible, Sendable {
  case noRealValue(operation: String, operand: String)
  case divisionByZero
  /// A pole of tan, csc, cot or gamma; the place as it would be written.
  case undefined(operation: String, place: String)
  case notWhole
  case tooLarge

  package var description: String {
    switch self {
    case .noRealValue(let operation, let operand):
      Sentence.noRealValue(operation, operand).text
    case .divisionByZero: Sentence.divisionByZero.text
    case .undefined(let operation, let place): Sentence.undefined(operation, place).text
    case .notWhole: Sentence.factorialNeedsWhole.text
    case .tooLarge: Sentence.tooLarge.text
    }
  }
}
