extension DecoratedInterval {
  /// e^x.
  public static func exp(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.exp(x.interval), x)
  }

  /// 2^x.
  public static func exp2(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.exp2(x.interval), x)
  }

  /// 10^x.
  public static func exp10(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.exp10(x.interval), x)
  }

  /// e^x − 1.
  public static func expm1(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.expm1(x.interval), x)
  }

  /// The natural logarithm, defined above 0.
  public static func log(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.log(x.interval), x, isDefined: x.interval.lowerBound > 0)
  }

  /// The binary logarithm, defined above 0.
  public static func log2(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.log2(x.interval), x, isDefined: x.interval.lowerBound > 0)
  }

  /// The common logarithm, defined above 0.
  public static func log10(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.log10(x.interval), x, isDefined: x.interval.lowerBound > 0)
  }

  /// ln(1 + x), defined above −1.
  public static func log1p(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.log1p(x.interval), x, isDefined: x.interval.lowerBound > -1)
  }
}
