import CLanes
import Calculus
import Intervals
import Numerals

/// Roots, and powers of a value by itself.
extension UnaryFunction {
  static let squareRoot = UnaryFunction(
    name: "squareRoot",
    writing: Writing(
      spelling: .root("√"),
      aliases: ["sqrt"],
      elsewhere: ForeignSpelling(
        latex: "\\sqrt{$1}",
        python: "math.sqrt($1)",
        spreadsheet: "SQRT($1)"
      )
    ),
    real: Real.sqrt,
    enclosure: Enclosure.sqrt,
    series: SeriesModel.sqrt,
    jet: { u, _ in .sqrt(u) },
    singular: Singularities(
      targets: .zero,
      domain: { .where($0.lower != nil) },
      isContinuous: true
    ),
    limit: Limit.upwardOnly,
    exact: { $0.root(2) },
    precise: .function(.sqrt),
    loops: .kernels(.sqrt, .sqrt),
    shape: Shape(
      growth: { u, _ in u.raised(to: Interval(0.5), sign: 1) },
      zeros: .operand,
      monotonicity: .increasing,
      derivative: [
        .argument, 0, .binary(.unequal), 1, 2, .argument, .unary(.squareRoot), .binary(.multiply),
        .binary(.divide), .binary(.known),
      ],
      antiderivative: [
        .argument, .argument, .unary(.squareRoot), .binary(.multiply), 3, 2, .binary(.divide),
        .binary(.divide),
      ]
    )
  )

  static let cubeRoot = UnaryFunction(
    name: "cubeRoot",
    writing: Writing(
      spelling: .call("∛"),
      aliases: ["cbrt"],
      elsewhere: ForeignSpelling(
        latex: "\\sqrt[3]{$1}",
        python: "math.cbrt($1)",
        spreadsheet: "(SIGN($1)*ABS($1)^(1/3))"
      )
    ),
    real: Real.cbrt,
    enclosure: Enclosure.cbrt,
    series: SeriesModel.cbrt,
    jet: { u, _ in .rationalPower(u, 1, 3) },
    singular: Singularities(targets: .zero, isContinuous: true),
    limit: Limit.likeOperand,
    exact: { $0.root(3) },
    precise: .function(.cbrt),
    loops: .kernels(.cbrt, .cbrt),
    shape: Shape(
      growth: { u, _ in u.raised(to: Interval(1) / Interval(3), sign: u.sign) },
      zeros: .operand,
      monotonicity: .increasing,
      derivative: [
        .argument, 0, .binary(.unequal), 1, 3, .argument, .unary(.cubeRoot), 2, .binary(.power),
        .binary(.multiply), .binary(.divide), .binary(.known),
      ],
      antiderivative: [
        .argument, .argument, .unary(.cubeRoot), .binary(.multiply), 4, 3, .binary(.divide),
        .binary(.divide),
      ]
    )
  )

  /// u·u.
  static let square = UnaryFunction(
    name: "square",
    writing: Writing(spelling: .never),
    real: { $0 * $0 },
    enclosure: Enclosure.square,
    series: SeriesModel.square,
    jet: { u, _ in .square(u) },
    limit: Limit.upward,
    exact: { $0.multiplied(by: $0) },
    loops: Loops(enclosing: { $0.kernel(.square, $1) }),
    shape: Shape(growth: { u, _ in u.raised(to: Interval(2), sign: 1) }, zeros: .operand)
  )

  /// u^u.
  static let selfPower = UnaryFunction(
    name: "selfPower",
    writing: Writing(spelling: .never),
    real: { Real.power($0, $0) },
    enclosure: Enclosure.selfPower,
    series: SeriesModel.selfPower,
    jet: { u, _ in u.isConstant && u.c0 == Interval(0) ? .constant(Interval(1)) : .selfPower(u) },
    singular: Singularities(targets: .zero, domain: { $0.lower == nil ? .scattered : .everywhere }),
    limit: { $0 ? .infinite(isPositive: true) : .unknown },
    loops: Loops(enclosing: { $0.kernel(.exp, $0.multiply($1, $0.kernel(.logInPower, $1))) }),
    shape: Shape(zeros: .nowhere)
  )
}
