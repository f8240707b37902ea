import Intervals

/// A function near a point as a quotient of two smooth ones, so that poles that cancel do no harm:
/// 1/sin(x) − 1/x around 0 is (x − sin x)/(x·sin x).
///
/// Nothing is divided until `model` is asked for; degrees of both parts add up on the way, so that each
/// sum or product of quotients costs up to three products of series.
package struct SeriesQuotient: Sendable {
  private let top: SeriesModel
  /// Nil for 1.
  private let bottom: SeriesModel?
  /// Whether no division by what may be 0 at the centre was needed.
  private let isDefinedAtCenter: Bool

  /// A smooth function.
  package init(_ model: SeriesModel) {
    self.init(model, nil, isDefinedAtCenter: model.isDefinedAtCenter)
  }

  /// The quotient of two smooth functions.
  package init(_ top: SeriesModel, over bottom: SeriesModel) {
    self.init(
      top,
      bottom,
      isDefinedAtCenter: top.isDefinedAtCenter && bottom.isDefinedAtCenter
    )
  }

  private init(_ top: SeriesModel, _ bottom: SeriesModel?, isDefinedAtCenter: Bool) {
    self.top = top
    self.bottom = bottom
    let vanishes = bottom?.center.terms[0].contains(0) ?? false
    self.isDefinedAtCenter = isDefinedAtCenter && !vanishes
  }

  /// The function as one series; nil where it is not smooth even after cancelling common factors.
  ///
  /// It is not defined at the center where a factor that is 0 there was cancelled.
  package var model: SeriesModel? {
    guard let quotient = bottom.map({ top / $0 }) ?? top else { return nil }
    return isDefinedAtCenter ? quotient : quotient.withoutValueAtCenter
  }

  /// The sum.
  package static func + (left: SeriesQuotient, right: SeriesQuotient) -> SeriesQuotient {
    SeriesQuotient(
      Self.product(left.top, right.bottom) + Self.product(right.top, left.bottom),
      Self.product(left.bottom, right.bottom),
      isDefinedAtCenter: left.isDefinedAtCenter && right.isDefinedAtCenter
    )
  }

  /// The opposite.
  package static prefix func - (operand: SeriesQuotient) -> SeriesQuotient {
    SeriesQuotient(
      -operand.top,
      operand.bottom,
      isDefinedAtCenter: operand.isDefinedAtCenter
    )
  }

  /// The product.
  package static func * (left: SeriesQuotient, right: SeriesQuotient) -> SeriesQuotient {
    SeriesQuotient(
      left.top * right.top,
      Self.product(left.bottom, right.bottom),
      isDefinedAtCenter: left.isDefinedAtCenter && right.isDefinedAtCenter
    )
  }

  /// The reciprocal; nil where the function may be undefined away from the centre, as that would be
  /// forgotten: 1/(1/x) has no value at 0.
  package var reciprocal: SeriesQuotient? {
    guard let bottom else {
      return SeriesQuotient(top.constant(Interval(1)), top, isDefinedAtCenter: isDefinedAtCenter)
    }
    let zeros = bottom.center.leadingZeros
    guard zeros < bottom.order,
      !bottom.dividedByDisplacement(zeros).range.contains(0)
    else { return nil }
    return SeriesQuotient(bottom, top, isDefinedAtCenter: isDefinedAtCenter)
  }

  private static func product(_ model: SeriesModel, _ factor: SeriesModel?) -> SeriesModel {
    factor.map { model * $0 } ?? model
  }

  private static func product(_ left: SeriesModel?, _ right: SeriesModel?) -> SeriesModel? {
    left.map { product($0, right) } ?? right
  }

  /// A whole power.
  ///
  /// Nil where the power or its reciprocal is not certainly smooth.
  package func raised(to exponent: Int) -> SeriesQuotient? {
    guard let size = Int(exactly: exponent.magnitude), let first = SeriesModel.pown(top, size)
    else { return nil }
    let second = bottom.flatMap { SeriesModel.pown($0, size) }
    guard (second == nil) == (bottom == nil) else { return nil }
    let power = SeriesQuotient(first, second, isDefinedAtCenter: isDefinedAtCenter)
    return exponent < 0 ? power.reciprocal : power
  }

  /// The sign of what it is divided by at the centre, 0 where that is exactly 0; nil where it is not
  /// certain, or the dividend may be 0 in the box.
  ///
  /// What is divided by is smooth on the box, so its distance from 0 is at most in proportion to that
  /// from its zero: the quotient grows like a reciprocal, or faster.
  package var divisorSign: Int? {
    guard let bottom, !top.range.contains(0) else { return nil }
    let divisor = bottom.center.terms[0]
    if divisor == Interval(0) { return 0 }
    return divisor.contains(0) ? nil : divisor.lowerBound > 0 ? 1 : -1
  }
}
