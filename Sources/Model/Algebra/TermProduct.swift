/// A product of powers of letters, which are terms.
package struct TermProduct: FormalProduct {
  /// The letters with their exponents, which are not 0.
  package private(set) var powers: [Term: Int] = [:]

  package init() {}

  init(_ letter: Term, to exponent: Int = 1) { powers[letter] = exponent }

  package static func * (x: TermProduct, y: TermProduct) -> TermProduct {
    var product = x
    product.powers.merge(y.powers, uniquingKeysWith: +)
    return product
  }

  /// The sum of its exponents.
  package var degree: Int { powers.values.reduce(0, +) }

  /// The quotient, where the other one is a part of it.
  func divided(by other: TermProduct) -> TermProduct? {
    let parts = other.powers.map { ($0, (powers[$0] ?? 0) - $1) }
    guard parts.allSatisfy({ $0.1 >= 0 }) else { return nil }
    return parts.reduce(self) { $0.replacing($1.0, by: $1.1) }
  }

  /// The same with another exponent of one letter.
  func replacing(_ letter: Term, by exponent: Int) -> TermProduct {
    var result = self
    result.powers[letter] = exponent == 0 ? nil : exponent
    return result
  }

  /// What products are put in order by.
  package var key: String { powers.map { "\($0.key.key)\($0.value)" }.sorted().joined() }
}
