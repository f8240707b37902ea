import Numerals
import Expressions
import Operations

/// A term as a sum of products of powers with exact coefficients; what is no sum or product is a
/// letter in it.
struct TermPolynomial: Hashable {
  /// The powers of the letters of one product.
  typealias Monomial = [Term: Int]

  private(set) var terms: [Monomial: Rational] = [:]

  /// More products are not written out.
  private static let limit = 80

  var isZero: Bool { terms.isEmpty }

  /// Whether it is a sum of multiples of x and y and a number.
  var isLine: Bool {
    terms.keys.allSatisfy { monomial in
      monomial.values.reduce(0, +) <= 1
        && monomial.keys.allSatisfy { $0.operands.isEmpty }
    }
  }

  /// Nil where it gets too long.
  init?(_ term: Term) {
    switch term.form {
    case .unary(.negate, let operand):
      guard let negative = TermPolynomial(operand)?.scaled(by: -1) else { return nil }
      self = negative
    case .binary(.add, let first, let second):
      guard let sum = Self.sum(first, second, 1) else { return nil }
      self = sum
    case .binary(.subtract, let first, let second):
      guard let sum = Self.sum(first, second, -1) else { return nil }
      self = sum
    case .binary(.multiply, let first, let second):
      guard let x = TermPolynomial(first), let y = TermPolynomial(second),
        let product = x.multiplied(by: y)
      else { return nil }
      self = product
    case .binary(.divide, let first, let second):
      guard let divisor = second.number, let x = TermPolynomial(first),
        let inverse = divisor.reciprocal, let scaled = x.scaled(by: inverse)
      else {
        guard let x = TermPolynomial(first), let inverse = TermPolynomial.inverse(second),
          let product = x.multiplied(by: inverse)
        else {
          terms = [[term: 1]: .one]
          return
        }
        self = product
        return
      }
      self = scaled
    default:
      if let number = term.number {
        if number.numerator != 0 { terms = [[:]: number] }
      } else if let root = Self.root(term) {
        self = root
      } else if let (base, exponent) = term.wholePower, exponent <= 12 {
        guard let x = TermPolynomial(base) else { return nil }
        var power = x
        for _ in 1..<exponent {
          guard let next = power.multiplied(by: x) else { return nil }
          power = next
        }
        self = power
      } else {
        terms = [[term: 1]: .one]
      }
    }
  }

  /// 0.
  static let zero = TermPolynomial()

  private init() {}

  /// A letter alone.
  static func letter(_ letter: Term) -> TermPolynomial {
    var polynomial = zero
    polynomial.terms = [[letter: 1]: .one]
    return polynomial
  }

  /// What a product of powers is multiplied by.
  subscript(monomial: Monomial) -> Rational? { terms[monomial] }

  /// Sets what a product of powers is multiplied by.
  mutating func set(_ coefficient: Rational, _ monomial: Monomial) { terms[monomial] = coefficient }

  func adding(_ other: TermPolynomial) -> TermPolynomial? {
    var sum = self
    for (monomial, coefficient) in other.terms {
      guard sum.add(coefficient, monomial) else { return nil }
    }
    return sum
  }

  func subtracting(_ other: TermPolynomial) -> TermPolynomial? {
    other.scaled(by: -1).flatMap(adding)
  }

  private static func sum(_ first: Term, _ second: Term, _ sign: Int128) -> TermPolynomial? {
    guard let x = TermPolynomial(first), let y = TermPolynomial(second) else { return nil }
    return sign < 0 ? x.subtracting(y) : x.adding(y)
  }

  func scaled(by factor: Rational) -> TermPolynomial? {
    var scaled = self
    for (monomial, coefficient) in terms {
      guard let product = coefficient.multiplied(by: factor) else { return nil }
      scaled.terms[monomial] = product
    }
    return scaled
  }

  /// Without one factor that all products have; nil where one has not.
  func divided(byLetter letter: Term) -> TermPolynomial? {
    var quotient = self
    quotient.terms = [:]
    for (monomial, coefficient) in terms {
      guard let exponent = monomial[letter] else { return nil }
      var rest = monomial
      rest[letter] = exponent == 1 ? nil : exponent - 1
      quotient.terms[rest] = coefficient
    }
    return quotient
  }

  func multiplied(by other: TermPolynomial) -> TermPolynomial? {
    var product = self
    product.terms = [:]
    for (first, a) in terms {
      for (second, b) in other.terms {
        guard let coefficient = a.multiplied(by: b) else { return nil }
        guard product.add(coefficient, first.merging(second, uniquingKeysWith: +)) else {
          return nil
        }
      }
    }
    return product
  }

  /// Adds a product; the square of a cosine is one less the square of the sine, that of a root a number.
  private mutating func add(_ coefficient: Rational, _ monomial: Monomial) -> Bool {
    for (letter, exponent) in monomial where exponent >= 2 {
      if let (number, power) = letter.rootOfNumber, exponent >= power {
        var rest = monomial
        rest[letter] = exponent == power ? nil : exponent - power
        return coefficient.multiplied(by: number).map { add($0, rest) } ?? false
      }
      guard case .unary(.cos, let operand) = letter.form else { continue }
      var rest = monomial
      rest[letter] = exponent == 2 ? nil : exponent - 2
      var squared = rest
      squared[.unary(.sin, operand), default: 0] += 2
      guard let opposite = coefficient.negated else { return false }
      return add(coefficient, rest) && add(opposite, squared)
    }
    guard let sum = (terms[monomial] ?? .zero).adding(coefficient) else { return false }
    terms[monomial] = sum.numerator == 0 ? nil : sum
    return terms.count <= Self.limit
  }

  /// The sum written as a term; nil where a coefficient has no literal.
  var term: Term? {
    var sum: Term?
    let ordered = terms.sorted { Self.key($0.key) < Self.key($1.key) }
    for (monomial, coefficient) in ordered {
      guard let numerator = NumberLiteral("\(coefficient.numerator.magnitude)"),
        let denominator = NumberLiteral("\(coefficient.denominator)")
      else { return nil }
      var factors: [Term] = []
      for (letter, exponent) in monomial.sorted(by: { $0.key.key < $1.key.key }) {
        factors.append(
          exponent == 1
            ? letter
            : .binary(.power, letter, .number(UInt16(exponent)))
        )
      }
      var product = Term.product([.leaf(.number(numerator))] + factors)
      if coefficient.numerator.magnitude == 1, !factors.isEmpty { product = .product(factors) }
      if coefficient.denominator != 1 {
        product = .binary(.divide, product, .leaf(.number(denominator)))
      }
      let isNegative = coefficient.numerator < 0
      sum =
        sum.map { .binary(isNegative ? .subtract : .add, $0, product) }
        ?? (isNegative ? product.negated : product)
    }
    return sum ?? .zero
  }

  static func key(_ monomial: Monomial) -> String {
    monomial.map { "\($0.key.key)\($0.value)" }.sorted().joined()
  }
}
