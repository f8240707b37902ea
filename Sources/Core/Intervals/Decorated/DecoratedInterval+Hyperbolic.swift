extension DecoratedInterval {
  /// The hyperbolic sine.
  public static func sinh(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.sinh(x.interval), x)
  }

  /// The hyperbolic cosine.
  public static func cosh(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.cosh(x.interval), x)
  }

  /// The hyperbolic tangent.
  public static func tanh(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.tanh(x.interval), x)
  }

  /// The inverse hyperbolic sine.
  public static func asinh(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.asinh(x.interval), x)
  }

  /// The inverse hyperbolic cosine, defined from 1.
  public static func acosh(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.acosh(x.interval), x, isDefined: x.interval.lowerBound >= 1)
  }

  /// The inverse hyperbolic tangent, defined inside (−1, 1).
  public static func atanh(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.atanh(x.interval), x, isDefined: x.interval.magnitude < 1)
  }
}
