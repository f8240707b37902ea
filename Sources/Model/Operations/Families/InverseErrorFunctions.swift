import Calculus
import Intervals
import Numerals

/// The error function of an imaginary number, and inverses of error functions.
extension UnaryFunction {
  static let erfi = special(
    "erfi",
    .erfi,
    limit: Limit.likeOperand,
    precise: .function(ExactFunction("erfi", atZero: 0, sign: .ofOperand)),
    zeros: .operand,
    monotonicity: .increasing,
    derivative: [
      2, .constant(.pi), .unary(.squareRoot), .binary(.divide), .argument, 2, .binary(.power),
      .unary(.exp), .binary(.multiply),
    ]
  )

  static let erfinv = special(
    "erfinv",
    .erfinv,
    singular: Singularities(
      targets: .values([Interval(-1), Interval(1)]),
      domain: { .where($0.lower == Interval(-1) && !$0.isPoint) },
      pole: { _, atLower in !atLower }
    ),
    limit: Limit.never,
    precise: .function(
      ExactFunction("erfinv", atZero: 0, sign: .ofOperand)
    ) {
      try $0.sign(of: $0.subtract($0.number(1), $1)) > 0
        && $0.sign(of: $0.add($0.number(1), $1)) > 0
    },
    zeros: .operand,
    monotonicity: .increasing,
    derivative: slopeOfInverse(.erfinv)
  )

  static let erfcinv = special(
    "erfcinv",
    .erfcinv,
    singular: Singularities(
      targets: .values([Interval(0), Interval(2)]),
      domain: { .where($0.lower == Interval(0) && !$0.isPoint) },
      pole: { _, atLower in atLower }
    ),
    limit: Limit.never,
    precise: .function(ExactFunction("erfcinv", atOne: 0)) {
      try $0.sign(of: $1) > 0 && $0.sign(of: $0.subtract($0.number(2), $1)) > 0
    },
    monotonicity: .decreasing,
    derivative: slopeOfInverse(.erfcinv) + [.unary(.negate)]
  )

  /// √π/2·e^(u²) of the inverse.
  private static func slopeOfInverse(_ inverse: UnaryOperation) -> [OperationStep] {
    [
      .constant(.pi), .unary(.squareRoot), 2, .binary(.divide), .argument, .unary(inverse), 2,
      .binary(.power), .unary(.exp), .binary(.multiply),
    ]
  }
}
