import Formulas
import Numerals
import Operations

extension TermPolynomial {
  /// The square root of a fraction as a product of roots of primes.
  static func root(_ term: Term) -> TermPolynomial? {
    guard case .unary(.squareRoot, let operand) = term.form, let number = operand.number,
      number.numerator > 0, let (factor, primes) = number.rootFactors
    else { return nil }
    var roots = TermProduct()
    for prime in primes {
      guard let term = Term(whole: prime.magnitude) else { return nil }
      roots = roots * TermProduct(.unary(.squareRoot, term))
    }
    return SymbolicSum(roots, times: factor)
  }

  /// One over a number that is a product of a fraction and square roots of whole numbers: √3/3 for 1/√3.
  static func inverse(_ term: Term) -> TermPolynomial? {
    guard !term.isVariable, let product = TermPolynomial(term), product.terms.count == 1,
      let (monomial, coefficient) = product.terms.first, monomial.degree > 0
    else { return nil }
    var factor: Rational? = coefficient.reciprocal
    for (letter, exponent) in monomial.powers {
      guard exponent == 1, let (number, power) = letter.rootOfNumber, power == 2 else { return nil }
      factor = factor?.divided(by: number)
    }
    return factor.map { SymbolicSum(monomial, times: $0) }
  }
}

extension Term {
  /// The number of which it is a root, and the power that gives it back.
  var rootOfNumber: (number: Rational, power: Int)? {
    switch form {
    case .unary(.squareRoot, let operand):
      operand.number.flatMap { $0.numerator > 0 ? ($0, 2) : nil }
    case .unary(.cubeRoot, let operand): operand.number.map { ($0, 3) }
    default: nil
    }
  }
}
