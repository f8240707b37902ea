import Intervals
import Numerals
import Operations

extension LimitNumber {
  /// e to the number.
  var exponential: LimitNumber {
    get throws(LimitFault) {
      var product = LimitNumber.one
      for (factors, fraction) in terms {
        product = try product * Self.exponential(factors, fraction)
      }
      return product
    }
  }

  private static func exponential(
    _ factors: Factors,
    _ fraction: Rational
  ) throws(LimitFault) -> LimitNumber {
    if factors.isEmpty { return try e.raised(to: fraction) }
    // e^(r·ln n) is n^r.
    if factors.count == 1, let (factor, exponent) = factors.first, exponent == .one,
      factor.last == .unary(.ln)
    {
      let inner = Array(factor.dropLast())
      if inner.count == 1, case .number(let literal) = inner[0], let number = literal.wholeNumber {
        return try LimitNumber(Rational(Int(number))).raised(to: fraction)
      }
    }
    return LimitNumber(steps: LimitNumber(factors, fraction).steps + [.unary(.exp)])
  }

  /// The natural logarithm; absent for what is not above 0.
  var logarithm: LimitNumber {
    get throws(LimitFault) {
      guard try sign > 0 else { throw .absent }
      guard let (factors, fraction) = single else {
        return LimitNumber(steps: steps + [.unary(.ln)])
      }
      // A product of negative numbers is left alone.
      guard fraction.numerator > 0 else { return LimitNumber(steps: steps + [.unary(.ln)]) }
      var sum = LimitNumber.zero
      for (prime, exponent) in try Self.primes(of: fraction) {
        let log = LimitNumber(steps: [.whole(prime), .unary(.ln)])
        sum = try sum + log * LimitNumber(Rational(exponent))
      }
      for (factor, exponent) in factors {
        let value = LimitNumber([factor: .one], .one)
        let log =
          factor == [.constant(.e)] ? .one : LimitNumber(steps: factor + [.unary(.ln)])
        guard try value.sign > 0 else { return LimitNumber(steps: steps + [.unary(.ln)]) }
        sum = try sum + log * LimitNumber(exponent)
      }
      return sum
    }
  }
}
