import Intervals

extension Jet {
  /// The tangent between two of its poles.
  public static func tan(_ u: Jet, in gap: Gap) -> Jet {
    tangent(u, values: rising(u.c0, in: gap, Interval.tan))
  }

  /// The tangent of an angle in degrees between two of its poles.
  public static func tanDegrees(_ u: Jet, in gap: Gap) -> Jet {
    tangent(inRadians(u), values: rising(u.c0, in: gap, Interval.tanDegrees))
  }

  /// The cotangent between two of its poles.
  public static func cot(_ u: Jet, in gap: Gap) -> Jet {
    let values = -rising(u.c0, in: gap) { -Interval.cot($0) }
    // cot′ = −(1 + cot²), so that −cot is a tangent.
    return -tangent(u, values: -values)
  }

  /// The secant between two of its poles.
  public static func sec(_ u: Jet, in gap: Gap) -> Jet {
    let values = Interval.reciprocal(oneSigned(u.c0, in: gap, Interval.cos))
    let slopes = Interval.sin(u.c0) * Interval.square(values)
    return secant(u, values: values, slopes: slopes)
  }

  /// The cosecant between two of its poles.
  public static func csc(_ u: Jet, in gap: Gap) -> Jet {
    let values = Interval.reciprocal(oneSigned(u.c0, in: gap, Interval.sin))
    let slopes = -(Interval.cos(u.c0) * Interval.square(values))
    return secant(u, values: values, slopes: slopes)
  }

  /// The values of a function that rises from −∞ to ∞ in a gap.
  private static func rising(
    _ x: Interval,
    in gap: Gap,
    _ function: (Interval) -> Interval
  ) -> Interval {
    if x.isEmpty { return .empty }
    let low =
      gap.reachesLower(x) ? -Double.infinity : function(Interval(x.lowerBound)).lowerBound
    let high =
      gap.reachesUpper(x) ? Double.infinity : function(Interval(x.upperBound)).upperBound
    return low <= high ? Interval(low, high) : .entire
  }

  /// The values of sine or cosine between two zeros.
  private static func oneSigned(
    _ x: Interval,
    in gap: Gap,
    _ function: (Interval) -> Interval
  ) -> Interval {
    let isPositive = function(Interval(gap.hull.midpoint)).lowerBound > 0
    return function(x).intersection(isPositive ? Interval(0, 1) : Interval(-1, 0))
  }
}
