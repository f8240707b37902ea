import Numerals
import Calculus
import Intervals
import Words

/// The angle of a point.
extension BinaryFunction {
  /// From the positive x axis to the point (x, y), −π < angle ≤ π.
  static let atan2 = BinaryFunction(
    name: "atan2",
    writing: Writing(givesAngle: true, elsewhere: ForeignSpelling(spreadsheet: "ATAN2($2,$1)")),
    real: Real.atan2,
    enclosure: Enclosure.atan2,
    intervalUnion: { y, x in
      // Cut where the angle jumps.
      y.flatMap { piece in
        let values = piece.interval
        guard values.lowerBound < 0, values.upperBound >= 0 else { return [piece] }
        return [
          DecoratedInterval(Interval(values.lowerBound, -.leastNonzeroMagnitude)),
          DecoratedInterval(Interval(0, values.upperBound)),
        ].map { DecoratedInterval($0.interval, Swift.min(piece.decoration, .defined)) }
      }.flatMap(with: x) { [.atan2($0, $1)] }
    },
    series: SeriesModel.atan2,
    jet: { y, x, gap, _ in
      guard let gap else {
        let side = y.c0.certainSign
        return side == 0 ? .unknown : .atan2(y, x, isAbove: side > 0)
      }
      if gap.isPoint {
        return .constant(
          Enclosure.atan2(.constant(Interval(0)), .constant(x.c0)).value.interval
        )
      }
      return .atan2(y.clipped(to: gap), x, isAbove: gap.lower != nil)
    },
    singular: Singularities(
      breaks: [Break(.first, .zero)],
      domain: { gap, _, _ in gap.isPoint ? .scattered : .everywhere }
    ),
    limit: { at in
      guard let gap = at.first, !gap.isPoint else { return .unknown }
      // A quarter turn, to the side of y, less the arc tangent of x/y.
      let isAbove = gap.lower != nil
      let isZero = at.end(0, at.x) != nil
      let ratio = at.y * .reciprocal(at.x, isPositive: isAbove, isZero: isZero)
      let quarter = Interval.pi / Interval(isAbove ? 2 : -2)
      return .finite(quarter) + -UnaryOperation.atan.limit(of: ratio, end: nil, in: nil)
    },
    shape: Shape(derivative: [
      .argument, 0, .binary(.unequal), .argument(1), 0, .binary(.greater), .binary(.or),
      .argument(1), .firstSlope, .binary(.multiply), .argument, .secondSlope, .binary(.multiply),
      .binary(.subtract), .argument, 2, .binary(.power), .argument(1), 2, .binary(.power),
      .binary(.add), .binary(.divide), .binary(.known),
    ]),
    precise: { try $0.angle($1, $2) },
    fault: { y, x in .undefined(operation: "atan2", place: "(0, 0)") }
  )
}
