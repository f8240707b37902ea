package import Intervals

extension SeriesModel {
  /// The opposite.
  package static prefix func - (operand: SeriesModel) -> SeriesModel {
    operand.map { -$0 }
  }

  /// The sum.
  package static func + (left: SeriesModel, right: SeriesModel) -> SeriesModel {
    left.map(with: right) { $0 + $1 }
  }

  /// The difference.
  package static func - (left: SeriesModel, right: SeriesModel) -> SeriesModel {
    left.map(with: right) { $0 - $1 }
  }

  /// The product.
  package static func * (left: SeriesModel, right: SeriesModel) -> SeriesModel {
    left.map(with: right) { $0 * $1 }
  }

  /// The quotient; a common factor (t − centre)^n is cancelled.
  ///
  /// Nil where the divisor may be 0 on the box, but for such a factor, whose removal leaves the
  /// quotient undefined at the centre. Each power cancelled costs one order.
  package static func / (left: SeriesModel, right: SeriesModel) -> SeriesModel? {
    let shared = Swift.min(left.center.leadingZeros, right.center.leadingZeros)
    guard right.center.leadingZeros == shared, shared < Swift.min(left.order, right.order) else {
      return nil
    }
    let top = shared == 0 ? left : left.dividedByDisplacement(shared)
    let bottom = shared == 0 ? right : right.dividedByDisplacement(shared)
    guard !bottom.range.contains(0) else { return nil }
    return top.map(with: bottom) { $0 / $1 }
  }

  /// A number times the function.
  package static func * (factor: Interval, model: SeriesModel) -> SeriesModel {
    model.map { $0 * factor }
  }

  /// The square.
  package static func square(_ x: SeriesModel) -> SeriesModel {
    x.map(\.squared)
  }

  /// x/(c + x) for a number c, away from the pole −c.
  package static func saturation(_ x: SeriesModel, _ c: Interval) -> SeriesModel? {
    let sum = x + x.constant(c)
    return (x / sum)?.narrowingFirst(
      center: Interval(1) - c / sum.center.terms[0],
      box: Interval(1) - c / sum.range
    )
  }
}
