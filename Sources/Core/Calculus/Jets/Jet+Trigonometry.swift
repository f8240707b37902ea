public import Intervals

extension Jet {
  /// The sine.
  public static func sin(_ u: Jet) -> Jet { sine(u, .sin(u.c0), .cos(u.c0)) }

  /// The cosine.
  public static func cos(_ u: Jet) -> Jet { sine(u, .cos(u.c0), -Interval.sin(u.c0)) }

  /// The sine of an angle in degrees.
  public static func sinDegrees(_ u: Jet) -> Jet {
    sine(inRadians(u), .sinDegrees(u.c0), .cosDegrees(u.c0))
  }

  /// The cosine of an angle in degrees.
  public static func cosDegrees(_ u: Jet) -> Jet {
    sine(inRadians(u), .cosDegrees(u.c0), -Interval.sinDegrees(u.c0))
  }

  /// An angle in degrees in radians.
  public static func inRadians(_ u: Jet) -> Jet { Interval.radiansPerDegree * u }

  /// A function g with g″ = −g.
  private static func sine(_ u: Jet, _ value: Interval, _ slope: Interval) -> Jet {
    compose(u, value, slope, -half * value, -sixth * slope)
  }

  /// A function t with t′ = 1 + t², from its values: the tangent.
  public static func tangent(_ u: Jet, values t: Interval) -> Jet {
    let square = Interval.square(t)
    let slope = Interval(1) + square
    return compose(
      u,
      t,
      slope,
      t * slope,
      third * (slope * (Interval(1) + Interval(3) * square))
    )
  }

  /// A function s with s″ = s(2s² − 1), from its values and slopes: the secant and the cosecant.
  public static func secant(_ u: Jet, values s: Interval, slopes: Interval) -> Jet {
    let square = Interval.square(s)
    return compose(
      u,
      s,
      slopes,
      half * (s * (Interval(2) * square - Interval(1))),
      sixth * (slopes * (Interval(6) * square - Interval(1)))
    )
  }

  /// The arc sine, inside (−1, 1), from its values.
  public static func asin(_ u: Jet) -> Jet { arc(u, .asin(u.c0), sign: 1) }

  /// The arc cosine, inside (−1, 1).
  public static func acos(_ u: Jet) -> Jet { arc(u, .acos(u.c0), sign: -1) }

  private static func arc(_ u: Jet, _ value: Interval, sign: Double) -> Jet {
    let x = u.c0.intersection(Interval(-1, 1))
    let square = Interval.square(x)
    let inverse = Interval.reciprocal((Interval(1) - x) * (Interval(1) + x))
    let slope = Interval(sign) * Interval.sqrt(inverse)
    let second = slope * inverse
    return compose(
      u,
      value,
      slope,
      half * (x * second),
      sixth * ((Interval(1) + Interval(2) * square) * (second * inverse))
    )
  }

  /// The arc tangent.
  public static func atan(_ u: Jet) -> Jet {
    let square = Interval.square(u.c0)
    let slope = Interval.reciprocal(Interval(1) + square)
    let second = Interval.square(slope)
    return compose(
      u,
      .atan(u.c0),
      slope,
      -(u.c0 * second),
      third * ((Interval(3) * square - Interval(1)) * (second * slope))
    )
  }

  /// The inverse hyperbolic sine.
  public static func asinh(_ u: Jet) -> Jet {
    let square = Interval.square(u.c0)
    return inverseHyperbolic(
      u,
      .asinh(u.c0),
      Interval(1) + square,
      Interval(2) * square - Interval(1)
    )
  }

  /// The inverse hyperbolic cosine, above 1.
  public static func acosh(_ u: Jet) -> Jet {
    let x = u.c0.intersection(Interval(1, .infinity))
    let product = (x - Interval(1)) * (x + Interval(1))
    return inverseHyperbolic(
      u,
      .acosh(u.c0),
      product,
      Interval(2) * Interval.square(x) + Interval(1)
    )
  }

  /// A function with g′ = w^(−½), w′ = 2u, and 6·g‴ = `third`·w^(−5/2) but for the factor 6.
  private static func inverseHyperbolic(
    _ u: Jet,
    _ value: Interval,
    _ w: Interval,
    _ numerator: Interval
  ) -> Jet {
    let inverse = Interval.reciprocal(w)
    let slope = Interval.sqrt(inverse)
    let second = slope * inverse
    return compose(
      u,
      value,
      slope,
      -half * (u.c0 * second),
      sixth * (numerator * (second * inverse))
    )
  }

  /// The inverse hyperbolic tangent, inside (−1, 1).
  public static func atanh(_ u: Jet) -> Jet {
    let x = u.c0.intersection(Interval(-1, 1))
    let slope = Interval.reciprocal((Interval(1) - x) * (Interval(1) + x))
    let second = Interval.square(slope)
    return compose(
      u,
      .atanh(u.c0),
      slope,
      x * second,
      third * ((Interval(1) + Interval(3) * Interval.square(x)) * (second * slope))
    )
  }
}
