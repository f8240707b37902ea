package /// Division and factors, with exact coefficients.
  extension Polynomial where Coefficient == Rational
{
  /// The quotient and what is left; nil also for a divisor 0.
  func divided(
    by divisor: Polynomial
  ) -> (quotient: Polynomial, rest: Polynomial)? {
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
    guard let first = Polynomial(quotient), let second = Polynomial(rest) else {
      return nil
    }
    return (first, second)
  }

  /// The least whole number above 0 that makes all coefficients whole.
  var commonDenominator: Int128? {
    var multiple: Int128 = 1
    for coefficient in coefficients {
      let shared = Rational.greatestCommonDivisor(multiple, coefficient.denominator)
      guard let next = Rational.product(multiple / shared, coefficient.denominator) else {
        return nil
      }
      multiple = next
    }
    return multiple
  }

  /// The same zeros, with whole coefficients that have no common factor and a lead above 0.
  var primitive: Polynomial? {
    guard let lead else { return self }
    guard let scaled = commonDenominator.flatMap({ Rational($0) }).flatMap({ times($0) }) else {
      return nil
    }
    var divisor: Int128 = 0
    for coefficient in scaled.coefficients where coefficient.numerator != 0 {
      divisor = Rational.greatestCommonDivisor(divisor, coefficient.numerator)
    }
    return Rational(lead.numerator < 0 ? -1 : 1, over: max(divisor, 1)).flatMap { scaled.times($0) }
  }

  /// The greatest common divisor, primitive.
  func common(with other: Polynomial) -> Polynomial? {
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
  var squareFreeParts: [(part: Polynomial, multiplicity: Int)]? {
    guard let slope = derivative, let shared = common(with: slope),
      var rest = divided(by: shared)?.quotient, let other = slope.divided(by: shared)?.quotient,
      var next = rest.derivative.flatMap(other.minus)
    else { return nil }
    var parts: [(part: Polynomial, multiplicity: Int)] = []
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
}
