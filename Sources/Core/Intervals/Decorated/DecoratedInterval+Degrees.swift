extension DecoratedInterval {
  /// The sine of angles in degrees.
  public static func sinDegrees(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.sinDegrees(x.interval), x)
  }

  /// The cosine of angles in degrees.
  public static func cosDegrees(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.cosDegrees(x.interval), x)
  }

  /// The tangent of angles in degrees.
  public static func tanDegrees(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.tanDegrees(x.interval), x, isDefined: x.interval.avoidsDegreePoles)
  }

  /// The arc sine in degrees, defined on [−1, 1].
  public static func asinDegrees(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.asinDegrees(x.interval), x, isDefined: x.interval.magnitude <= 1)
  }

  /// The arc cosine in degrees, defined on [−1, 1].
  public static func acosDegrees(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.acosDegrees(x.interval), x, isDefined: x.interval.magnitude <= 1)
  }

  /// The arc tangent in degrees.
  public static func atanDegrees(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.atanDegrees(x.interval), x)
  }
}
