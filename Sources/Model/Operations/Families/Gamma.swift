import Calculus
import Intervals
import Numerals

/// The gamma function and the factorial.
extension UnaryFunction {
  static let gamma = UnaryFunction(
    name: "gamma",
    real: Real.gamma,
    enclosure: Enclosure.gamma,
    intervalUnion: IntervalUnion.gamma,
    series: SeriesModel.gamma,
    quotient: SeriesModel.gammaQuotient,
    jet: { u, _ in .gamma(u) },
    singular: .poles(.lattice(phase: 0, step: Interval(1), least: -.infinity, greatest: 0)) {
      gap,
      _ in isPositive(above: gap)
    },
    limit: { $0 ? .infinite(isPositive: true) : .unknown },
    exact: { $0.subtracting(1)?.factorial },
    precise: .function(.gamma),
    shape: Shape(
      zeros: .nowhere,
      derivative: [
        .argument, .unary(.gamma), 0, .argument, .binary(.polygamma), .binary(.multiply),
      ]
    ),
    fault: .undefined(unit: "")
  )

  /// Whether Γ is above 0 between a whole number and the next: beside 0 it is, and each pole below changes the
  /// sign.
  private static func isPositive(above gap: Gap) -> Bool? {
    guard let pole = gap.lower?.lowerBound, pole.magnitude < 0x1p53 else { return nil }
    return pole.remainder(dividingBy: 2) == 0
  }

  /// x! = Γ(x + 1).
  static let factorial = UnaryFunction(
    name: "factorial",
    writing: Writing(
      spelling: .postfix("!", inSentences: "n!"),
      elsewhere: ForeignSpelling(
        latex: "#1!",
        python: "math.gamma(#1 + 1)",
        spreadsheet: "GAMMA(#1+1)"
      )
    ),
    real: Real.factorial,
    enclosure: { .gamma($0 + .constant(Interval(1))) },
    intervalUnion: { .gamma($0.flatMap { [$0 + DecoratedInterval(Interval(1))] }) },
    series: SeriesModel.factorial,
    quotient: { SeriesModel.gammaQuotient($0 + $0.constant(Interval(1))) },
    jet: { u, _ in .gamma(u + .constant(Interval(1))) },
    singular: .poles(.lattice(phase: 0, step: Interval(1), least: -.infinity, greatest: -1)) {
      gap,
      _ in isPositive(above: gap).map { !$0 }
    },
    limit: gamma.limit,
    exact: { $0.factorial },
    precise: .function(.factorial),
    shape: Shape(
      zeros: .nowhere,
      derivative: [
        .argument, .unary(.factorial), 0, .argument, 1, .binary(.add), .binary(.polygamma),
        .binary(.multiply),
      ]
    ),
    fault: .undefined(unit: "")
  )
}

extension Rational {
  /// The product of the whole numbers up to this one, if it is short.
  var factorial: Rational? {
    guard isWhole, numerator >= 0, numerator <= 33 else { return nil }
    return Rational((0..<Int(numerator)).reduce(1) { $0 * Int128($1 + 1) })
  }
}
