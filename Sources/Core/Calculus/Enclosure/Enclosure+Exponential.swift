import Intervals

extension Enclosure {
  private static var ln2: Interval {
    Interval(uncheckedLower: 0x1.62E42FEFA39EFp-1, upper: 0x1.62E42FEFA39F0p-1)
  }

  private static var ln10: Interval {
    Interval(uncheckedLower: 0x1.26BB1BBB55515p1, upper: 0x1.26BB1BBB55516p1)
  }

  /// e^x.
  ///
  /// Above about 709.78 the values have no finite bound, and the decoration falls to
  /// `.definedAndContinuous`.
  public static func exp(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.exp(x.value)
    return chain(value, value.interval, x)
  }

  /// 2^x.
  public static func exp2(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.exp2(x.value)
    return chain(value, value.interval * ln2, x)
  }

  /// 10^x.
  public static func exp10(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.exp10(x.value)
    return chain(value, value.interval * ln10, x)
  }

  /// e^x − 1.
  ///
  /// Near 0 it keeps the digits that e^x would round away.
  public static func expm1(_ x: Enclosure) -> Enclosure {
    chain(.expm1(x.value), Interval.exp(x.interval), x)
  }

  /// The natural logarithm.
  ///
  /// Where the box holds numbers of 0 or below, the decoration is `.trivial`, slopes are unknown, and the
  /// values are those at all numbers above 0.
  public static func log(_ x: Enclosure) -> Enclosure {
    chain(.log(x.value), Interval.reciprocal(x.interval), x)
  }

  /// The binary logarithm.
  public static func log2(_ x: Enclosure) -> Enclosure {
    chain(.log2(x.value), Interval.reciprocal(x.interval * ln2), x)
  }

  /// The common logarithm.
  public static func log10(_ x: Enclosure) -> Enclosure {
    chain(.log10(x.value), Interval.reciprocal(x.interval * ln10), x)
  }

  /// ln(1 + x).
  ///
  /// Defined above −1; near 0 it keeps the digits that 1 + x would round away.
  public static func log1p(_ x: Enclosure) -> Enclosure {
    chain(.log1p(x.value), Interval.reciprocal(Interval(1) + x.interval), x)
  }

  /// The logarithm of `x` to a base.
  ///
  /// Bases are above 0 and not 1.
  public static func log(base: Enclosure, _ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.log(base: base.value, x.value)
    guard value.decoration >= .definedAndContinuous else {
      return Enclosure(value: value, slope: .entire)
    }
    let change = x.slope / x.interval - value.interval * (base.slope / base.interval)
    return Enclosure(value: value, slope: change / Interval.log(base.interval))
  }
}
