import Calculus
import Intervals
import Numerals

/// The logarithm of gamma, Lambert's W and Riemann's ζ.
extension UnaryFunction {
  static let loggamma = special(
    "loggamma",
    .logarithmOfGamma,
    singular: Singularities(
      targets: .zero,
      domain: { .where($0.lower != nil && !$0.isPoint) },
      pole: { _, _ in true }
    ),
    limit: Limit.upwardOnly,
    precise: .positive(ExactFunction("loggamma", atOne: 0)),
    derivative: above(0, [0, .argument, .binary(.polygamma)])
  )

  static let lambertW = special(
    "LambertW",
    .lambertW,
    singular: Singularities(
      targets: .values([-Interval.exp(Interval(-1))]),
      domain: { .where($0.lower != nil) },
      isContinuous: true
    ),
    limit: Limit.upwardOnly,
    precise: .function(ExactFunction("lambertw", atZero: 0, sign: .ofOperand)) {
      try $0.sign(of: $0.add($1, $0.apply(.exp, $0.number(-1)))) >= 0
    },
    zeros: .operand,
    monotonicity: .increasing,
    derivative: [
      1, .argument, .unary(.lambertW), .unary(.exp), 1, .argument, .unary(.lambertW),
      .binary(.add), .binary(.multiply), .binary(.divide),
    ]
  )

  /// The lesser branch, of numbers from −1/e up to 0.
  static let lowerLambertW = special(
    "lowerLambertW",
    .lowerLambertW,
    singular: Singularities(
      targets: .values([-Interval.exp(Interval(-1)), Interval(0)]),
      domain: { .where($0.lower != nil && $0.lower != Interval(0)) },
      pole: { gap, atLower in !atLower && gap.upper == Interval(0) ? false : nil }
    ),
    limit: Limit.never,
    precise: .function(ExactFunction("lower_lambertw", sign: .any)) {
      try $0.sign(of: $1) < 0 && $0.sign(of: $0.add($1, $0.apply(.exp, $0.number(-1)))) >= 0
    },
    zeros: .nowhere,
    monotonicity: .decreasing,
    derivative: [
      1, .argument, .unary(.lowerLambertW), .unary(.exp), 1, .argument, .unary(.lowerLambertW),
      .binary(.add), .binary(.multiply), .binary(.divide),
    ]
  )

  static let zeta = special(
    "zeta",
    .zeta,
    singular: .poles(.values([Interval(1)])) { _, atLower in atLower },
    limit: { $0 ? .finite(Interval(1)) : .unknown },
    precise: .function(ExactFunction("zeta")) {
      try $0.sign(of: $0.subtract($1, $0.number(1))) != 0
    },
    derivative: nil,
    fault: .undefined(unit: "")
  )
}
