import Intervals

extension Enclosure {
  /// sin(x)/x, and 1 at 0.
  public static func sinc(_ x: Enclosure) -> Enclosure {
    chain(.total(.sinc(x.interval), x.value), Interval.sincSlopes(x.interval).0, x)
  }
}

extension Jet {
  /// sin(u)/u, and 1 where u is 0.
  public static func sinc(_ u: Jet) -> Jet {
    let (first, second, third) = Interval.sincSlopes(u.c0)
    return compose(u, .sinc(u.c0), first, second / Interval(2), third / Interval(6))
  }
}

extension SeriesModel {
  /// sin(u)/u, and 1 where u is 0.
  package static func sinc(_ u: SeriesModel) -> SeriesModel? {
    guard let quotient = sin(u) / u else { return nil }
    return SeriesModel(
      center: quotient.center,
      box: quotient.box,
      displacement: quotient.displacement,
      isDefinedAtCenter: u.isDefinedAtCenter,
      isQuick: u.isQuick
    ).narrowingFirst(center: .sinc(u.center.terms[0]), box: .sinc(u.range))
  }
}
