import CLanes
import Calculus
import Intervals
import Numerals

/// The exponential function and logarithms.
extension UnaryFunction {
  static let exp = UnaryFunction(
    name: "exp",
    real: Real.exp,
    enclosure: Enclosure.exp,
    series: SeriesModel.exp,
    jet: { u, _ in .exp(u) },
    limit: { $0 ? .infinite(isPositive: true) : .finite(Interval(0)) },
    precise: .function(.exp),
    loops: .kernels(.exp, .exp),
    shape: Shape(
      growth: { $0.exponential(upTo: $1) },
      zeros: .nowhere,
      monotonicity: .increasing,
      derivative: [.argument, .unary(.exp)],
      antiderivative: [.argument, .unary(.exp)]
    )
  )

  static let ln = UnaryFunction(
    name: "ln",
    writing: Writing(elsewhere: ForeignSpelling(python: "math.log($1)")),
    real: Real.ln,
    enclosure: Enclosure.log,
    series: SeriesModel.log,
    jet: { u, _ in .log(u) },
    singular: logarithmic,
    limit: Limit.upwardOnly,
    precise: .function(.ln),
    loops: .kernels(.log, .log),
    shape: Shape(
      growth: { $0.logarithm(upTo: $1) },
      monotonicity: .increasing,
      derivative: [.argument, 0, .binary(.greater), 1, .argument, .binary(.divide), .binary(.when)]
    )
  )

  static let log10 = UnaryFunction(
    name: "log10",
    writing: Writing(
      spelling: .call("log"),
      aliases: ["log10", "lg"],
      elsewhere: ForeignSpelling(latex: "\\log_{10}\\left($1\\right)")
    ),
    real: Real.log10,
    enclosure: Enclosure.log10,
    series: SeriesModel.log10,
    jet: { u, _ in .log10(u) },
    singular: logarithmic,
    limit: Limit.upwardOnly,
    exact: { $0.logarithm(base: 10) },
    precise: .formula { try $0.logarithm(base: $0.number(10), $1) },
    loops: Loops(
      sample: .kernel(.log10),
      enclosing: { $0.scale($0.kernel(.log, $1), by: .reciprocal(.log(Interval(10)))) }
    ),
    shape: Shape(
      growth: { $0.logarithm(upTo: $1) / Growth(.log(Interval(10))) },
      monotonicity: .increasing,
      derivative: [
        .argument, 0, .binary(.greater), 1, .argument, 10, .unary(.ln), .binary(.multiply),
        .binary(.divide), .binary(.when),
      ]
    )
  )

  static let log2 = UnaryFunction(
    name: "log2",
    writing: Writing(
      aliases: ["lb"],
      elsewhere: ForeignSpelling(latex: "\\log_{2}\\left($1\\right)", spreadsheet: "LOG($1,2)")
    ),
    real: Real.log2,
    enclosure: Enclosure.log2,
    series: SeriesModel.log2,
    jet: { u, _ in .log2(u) },
    singular: logarithmic,
    limit: Limit.upwardOnly,
    exact: { $0.logarithm(base: 2) },
    precise: .formula { try $0.logarithm(base: $0.number(2), $1) },
    loops: Loops(
      sample: .kernel(.log2),
      enclosing: { $0.scale($0.kernel(.log, $1), by: .reciprocal(.log(Interval(2)))) }
    ),
    shape: Shape(
      growth: { $0.logarithm(upTo: $1) / Growth(.log(Interval(2))) },
      monotonicity: .increasing,
      derivative: [
        .argument, 0, .binary(.greater), 1, .argument, 2, .unary(.ln), .binary(.multiply),
        .binary(.divide), .binary(.when),
      ]
    )
  )

  /// Defined above 0, falling beyond all bounds there.
  private static let logarithmic = Singularities(
    targets: .zero,
    domain: { .where($0.lower != nil && !$0.isPoint) },
    pole: { _, _ in false }
  )
}

extension Rational {
  /// The whole exponent that gives this, if there is one.
  fileprivate func logarithm(base: Int128) -> Rational? {
    guard numerator > 0, numerator == 1 || denominator == 1 else { return nil }
    var rest = Swift.max(numerator, denominator)
    var exponent: Int128 = 0
    while rest % base == 0 {
      rest /= base
      exponent += 1
    }
    return rest == 1 ? Rational(denominator == 1 ? exponent : -exponent) : nil
  }
}
