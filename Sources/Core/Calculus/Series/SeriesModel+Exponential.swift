import Intervals

extension SeriesModel {
  private static var ln2: Interval { Interval.log(Interval(2)) }
  private static var ln10: Interval { Interval.log(Interval(10)) }

  /// e^x.
  package static func exp(_ x: SeriesModel) -> SeriesModel {
    x.map(\.exponential)
  }

  /// The natural logarithm, for x above 0.
  package static func log(_ x: SeriesModel) -> SeriesModel? {
    x.range.lowerBound > 0 ? x.map(\.logarithm) : nil
  }

  /// The common logarithm, for x above 0.
  package static func log10(_ x: SeriesModel) -> SeriesModel? {
    log(x)?.map { $0 * Interval.reciprocal(ln10) }
      .narrowingFirst(center: .log10(x.center.terms[0]), box: .log10(x.range))
  }

  /// The binary logarithm, for x above 0.
  package static func log2(_ x: SeriesModel) -> SeriesModel? {
    log(x)?.map { $0 * Interval.reciprocal(ln2) }
      .narrowingFirst(center: .log2(x.center.terms[0]), box: .log2(x.range))
  }

  /// The square root, for x above 0.
  package static func sqrt(_ x: SeriesModel) -> SeriesModel? {
    guard x.range.lowerBound > 0 else { return nil }
    return x.map { $0.squareRoot(first: .sqrt($0.terms[0])) }
  }

  /// The cube root, where x keeps one sign.
  package static func cbrt(_ x: SeriesModel) -> SeriesModel? {
    rationalPower(x, 1, 3)
  }

  /// The hyperbolic sine.
  package static func sinh(_ x: SeriesModel) -> SeriesModel {
    x.map { hyperbolic($0).sine }
  }

  /// The hyperbolic cosine.
  package static func cosh(_ x: SeriesModel) -> SeriesModel {
    x.map { hyperbolic($0).cosine }
  }

  /// The hyperbolic tangent.
  package static func tanh(_ x: SeriesModel) -> SeriesModel {
    x.map { $0.tangent(first: .tanh($0.terms[0]), isHyperbolic: true) }
  }

  private static func hyperbolic(
    _ series: TaylorSeries
  ) -> (sine: TaylorSeries, cosine: TaylorSeries) {
    series.circular(
      sine: .sinh(series.terms[0]),
      cosine: .cosh(series.terms[0]),
      isHyperbolic: true
    )
  }
}
