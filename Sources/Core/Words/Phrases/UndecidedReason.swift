/// What is not settled where a number, or whether there is one, is not.
package enum UndecidedReason: Phrase {
  case zero
  /// It may be 0, or only nearer to 0 than a power of ten.
  case nearZero(power: Int)
  case whole
  case floor
  case digits
  /// Whether all of it has a value.
  case part
  /// Whether an integral in it has a value.
  case integral
  /// It takes more than it may.
  case limits
}
