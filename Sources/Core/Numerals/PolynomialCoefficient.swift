/// What polynomials have as coefficients; every operation gives nil where its result is not known.
package protocol PolynomialCoefficient: Hashable, Sendable {
  static var zero: Self { get }
  static var one: Self { get }
  /// The highest degree that is worth looking at.
  static var largestDegree: Int { get }

  init?(_ fraction: Rational)

  var isZero: Bool { get }
  /// The value as a whole number, if it is one.
  var wholeNumber: Int? { get }

  func adding(_ other: Self) -> Self?
  func subtracting(_ other: Self) -> Self?
  func multiplied(by other: Self) -> Self?
  /// Nil also for a divisor 0.
  func divided(by other: Self) -> Self?
}

extension Rational: PolynomialCoefficient {
  package static var largestDegree: Int { 32 }

  package init(_ fraction: Rational) { self = fraction }

  package var isZero: Bool { numerator == 0 }
  package var wholeNumber: Int? { isWhole ? Int(exactly: numerator) : nil }
}

/// A number known to some digits, which must be finite.
extension Double: PolynomialCoefficient {
  package static var one: Double { 1 }
  package static var largestDegree: Int { 24 }

  /// The nearest number, or one next to it.
  package init(_ fraction: Rational) {
    self = Double(fraction.numerator) / Double(fraction.denominator)
  }

  package var wholeNumber: Int? { Int(exactly: self) }

  package func adding(_ other: Double) -> Double? { (self + other).ifFinite }
  package func subtracting(_ other: Double) -> Double? { (self - other).ifFinite }
  package func multiplied(by other: Double) -> Double? { (self * other).ifFinite }
  package func divided(by other: Double) -> Double? { (self / other).ifFinite }

  private var ifFinite: Double? { isFinite ? self : nil }
}
