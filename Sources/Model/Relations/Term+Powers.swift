import Expressions
import Numerals
import Operations

extension Term {
  /// A term that has the same sign everywhere, for a power of a sum that is written out, less a number: |x − y| − 1/100
  /// for (x − y)⁶ − 10⁻¹²; nil where it is none.
  ///
  /// Written out, a high power is lost in rounding next to where it is 0.
  var contracted: Term? {
    guard isTotal, let (base, exponent, rest) = TermPolynomial(self)?.writtenPower,
      let sum = base.term, let size = rest.magnitude, let root = Term.root(exponent, of: size)
    else { return nil }
    let isEven = exponent % 2 == 0
    guard !isEven || rest.numerator <= 0 else { return nil }
    let value: Term = isEven ? .unary(.absolute, sum) : sum
    let term: Term =
      rest.numerator == 0 ? value : .binary(rest.numerator < 0 ? .subtract : .add, value, root)
    return 2 * term.size <= self.size ? term : nil
  }

  private static func root(_ exponent: Int, of number: Rational) -> Term? {
    if let root = number.root(exponent) {
      var polynomial = TermPolynomial.zero
      polynomial.set(root, [:])
      return polynomial.term
    }
    guard let numerator = NumberLiteral("\(number.numerator)"),
      let denominator = NumberLiteral("\(number.denominator)"),
      let degree = NumberLiteral("\(exponent)")
    else { return nil }
    let base = Term.binary(.divide, .leaf(.number(numerator)), .leaf(.number(denominator)))
    return .binary(.power, base, .binary(.divide, .one, .leaf(.number(degree))))
  }
}

extension TermPolynomial {
  /// A sum, the exponent of its power, and what that lacks to be this one, a number.
  fileprivate var writtenPower: (base: TermPolynomial, exponent: Int, rest: Rational)? {
    let degree = terms.keys.map { $0.values.reduce(0, +) }.max() ?? 0
    guard (3...12).contains(degree) else { return nil }
    for (monomial, coefficient) in terms where monomial.count == 1 {
      guard let (letter, exponent) = monomial.first, exponent == degree, letter.isVariable,
        coefficient.numerator > 0, let lead = coefficient.root(degree),
        let base = base(of: letter, lead, degree), let power = base.raised(to: degree),
        let rest = subtracting(power), rest.terms.keys.allSatisfy(\.isEmpty)
      else { continue }
      return (base, degree, rest[[:]] ?? .zero)
    }
    return nil
  }

  /// The only sum with a lead whose power may have the two highest powers of a letter that this one has.
  private func base(of letter: Term, _ lead: Rational, _ degree: Int) -> TermPolynomial? {
    var next = TermPolynomial.zero
    for (monomial, coefficient) in terms where monomial[letter] == degree - 1 {
      var rest = monomial
      rest[letter] = nil
      next.set(coefficient, rest)
    }
    var factor = Rational(degree)
    for _ in 1..<degree {
      guard let product = factor.multiplied(by: lead) else { return nil }
      factor = product
    }
    guard let inverse = factor.reciprocal, let rest = next.scaled(by: inverse) else { return nil }
    return TermPolynomial.letter(letter).scaled(by: lead)?.adding(rest)
  }

  private func raised(to exponent: Int) -> TermPolynomial? {
    var power = self
    for _ in 1..<exponent {
      guard let next = power.multiplied(by: self) else { return nil }
      power = next
    }
    return power
  }
}
