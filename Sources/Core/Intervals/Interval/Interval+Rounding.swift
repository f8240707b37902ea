extension Interval {
  /// The values of a non-decreasing function that is exact on Doubles.
  @inline(__always)
  private func mapEnds(_ function: (Double) -> Double) -> Interval {
    if isEmpty { return .empty }
    return Interval(uncheckedLower: function(lowerBound), upper: function(upperBound))
  }

  /// −1, 0 or 1 by sign.
  public static func sign(_ x: Interval) -> Interval {
    x.mapEnds { $0 > 0 ? 1 : ($0 < 0 ? -1 : 0) }
  }

  /// The largest integer not above.
  public static func floor(_ x: Interval) -> Interval { x.mapEnds { $0.rounded(.down) } }

  /// The smallest integer not below.
  public static func ceil(_ x: Interval) -> Interval { x.mapEnds { $0.rounded(.up) } }

  /// The integer next towards 0.
  public static func trunc(_ x: Interval) -> Interval { x.mapEnds { $0.rounded(.towardZero) } }

  /// The nearest integer; halves go away from 0.
  public static func roundTiesToAway(_ x: Interval) -> Interval {
    x.mapEnds { $0.rounded(.toNearestOrAwayFromZero) }
  }

  /// The nearest integer; halves go to the even one.
  public static func roundTiesToEven(_ x: Interval) -> Interval {
    x.mapEnds { $0.rounded(.toNearestOrEven) }
  }

  /// The magnitudes, exact.
  @inlinable
  public static func abs(_ x: Interval) -> Interval {
    if x.lowerBound >= 0 || x.isEmpty { return x }
    if x.upperBound <= 0 { return -x }
    return Interval(uncheckedLower: 0, upper: Swift.max(-x.lowerBound, x.upperBound))
  }

  /// The smaller of two, exact.
  @inlinable
  public static func min(_ x: Interval, _ y: Interval) -> Interval {
    if x.isEmpty || y.isEmpty { return .empty }
    return Interval(
      uncheckedLower: Swift.min(x.lowerBound, y.lowerBound),
      upper: Swift.min(x.upperBound, y.upperBound)
    )
  }

  /// The larger of two, exact.
  @inlinable
  public static func max(_ x: Interval, _ y: Interval) -> Interval {
    if x.isEmpty || y.isEmpty { return .empty }
    return Interval(
      uncheckedLower: Swift.max(x.lowerBound, y.lowerBound),
      upper: Swift.max(x.upperBound, y.upperBound)
    )
  }
}
