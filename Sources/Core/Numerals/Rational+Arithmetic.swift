extension Rational {
  package var negated: Rational? { Rational(-numerator, over: denominator) }

  package var magnitude: Rational? { Rational(Swift.abs(numerator), over: denominator) }

  package var reciprocal: Rational? { Rational(denominator, over: numerator) }

  /// The largest whole number not above it.
  package var floor: Rational? {
    let quotient = numerator / denominator
    return Rational(numerator < 0 && !isWhole ? quotient - 1 : quotient)
  }

  package func adding(_ other: Rational) -> Rational? {
    guard let first = Self.product(numerator, other.denominator),
      let second = Self.product(other.numerator, denominator),
      let sum = Self.sum(first, second),
      let bottom = Self.product(denominator, other.denominator)
    else { return nil }
    return Rational(sum, over: bottom)
  }

  package func subtracting(_ other: Rational) -> Rational? {
    other.negated.flatMap(adding)
  }

  package func multiplied(by other: Rational) -> Rational? {
    // Cancelling crosswise first keeps the products small.
    let first = Self.greatestCommonDivisor(numerator, other.denominator)
    let second = Self.greatestCommonDivisor(other.numerator, denominator)
    guard let top = Self.product(numerator / first, other.numerator / second),
      let bottom = Self.product(denominator / second, other.denominator / first)
    else { return nil }
    return Rational(top, over: bottom)
  }

  package func divided(by other: Rational) -> Rational? {
    other.reciprocal.flatMap(multiplied)
  }

  /// `a − b⌊a/b⌋`.
  package func modulo(_ other: Rational) -> Rational? {
    divided(by: other)?.floor?.multiplied(by: other).flatMap(subtracting)
  }

  /// To a whole power; 0^0 is 1.
  package func raised(to exponent: Rational) -> Rational? {
    guard exponent.isWhole, Swift.abs(exponent.numerator) <= NumeralLimits.exactExponent
    else { return nil }
    let size = Int(Swift.abs(exponent.numerator))
    guard let top = Self.power(of: numerator, size),
      let bottom = Self.power(of: denominator, size)
    else { return nil }
    return exponent.numerator < 0 ? Rational(bottom, over: top) : Rational(top, over: bottom)
  }

  /// The real root when it is a fraction too, such as √(4/9).
  package func root(_ degree: Int) -> Rational? {
    guard degree > 0, numerator >= 0 || degree & 1 == 1,
      let top = Self.wholeRoot(degree, of: Swift.abs(numerator)),
      let bottom = Self.wholeRoot(degree, of: denominator)
    else { return nil }
    return Rational(numerator < 0 ? -top : top, over: bottom)
  }

  package func isLess(than other: Rational) -> Bool? {
    subtracting(other).map { $0.numerator < 0 }
  }

  /// The exact whole root of a whole number from 0, by bisection.
  private static func wholeRoot(_ degree: Int, of number: Int128) -> Int128? {
    if number < 2 || degree == 1 { return number }
    guard degree < 127 else { return nil }
    var low: Int128 = 1
    var high = number
    while low <= high {
      let middle = low + (high - low) / 2
      guard let power = power(of: middle, degree), power <= number else {
        high = middle - 1
        continue
      }
      if power == number { return middle }
      low = middle + 1
    }
    return nil
  }
}
