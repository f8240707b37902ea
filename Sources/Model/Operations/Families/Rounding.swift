import CLanes
import Calculus
import Intervals
import Numerals

/// Absolute value, sign and rounding: operations made of straight pieces.
extension UnaryFunction {
  static let absolute = UnaryFunction(
    name: "absolute",
    writing: Writing(
      spelling: .brackets("|", "|", typed: "abs"),
      elsewhere: ForeignSpelling(
        latex: "\\left|$1\\right|",
        python: "abs($1)",
        spreadsheet: "ABS($1)"
      )
    ),
    real: Real.abs,
    enclosure: Enclosure.abs,
    series: SeriesModel.abs,
    jet: { u, gap in gap.lower != nil ? u : -u },
    singular: Singularities(targets: .zero, isContinuous: true),
    limit: Limit.upward,
    exact: { $0.magnitude },
    precise: .function(.absolute),
    loops: .kernels(.abs, .abs),
    shape: Shape(
      growth: { u, _ in .size(of: u) },
      zeros: .operand,
      monotonicity: .increasingAboveBreak,
      derivative: [
        .argument, 0, .binary(.unequal), .argument, .argument, .unary(.absolute), .binary(.divide),
        .binary(.known),
      ]
    )
  )

  static let sign = UnaryFunction(
    name: "sign",
    writing: Writing(
      aliases: ["sgn", "signum"],
      elsewhere: ForeignSpelling(python: "(lambda u: (u > 0) - (u < 0))($1)")
    ),
    real: Real.sign,
    enclosure: Enclosure.sign,
    intervalUnion: IntervalUnion.sign,
    series: SeriesModel.sign,
    jet: { _, gap in .constant(Interval(gap.lower != nil ? 1 : -1)) },
    singular: Singularities(targets: .zero),
    limit: Limit.odd(Interval(1)),
    exact: { Rational($0.numerator.signum()) },
    precise: .formula { $0.number(try $0.sign(of: $1)) },
    loops: .kernels(.sign, .sign),
    shape: Shape(
      zeros: .operand,
      derivative: [.argument, 0, .binary(.unequal), 0, .binary(.known)]
    )
  )

  static let floor = UnaryFunction(
    name: "floor",
    writing: Writing(
      spelling: .brackets("⌊", "⌋", typed: "floor"),
      elsewhere: ForeignSpelling(latex: "\\left\\lfloor $1\\right\\rfloor", spreadsheet: "INT($1)")
    ),
    real: Real.floor,
    enclosure: Enclosure.floor,
    intervalUnion: IntervalUnion.floor,
    series: { .step($0, Interval.floor) },
    jet: { _, gap in .constant(gap.lower ?? .entire) },
    singular: Singularities(targets: .all()),
    exact: { $0.floor },
    precise: .function(.floor),
    loops: .kernels(.floor, .floor),
    shape: Shape(derivative: [
      .argument, .unary(.floor), .argument, .binary(.unequal), 0, .binary(.known),
    ])
  )

  static let ceil = UnaryFunction(
    name: "ceil",
    writing: Writing(
      elsewhere: ForeignSpelling(
        latex: "\\left\\lceil $1\\right\\rceil",
        spreadsheet: "(-INT(-#1))"
      )
    ),
    real: Real.ceil,
    enclosure: Enclosure.ceil,
    intervalUnion: IntervalUnion.ceil,
    series: { .step($0, Interval.ceil) },
    jet: { _, gap in .constant(gap.upper ?? .entire) },
    singular: Singularities(targets: .all()),
    exact: { $0.negated?.floor?.negated },
    precise: .formula { try $0.apply(.negate, $0.apply(.floor, $0.apply(.negate, $1))) },
    loops: .kernels(.ceil, .ceil),
    shape: Shape(derivative: [
      .argument, .unary(.ceil), .argument, .binary(.unequal), 0, .binary(.known),
    ])
  )

  static let round = UnaryFunction(
    name: "round",
    writing: Writing(
      elsewhere: ForeignSpelling(
        python: "(lambda u: math.copysign(math.floor(abs(u) + 0.5), u))($1)",
        spreadsheet: "ROUND($1,0)"
      )
    ),
    real: Real.round,
    enclosure: Enclosure.roundTiesToAway,
    intervalUnion: IntervalUnion.roundTiesToAway,
    series: { .step($0, Interval.roundTiesToAway) },
    jet: { _, gap in .constant((gap.lower ?? .entire) + Interval(0.5)) },
    singular: Singularities(targets: .all(phase: 0.5)),
    exact: { $0.rounded },
    precise: .formula { try $0.round($1) },
    loops: .kernels(.round, .round),
    shape: Shape(derivative: [
      .argument, 1, 2, .binary(.divide), .binary(.add), .unary(.floor), .argument, 1, 2,
      .binary(.divide), .binary(.add), .binary(.unequal), 0, .binary(.known),
    ])
  )

  /// |u|/u: −1 or 1, undefined at 0.
  static let signOfNonzero = UnaryFunction(
    name: "signOfNonzero",
    writing: Writing(spelling: .never),
    real: { $0 == 0 ? .nan : Real.sign($0) },
    enclosure: Enclosure.signOfNonzero,
    intervalUnion: IntervalUnion.signOfNonzero,
    series: SeriesModel.signOfNonzero,
    jet: { _, gap in .constant(Interval(gap.lower != nil ? 1 : -1)) },
    singular: Singularities(targets: .zero, domain: { .where(!$0.isPoint) }),
    limit: Limit.odd(Interval(1)),
    loops: Loops(enclosing: { $0.kernel(.signOfNonzero, $1) }),
    shape: Shape(zeros: .nowhere)
  )
}

extension Rational {
  /// To the nearest whole number, ties away from 0.
  fileprivate var rounded: Rational? {
    guard let half = Rational(1, over: 2) else { return nil }
    let size = magnitude?.adding(half)?.floor
    return numerator < 0 ? size?.negated : size
  }
}

extension Growth {
  /// Of the size of what grows so.
  static func size(of u: Growth) -> Growth { Growth(sign: 1, least: u.least, most: u.most) }
}
