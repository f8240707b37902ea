import Expressions
import Numerals
import Operations

extension TermPolynomial {
  /// Primes beyond are not looked for in a number under a root.
  private static let primeLimit: Int128 = 1000

  /// The square root of a fraction as a product of roots of primes: √12 is 2·√3, and √(1/2) is √2/2.
  static func root(_ term: Term) -> TermPolynomial? {
    guard case .unary(.squareRoot, let operand) = term.form, let number = operand.number,
      number.numerator > 0,
      var rest = Rational.product(number.numerator, number.denominator)
    else { return nil }
    var outside: Int128 = 1
    var monomial: Monomial = [:]
    func note(_ prime: Int128) -> Bool {
      guard let literal = NumberLiteral("\(prime)") else { return false }
      monomial[.unary(.squareRoot, .leaf(.number(literal)))] = 1
      return true
    }
    var prime: Int128 = 2
    while prime <= primeLimit, prime * prime <= rest {
      while rest % (prime * prime) == 0 {
        rest /= prime * prime
        outside *= prime
      }
      if rest % prime == 0 {
        rest /= prime
        guard note(prime) else { return nil }
      }
      prime += 1
    }
    // What is left has no square of a small prime in it: it is taken as it is.
    if rest > 1, !note(rest) { return nil }
    guard let factor = Rational(outside, over: number.denominator) else { return nil }
    var polynomial = zero
    polynomial.set(factor, monomial)
    return polynomial
  }

  /// One over a number that is a product of a fraction and square roots of whole numbers: √3/3 for 1/√3.
  static func inverse(_ term: Term) -> TermPolynomial? {
    guard !term.isVariable, let product = TermPolynomial(term), product.terms.count == 1,
      let (monomial, coefficient) = product.terms.first, !monomial.isEmpty
    else { return nil }
    var factor: Rational? = coefficient.reciprocal
    for (letter, exponent) in monomial {
      guard exponent == 1, let (number, power) = letter.rootOfNumber, power == 2 else { return nil }
      factor = factor?.divided(by: number)
    }
    return factor.map {
      var inverse = zero
      inverse.set($0, monomial)
      return inverse
    }
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
