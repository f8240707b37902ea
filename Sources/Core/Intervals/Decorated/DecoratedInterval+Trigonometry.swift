extension DecoratedInterval {
  /// The sine.
  public static func sin(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.sin(x.interval), x)
  }

  /// The cosine.
  public static func cos(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.cos(x.interval), x)
  }

  /// The tangent.
  public static func tan(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.tan(x.interval), x, isDefined: x.interval.avoidsTangentPoles)
  }

  /// The cotangent.
  public static func cot(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.cot(x.interval), x, isDefined: x.interval.avoidsCotangentPoles)
  }

  /// The secant.
  public static func sec(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.sec(x.interval), x, isDefined: x.interval.avoidsTangentPoles)
  }

  /// The cosecant.
  public static func csc(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.csc(x.interval), x, isDefined: x.interval.avoidsCotangentPoles)
  }

  /// The arc sine, defined on [−1, 1].
  public static func asin(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.asin(x.interval), x, isDefined: x.interval.magnitude <= 1)
  }

  /// The arc cosine, defined on [−1, 1].
  public static func acos(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.acos(x.interval), x, isDefined: x.interval.magnitude <= 1)
  }

  /// The arc tangent.
  public static func atan(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.atan(x.interval), x)
  }
}
