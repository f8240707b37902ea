import CLanes
import Calculus
import Intervals
import Numerals
import Words

/// Operations that choose between their operands, or take one by pieces of the other.
extension BinaryFunction {
  static let min = BinaryFunction(
    name: "min",
    writing: Writing(takesMore: true, elsewhere: ForeignSpelling(python: "min($1, $2)")),
    real: Real.min,
    enclosure: Enclosure.min,
    series: SeriesModel.min,
    jet: { x, y, gap, _ in chosen(gap, x, y, isLower: true) },
    singular: Singularities(breaks: [Break(.difference, .zero)], isContinuous: true),
    limit: { at in at.first.map { isFirst($0, isLower: true) ? at.x : at.y } ?? .unknown },
    shape: Shape(
      isTotal: true,
      chosen: .lesser,
      monotonicity: { $0.firstGap.map { (isFirst($0, isLower: true) ? .first : .second, true) } }
    ),
    exact: { x, y in x.isLess(than: y).map { $0 ? x : y } },
    precise: { try $0.join(.min, $1, $2) },
    loops: Loops(sample: { $0.kernel(.min, $1, $2) }, enclosing: { $0.kernel(.min, $1, $2) })
  )

  static let max = BinaryFunction(
    name: "max",
    writing: Writing(takesMore: true, elsewhere: ForeignSpelling(python: "max($1, $2)")),
    real: Real.max,
    enclosure: Enclosure.max,
    series: SeriesModel.max,
    jet: { x, y, gap, _ in chosen(gap, x, y, isLower: false) },
    singular: Singularities(breaks: [Break(.difference, .zero)], isContinuous: true),
    limit: { at in at.first.map { isFirst($0, isLower: false) ? at.x : at.y } ?? .unknown },
    shape: Shape(
      isTotal: true,
      chosen: .greater,
      monotonicity: { $0.firstGap.map { (isFirst($0, isLower: false) ? .first : .second, true) } }
    ),
    exact: { x, y in x.isLess(than: y).map { $0 ? y : x } },
    precise: { try $0.join(.max, $1, $2) },
    loops: Loops(sample: { $0.kernel(.max, $1, $2) }, enclosing: { $0.kernel(.max, $1, $2) })
  )

  /// Whether the first operand is the lower one, or else the higher one, by the gap of x − y.
  private static func isFirst(_ difference: Gap, isLower: Bool) -> Bool {
    (difference.lower != nil) != isLower
  }

  private static func chosen(_ difference: Gap?, _ x: Jet, _ y: Jet, isLower: Bool) -> Jet {
    guard let difference else { return .unknown }
    return difference.isPoint || isFirst(difference, isLower: isLower) ? x : y
  }

  static let mod = BinaryFunction(
    name: "mod",
    writing: Writing(elsewhere: ForeignSpelling(python: "(#1 % #2)")),
    real: Real.mod,
    enclosure: Enclosure.mod,
    intervalUnion: IntervalUnion.mod,
    series: SeriesModel.mod,
    jet: { x, y, _, quotient in
      guard let quotient else { return .unknown }
      if quotient.isPoint { return .constant(Interval(0)) }
      guard let whole = quotient.lower else { return .unknown }
      return x - whole * y
    },
    singular: Singularities(
      breaks: [Break(.last, .zero), Break(.quotient, .all())],
      domain: { gap, slot, _ in .where(!(gap.isPoint && slot == 0)) }
    ),
    limit: { at in
      guard let second = at.second else { return .unknown }
      if second.isPoint { return .finite(Interval(0)) }
      if let x = at.x.value, let y = at.y.value, !y.contains(0),
        let isLower = at.end(1, .finite(x / y))
      {
        return isLower ? .finite(Interval(0)) : at.y
      }
      guard let whole = second.lower else { return .unknown }
      return at.x + -(.finite(whole) * at.y)
    },
    shape: Shape(
      derivative: [
        .argument, .argument(1), .binary(.divide), .unary(.floor), .argument, .argument(1),
        .binary(.divide), .binary(.unequal), .firstSlope, .secondSlope, .argument, .argument(1),
        .binary(.divide), .unary(.floor), .binary(.multiply), .binary(.subtract), .binary(.known),
      ],
      monotonicity: {
        $0.second != nil && $0.secondGap?.isPoint == false ? (.first, true) : nil
      }
    ),
    exact: { $0.modulo($1) },
    precise: {
      if let known = $0.remainder($1, $2) { return known }
      return try $0.subtract($1, $0.multiply($2, $0.apply(.floor, $0.divide($1, $2))))
    },
    loops: Loops(
      enclosing: { builder, x, y in
        let whole = builder.kernel(.floor, builder.divide(x, y))
        return builder.kernel(.subtract, x, builder.multiply(y, whole))
      }
    ),
    fault: { _, _ in .divisionByZero }
  )
}
