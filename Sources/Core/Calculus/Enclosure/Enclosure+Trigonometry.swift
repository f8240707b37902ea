import Intervals

extension Enclosure {
  /// The sine.
  public static func sin(_ x: Enclosure) -> Enclosure {
    chain(.sin(x.value), Interval.cos(x.interval), x)
  }

  /// The cosine.
  public static func cos(_ x: Enclosure) -> Enclosure {
    chain(.cos(x.value), -Interval.sin(x.interval), x)
  }

  /// The tangent.
  public static func tan(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.tan(x.value)
    return chain(value, Interval(1) + Interval.square(value.interval), x)
  }

  /// The cotangent.
  public static func cot(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.cot(x.value)
    return chain(value, -(Interval(1) + Interval.square(value.interval)), x)
  }

  /// The secant.
  public static func sec(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.sec(x.value)
    return chain(value, value.interval * Interval.tan(x.interval), x)
  }

  /// The cosecant.
  public static func csc(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.csc(x.value)
    return chain(value, -(value.interval * Interval.cot(x.interval)), x)
  }

  /// The arc sine; the slope at ±1 is unbounded.
  public static func asin(_ x: Enclosure) -> Enclosure {
    chain(.asin(x.value), arcSlope(x.interval), x)
  }

  /// The arc cosine; the slope at ±1 is unbounded.
  public static func acos(_ x: Enclosure) -> Enclosure {
    chain(.acos(x.value), -arcSlope(x.interval), x)
  }

  /// The arc tangent.
  public static func atan(_ x: Enclosure) -> Enclosure {
    chain(.atan(x.value), Interval.reciprocal(Interval(1) + Interval.square(x.interval)), x)
  }

  /// 1/√(1 − x²).
  private static func arcSlope(_ x: Interval) -> Interval {
    inverseSlope(Interval.sqrt(Interval(1) - Interval.square(x)))
  }
}
