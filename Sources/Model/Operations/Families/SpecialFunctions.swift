import Calculus
import Intervals
import Numerals

/// Special functions of one number: integrals that are no elementary functions, and inverses.
extension UnaryFunction {
  static let si = special(
    "Si",
    .sineIntegral,
    limit: Limit.odd(.pi.scaled(by: 0.5)),
    precise: .function(ExactFunction("si", atZero: 0, sign: .ofOperand)),
    derivative: [.argument, .unary(.sinc)]
  )

  static let ci = special(
    "Ci",
    .cosineIntegral,
    singular: aboveZero,
    limit: { $0 ? .finite(Interval(0)) : .undefined },
    precise: .positive(ExactFunction("ci", singularity: .zero)),
    derivative: above(0, [.argument, .unary(.cos), .argument, .binary(.divide)])
  )

  static let ei = special(
    "Ei",
    .exponentialIntegral,
    singular: .poles(.zero) { _, _ in false },
    limit: { $0 ? .infinite(isPositive: true) : .finite(Interval(0)) },
    precise: .function(ExactFunction("ei", singularity: .zero)) {
      try $0.sign(of: $1) != 0
    },
    derivative: [.argument, .unary(.exp), .argument, .binary(.divide)],
    fault: .undefined(unit: "")
  )

  static let li = special(
    "li",
    .logarithmicIntegral,
    singular: Singularities(
      targets: .values([Interval(0), Interval(1)]),
      domain: { gap in .where(gap.lower != nil && !(gap.isPoint && gap.upper == Interval(1))) },
      pole: { gap, atLower in
        (atLower ? gap.lower : gap.upper) == Interval(1) ? false : nil
      }
    ),
    limit: Limit.upwardOnly,
    precise: .function(ExactFunction("li", atZero: 0, singularity: .wholes(upTo: 1))) {
      try $0.sign(of: $1) >= 0 && $0.sign(of: $0.subtract($1, $0.number(1))) != 0
    },
    derivative: [1, .argument, .unary(.ln), .binary(.divide)]
  )

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
      ExactFunction("erfinv", atZero: 0, sign: .ofOperand, singularity: .plusMinusOne)
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
    precise: .function(ExactFunction("erfcinv", atOne: 0, singularity: .wholes(upTo: nil))) {
      try $0.sign(of: $1) > 0 && $0.sign(of: $0.subtract($0.number(2), $1)) > 0
    },
    monotonicity: .decreasing,
    derivative: slopeOfInverse(.erfcinv) + [.unary(.negate)]
  )

  static let fresnelS = special(
    "FresnelS",
    .fresnelSine,
    limit: Limit.odd(Interval(0.5)),
    precise: .function(ExactFunction("fresnel_s", atZero: 0, sign: .ofOperand, isBelowOne: true)),
    zeros: .operand,
    derivative: halfTurnsOfSquare + [.unary(.sin)]
  )

  static let fresnelC = special(
    "FresnelC",
    .fresnelCosine,
    limit: Limit.odd(Interval(0.5)),
    precise: .function(ExactFunction("fresnel_c", atZero: 0, sign: .ofOperand, isBelowOne: true)),
    zeros: .operand,
    derivative: halfTurnsOfSquare + [.unary(.cos)]
  )

  static let lngamma = special(
    "lngamma",
    .logarithmOfGamma,
    singular: Singularities(
      targets: .zero,
      domain: { .where($0.lower != nil && !$0.isPoint) },
      pole: { _, _ in true }
    ),
    limit: Limit.upwardOnly,
    precise: .positive(ExactFunction("lngamma", atOne: 0, singularity: .zero)),
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

  static let zeta = special(
    "zeta",
    .zeta,
    singular: .poles(.values([Interval(1)])) { _, atLower in atLower },
    limit: { $0 ? .finite(Interval(1)) : .unknown },
    precise: .function(ExactFunction("zeta", singularity: .one)) {
      try $0.sign(of: $0.subtract($1, $0.number(1))) != 0
    },
    derivative: nil,
    fault: .undefined(unit: "")
  )

  /// A row of which all arithmetics follow from the function.
  private static func special(
    _ name: String,
    _ function: SmoothFunction,
    singular: Singularities? = nil,
    limit: @escaping @Sendable (Bool) -> Limit,
    precise: ExactRule,
    zeros: Zeros = .own,
    monotonicity: Monotonicity = .none,
    derivative: [OperationStep]?,
    fault: Fault = .noRealValue
  ) -> UnaryFunction {
    UnaryFunction(
      name: name,
      writing: Writing(elsewhere: .unknown),
      real: function.real,
      enclosure: function.enclosure,
      intervalUnion: singular == nil ? nil : function.intervalUnion,
      series: function.series,
      jet: { u, _ in function.jet(u) },
      singular: singular,
      limit: limit,
      precise: precise,
      shape: Shape(zeros: zeros, monotonicity: monotonicity, derivative: derivative),
      fault: fault
    )
  }

  /// Defined above 0, falling beyond all bounds there.
  private static let aboveZero = Singularities(
    targets: .zero,
    domain: { .where($0.lower != nil && !$0.isPoint) },
    pole: { _, _ in false }
  )

  /// Steps that hold where the operand is above a number.
  private static func above(_ number: OperationStep, _ steps: [OperationStep]) -> [OperationStep] {
    [.argument, number, .binary(.greater)] + steps + [.binary(.when)]
  }

  /// √π/2·e^(u²) of the inverse.
  private static func slopeOfInverse(_ inverse: UnaryOperation) -> [OperationStep] {
    [
      .constant(.pi), .unary(.squareRoot), 2, .binary(.divide), .argument, .unary(inverse), 2,
      .binary(.power), .unary(.exp), .binary(.multiply),
    ]
  }

  private static let halfTurnsOfSquare: [OperationStep] = [
    .constant(.pi), .argument, 2, .binary(.power), .binary(.multiply), 2, .binary(.divide),
  ]
}

extension ExactRule {
  /// A function that has values above 0 alone.
  fileprivate static func positive(_ function: ExactFunction) -> ExactRule {
    .function(function) { try $0.sign(of: $1) > 0 }
  }
}
