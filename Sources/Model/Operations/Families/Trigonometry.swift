import CLanes
import Calculus
import Intervals
import Numerals

/// Circular functions of an angle in radians.
extension UnaryFunction {
  static let sin = UnaryFunction(
    name: "sin",
    writing: Writing(aliases: ["sen"], inverse: .asin, inDegrees: .sinDegrees),
    real: Real.sin,
    enclosure: Enclosure.sin,
    series: SeriesModel.sin,
    jet: { u, _ in .sin(u) },
    limit: Limit.betweenOnes,
    precise: .function(.sin),
    loops: .kernels(.sin, .sin),
    shape: Shape(
      isPeriodic: true,
      derivative: [.argument, .unary(.cos)],
      antiderivative: [.argument, .unary(.cos), .unary(.negate)]
    )
  )

  static let cos = UnaryFunction(
    name: "cos",
    writing: Writing(inverse: .acos, inDegrees: .cosDegrees),
    real: Real.cos,
    enclosure: Enclosure.cos,
    series: SeriesModel.cos,
    jet: { u, _ in .cos(u) },
    limit: Limit.betweenOnes,
    precise: .function(.cos),
    loops: .kernels(.cos, .cos),
    shape: Shape(
      isPeriodic: true,
      derivative: [.argument, .unary(.sin), .unary(.negate)],
      antiderivative: [.argument, .unary(.sin)]
    )
  )

  static let tan = UnaryFunction(
    name: "tan",
    writing: Writing(aliases: ["tg"], inverse: .atan, inDegrees: .tanDegrees),
    real: Real.tan,
    enclosure: Enclosure.tan,
    intervalUnion: IntervalUnion.tan,
    series: SeriesModel.tan,
    jet: { .tan($0, in: $1) },
    singular: .poles(.all(phase: 0.5, step: .pi)) { _, atLower in !atLower },
    exact: { $0.numerator == 0 ? .zero : nil },
    precise: .formula { try $0.tangent($1) },
    loops: .kernels(.tan, .tan),
    shape: Shape(
      monotonicity: .increasing,
      isPeriodic: true,
      ratio: Ratio(.sin, over: .cos),
      derivative: [1, .argument, .unary(.cos), 2, .binary(.power), .binary(.divide)]
    ),
    fault: .undefined(unit: "")
  )

  static let sec = UnaryFunction(
    name: "sec",
    writing: Writing(
      elsewhere: ForeignSpelling(python: "(1 / math.cos($1))", spreadsheet: "(1/COS($1))"),
      definitionInDegrees: .reciprocal(of: .cos)
    ),
    real: Real.sec,
    enclosure: Enclosure.sec,
    intervalUnion: IntervalUnion.sec,
    series: SeriesModel.sec,
    jet: { .sec($0, in: $1) },
    singular: .poles(.all(phase: 0.5, step: .pi)) { gap, _ in
      Jet.sec(.middle(of: gap), in: gap).c0.lowerBound > 0
    },
    exact: { $0.numerator == 0 ? .one : nil },
    precise: .formula { try $0.reciprocal($0.apply(.cos, $1)) },
    loops: Loops(
      sample: .built { $0.kernel(.divide, $0.number(1), $0.kernel(.cos, $1)) },
      enclosing: { $0.kernel(.reciprocal, $0.kernel(.cos, $1)) }
    ),
    shape: Shape(
      zeros: .nowhere,
      isPeriodic: true,
      ratio: Ratio(over: .cos),
      derivative: [.argument, .unary(.sec), .argument, .unary(.tan), .binary(.multiply)]
    ),
    fault: .undefined(unit: "")
  )

  static let csc = UnaryFunction(
    name: "csc",
    writing: Writing(
      aliases: ["cosec"],
      elsewhere: ForeignSpelling(python: "(1 / math.sin($1))", spreadsheet: "(1/SIN($1))"),
      definitionInDegrees: .reciprocal(of: .sin)
    ),
    real: Real.csc,
    enclosure: Enclosure.csc,
    intervalUnion: IntervalUnion.csc,
    series: SeriesModel.csc,
    jet: { .csc($0, in: $1) },
    singular: .poles(.all(step: .pi)) { gap, _ in
      Jet.csc(.middle(of: gap), in: gap).c0.lowerBound > 0
    },
    precise: .formula { try $0.reciprocal($0.apply(.sin, $1)) },
    loops: Loops(
      sample: .built { $0.kernel(.divide, $0.number(1), $0.kernel(.sin, $1)) },
      enclosing: { $0.kernel(.reciprocal, $0.kernel(.sin, $1)) }
    ),
    shape: Shape(
      zeros: .nowhere,
      isPeriodic: true,
      ratio: Ratio(over: .sin),
      derivative: [
        .argument, .unary(.csc), .argument, .unary(.cot), .binary(.multiply), .unary(.negate),
      ]
    ),
    fault: .undefined(unit: "")
  )

  static let cot = UnaryFunction(
    name: "cot",
    writing: Writing(
      aliases: ["cotg", "ctg"],
      elsewhere: ForeignSpelling(python: "(1 / math.tan($1))", spreadsheet: "(1/TAN($1))"),
      definitionInDegrees: [90, .argument, .binary(.subtract), .unary(.tan)]
    ),
    real: Real.cot,
    enclosure: Enclosure.cot,
    intervalUnion: IntervalUnion.cot,
    series: SeriesModel.cot,
    jet: { .cot($0, in: $1) },
    singular: .poles(.all(step: .pi)) { _, atLower in atLower },
    precise: .formula { try $0.divide($0.apply(.cos, $1), $0.apply(.sin, $1)) },
    loops: Loops(
      sample: .built { $0.kernel(.divide, $0.kernel(.cos, $1), $0.kernel(.sin, $1)) },
      enclosing: { $0.divide($0.kernel(.cos, $1), $0.kernel(.sin, $1)) }
    ),
    shape: Shape(
      monotonicity: .decreasing,
      isPeriodic: true,
      ratio: Ratio(.cos, over: .sin),
      derivative: [.argument, .unary(.csc), 2, .binary(.power), .unary(.negate)]
    ),
    fault: .undefined(unit: "")
  )
}

extension UnaryFunction {
  /// sin(x)/x of radians, and 1 at 0.
  static let sinc = UnaryFunction(
    name: "sinc",
    writing: Writing(
      elsewhere: ForeignSpelling(
        python: "(lambda u: math.sin(u) / u)(#1 or 1e-99)",
        spreadsheet: "IF($1=0,1,SIN($1)/#1)"
      )
    ),
    real: Real.sinc,
    enclosure: Enclosure.sinc,
    series: SeriesModel.sinc,
    jet: { u, _ in .sinc(u) },
    limit: { _ in .finite(Interval(0)) },
    exact: { $0.numerator == 0 ? .one : nil },
    precise: .formula {
      try $0.sign(of: $1) == 0 ? $0.number(1) : $0.divide($0.apply(.sin, $1), $1)
    },
    shape: Shape(
      derivative: [1, .argument, .binary(.sincSlope)],
      antiderivative: [.argument, .unary(.si)]
    )
  )
}

extension [OperationStep] {
  /// One over a function of the operand.
  fileprivate static func reciprocal(of operation: UnaryOperation) -> [OperationStep] {
    [1, .argument, .unary(operation), .binary(.divide)]
  }
}

extension Jet {
  /// The place in the middle of a gap.
  static func middle(of gap: Gap) -> Jet { .constant(Interval(gap.hull.midpoint)) }
}
