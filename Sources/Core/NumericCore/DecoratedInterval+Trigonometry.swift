extension DecoratedInterval {
  /// The sine.
  public static func sin(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.sin(x.interval), x)
  }

  /// The cosine.
  public static func cos(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.cos(x.interval), x)
  }

  /// The tangent, defined between its poles; its values are then bounded.
  public static func tan(_ x: DecoratedInterval) -> DecoratedInterval {
    let value = Interval.tan(x.interval)
    return partial(value, x, isDefined: !value.isEntire)
  }

  /// The cotangent, defined between its poles; its values overflow only next to 0.
  public static func cot(_ x: DecoratedInterval) -> DecoratedInterval {
    let value = Interval.cot(x.interval)
    return partial(value, x, isDefined: value.isBounded || x.interval.avoidsCotangentPoles)
  }

  /// The secant, defined between its poles; its values are then bounded.
  public static func sec(_ x: DecoratedInterval) -> DecoratedInterval {
    let value = Interval.sec(x.interval)
    return partial(value, x, isDefined: value.isBounded)
  }

  /// The cosecant, defined between its poles; its values overflow only next to 0.
  public static func csc(_ x: DecoratedInterval) -> DecoratedInterval {
    let value = Interval.csc(x.interval)
    return partial(value, x, isDefined: value.isBounded || x.interval.avoidsCotangentPoles)
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
