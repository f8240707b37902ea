import Intervals

extension Enclosure {
  /// The sine of an angle in degrees.
  public static func sinDegrees(_ x: Enclosure) -> Enclosure {
    chain(.sinDegrees(x.value), Interval.cosDegrees(x.interval) * .radiansPerDegree, x)
  }

  /// The cosine of an angle in degrees.
  public static func cosDegrees(_ x: Enclosure) -> Enclosure {
    chain(.cosDegrees(x.value), -Interval.sinDegrees(x.interval) * .radiansPerDegree, x)
  }

  /// The tangent of an angle in degrees.
  public static func tanDegrees(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.tanDegrees(x.value)
    return chain(
      value,
      (Interval(1) + Interval.square(value.interval)) * .radiansPerDegree,
      x
    )
  }

  /// The arc sine in degrees; the slope at ±1 is unbounded.
  public static func asinDegrees(_ x: Enclosure) -> Enclosure {
    Enclosure(value: .asinDegrees(x.value), slope: inDegrees(asin(x)))
  }

  /// The arc cosine in degrees; the slope at ±1 is unbounded.
  public static func acosDegrees(_ x: Enclosure) -> Enclosure {
    Enclosure(value: .acosDegrees(x.value), slope: inDegrees(acos(x)))
  }

  /// The arc tangent in degrees.
  public static func atanDegrees(_ x: Enclosure) -> Enclosure {
    Enclosure(value: .atanDegrees(x.value), slope: inDegrees(atan(x)))
  }

  private static func inDegrees(_ angle: Enclosure) -> Interval {
    angle.slope * .degreesPerRadian
  }
}
