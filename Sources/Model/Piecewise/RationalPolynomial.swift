import Numerals

/// A polynomial with exact coefficients, that of tⁿ at index n; the last is not zero, and 0 has none.
///
/// Every operation gives nil where a coefficient does not fit.
struct RationalPolynomial: Equatable, Sendable {
  let coefficients: [Rational]

  /// The highest degree that is worth looking at.
  static let largestDegree = 32

  init?(_ coefficients: [Rational]) {
    var coefficients = coefficients
    while coefficients.last?.numerator == 0 { coefficients.removeLast() }
    guard coefficients.count <= Self.largestDegree + 1 else { return nil }
    self.coefficients = coefficients
  }

  private init(checked coefficients: [Rational]) { self.coefficients = coefficients }

  /// t itself.
  static let variable = RationalPolynomial(checked: [.zero, .one])

  /// −1 for the polynomial 0.
  var degree: Int { coefficients.count - 1 }
  var isConstant: Bool { degree < 1 }
  /// The coefficient of the highest power.
  var lead: Rational? { coefficients.last }

  subscript(power: Int) -> Rational { power <= degree ? coefficients[power] : .zero }

  func plus(_ other: RationalPolynomial) -> RationalPolynomial? {
    Self.each(max(coefficients.count, other.coefficients.count)) { self[$0].adding(other[$0]) }
  }

  func minus(_ other: RationalPolynomial) -> RationalPolynomial? {
    Self.each(max(coefficients.count, other.coefficients.count)) { self[$0].subtracting(other[$0]) }
  }

  func times(_ factor: Rational) -> RationalPolynomial? {
    Self.each(coefficients.count) { self[$0].multiplied(by: factor) }
  }

  func times(_ other: RationalPolynomial) -> RationalPolynomial? {
    guard degree + other.degree <= Self.largestDegree else { return nil }
    var product = [Rational](repeating: .zero, count: max(degree + other.degree + 1, 0))
    for (i, a) in coefficients.enumerated() {
      for (j, b) in other.coefficients.enumerated() {
        guard let sum = a.multiplied(by: b).flatMap(product[i + j].adding) else { return nil }
        product[i + j] = sum
      }
    }
    return RationalPolynomial(product)
  }

  func raised(to exponent: Int) -> RationalPolynomial? {
    var result = RationalPolynomial([.one])
    for _ in 0..<exponent { result = result.flatMap { $0.times(self) } }
    return result
  }

  var derivative: RationalPolynomial? {
    Self.each(max(degree, 0)) { index in
      Rational(Int128(index + 1)).flatMap { self[index + 1].multiplied(by: $0) }
    }
  }

  /// The quotient and what is left; nil also for a divisor 0.
  func divided(
    by divisor: RationalPolynomial
  ) -> (quotient: RationalPolynomial, rest: RationalPolynomial)? {
    guard let lead = divisor.lead else { return nil }
    var rest = coefficients
    var quotient = [Rational](repeating: .zero, count: max(degree - divisor.degree + 1, 0))
    for shift in quotient.indices.reversed() {
      guard let factor = rest[shift + divisor.degree].divided(by: lead) else { return nil }
      quotient[shift] = factor
      for (power, coefficient) in divisor.coefficients.enumerated() {
        guard let term = coefficient.multiplied(by: factor),
          let difference = rest[shift + power].subtracting(term)
        else { return nil }
        rest[shift + power] = difference
      }
    }
    guard let first = RationalPolynomial(quotient), let second = RationalPolynomial(rest) else {
      return nil
    }
    return (first, second)
  }

  /// The same zeros, with whole coefficients that have no common factor and a lead above 0.
  var primitive: RationalPolynomial? {
    guard let lead else { return self }
    var multiple: Int128 = 1
    var divisor: Int128 = 0
    for coefficient in coefficients {
      let shared = Rational.greatestCommonDivisor(multiple, coefficient.denominator)
      guard let next = Rational.product(multiple / shared, coefficient.denominator) else {
        return nil
      }
      multiple = next
    }
    guard let scaled = Rational(multiple).flatMap({ times($0) }) else { return nil }
    for coefficient in scaled.coefficients where coefficient.numerator != 0 {
      divisor = Rational.greatestCommonDivisor(divisor, coefficient.numerator)
    }
    return Rational(lead.numerator < 0 ? -1 : 1, over: max(divisor, 1)).flatMap { scaled.times($0) }
  }

  /// The greatest common divisor, primitive.
  func common(with other: RationalPolynomial) -> RationalPolynomial? {
    var (first, second) = (self, other)
    while second.lead != nil {
      guard let rest = first.divided(by: second)?.rest.primitive else { return nil }
      (first, second) = (second, rest)
    }
    return first.primitive
  }

  /// Primitive polynomials without multiple zeros or common ones, and how often each is a factor; all
  /// together the polynomial but for a number.
  ///
  /// Source: Yun, On square-free decomposition algorithms, SYMSAC 1976.
  var squareFreeParts: [(part: RationalPolynomial, multiplicity: Int)]? {
    guard let slope = derivative, let shared = common(with: slope),
      var rest = divided(by: shared)?.quotient, let other = slope.divided(by: shared)?.quotient,
      var next = rest.derivative.flatMap(other.minus)
    else { return nil }
    var parts: [(part: RationalPolynomial, multiplicity: Int)] = []
    var multiplicity = 1
    while !rest.isConstant {
      guard let part = rest.common(with: next), let quotient = rest.divided(by: part)?.quotient,
        let remainder = next.divided(by: part)?.quotient,
        let difference = quotient.derivative.flatMap(remainder.minus)
      else { return nil }
      if !part.isConstant { parts.append((part, multiplicity)) }
      (rest, next) = (quotient, difference)
      multiplicity += 1
    }
    return parts
  }

  private static func each(_ count: Int, _ term: (Int) -> Rational?) -> RationalPolynomial? {
    var terms: [Rational] = []
    for index in 0..<count {
      guard let value = term(index) else { return nil }
      terms.append(value)
    }
    return RationalPolynomial(terms)
  }
}
