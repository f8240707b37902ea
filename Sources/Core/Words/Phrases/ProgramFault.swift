/// Why a program has no value at a point.
package enum ProgramFault: Phrase, Error, CustomStringConvertible {
  case noRealValue(operation: String, operand: String)
  case noLogarithm(base: String)
  case divisionByZero
  /// A pole of tan, csc, cot or gamma; the place as it would be written.
  case undefined(operation: String, place: String)
  /// What it is restricted to does not hold.
  case conditionFalse
  /// There is none, and nothing is known of why.
  case noValue

  package var translations: Translations<LocalizedText> {
    switch self {
    case .noRealValue(let power, let operand) where power.hasPrefix("^"):
      ("no real value: \("(\(operand))\(power)")", "sem valor real: \("(\(operand))\(power)")")
    case .noRealValue(let operation, let operand):
      ("no real value: \(operation) of \(operand)", "sem valor real: \(operation) de \(operand)")
    case .noLogarithm(let base):
      ("no real value: log to base of \(base)", "sem valor real: log na base \(base)")
    case .divisionByZero: ("undefined: division by 0", "valor indefinido: divisão por 0")
    case .undefined(let operation, let place):
      ("undefined: \(operation) at \(place)", "valor indefinido: \(operation) em \(place)")
    case .noValue: ("undefined: no real value", "valor indefinido: sem valor real")
    case .conditionFalse:
      ("undefined: its condition does not hold", "valor indefinido: a condição não vale")
    }
  }
}
