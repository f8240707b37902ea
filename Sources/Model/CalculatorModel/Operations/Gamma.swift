import NumericCore

/// The gamma function and the factorial.
extension UnaryFunction {
  static let gamma = UnaryFunction(
    name: "gamma",
    real: Real.gamma,
    enclosure: Enclosure.gamma,
    branches: Branches.gamma,
    jet: { u, _ in .gamma(u) },
    singular: .poles(.lattice(phase: 0, step: Interval(1), least: -.infinity, greatest: 0)) {
      gap,
      _ in Jet.gamma(.middle(of: gap)).c0.lowerBound > 0
    },
    limit: { $0 ? .infinite(isPositive: true) : .unknown },
    exact: { Rational(-1).flatMap($0.adding)?.factorial },
    zeros: .nowhere,
    fault: .undefined(unit: "")
  )

  static let factorial = UnaryFunction(
    name: "factorial",
    spelling: .postfix("!", inSentences: "n!"),
    real: Real.factorial,
    enclosure: Enclosure.factorial,
    branches: Branches.factorial,
    jet: { _, _ in .constant(.empty) },
    singular: SingularSet(
      targets: .lattice(phase: 0, step: Interval(1), least: 0, greatest: .infinity),
      domain: { .where($0.isPoint) }
    ),
    exact: { $0.factorial },
    fault: .notWhole
  )
}

extension Rational {
  /// The product of the whole numbers up to this one, if it is short.
  var factorial: Rational? {
    guard isWhole, numerator >= 0, numerator <= 33 else { return nil }
    return Rational((0..<Int(numerator)).reduce(1) { $0 * Int128($1 + 1) })
  }
}
