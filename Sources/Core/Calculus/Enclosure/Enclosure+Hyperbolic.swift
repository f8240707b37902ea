import Intervals

extension Enclosure {
  /// The hyperbolic sine.
  public static func sinh(_ x: Enclosure) -> Enclosure {
    chain(.sinh(x.value), Interval.cosh(x.interval), x)
  }

  /// The hyperbolic cosine.
  public static func cosh(_ x: Enclosure) -> Enclosure {
    chain(.cosh(x.value), Interval.sinh(x.interval), x)
  }

  /// The hyperbolic tangent.
  ///
  /// Slopes are never below 0 nor above 1, however rough the values are.
  public static func tanh(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.tanh(x.value)
    let range = Interval(uncheckedLower: 0, upper: 1)
    return chain(
      value,
      (Interval(1) - Interval.square(value.interval)).intersection(range),
      x
    )
  }

  /// The inverse hyperbolic sine.
  public static func asinh(_ x: Enclosure) -> Enclosure {
    let square = Interval.square(x.interval)
    return chain(.asinh(x.value), Interval.reciprocal(Interval.sqrt(Interval(1) + square)), x)
  }

  /// The inverse hyperbolic cosine; the slope at 1 is unbounded.
  public static func acosh(_ x: Enclosure) -> Enclosure {
    let square = Interval.square(x.interval)
    return chain(.acosh(x.value), inverseSlope(Interval.sqrt(square - Interval(1))), x)
  }

  /// The inverse hyperbolic tangent.
  ///
  /// Defined between −1 and 1, with poles there.
  public static func atanh(_ x: Enclosure) -> Enclosure {
    let square = Interval.square(x.interval)
    return chain(.atanh(x.value), inverseSlope(Interval(1) - square), x)
  }
}
