import CLanes
import Calculus
import Intervals
import Numerals

/// Operations that are written as signs and only scale.
extension UnaryFunction {
  static let negate = UnaryFunction(
    name: "negate",
    writing: Writing(spelling: .prefix("−")),
    real: { -$0 },
    enclosure: { -$0 },
    series: { -$0 },
    jet: { u, _ in -u },
    limit: { .infinite(isPositive: !$0) },
    exact: { $0.negated },
    precise: .function(.negate),
    loops: .kernels(.negate, .negate),
    shape: Shape(
      growth: { u, _ in -u },
      zeros: .operand,
      monotonicity: .decreasing,
      factor: -1,
      derivative: [1, .unary(.negate)]
    )
  )

  static let percent = UnaryFunction(
    name: "percent",
    writing: Writing(
      spelling: .postfix("%", inSentences: "%"),
      elsewhere: ForeignSpelling(latex: "#1\\%", python: "(#1 / 100)", spreadsheet: "(#1/100)")
    ),
    real: { $0 / 100 },
    enclosure: { $0 / .constant(Interval(100)) },
    series: { $0 / $0.constant(Interval(100)) },
    jet: { u, _ in u / .constant(Interval(100)) },
    limit: Limit.likeOperand,
    exact: { $0.divided(by: 100) },
    precise: .formula { try $0.divide($1, $0.number(100)) },
    loops: Loops(
      sample: .built { $0.kernel(.divide, $1, $0.number(100)) },
      enclosing: { $0.scale($1, by: .reciprocal(Interval(100))) }
    ),
    shape: Shape(
      zeros: .operand,
      monotonicity: .increasing,
      factor: Rational(1, over: 100),
      derivative: [1, .unary(.percent)]
    )
  )

  /// Degrees in radians; where angles are in degrees programs leave it out.
  static let degrees = UnaryFunction(
    name: "degrees",
    writing: Writing(
      spelling: .postfix("°", inSentences: "°"),
      elsewhere: ForeignSpelling(
        latex: "#1^{\\circ}",
        python: "math.radians($1)",
        spreadsheet: "RADIANS($1)"
      )
    ),
    real: { Real.radians(fromDegrees: $0) },
    enclosure: { $0 * .constant(.radiansPerDegree) },
    series: { Interval.radiansPerDegree * $0 },
    jet: { u, _ in Interval.radiansPerDegree * u },
    limit: Limit.likeOperand,
    precise: .formula { try $0.radians(fromDegrees: $1) },
    loops: Loops(
      sample: .built { $0.kernel(.multiply, $1, $0.number(Real.radians(fromDegrees: 1))) },
      enclosing: { $0.scale($1, by: .radiansPerDegree) }
    ),
    shape: Shape(
      zeros: .operand,
      monotonicity: .increasing,
      derivative: [1, .unary(.degrees)]
    )
  )
}
