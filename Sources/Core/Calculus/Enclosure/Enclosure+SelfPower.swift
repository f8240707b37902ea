import Intervals

extension Enclosure {
  /// x^x, continuous from 0, where it is 1; below 0 only whole x alone have a value.
  public static func selfPower(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.partial(
      .selfPower(x.interval),
      x.value,
      isDefined: x.interval.lowerBound >= 0 || x.interval.singleInteger != nil
    )
    guard x.interval.upperBound >= 0 else { return Enclosure(value: value, slope: .entire) }
    return chain(value, value.interval * (Interval.log(x.interval) + Interval(1)), x)
  }

  /// |x|/x, which is the sign of any number but 0.
  public static func signOfNonzero(_ x: Enclosure) -> Enclosure {
    let isDefined = x.interval.mignitude > 0
    // Around 0 the sign is −1 or 1; a single 0 has none.
    let value = x.interval == Interval(0) ? Interval.empty : oneSidedSign(x.interval)
    return Enclosure(
      value: .partial(value, x.value, isDefined: isDefined),
      slope: Interval(0)
    )
  }

  private static func oneSidedSign(_ x: Interval) -> Interval {
    if x.lowerBound >= 0 { return Interval(1) }
    return x.upperBound <= 0 ? Interval(-1) : Interval(-1, 1)
  }
}
