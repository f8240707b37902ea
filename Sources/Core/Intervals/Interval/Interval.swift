/// A closed set of real numbers [inf, sup] with binary64 ends, perhaps unbounded, perhaps empty.
///
/// Every operation returns an interval that contains each result of its arguments' members:
/// what goes in comes out enclosed. +, −, ×, ÷, √ and fused multiply-add are tightest; elementary
/// functions are accurate to the few units in the last place their documentation names.
///
/// Source: IEEE 1788-2015, set-based flavor.
@frozen
public struct Interval: Sendable {
  /// The greatest lower bound (inf); +∞ for the empty set.
  ///
  /// Never +∞ otherwise, never NaN.
  public let lowerBound: Double
  /// The least upper bound (sup); −∞ for the empty set.
  ///
  /// Never −∞ otherwise, never NaN.
  public let upperBound: Double

  /// An interval of ends known to be in order, or (+∞, −∞).
  @inlinable
  @inline(__always)
  package init(uncheckedLower lower: Double, upper: Double) {
    lowerBound = lower
    upperBound = upper
  }

  /// The interval between two ends; empty unless lower ≤ upper, lower < +∞ and −∞ < upper.
  @inlinable
  @inline(__always)
  public init(_ lower: Double, _ upper: Double) {
    let valid = lower <= upper && lower < .infinity && upper > -.infinity
    self.init(uncheckedLower: valid ? lower : .infinity, upper: valid ? upper : -.infinity)
  }

  /// The set of one number; empty for NaN and the infinities.
  @inlinable
  @inline(__always)
  public init(_ value: Double) {
    self.init(value, value)
  }

  /// The interval between two ends, whichever is the lower one.
  package init(between first: Double, _ second: Double) {
    self.init(Swift.min(first, second), Swift.max(first, second))
  }

  /// A closed range as an interval.
  package init(_ range: ClosedRange<Double>) { self.init(range.lowerBound, range.upperBound) }

  /// The empty set.
  @inlinable
  @inline(__always)
  public static var empty: Interval { Interval(uncheckedLower: .infinity, upper: -.infinity) }

  /// The whole real line.
  @inlinable
  @inline(__always)
  public static var entire: Interval { Interval(uncheckedLower: -.infinity, upper: .infinity) }

  /// The tightest interval around π.
  @inlinable
  public static var pi: Interval {
    Interval(uncheckedLower: 0x1.921FB54442D18p1, upper: 0x1.921FB54442D19p1)
  }

  /// The tightest interval around τ = 2π.
  @inlinable
  public static var tau: Interval {
    Interval(uncheckedLower: 0x1.921FB54442D18p2, upper: 0x1.921FB54442D19p2)
  }

  /// The tightest interval around e = exp 1.
  @inlinable
  public static var e: Interval {
    Interval(uncheckedLower: 0x1.5BF0A8B145769p1, upper: 0x1.5BF0A8B14576Ap1)
  }
}

extension Interval: Hashable {}

extension Interval: CustomStringConvertible {
  /// The ends as the standard writes them: `[1.0, 2.0]`, `[empty]`, `[entire]`.
  public var description: String {
    if isEmpty { return "[empty]" }
    return isEntire ? "[entire]" : "[\(lowerBound), \(upperBound)]"
  }
}
