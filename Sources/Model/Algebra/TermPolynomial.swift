import Numerals
import Formulas
import Operations

/// A term as a sum of products of powers; what is no sum or product is a letter in it.
package typealias TermPolynomial = SymbolicSum<TermProduct>

extension TermPolynomial {
  /// More products are not written out.
  private static let limit = 80

  /// Nil where it gets too long.
  package init?(_ term: Term) {
    guard let sum = Self.sum(term), sum.terms.count <= Self.limit else { return nil }
    self = sum
  }

  private static func sum(_ term: Term) -> TermPolynomial? {
    switch term.form {
    case .unary(.negate, let u): return TermPolynomial(u)?.times(-1)
    case .binary(.add, let u, let v): return TermPolynomial(u) + TermPolynomial(v)
    case .binary(.subtract, let u, let v): return TermPolynomial(u) - TermPolynomial(v)
    case .binary(.multiply, let u, let v): return TermPolynomial(u) * TermPolynomial(v)
    case .binary(.divide, let u, let v):
      let top = TermPolynomial(u)
      if let factor = v.number?.reciprocal, let scaled = top?.times(factor) { return scaled }
      return top * inverse(v) ?? letter(term)
    case .leaf, .unary, .binary, .other:
      if let number = term.number { return TermPolynomial(number) }
      if let root = root(term) { return root }
      guard let (base, exponent) = term.wholePower, exponent <= 12 else { return letter(term) }
      return TermPolynomial(base)?.raised(to: exponent)
    }
  }

  /// A letter alone.
  package static func letter(_ letter: Term) -> TermPolynomial {
    TermPolynomial(TermProduct(letter))
  }

  /// The sum of the exponents of its highest product.
  package var degree: Int { terms.keys.map(\.degree).max() ?? 0 }

  /// Whether it is a sum of multiples of x and y and a number.
  package var isLine: Bool {
    terms.keys.allSatisfy { $0.degree <= 1 && $0.powers.keys.allSatisfy(\.operands.isEmpty) }
  }

  /// Without a factor; nil where it is not seen to be one.
  package func divided(by divisor: Term) -> TermPolynomial? {
    guard let divisor = TermPolynomial(divisor), !isZero else { return nil }
    let letters = Set([self, divisor].flatMap { $0.terms.keys.flatMap(\.powers.keys) })
      .sorted { $0.key < $1.key }
    func leading(_ sum: TermPolynomial) -> (key: TermProduct, value: Rational)? {
      sum.terms.max { first, second in
        letters.map { first.key.powers[$0] ?? 0 }
          .lexicographicallyPrecedes(letters.map { second.key.powers[$0] ?? 0 })
      }
    }
    var (rest, quotient) = (self, TermPolynomial.zero)
    for _ in 0..<Self.limit {
      guard let (highest, factor) = leading(rest) else { return quotient }
      guard let (least, share) = leading(divisor), let product = highest.divided(by: least),
        let number = factor.divided(by: share)
      else { return nil }
      let part = TermPolynomial(product, times: number)
      guard let less = rest - part * divisor, let sum = quotient.plus(part) else { return nil }
      (rest, quotient) = (less, sum)
    }
    return nil
  }

  /// Nil where it gets too long.
  fileprivate func times(_ other: TermPolynomial) -> TermPolynomial? {
    guard let product = times(other, Self.reduced), product.terms.count <= Self.limit else {
      return nil
    }
    return product
  }

  /// To a power of 1 or more.
  func raised(to exponent: Int) -> TermPolynomial? {
    (1..<exponent).reduce(self) { power, _ in power * self }
  }

  /// A product by the rules of its letters: the square of a cosine is one less the square of the sine, that
  /// of a root a number.
  private static func reduced(_ product: TermProduct, _ factor: Rational) -> TermPolynomial? {
    for (letter, exponent) in product.powers where exponent >= 2 {
      if let (number, power) = letter.rootOfNumber, exponent >= power {
        let rest = product.replacing(letter, by: exponent - power)
        return factor.multiplied(by: number).flatMap { reduced(rest, $0) }
      }
      guard case .unary(.cos, let operand) = letter.form else { continue }
      let rest = product.replacing(letter, by: exponent - 2)
      let sines = rest * TermProduct(.unary(.sin, operand), to: 2)
      return reduced(rest, factor) - reduced(sines, factor)
    }
    return TermPolynomial(product, times: factor)
  }

  /// The sum written as a term; nil where a coefficient has no literal.
  package var term: Term? {
    var parts: [(isNegative: Bool, term: Term)] = []
    for (monomial, coefficient) in terms.sorted(by: { $0.key.key < $1.key.key }) {
      guard let numerator = Term(whole: coefficient.numerator.magnitude),
        let denominator = Term(whole: coefficient.denominator.magnitude)
      else { return nil }
      let factors = monomial.powers.sorted { $0.key.key < $1.key.key }.map { letter, exponent in
        exponent == 1 ? letter : Term.binary(.power, letter, .number(UInt16(exponent)))
      }
      let product = Term.product([numerator] + factors)
      let part = denominator == .one ? product : .binary(.divide, product, denominator)
      parts.append((coefficient.numerator < 0, part))
    }
    return .sum(parts) ?? .zero
  }
}

package func * (x: TermPolynomial?, y: TermPolynomial?) -> TermPolynomial? {
  x.flatMap { x in y.flatMap { x.times($0) } }
}
