public import Intervals

extension Enclosure {
  /// x/(c + x) for a number c, tight for small x and where x grows beyond all bounds.
  ///
  /// The quotient as it stands is relatively accurate near 0; 1 − c/(c + x) has x only once.
  public static func saturation(_ x: Enclosure, _ c: Interval) -> Enclosure {
    let sum = x + .constant(c)
    let quotient = x.value / sum.value
    let rest = Interval(1) - c / sum.interval
    let value = DecoratedInterval(
      quotient.interval.intersection(rest),
      local: quotient.decoration,
      inherited: x.value.decoration
    )
    return chain(value, c / Interval.square(sum.interval), x)
  }
}
