import Operations

extension ExactTape {
  /// ζ of whole numbers: fractions below 1, fractions times powers of π for even ones above.
  ///
  /// Source: DLMF 25.6.2, 25.6.3.
  func zeta(of x: ExactNumber) throws(ExactFault) -> ExactNumber? {
    guard let whole = fraction(x)?.whole, whole.magnitude <= Self.mostBernoulli else { return nil }
    if whole <= 0 {
      let order = 1 - whole
      let value = Self.bernoulli(order) / Fraction(order)
      // B₁ is −1/2, and ζ(0) as well.
      return number(order == 1 ? value : -value)
    }
    guard whole & 1 == 0 else { return nil }
    let size = Self.bernoulli(whole).magnitude / (Fraction(2) * .factorial(UInt(whole)))
    return try multiply(number(size), power(multiply(number(2), pi), Fraction(whole)))
  }

  private static var mostBernoulli: Int { 60 }

  /// The Bernoulli number of an order, with B₁ = −1/2.
  private static func bernoulli(_ order: Int) -> Fraction {
    var known = [Fraction.one]
    for n in stride(from: 1, through: order, by: 1) {
      let sum = known.enumerated().reduce(Fraction.zero) { sum, term in
        sum + .binomial(UInt(n + 1), UInt(term.offset)) * term.element
      }
      known.append(-sum / Fraction(n + 1))
    }
    return known[order]
  }
}
