/// How far exactness is followed, and how many digits are shown.
package enum NumeralLimits {
  /// The largest whole exponent followed exactly.
  package static let exactExponent = 100_000
  /// The significant digits of a value that is shown as exact.
  package static let exactDigits = 12
  /// The significant digits of a value that is shown as rounded.
  package static let roundedDigits = 10
  /// How many values a list may have.
  package static let listedValues = 12
}
