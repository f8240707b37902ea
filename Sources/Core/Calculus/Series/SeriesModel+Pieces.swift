package import Intervals

extension SeriesModel {
  /// |x|, where x keeps one sign or only touches 0.
  package static func abs(_ x: SeriesModel) -> SeriesModel? {
    if x.range.lowerBound >= 0 { return x }
    return x.range.upperBound <= 0 ? -x : nil
  }

  /// −1, 0 or 1, where x keeps one sign.
  package static func sign(_ x: SeriesModel) -> SeriesModel? {
    step(x, Interval.sign)
  }

  /// |x|/x, where x keeps one sign but at the centre.
  package static func signOfNonzero(_ x: SeriesModel) -> SeriesModel? {
    let zeros = x.center.leadingZeros
    if zeros == 0 { return x.range.contains(0) ? nil : sign(x) }
    guard zeros < x.order else { return nil }
    let rest = x.dividedByDisplacement(zeros)
    let isOneSided = x.displacement.lowerBound >= 0 || x.displacement.upperBound <= 0
    guard !rest.range.contains(0), isOneSided || zeros & 1 == 0 else { return nil }
    let isNegative = rest.range.upperBound < 0
    let flips = zeros & 1 == 1 && x.displacement.upperBound <= 0
    return rest.constant(Interval(isNegative != flips ? -1 : 1))
  }

  /// A step function, where it has one value.
  package static func step(
    _ x: SeriesModel,
    _ function: (Interval) -> Interval
  ) -> SeriesModel? {
    let value = function(x.range)
    return value.isSingleton ? x.constant(value) : nil
  }

  /// a − b·⌊a/b⌋, where the quotient has one floor.
  package static func mod(_ a: SeriesModel, _ b: SeriesModel) -> SeriesModel? {
    let result = Interval.modulo(a.range, b.range)
    guard result.decoration >= .definedAndContinuous, let quotient = result.quotient,
      quotient.isFinite
    else { return nil }
    return a - Interval(quotient) * b
  }

  /// The smaller of two, where it is the same one everywhere.
  package static func min(_ x: SeriesModel, _ y: SeriesModel) -> SeriesModel? {
    let difference = (x - y).range
    if difference.upperBound <= 0 { return x.known(with: y) }
    return difference.lowerBound >= 0 ? y.known(with: x) : nil
  }

  /// The larger of two, where it is the same one everywhere.
  package static func max(_ x: SeriesModel, _ y: SeriesModel) -> SeriesModel? {
    let difference = (x - y).range
    if difference.upperBound <= 0 { return y.known(with: x) }
    return difference.lowerBound >= 0 ? x.known(with: y) : nil
  }
}
