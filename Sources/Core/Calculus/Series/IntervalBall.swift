package import Intervals

/// All numbers that are not farther than a radius from a middle.
///
/// A sum of products of balls takes a fraction of the time of one of intervals, and is nearly as narrow where
/// they are: middles are rounded to nearest, and what that loses is bounded once for the whole sum.
/// Source: Rump, Fast and parallel interval arithmetic, BIT 39 (1999).
package struct IntervalBall {
  package let middle: Double
  package let radius: Double
  /// |middle|; NaN for what holds nothing.
  let size: Double

  package init(_ interval: Interval) {
    let (low, high) = (interval.lowerBound, interval.upperBound)
    middle = low == high ? low : 0.5 * low + 0.5 * high
    radius = low == high ? 0 : Swift.max(high - middle, middle - low).nextUp
    size = interval.isEmpty ? .nan : middle.magnitude
  }

  /// Whether a product with another one is 0 alone.
  func clears(_ other: IntervalBall) -> Bool { size == 0 && radius == 0 && !other.size.isNaN }

  /// What holds a sum whose middles add up to `sum` after so many roundings of each at most, their sizes to
  /// `size` and the radii to `radius`; nil where underflow or overflow may have hidden more.
  @inline(__always)
  static func around(
    _ sum: Double,
    _ size: Double,
    _ radius: Double,
    after roundings: Int
  ) -> Interval? {
    guard size + radius > 0x1p-900, size + radius < .infinity else { return nil }
    let off = (radius + Double(roundings) * 0x1p-53 * size) * (1 + 0x1p-40)
    return Interval(sum) + Interval(-off, off)
  }

  /// The values of a polynomial by its coefficients from that of degree 0 on; nil where these are too small
  /// or too large for balls.
  package static func value(of coefficients: [Interval], at place: Double) -> Interval? {
    var (sum, size, radius) = (0.0, 0.0, 0.0)
    for coefficient in coefficients.reversed() {
      let ball = IntervalBall(coefficient)
      sum = sum * place + ball.middle
      size = size * place.magnitude + ball.size
      radius = radius * place.magnitude + ball.radius
    }
    return around(sum, size, radius, after: 2 * coefficients.count + 2)
  }
}
