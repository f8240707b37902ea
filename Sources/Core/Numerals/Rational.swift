/// A fraction in lowest terms, for values that can be shown as exact.
///
/// Every operation gives nil when the result does not fit: exactness is then given up, not rounded.
package struct Rational: Hashable, Sendable {
  package let numerator: Int128
  /// Above 0.
  package let denominator: Int128

  package init?(_ numerator: Int128, over denominator: Int128 = 1) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = (denominator < 0 ? -numerator : numerator) / divisor
    self.denominator = (denominator < 0 ? -denominator : denominator) / divisor
  }

  package init(_ whole: Int) { (numerator, denominator) = (Int128(whole), 1) }

  package static let zero: Rational = 0
  package static let one: Rational = 1

  package var isWhole: Bool { denominator == 1 }

  /// Whether the denominator is a power of two.
  package var isBinary: Bool { denominator & (denominator - 1) == 0 }

  package static func greatestCommonDivisor(_ a: Int128, _ b: Int128) -> Int128 {
    var (larger, smaller) = (Swift.abs(a), Swift.abs(b))
    while smaller != 0 {
      (larger, smaller) = (smaller, larger % smaller)
    }
    return Swift.max(larger, 1)
  }

  package static func product(_ a: Int128, _ b: Int128) -> Int128? {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow ? nil : product
  }

  package static func sum(_ a: Int128, _ b: Int128) -> Int128? {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? nil : sum
  }

  /// `base` to a power of 0 or more.
  package static func power(of base: Int128, _ exponent: Int) -> Int128? {
    var result: Int128 = 1
    var square = base
    var remaining = exponent
    while remaining > 0 {
      if remaining & 1 == 1 {
        guard let next = product(result, square) else { return nil }
        result = next
      }
      remaining >>= 1
      if remaining > 0 {
        guard let next = product(square, square) else { return nil }
        square = next
      }
    }
    return result
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  package init(integerLiteral whole: Int) { self.init(whole) }
}
