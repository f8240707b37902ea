/// A polynomial of columns that is linear in the parameters.
struct FitPolynomial {
  /// What a coefficient stands before: powers of the columns, and a parameter or none.
  struct Term: Hashable {
    var powers: [Int]
    var parameter: Int?
  }

  var terms: [Term: Fraction] = [:]

  init() {}

  init(_ constant: Fraction, columns: Int) {
    if constant.sign != 0 {
      terms[Term(powers: Array(repeating: 0, count: columns))] = constant
    }
  }

  /// The number that it is; nil where it depends on anything.
  var constant: Fraction? {
    if terms.isEmpty { return .zero }
    guard terms.count == 1, let (term, value) = terms.first, term.parameter == nil,
      term.powers.allSatisfy({ $0 == 0 })
    else { return nil }
    return value
  }

  /// What stands before a parameter, or without any.
  func part(_ parameter: Int?) -> [(powers: [Int], coefficient: Fraction)] {
    terms.filter { $0.key.parameter == parameter }.map { ($0.key.powers, $0.value) }
  }

  static func + (first: FitPolynomial, second: FitPolynomial) -> FitPolynomial {
    var sum = first
    for (term, value) in second.terms { sum.add(value, to: term) }
    return sum
  }

  func scaled(by factor: Fraction) -> FitPolynomial {
    var scaled = FitPolynomial()
    if factor.sign != 0 { scaled.terms = terms.mapValues { $0 * factor } }
    return scaled
  }

  /// Nil where it is not linear in the parameters, or has too many terms.
  static func product(_ first: FitPolynomial, _ second: FitPolynomial) -> FitPolynomial? {
    guard first.terms.count * second.terms.count <= most else { return nil }
    var product = FitPolynomial()
    for (one, value) in first.terms {
      for (other, factor) in second.terms {
        guard one.parameter == nil || other.parameter == nil else { return nil }
        let powers = zip(one.powers, other.powers).map { $0 + $1 }
        guard powers.allSatisfy({ $0 <= highest }) else { return nil }
        product.add(
          value * factor,
          to: Term(powers: powers, parameter: one.parameter ?? other.parameter)
        )
      }
    }
    return product
  }

  /// Nil for exponents below 0 and where products are not known.
  func power(_ exponent: Int) -> FitPolynomial? {
    guard let columns = terms.keys.first?.powers.count, (1...Self.highest).contains(exponent)
    else { return nil }
    return (0..<exponent).reduce(FitPolynomial(.one, columns: columns)) { power, _ in
      power.flatMap { Self.product($0, self) }
    }
  }

  private mutating func add(_ value: Fraction, to term: Term) {
    let sum = terms[term].map { $0 + value } ?? value
    terms[term] = sum.sign == 0 ? nil : sum
  }

  private static let most = 400
  private static let highest = 12
}
