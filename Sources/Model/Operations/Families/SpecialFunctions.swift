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
    precise: .positive(ExactFunction("ci")),
    // cos(x)/x whatever the angles are in: sinc(x)/x + sinc′(x).
    derivative: above(
      0,
      [.argument, .unary(.sinc), .argument, .binary(.divide), 1, .argument, .binary(.sincSlope)]
        + [.binary(.add)]
    )
  )

  static let ei = special(
    "Ei",
    .exponentialIntegral,
    singular: .poles(.zero) { _, _ in false },
    limit: { $0 ? .infinite(isPositive: true) : .finite(Interval(0)) },
    precise: .function(ExactFunction("ei")) {
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
    precise: .function(ExactFunction("li", atZero: 0)) {
      try $0.sign(of: $1) >= 0 && $0.sign(of: $0.subtract($1, $0.number(1))) != 0
    },
    derivative: [1, .argument, .unary(.ln), .binary(.divide)]
  )
}
