import CLanes
import Calculus
import Intervals
import Numerals

/// Hyperbolic functions and their inverses.
extension UnaryFunction {
  static let sinh = UnaryFunction(
    name: "sinh",
    writing: Writing(aliases: ["senh"], inverse: .asinh),
    real: Real.sinh,
    enclosure: Enclosure.sinh,
    series: SeriesModel.sinh,
    jet: { u, _ in .sinh(u) },
    limit: Limit.likeOperand,
    precise: .function(.sinh),
    loops: Loops(sample: .kernel(.sinh), enclosing: { $0.hyperbolic(.subtract, $1) }),
    shape: Shape(
      growth: { u, width in
        u.exponential(upTo: width).adding(-(-u).exponential(upTo: width), upTo: width)
          * Growth(Interval(0.5))
      },
      zeros: .operand,
      monotonicity: .increasing,
      derivative: [.argument, .unary(.cosh)],
      antiderivative: [.argument, .unary(.cosh)]
    )
  )

  static let cosh = UnaryFunction(
    name: "cosh",
    writing: Writing(inverse: .acosh),
    real: Real.cosh,
    enclosure: Enclosure.cosh,
    series: SeriesModel.cosh,
    jet: { u, _ in .cosh(u) },
    limit: Limit.upward,
    precise: .function(.cosh),
    loops: Loops(sample: .kernel(.cosh), enclosing: { $0.hyperbolic(.add, $1) }),
    shape: Shape(
      growth: { u, width in
        (u.exponential(upTo: width) + (-u).exponential(upTo: width)) * Growth(Interval(0.5))
      },
      zeros: .nowhere,
      derivative: [.argument, .unary(.sinh)],
      antiderivative: [.argument, .unary(.sinh)]
    )
  )

  static let tanh = UnaryFunction(
    name: "tanh",
    writing: Writing(aliases: ["tgh"], inverse: .atanh),
    real: Real.tanh,
    enclosure: Enclosure.tanh,
    series: SeriesModel.tanh,
    jet: { u, _ in .tanh(u) },
    limit: Limit.odd(Interval(1)),
    precise: .function(.tanh),
    loops: .kernels(.tanh, .tanh),
    shape: Shape(
      zeros: .operand,
      monotonicity: .increasing,
      derivative: [1, .argument, .unary(.tanh), 2, .binary(.power), .binary(.subtract)]
    )
  )

  static let asinh = UnaryFunction(
    name: "asinh",
    real: Real.asinh,
    enclosure: Enclosure.asinh,
    series: SeriesModel.asinh,
    jet: { u, _ in .asinh(u) },
    limit: Limit.likeOperand,
    precise: .function(.asinh),
    loops: .kernels(.asinh, .asinh),
    shape: Shape(
      growth: Growth.inverse,
      zeros: .operand,
      monotonicity: .increasing,
      derivative: [
        1, .argument, 2, .binary(.power), 1, .binary(.add), .unary(.squareRoot), .binary(.divide),
      ]
    )
  )

  static let acosh = UnaryFunction(
    name: "acosh",
    real: Real.acosh,
    enclosure: Enclosure.acosh,
    series: SeriesModel.acosh,
    jet: { u, _ in .acosh(u) },
    singular: Singularities(
      targets: .values([Interval(1)]),
      domain: { .where($0.lower != nil) },
      isContinuous: true
    ),
    limit: Limit.upwardOnly,
    precise: .function(.acosh),
    loops: Loops(sample: .kernel(.acosh), enclosing: { $0.inverseHyperbolicCosine($1) }),
    shape: Shape(
      growth: Growth.inverse,
      monotonicity: .increasing,
      derivative: [
        .argument, 1, .binary(.unequal), .argument, 1, .binary(.greaterOrEqual), 1, .argument, 2,
        .binary(.power), 1, .binary(.subtract), .unary(.squareRoot), .binary(.divide),
        .binary(.when), .binary(.known),
      ]
    )
  )

  static let atanh = UnaryFunction(
    name: "atanh",
    real: Real.atanh,
    enclosure: Enclosure.atanh,
    series: SeriesModel.atanh,
    jet: { u, _ in .atanh(u) },
    singular: Singularities(
      targets: .values([Interval(-1), Interval(1)]),
      domain: { .where($0.lower != nil && $0.upper != nil && !$0.isPoint) },
      pole: { _, atLower in !atLower }
    ),
    limit: Limit.never,
    precise: .function(.atanh),
    loops: Loops(sample: .kernel(.atanh), enclosing: { $0.inverseHyperbolicTangent($1) }),
    shape: Shape(
      zeros: .operand,
      monotonicity: .increasing,
      derivative: [
        .argument, .unary(.absolute), 1, .binary(.less), 1, 1, .argument, 2, .binary(.power),
        .binary(.subtract), .binary(.divide), .binary(.when),
      ]
    )
  )
}

extension BlockGraph where Operation == EnclosingOperation {
  /// (e^x ± e^−x)/2.
  fileprivate mutating func hyperbolic(_ operation: LanesEnclose, _ x: Int) -> Int {
    let power = kernel(.exp, x)
    let both = kernel(operation, power, kernel(.reciprocal, power))
    return scale(both, by: Interval(0.5))
  }

  /// ln(x + √((x − 1)(x + 1))), which is not defined below 1 either.
  fileprivate mutating func inverseHyperbolicCosine(_ x: Int) -> Int {
    let product = kernel(.multiply, add(x, Interval(-1)), add(x, Interval(1)))
    return kernel(.log, kernel(.add, x, kernel(.sqrt, product)))
  }

  /// ln((1 + x)/(1 − x))/2, which is not defined outside −1 … 1 either.
  fileprivate mutating func inverseHyperbolicTangent(_ x: Int) -> Int {
    let below = add(kernel(.negate, x), Interval(1))
    let ratio = kernel(.divide, add(x, Interval(1)), below)
    return scale(kernel(.log, ratio), by: Interval(0.5))
  }
}

extension Growth {
  /// Of an inverse hyperbolic sine or cosine: neither is larger than ln(2|u| + 1).
  @Sendable fileprivate static func inverse(_ u: Growth, upTo width: Double) -> Growth? {
    let bound = (Growth(Interval(1)) + Growth(Interval(2)) * .size(of: u)).logarithm(upTo: width)
    return Growth(sign: u.sign, least: nil, most: bound.most)
  }
}
