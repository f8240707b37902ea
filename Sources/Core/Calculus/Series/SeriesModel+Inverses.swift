import Intervals

extension SeriesModel {
  /// The arc sine, inside (−1, 1).
  package static func asin(_ x: SeriesModel) -> SeriesModel? {
    guard x.range.magnitude < 1 else { return nil }
    return x.map { series in
      series.integral(of: rootOf(1, -1, series), first: .asin(series.terms[0]))
    }
  }

  /// The arc cosine, inside (−1, 1).
  package static func acos(_ x: SeriesModel) -> SeriesModel? {
    guard x.range.magnitude < 1 else { return nil }
    return x.map { series in
      (-series).integral(of: rootOf(1, -1, series), first: .acos(series.terms[0]))
    }
  }

  /// The arc tangent.
  package static func atan(_ x: SeriesModel) -> SeriesModel {
    x.map { series in
      series.integral(of: quadratic(1, 1, series).inverse, first: .atan(series.terms[0]))
    }
  }

  /// The inverse hyperbolic sine.
  package static func asinh(_ x: SeriesModel) -> SeriesModel {
    x.map { series in
      series.integral(of: rootOf(1, 1, series), first: .asinh(series.terms[0]))
    }
  }

  /// The inverse hyperbolic cosine, above 1.
  package static func acosh(_ x: SeriesModel) -> SeriesModel? {
    guard x.range.lowerBound > 1 else { return nil }
    return x.map { series in
      series.integral(of: rootOf(-1, 1, series), first: .acosh(series.terms[0]))
    }
  }

  /// The inverse hyperbolic tangent, inside (−1, 1).
  package static func atanh(_ x: SeriesModel) -> SeriesModel? {
    guard x.range.magnitude < 1 else { return nil }
    return x.map { series in
      series.integral(of: quadratic(1, -1, series).inverse, first: .atanh(series.terms[0]))
    }
  }

  /// The arc sine in degrees, inside (−1, 1).
  package static func asinDegrees(_ x: SeriesModel) -> SeriesModel? {
    inDegrees(asin(x), .asinDegrees(x.center.terms[0]), .asinDegrees(x.range))
  }

  /// The arc cosine in degrees, inside (−1, 1).
  package static func acosDegrees(_ x: SeriesModel) -> SeriesModel? {
    inDegrees(acos(x), .acosDegrees(x.center.terms[0]), .acosDegrees(x.range))
  }

  /// The arc tangent in degrees.
  package static func atanDegrees(_ x: SeriesModel) -> SeriesModel? {
    inDegrees(atan(x), .atanDegrees(x.center.terms[0]), .atanDegrees(x.range))
  }

  private static func inDegrees(
    _ angle: SeriesModel?,
    _ center: Interval,
    _ box: Interval
  ) -> SeriesModel? {
    angle?.map { $0 * Interval.degreesPerRadian }.narrowingFirst(center: center, box: box)
  }

  /// a + b·u².
  private static func quadratic(_ a: Double, _ b: Double, _ series: TaylorSeries) -> TaylorSeries {
    let square = b < 0 ? -series.squared : series.squared
    let sum = Interval(a) + square.terms[0]
    guard a * b < 0 else { return square.replacingFirst(by: sum) }
    // Near ±1 as a product.
    let one = Interval(1)
    let product = (series.terms[0] - one) * (series.terms[0] + one)
    return square.replacingFirst(by: sum.intersection(b < 0 ? -product : product))
  }

  /// 1/√(a + b·u²).
  private static func rootOf(_ a: Double, _ b: Double, _ series: TaylorSeries) -> TaylorSeries {
    let square = quadratic(a, b, series)
    return square.power(
      Interval(-0.5),
      first: Interval.reciprocal(Interval.sqrt(square.terms[0]))
    )
  }
}

extension TaylorSeries {
  /// 1/u; u does not contain 0.
  fileprivate var inverse: TaylorSeries {
    TaylorSeries(constant: Interval(1), order: order) / self
  }
}
