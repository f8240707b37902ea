/// A polynomial, with the coefficient of tⁿ at index n; the last is not zero, and 0 has none.
///
/// Every operation gives nil where a coefficient is not known, or the degree too high.
package struct Polynomial<Coefficient: PolynomialCoefficient>: Hashable, Sendable {
  package let coefficients: [Coefficient]

  package init?(_ coefficients: [Coefficient]) {
    let count = coefficients.count - coefficients.reversed().prefix(while: \.isZero).count
    guard count <= Coefficient.largestDegree + 1 else { return nil }
    self.coefficients = Array(coefficients[..<count])
  }

  private init(trusted coefficients: [Coefficient]) { self.coefficients = coefficients }

  /// t itself.
  package static var variable: Polynomial { Polynomial(trusted: [.zero, .one]) }

  /// A number alone.
  package init(_ number: Coefficient) { coefficients = number.isZero ? [] : [number] }

  /// −1 for the polynomial 0.
  package var degree: Int { coefficients.count - 1 }
  package var isConstant: Bool { degree < 1 }
  /// Its value when it is a number.
  package var constant: Coefficient? { isConstant ? self[0] : nil }
  /// The coefficient of the highest power; nil for the polynomial 0.
  package var lead: Coefficient? { coefficients.last }

  package subscript(power: Int) -> Coefficient { power <= degree ? coefficients[power] : .zero }

  package func plus(_ other: Polynomial) -> Polynomial? {
    Self.each(max(coefficients.count, other.coefficients.count)) { self[$0].adding(other[$0]) }
  }

  package func minus(_ other: Polynomial) -> Polynomial? {
    Self.each(max(coefficients.count, other.coefficients.count)) { self[$0].subtracting(other[$0]) }
  }

  package func times(_ factor: Coefficient) -> Polynomial? {
    Self.each(coefficients.count) { self[$0].multiplied(by: factor) }
  }

  package func over(_ divisor: Coefficient) -> Polynomial? {
    Self.each(coefficients.count) { self[$0].divided(by: divisor) }
  }

  package func times(_ other: Polynomial) -> Polynomial? {
    guard degree + other.degree <= Coefficient.largestDegree else { return nil }
    var product = [Coefficient](repeating: .zero, count: max(degree + other.degree + 1, 0))
    for (i, a) in coefficients.enumerated() where !a.isZero {
      for (j, b) in other.coefficients.enumerated() where !b.isZero {
        guard let sum = a.multiplied(by: b).flatMap(product[i + j].adding) else { return nil }
        product[i + j] = sum
      }
    }
    return Polynomial(product)
  }

  package func raised(to exponent: Int) -> Polynomial? {
    guard 0...Coefficient.largestDegree ~= exponent else { return nil }
    if exponent == 0 { return Polynomial(.one) }
    return (1..<exponent).reduce(self) { power, _ in power?.times(self) }
  }

  private static func each(_ count: Int, _ term: (Int) -> Coefficient?) -> Polynomial? {
    var terms: [Coefficient] = []
    for index in 0..<count {
      guard let value = term(index) else { return nil }
      terms.append(value)
    }
    return Polynomial(terms)
  }
}

extension Polynomial where Coefficient == Rational {
  package var derivative: Polynomial? {
    Self.each(max(degree, 0)) { index in
      Rational(Int128(index + 1)).flatMap { self[index + 1].multiplied(by: $0) }
    }
  }
}

extension Polynomial where Coefficient == Double {
  package var derivative: Polynomial {
    Polynomial(trusted: coefficients.enumerated().dropFirst().map { Double($0) * $1 })
  }

  package func value(at x: Double) -> Double { coefficients.reversed().reduce(0) { $0 * x + $1 } }
}
