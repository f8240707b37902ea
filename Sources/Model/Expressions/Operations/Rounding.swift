import CLanes
import NumericCore

/// Absolute value, sign and rounding: operations made of straight pieces.
extension UnaryFunction {
  static let absolute = UnaryFunction(
    name: "absolute",
    spelling: .brackets("|", "|", typed: "abs"),
    real: Real.abs,
    enclosure: Enclosure.abs,
    series: SeriesModel.abs,
    jet: { u, gap in gap.lower != nil ? u : -u },
    singular: SingularSet(targets: .zero, isContinuous: true),
    limit: Limit.upward,
    exact: { $0.magnitude },
    precise: { try $0.apply(.absolute, $1) },
    sample: .kernel(.abs),
    enclosing: { $0.kernel(.abs, $1) },
    zeros: .operand,
    monotonicity: .increasingAboveBreak
  )

  static let sign = UnaryFunction(
    name: "sign",
    real: Real.sign,
    enclosure: Enclosure.sign,
    branches: Branches.sign,
    series: SeriesModel.sign,
    jet: { _, gap in .constant(Interval(gap.lower != nil ? 1 : -1)) },
    singular: SingularSet(targets: .zero),
    limit: Limit.odd(Interval(1)),
    exact: { Rational($0.numerator.signum()) },
    precise: { $0.number(try $0.sign(of: $1)) },
    sample: .kernel(.sign),
    enclosing: { $0.kernel(.sign, $1) },
    zeros: .operand,
    aliases: ["sgn", "signum"]
  )

  static let floor = UnaryFunction(
    name: "floor",
    spelling: .brackets("⌊", "⌋", typed: "floor"),
    real: Real.floor,
    enclosure: Enclosure.floor,
    branches: Branches.floor,
    series: { .step($0, Interval.floor) },
    jet: { _, gap in .constant(gap.lower ?? .entire) },
    singular: SingularSet(targets: .all()),
    exact: { $0.floor },
    precise: { try $0.apply(.floor, $1) },
    sample: .kernel(.floor),
    enclosing: { $0.kernel(.floor, $1) }
  )

  static let ceil = UnaryFunction(
    name: "ceil",
    real: Real.ceil,
    enclosure: Enclosure.ceil,
    branches: Branches.ceil,
    series: { .step($0, Interval.ceil) },
    jet: { _, gap in .constant(gap.upper ?? .entire) },
    singular: SingularSet(targets: .all()),
    exact: { $0.negated?.floor?.negated },
    precise: { try $0.apply(.negate, $0.apply(.floor, $0.apply(.negate, $1))) },
    sample: .kernel(.ceil),
    enclosing: { $0.kernel(.ceil, $1) }
  )

  static let round = UnaryFunction(
    name: "round",
    real: Real.round,
    enclosure: Enclosure.roundTiesToAway,
    branches: Branches.roundTiesToAway,
    series: { .step($0, Interval.roundTiesToAway) },
    jet: { _, gap in .constant((gap.lower ?? .entire) + Interval(0.5)) },
    singular: SingularSet(targets: .all(phase: 0.5)),
    exact: { $0.rounded },
    precise: { try $0.round($1) },
    sample: .kernel(.round),
    enclosing: { $0.kernel(.round, $1) }
  )

  /// |u|/u: −1 or 1, undefined at 0.
  static let signOfNonzero = UnaryFunction(
    name: "signOfNonzero",
    spelling: .never,
    real: { $0 == 0 ? .nan : Real.sign($0) },
    enclosure: Enclosure.signOfNonzero,
    branches: Branches.signOfNonzero,
    series: SeriesModel.signOfNonzero,
    jet: { _, gap in .constant(Interval(gap.lower != nil ? 1 : -1)) },
    singular: SingularSet(targets: .zero, domain: { .where(!$0.isPoint) }),
    limit: Limit.odd(Interval(1)),
    enclosing: { $0.kernel(.signOfNonzero, $1) },
    zeros: .nowhere
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
