package import Calculus
import Intervals

/// The operation in every arithmetic that walks a program.
extension BinaryOperation {
  /// The result at one point, NaN where there is none.
  package func value(of x: Double, _ y: Double) -> Double { row.real(x, y) }

  /// All results over a stretch, as `value(of:_:)` gives them point by point.
  package func enclosure(of x: Enclosure, _ y: Enclosure) -> Enclosure { row.enclosure(x, y) }

  /// The results over a few stretches each, apart where the operation has a pole or jumps.
  package func intervalUnion(of x: IntervalUnion, _ y: IntervalUnion) -> IntervalUnion {
    if let intervalUnion = row.intervalUnion { return intervalUnion(x, y) }
    return x.flatMap(with: y) { first, second in
      [
        enclosure(
          of: Enclosure(value: first, slope: .entire),
          Enclosure(value: second, slope: .entire)
        ).value
      ]
    }
  }

  /// The operation on two functions near a point; nil where it is not certainly smooth.
  package func series(of x: SeriesModel, _ y: SeriesModel) -> SeriesModel? { row.series(x, y) }

  /// The operation on two quotients of smooth functions.
  package func quotient(of x: SeriesQuotient, _ y: SeriesQuotient) -> SeriesQuotient? {
    switch row.algebra {
    case .sum: return x + y
    case .difference: return x + -y
    case .product: return x * y
    case .quotient: return y.reciprocal.map { x * $0 }
    case .power, nil:
      guard let first = x.model, let second = y.model else { return nil }
      return series(of: first, second).map { SeriesQuotient($0) }
    }
  }

  /// The jet of the result, where the operation's breaks stay in their gaps.
  package func jet(of x: Jet, _ y: Jet, _ first: Gap?, _ second: Gap?) -> Jet {
    row.jet(x, y, first, second)
  }
}
