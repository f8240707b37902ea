import Intervals

extension SeriesModel {
  /// The sine.
  package static func sin(_ x: SeriesModel) -> SeriesModel {
    x.map { circular($0).sine }
  }

  /// The cosine.
  package static func cos(_ x: SeriesModel) -> SeriesModel {
    x.map { circular($0).cosine }
  }

  /// The tangent, away from its poles.
  package static func tan(_ x: SeriesModel) -> SeriesModel? {
    guard x.range.avoidsTangentPoles else { return nil }
    return x.map { $0.tangent(first: .tan($0.terms[0]), isHyperbolic: false) }
  }

  /// The secant, away from its poles.
  package static func sec(_ x: SeriesModel) -> SeriesModel? {
    x.constant(Interval(1)) / cos(x)
  }

  /// The cosecant, away from its poles.
  package static func csc(_ x: SeriesModel) -> SeriesModel? {
    x.constant(Interval(1)) / sin(x)
  }

  /// The cotangent, away from its poles.
  package static func cot(_ x: SeriesModel) -> SeriesModel? {
    cos(x) / sin(x)
  }

  /// The sine of an angle in degrees.
  package static func sinDegrees(_ x: SeriesModel) -> SeriesModel {
    x.map { circularDegrees($0).sine }
  }

  /// The cosine of an angle in degrees.
  package static func cosDegrees(_ x: SeriesModel) -> SeriesModel {
    x.map { circularDegrees($0).cosine }
  }

  /// The tangent of an angle in degrees, away from its poles.
  package static func tanDegrees(_ x: SeriesModel) -> SeriesModel? {
    guard x.range.avoidsDegreePoles else { return nil }
    return x.map {
      ($0 * Interval.radiansPerDegree).tangent(
        first: .tanDegrees($0.terms[0]),
        isHyperbolic: false
      )
    }
  }

  private static func circular(
    _ series: TaylorSeries
  ) -> (sine: TaylorSeries, cosine: TaylorSeries) {
    series.circular(
      sine: .sin(series.terms[0]),
      cosine: .cos(series.terms[0]),
      isHyperbolic: false
    )
  }

  private static func circularDegrees(
    _ series: TaylorSeries
  ) -> (sine: TaylorSeries, cosine: TaylorSeries) {
    (series * Interval.radiansPerDegree).circular(
      sine: .sinDegrees(series.terms[0]),
      cosine: .cosDegrees(series.terms[0]),
      isHyperbolic: false
    )
  }
}
