extension Real {
  /// The angle from the positive x axis to the point (x, y), −π < angle ≤ π; NaN at (0, 0).
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    x == 0 && y == 0 ? .nan : libm(atan2: y == 0 ? 0 : y, x)
  }
}

extension Interval {
  /// The angles of the points (x, y) but (0, 0), −π < angle ≤ π.
  ///
  /// Source: IEEE 1788-2015, table 9.1.
  public static func atan2(_ y: Interval, _ x: Interval) -> Interval {
    if x.isEmpty || y.isEmpty || x == Interval(0) && y == Interval(0) { return .empty }
    if y.lowerBound >= 0 { return atan2Above(y, x) }
    if y.upperBound >= 0, x.lowerBound < 0 { return Interval(-pi.upperBound, pi.upperBound) }
    if y.upperBound <= 0 { return -atan2Above(-y, x) }
    return x == Interval(0) ? Interval(-pi.upperBound, pi.upperBound) / Interval(2) : atan(y / x)
  }

  /// Where y ≥ 0: from 0 to π.
  private static func atan2Above(_ y: Interval, _ x: Interval) -> Interval {
    if x.lowerBound > 0 { return atan(y / x) }
    if x.upperBound < 0 { return pi - atan(y / -x) }
    let half = pi / Interval(2)
    if y.lowerBound > 0 { return half - atan(x / y) }
    // The origin is in the box: the angles between those of the axes' parts in it.
    let isFlat = y.upperBound == 0
    return Interval(
      x.upperBound > 0 ? 0 : isFlat ? pi.lowerBound : half.lowerBound,
      x.lowerBound < 0 ? pi.upperBound : isFlat ? 0 : half.upperBound
    )
  }
}

extension DecoratedInterval {
  /// The angle of the point (x, y); it jumps across the negative x axis, and has no value at (0, 0).
  public static func atan2(_ y: DecoratedInterval, _ x: DecoratedInterval) -> DecoratedInterval {
    let (high, across) = (y.interval, x.interval)
    let isContinuous = across.lowerBound > 0 || high.lowerBound > 0 || high.upperBound < 0
    // On the cut itself, where no box reaches below it.
    let isContinuousThere = isContinuous || high.lowerBound >= 0 && across.upperBound < 0
    let isDefined = isContinuousThere || !(across.contains(0) && high.contains(0))
    return DecoratedInterval(
      .atan2(high, across),
      local: isContinuous
        ? .common : isContinuousThere ? .definedAndContinuous : isDefined ? .defined : .trivial,
      inherited: weaker(x, y)
    )
  }
}
