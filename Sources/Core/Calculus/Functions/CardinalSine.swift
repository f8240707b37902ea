import Intervals

extension Enclosure {
  /// sin(x)/x, and 1 at 0.
  ///
  ///     Enclosure.sinc(.variable(over: Interval(-1, 1))).value.interval  // about [0.84, 1]
  public static func sinc(_ x: Enclosure) -> Enclosure { sinc(0, x) }

  /// The n-th derivative of sin(x)/x.
  package static func sinc(_ order: Int, _ x: Enclosure) -> Enclosure {
    chain(.total(.sinc(order, x.interval), x.value), .sinc(order + 1, x.interval), x)
  }
}

extension Jet {
  /// sin(u)/u, and 1 where u is 0.
  public static func sinc(_ u: Jet) -> Jet { sinc(0, u) }

  /// The n-th derivative of sin(u)/u.
  package static func sinc(_ order: Int, _ u: Jet) -> Jet {
    let values = Interval.sincDerivatives(through: order + 3, u.c0)
    return compose(
      u,
      values[order],
      values[order + 1],
      half * values[order + 2],
      sixth * values[order + 3]
    )
  }
}

extension SeriesModel {
  /// sin(u)/u, and 1 where u is 0.
  package static func sinc(_ u: SeriesModel) -> SeriesModel? { sinc(0, u) }

  /// The n-th derivative of sin(u)/u.
  package static func sinc(_ order: Int, _ u: SeriesModel) -> SeriesModel? {
    u.map { series in
      let values = Interval.sincDerivatives(through: order + series.order, series.terms[0])
      return series.composed { values[order + $0] }
    }
  }
}
