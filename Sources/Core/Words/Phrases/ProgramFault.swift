/// Why a program has no value at a point.
package enum ProgramFault: Phrase, Error, CustomStringConvertible {
  case noRealValue(operation: String, operand: String)
  case noLogarithm(base: String)
  case divisionByZero
  /// A pole of tan, csc, cot or gamma; the place as it would be written.
  case undefined(operation: String, place: String)
  /// What it is restricted to does not hold.
  case conditionFalse
  /// An integral, a sum or a limit that grows beyond all bounds; one that has no limit since it swings for
  /// ever; one with two sides; one beside which there is nothing.
  case growing(isUp: Bool), swinging, sides(left: String, right: String), nothingBeside
  /// There is none, and nothing is known of why.
  case noValue
}
