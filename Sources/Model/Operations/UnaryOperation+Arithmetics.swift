package import Calculus
import Intervals

/// The operation in every arithmetic that walks a program.
extension UnaryOperation {
  /// The result at one point, NaN where there is none.
  package func value(of x: Double) -> Double { row.real(x) }

  /// All results over a stretch, as `value(of:)` gives them point by point.
  package func enclosure(of x: Enclosure) -> Enclosure { row.enclosure(x) }

  /// The results over a few stretches, apart where the operation has a pole or jumps.
  package func intervalUnion(of x: IntervalUnion) -> IntervalUnion {
    if let intervalUnion = row.intervalUnion { return intervalUnion(x) }
    return x.flatMap { [enclosure(of: Enclosure(value: $0, slope: .entire)).value] }
  }

  /// The operation on a function near a point; nil where it is not certainly smooth.
  package func series(of x: SeriesModel) -> SeriesModel? { row.series(x) }

  /// The operation on a quotient of smooth functions.
  package func quotient(of x: SeriesQuotient) -> SeriesQuotient? {
    if self == .negate { return -x }
    guard let model = x.model else { return nil }
    if let quotient = row.quotient { return quotient(model) }
    if let ratio = row.shape.ratio {
      let top = ratio.top.map { $0.series(of: model) } ?? model.constant(Interval(1))
      return ratio.bottom.series(of: model).flatMap { bottom in
        top.map { SeriesQuotient($0, over: bottom) }
      }
    }
    return series(of: model).map { SeriesQuotient($0) }
  }

  /// The jet of the result where the operand stays in a gap between breaks; no gap is needed for an
  /// operation without.
  package func jet(of operand: Jet, in gap: Gap?) -> Jet {
    guard let gap else {
      return row.singular == nil
        ? row.jet(operand, Gap(between: nil, and: nil)) : .unknown
    }
    if gap.isPoint { return .constant(enclosure(of: .constant(gap.hull)).value.interval) }
    let u = operand.clipped(to: gap.hull)
    return u.c0.isEmpty ? u : row.jet(u, gap)
  }

  /// Whether there is a result while the operand stays in a gap.
  package func domainStatus(in gap: Gap) -> DomainStatus {
    row.singular?.domain(gap) ?? .everywhere
  }

  /// Whether the result is continuous where it is not smooth.
  package var isContinuousAtBreaks: Bool { row.singular?.isContinuous ?? true }
}
