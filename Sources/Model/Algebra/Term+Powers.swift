import Formulas
import Numerals
import Operations

extension Term {
  /// A term that has the same sign everywhere, for a power of a sum that is written out, less a number: |x − y| − 1/100
  /// for (x − y)⁶ − 10⁻¹²; nil where it is none.
  ///
  /// Written out, a high power is lost in rounding next to where it is 0.
  package var contracted: Term? {
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
    if let root = number.root(exponent) { return TermPolynomial(root).term }
    guard let base = Term(number), let degree = Term(whole: UInt128(exponent)) else { return nil }
    return .binary(.power, base, .binary(.divide, .one, degree))
  }
}

extension TermPolynomial {
  /// A sum, the exponent of its power, and what that lacks to be this one, a number.
  fileprivate var writtenPower: (base: TermPolynomial, exponent: Int, rest: Rational)? {
    guard (3...12).contains(degree) else { return nil }
    for (monomial, coefficient) in terms where monomial.powers.count == 1 {
      guard let (letter, exponent) = monomial.powers.first, exponent == degree, letter.isVariable,
        coefficient.numerator > 0, let lead = coefficient.root(degree),
        let base = base(of: letter, lead), let rest = (self - base.raised(to: degree))?.fraction
      else { continue }
      return (base, degree, rest)
    }
    return nil
  }

  /// The only sum with a lead whose power may have the two highest powers of a letter that this one has.
  private func base(of letter: Term, _ lead: Rational) -> TermPolynomial? {
    let next = coefficients(of: letter)[degree - 1] ?? .zero
    let factor = lead.raised(to: Rational(degree - 1))?.multiplied(by: Rational(degree))
    return TermPolynomial(TermProduct(letter), times: lead) + factor?.reciprocal.flatMap(next.times)
  }
}
