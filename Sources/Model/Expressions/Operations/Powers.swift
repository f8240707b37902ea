import CLanes
import NumericCore

/// Roots, and powers of a value by itself.
extension UnaryFunction {
  static let squareRoot = UnaryFunction(
    name: "squareRoot",
    spelling: .root("√"),
    real: Real.sqrt,
    enclosure: Enclosure.sqrt,
    series: SeriesModel.sqrt,
    jet: { u, _ in .sqrt(u) },
    singular: SingularSet(targets: .zero, domain: { .where($0.lower != nil) }, isContinuous: true),
    limit: Limit.upwardOnly,
    exact: { $0.root(2) },
    precise: { try $0.apply(.sqrt, $1) },
    sample: .kernel(.sqrt),
    enclosing: { $0.kernel(.sqrt, $1) },
    zeros: .operand,
    monotonicity: .increasing,
    aliases: ["sqrt"]
  )

  static let cubeRoot = UnaryFunction(
    name: "cubeRoot",
    spelling: .call("∛"),
    real: Real.cbrt,
    enclosure: Enclosure.cbrt,
    series: SeriesModel.cbrt,
    jet: { u, _ in .rationalPower(u, 1, 3) },
    singular: SingularSet(targets: .zero, isContinuous: true),
    limit: Limit.likeOperand,
    exact: { $0.root(3) },
    precise: { try $0.apply(.cbrt, $1) },
    sample: .kernel(.cbrt),
    enclosing: { $0.kernel(.cbrt, $1) },
    zeros: .operand,
    monotonicity: .increasing,
    aliases: ["cbrt"]
  )

  /// u·u.
  static let square = UnaryFunction(
    name: "square",
    spelling: .never,
    real: { $0 * $0 },
    enclosure: Enclosure.square,
    series: SeriesModel.square,
    jet: { u, _ in .square(u) },
    limit: Limit.upward,
    enclosing: { $0.kernel(.square, $1) },
    zeros: .operand
  )

  /// u^u.
  static let selfPower = UnaryFunction(
    name: "selfPower",
    spelling: .never,
    real: { Real.power($0, $0) },
    enclosure: Enclosure.selfPower,
    series: SeriesModel.selfPower,
    jet: { u, _ in u.isConstant && u.c0 == Interval(0) ? .constant(Interval(1)) : .selfPower(u) },
    singular: SingularSet(targets: .zero, domain: { $0.lower == nil ? .scattered : .everywhere }),
    limit: { $0 ? .infinite(isPositive: true) : .unknown },
    enclosing: { $0.kernel(.exp, $0.multiply($1, $0.kernel(.logInPower, $1))) },
    zeros: .nowhere
  )
}
