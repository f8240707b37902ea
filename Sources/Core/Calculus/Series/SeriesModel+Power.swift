import Intervals

extension SeriesModel {
  /// x^n.
  package static func pown(_ x: SeriesModel, _ n: Int) -> SeriesModel? {
    if n == 0 { return x.constant(Interval(1)) }
    guard n != .min else { return nil }
    let power = x.map { $0.raised(to: Int(n.magnitude)) }
    return n > 0 ? power : x.constant(Interval(1)) / power
  }

  /// x^(p/q) where x keeps one sign.
  package static func rationalPower(_ x: SeriesModel, _ p: Int, _ q: Int) -> SeriesModel? {
    guard let ratio = Ratio(p, q) else { return nil }
    if ratio.denominator == 1 { return pown(x, ratio.numerator) }
    if x.range.upperBound < 0, ratio.denominator & 1 == 1 {
      let mirrored = rationalPower(-x, p, q)
      return ratio.numerator & 1 == 1 ? mirrored.map { -$0 } : mirrored
    }
    guard x.range.lowerBound > 0 else { return nil }
    let exponent = Interval(Double(ratio.numerator)) / Interval(Double(ratio.denominator))
    return x.map { series in
      series.power(
        exponent,
        first: .rationalPower(series.terms[0], ratio.numerator, ratio.denominator)
      )
    }
  }

  /// The calculator's x^y.
  package static func power(_ base: SeriesModel, _ exponent: SeriesModel) -> SeriesModel? {
    if exponent.isConstant, let whole = exponent.range.singleInteger {
      return pown(base, whole).map { $0.known(with: exponent) }
    }
    return positivePower(base, exponent)
  }

  /// x^y for x above 0.
  private static func positivePower(_ base: SeriesModel, _ exponent: SeriesModel) -> SeriesModel? {
    guard base.range.lowerBound > 0 else { return nil }
    if exponent.isConstant {
      return base.map { series in
        series.power(exponent.range, first: .pow(series.terms[0], exponent.range))
      }.known(with: exponent)
    }
    return exp(exponent * base.map(\.logarithm)).narrowingFirst(
      center: .pow(base.center.terms[0], exponent.center.terms[0]),
      box: .pow(base.range, exponent.range)
    )
  }

  /// x^x, for x above 0.
  package static func selfPower(_ x: SeriesModel) -> SeriesModel? {
    power(x, x)
  }

  /// x^(1/n).
  package static func root(_ n: SeriesModel, _ x: SeriesModel) -> SeriesModel? {
    if n.isConstant, let whole = n.range.singleInteger, whole.magnitude <= 1 << 20, whole != 0 {
      return rationalPower(x, 1, whole).map { $0.known(with: n) }
    }
    return (n.constant(Interval(1)) / n).flatMap { positivePower(x, $0) }
  }

  /// The logarithm of `x` to a base, both above 0.
  package static func log(base: SeriesModel, _ x: SeriesModel) -> SeriesModel? {
    guard let top = log(x), let bottom = log(base) else { return nil }
    return (top / bottom)?.narrowingFirst(
      center: .log(base: base.center.terms[0], x.center.terms[0]),
      box: .log(base: base.range, x.range)
    )
  }
}
