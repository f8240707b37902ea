import Numerals

/// A product of powers of values that are only known by name.
struct Monomial: FormalProduct {
  /// Exponents above 0 by the value's number, in the order of these.
  private(set) var powers: [Int] = []

  init() {}

  init(_ atom: Int, to exponent: Int = 1) {
    powers = [Int](repeating: 0, count: atom) + [exponent]
  }

  /// The values in it, by their numbers, with their exponents.
  var factors: [(atom: Int, exponent: Int)] {
    powers.enumerated().filter { $0.element > 0 }.map { ($0.offset, $0.element) }
  }

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

extension SymbolicSum<Monomial> {
  /// The term that comes first in an order of its own.
  var lead: (monomial: Monomial, factor: Rational)? {
    terms.max { $0.key.powers.lexicographicallyPrecedes($1.key.powers) }
      .map { ($0.key, $0.value) }
  }
}

/// A quotient of two sums, the divisor not formally 0.
struct SymbolicQuotient: Hashable {
  var top: SymbolicSum<Monomial>
  var bottom = SymbolicSum<Monomial>(.one)

  /// The fraction that it is, if it is certainly one.
  var fraction: Rational? {
    if top.isZero { return .zero }
    if let divisor = bottom.fraction { return top.fraction?.divided(by: divisor) }
    // Both may be the same but for a factor.
    guard let first = top.lead, let second = bottom.lead, first.monomial == second.monomial,
      let ratio = first.factor.divided(by: second.factor), bottom.times(ratio) == top
    else { return nil }
    return ratio
  }
}

extension SymbolicQuotient: ExpressibleByIntegerLiteral {
  @inline(never) init(_ number: Rational) { self.init(top: SymbolicSum(number)) }

  @inline(never) init(integerLiteral whole: Int) { self.init(Rational(whole)) }
}
