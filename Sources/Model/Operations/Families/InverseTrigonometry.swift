import CLanes
import Calculus
import Intervals
import Numerals

/// Inverse circular functions, giving radians.
extension UnaryFunction {
  static let asin = UnaryFunction(
    name: "asin",
    writing: Writing(
      inDegrees: .asinDegrees,
      elsewhere: ForeignSpelling(latex: "\\arcsin\\left($1\\right)"),
      givesAngle: true
    ),
    real: Real.asin,
    enclosure: Enclosure.asin,
    series: SeriesModel.asin,
    jet: { u, _ in .asin(u) },
    singular: betweenOnes,
    limit: Limit.never,
    precise: .function(.asin),
    loops: .kernels(.asin, .asin),
    shape: Shape(
      zeros: .operand,
      monotonicity: .increasing,
      derivative: [
        .argument, 2, .binary(.power), 1, .binary(.unequal), 1, 1, .argument, 2, .binary(.power),
        .binary(.subtract), .unary(.squareRoot), .binary(.divide), .binary(.known),
      ]
    )
  )

  static let acos = UnaryFunction(
    name: "acos",
    writing: Writing(
      inDegrees: .acosDegrees,
      elsewhere: ForeignSpelling(latex: "\\arccos\\left($1\\right)"),
      givesAngle: true
    ),
    real: Real.acos,
    enclosure: Enclosure.acos,
    series: SeriesModel.acos,
    jet: { u, _ in .acos(u) },
    singular: betweenOnes,
    limit: Limit.never,
    precise: .function(.acos),
    loops: Loops(sample: .kernel(.acos), enclosing: { $0.arcCosine($1) }),
    shape: Shape(
      monotonicity: .decreasing,
      derivative: [
        .argument, 2, .binary(.power), 1, .binary(.unequal), 1, 1, .argument, 2, .binary(.power),
        .binary(.subtract), .unary(.squareRoot), .binary(.divide), .unary(.negate), .binary(.known),
      ]
    )
  )

  static let atan = UnaryFunction(
    name: "atan",
    writing: Writing(
      inDegrees: .atanDegrees,
      elsewhere: ForeignSpelling(latex: "\\arctan\\left($1\\right)"),
      givesAngle: true
    ),
    real: Real.atan,
    enclosure: Enclosure.atan,
    series: SeriesModel.atan,
    jet: { u, _ in .atan(u) },
    limit: Limit.odd(Interval.pi * Interval(0.5)),
    precise: .function(.atan),
    loops: .kernels(.atan, .atan),
    shape: Shape(
      zeros: .operand,
      monotonicity: .increasing,
      derivative: [1, 1, .argument, 2, .binary(.power), .binary(.add), .binary(.divide)]
    )
  )

  private static let betweenOnes = Singularities(
    targets: .values([Interval(-1), Interval(1)]),
    domain: { .where($0.lower != nil && $0.upper != nil) },
    isContinuous: true
  )
}

extension BlockGraph where Operation == EnclosingOperation {
  /// π/2 less the arc sine.
  mutating func arcCosine(_ x: Int) -> Int {
    add(kernel(.negate, kernel(.asin, x)), .pi / Interval(2))
  }
}
