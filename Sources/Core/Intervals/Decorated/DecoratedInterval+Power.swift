extension DecoratedInterval {
  /// x^n, defined but at 0 for n < 0.
  public static func pown(_ x: DecoratedInterval, _ n: Int) -> DecoratedInterval {
    partial(.pown(x.interval, n), x, isDefined: n >= 0 || !x.interval.contains(0))
  }

  /// x^y of the standard, defined for x > 0 and for x = 0 < y.
  public static func pow(_ x: DecoratedInterval, _ y: DecoratedInterval) -> DecoratedInterval {
    let left = x.interval.lowerBound
    let isDefined = left > 0 || left == 0 && y.interval.lowerBound > 0
    return DecoratedInterval(
      .pow(x.interval, y.interval),
      local: isDefined ? .common : .trivial,
      inherited: weaker(x, y)
    )
  }

  /// The calculator's x^y: see `Interval.power`.
  ///
  /// 0^0 = 1 is defined but, among other exponents, not continuous. Negative bases have values at
  /// single integer exponents only; with more exponents the result is `.trivial`.
  public static func power(
    _ base: DecoratedInterval,
    _ exponent: DecoratedInterval
  ) -> DecoratedInterval {
    let inherited = weaker(base, exponent)
    let value = Interval.power(base.interval, exponent.interval)
    let least = base.interval.lowerBound
    var local = Decoration.trivial
    if let n = exponent.interval.singleInteger {
      local = n >= 0 || !base.interval.contains(0) ? .common : .trivial
    } else if least > 0 || least == 0 && exponent.interval.lowerBound > 0 {
      local = .common
    } else if least == 0, exponent.interval.lowerBound == 0 {
      local = .defined
    }
    return DecoratedInterval(value, local: local, inherited: inherited)
  }

  /// x^(p/q), everywhere where q is odd, from 0 where it is even.
  ///
  /// With p/q < 0 it is not defined at 0; with q = 0 nowhere.
  public static func rationalPower(_ x: DecoratedInterval, _ p: Int, _ q: Int) -> DecoratedInterval
  {
    guard let ratio = Ratio(p, q) else {
      return DecoratedInterval(.empty, local: .trivial, inherited: x.decoration)
    }
    let reachesLeft = ratio.denominator & 1 == 1 || x.interval.lowerBound >= 0
    let avoidsPole = ratio.numerator >= 0 || !x.interval.contains(0)
    return partial(
      .rationalPower(x.interval, p, q),
      x,
      isDefined: ratio.numerator == 0 || reachesLeft && avoidsPole
    )
  }

  /// The real n-th root, everywhere where n is odd, from 0 where it is even.
  public static func root(_ n: Int, _ x: DecoratedInterval) -> DecoratedInterval {
    n == 2 ? sqrt(x) : rationalPower(x, n == .min ? 0 : 1, n == .min ? 0 : n)
  }

  /// The cube root.
  public static func cbrt(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.cbrt(x.interval), x)
  }

  /// The logarithm to a base, both above 0 and the base not 1.
  public static func log(base: DecoratedInterval, _ x: DecoratedInterval) -> DecoratedInterval {
    let isDefined =
      base.interval.lowerBound > 0 && !base.interval.contains(1) && x.interval.lowerBound > 0
    return DecoratedInterval(
      .log(base: base.interval, x.interval),
      local: isDefined ? .common : .trivial,
      inherited: weaker(base, x)
    )
  }
}
