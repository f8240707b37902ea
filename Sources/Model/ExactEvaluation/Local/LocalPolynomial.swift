import Operations
import Words

/// A polynomial of the local variables with exact coefficients, so that what has a double zero, or crosses
/// itself, is known to.
struct LocalPolynomial {
  /// A product of powers of the variables.
  struct Powers: Hashable {
    var first: Int
    var second: Int

    var degree: Int { first + second }
  }

  /// Those that are missing are 0.
  private(set) var terms: [Powers: ExactNumber]

  init(constant: ExactNumber) { terms = [Powers(first: 0, second: 0): constant] }

  /// A variable by its number.
  init(variable: Int, origin: ExactNumber, scale: ExactNumber) {
    terms = [
      Powers(first: 0, second: 0): origin,
      Powers(first: variable == 0 ? 1 : 0, second: variable == 0 ? 0 : 1): scale,
    ]
  }

  /// Whether it is 0 everywhere, as far as terms that are 0 have been left out.
  var isZero: Bool { terms.isEmpty }

  private init(_ terms: [Powers: ExactNumber]) { self.terms = terms }

  func adding(_ other: LocalPolynomial, _ tape: ExactTape) -> LocalPolynomial? {
    var sum = terms
    for (powers, number) in other.terms {
      guard let joined = try? sum[powers].map({ try tape.add($0, number) }) ?? number else {
        return nil
      }
      sum[powers] = joined
    }
    return LocalPolynomial(sum.filter { tape.fraction($0.value)?.sign != 0 })
  }

  /// Nil for one of a higher degree than jets have.
  func multiplied(by other: LocalPolynomial, _ tape: ExactTape) -> LocalPolynomial? {
    var product = LocalPolynomial([:])
    for (left, x) in terms {
      for (right, y) in other.terms {
        let powers = Powers(first: left.first + right.first, second: left.second + right.second)
        guard powers.degree <= LocalJet.order, let number = try? tape.multiply(x, y),
          let sum = product.adding(LocalPolynomial([powers: number]), tape)
        else { return nil }
        product = sum
      }
    }
    return product
  }

  func power(_ exponent: Int, _ tape: ExactTape) -> LocalPolynomial? {
    guard 0...LocalJet.order ~= exponent else { return nil }
    var power = LocalPolynomial(constant: tape.number(1))
    for _ in 0..<exponent {
      guard let next = power.multiplied(by: self, tape) else { return nil }
      power = next
    }
    return power
  }

  /// Where a polynomial of degree 1 of the first variable is 0; nil for any other.
  func zero(_ tape: ExactTape) -> ExactNumber? {
    let (one, none) = (Powers(first: 1, second: 0), Powers(first: 0, second: 0))
    guard let slope = terms[one], terms.keys.allSatisfy({ $0 == one || $0 == none }) else {
      return nil
    }
    guard let value = terms[none] else { return tape.number(0) }
    return try? tape.apply(.negate, tape.divide(value, slope))
  }
}

extension LocalPolynomial.Powers: Comparable {
  static func < (first: Self, second: Self) -> Bool {
    (first.degree, first.second) < (second.degree, second.second)
  }
}
