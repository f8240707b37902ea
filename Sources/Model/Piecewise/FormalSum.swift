import Numerals

/// A product of powers of values that are only known by name.
struct Monomial: Hashable {
  /// Exponents above 0 by the value's number, in the order of these.
  private(set) var powers: [Int] = []

  init() {}

  init(_ atom: Int, to exponent: Int = 1) {
    powers = [Int](repeating: 0, count: atom) + [exponent]
  }

  var isOne: Bool { powers.isEmpty }

  func exponent(of atom: Int) -> Int { atom < powers.count ? powers[atom] : 0 }

  /// The same with another exponent of one value.
  func replacing(_ atom: Int, by exponent: Int) -> Monomial {
    var result = self
    while result.powers.count <= atom { result.powers.append(0) }
    result.powers[atom] = exponent
    while result.powers.last == 0 { result.powers.removeLast() }
    return result
  }

  static func * (x: Monomial, y: Monomial) -> Monomial {
    var result = x.powers.count < y.powers.count ? y : x
    for (index, power) in (x.powers.count < y.powers.count ? x : y).powers.enumerated() {
      result.powers[index] += power
    }
    return result
  }
}

/// A sum of such products with fractions before them; one without terms is 0.
struct FormalSum: Hashable {
  private(set) var terms: [Monomial: Rational] = [:]

  init() {}

  init(_ number: Rational) { self.init(Monomial(), times: number) }

  init(_ monomial: Monomial, times factor: Rational = .one) {
    if factor.numerator != 0 { terms[monomial] = factor }
  }

  var isZero: Bool { terms.isEmpty }

  /// The fraction that it is, if it is one.
  var fraction: Rational? {
    if isZero { return .zero }
    return terms.count == 1 ? terms[Monomial()] : nil
  }

  /// The term that comes first in an order of its own.
  var lead: (monomial: Monomial, factor: Rational)? {
    terms.max { $0.key.powers.lexicographicallyPrecedes($1.key.powers) }
      .map { ($0.key, $0.value) }
  }

  mutating func add(_ factor: Rational, _ monomial: Monomial) throws(FormalFault) {
    guard let sum = (terms[monomial] ?? .zero).adding(factor) else { throw .tooLong }
    terms[monomial] = sum.numerator == 0 ? nil : sum
  }

  func plus(_ other: FormalSum) throws(FormalFault) -> FormalSum {
    var result = self
    for (monomial, factor) in other.terms { try result.add(factor, monomial) }
    return result
  }

  func times(_ factor: Rational) throws(FormalFault) -> FormalSum {
    var result = FormalSum()
    for (monomial, own) in terms {
      guard let product = own.multiplied(by: factor) else { throw .tooLong }
      try result.add(product, monomial)
    }
    return result
  }
}

/// Why a formal value is not known.
enum FormalFault: Error {
  case tooLong
}

/// A quotient of two sums, the divisor not formally 0.
struct FormalQuotient: Hashable {
  var top: FormalSum
  var bottom = FormalSum(.one)

  /// The fraction that it is, if it is certainly one.
  var fraction: Rational? {
    if top.isZero { return .zero }
    if let divisor = bottom.fraction { return top.fraction?.divided(by: divisor) }
    // Both may be the same but for a factor.
    guard let first = top.lead, let second = bottom.lead, first.monomial == second.monomial,
      let ratio = first.factor.divided(by: second.factor), let scaled = try? bottom.times(ratio)
    else { return nil }
    return scaled == top ? ratio : nil
  }
}

extension FormalQuotient: ExpressibleByIntegerLiteral {
  init(_ number: Rational) { self.init(top: FormalSum(number)) }

  init(integerLiteral whole: Int) { self.init(Rational(whole)) }
}
