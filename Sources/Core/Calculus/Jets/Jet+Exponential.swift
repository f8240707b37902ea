import Intervals

extension Jet {
  /// e^u.
  public static func exp(_ u: Jet) -> Jet {
    let value = Interval.exp(u.c0)
    return compose(u, value, value, half * value, sixth * value)
  }

  /// The natural logarithm, where u is above 0.
  public static func log(_ u: Jet) -> Jet {
    logarithm(u, .log(u.c0), Interval(1))
  }

  /// The common logarithm, where u is above 0.
  public static func log10(_ u: Jet) -> Jet {
    logarithm(u, .log10(u.c0), Interval.reciprocal(.log(Interval(10))))
  }

  /// The binary logarithm, where u is above 0.
  public static func log2(_ u: Jet) -> Jet {
    logarithm(u, .log2(u.c0), Interval.reciprocal(.log(Interval(2))))
  }

  private static func logarithm(_ u: Jet, _ value: Interval, _ factor: Interval) -> Jet {
    let inverse = Interval.reciprocal(u.c0.intersection(.nonNegative))
    let square = Interval.square(inverse)
    return compose(
      u,
      value,
      factor * inverse,
      -half * (factor * square),
      third * (factor * (square * inverse))
    )
  }

  /// The hyperbolic sine.
  public static func sinh(_ u: Jet) -> Jet {
    let (sine, cosine) = (Interval.sinh(u.c0), Interval.cosh(u.c0))
    return compose(u, sine, cosine, half * sine, sixth * cosine)
  }

  /// The hyperbolic cosine.
  public static func cosh(_ u: Jet) -> Jet {
    let (sine, cosine) = (Interval.sinh(u.c0), Interval.cosh(u.c0))
    return compose(u, cosine, sine, half * cosine, sixth * sine)
  }

  /// The hyperbolic tangent.
  public static func tanh(_ u: Jet) -> Jet {
    let value = Interval.tanh(u.c0)
    // 1 − tanh² = 1/cosh², which keeps its accuracy where tanh is near ±1.
    let slope = Interval.reciprocal(Interval.square(Interval.cosh(u.c0)))
    return compose(
      u,
      value,
      slope,
      -(value * slope),
      third * (slope * (Interval(3) * Interval.square(value) - Interval(1)))
    )
  }
}
