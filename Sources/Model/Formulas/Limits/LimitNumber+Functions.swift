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

  /// Which part of π it is; nil for other numbers.
  private var turns: Rational? {
    if isZero { return .zero }
    guard let (factors, fraction) = single, factors == [[.constant(.pi)]: .one] else { return nil }
    return fraction
  }

  var sine: LimitNumber {
    get throws(LimitFault) {
      if let turns, let known = try Self.sine(ofTurns: turns) { return known }
      // Of two opposite numbers one is kept.
      if let (factors, fraction) = single, fraction.numerator < 0 {
        return try -LimitNumber(factors, known(fraction.negated)).sine
      }
      return LimitNumber(steps: steps + [.unary(.sin)])
    }
  }

  var cosine: LimitNumber {
    get throws(LimitFault) {
      if let turns,
        let known = try Self.sine(ofTurns: known(turns.adding(known(Rational(1, over: 2)))))
      {
        return known
      }
      if let (factors, fraction) = single, fraction.numerator < 0 {
        return try LimitNumber(factors, known(fraction.negated)).cosine
      }
      return LimitNumber(steps: steps + [.unary(.cos)])
    }
  }

  /// The sine of a multiple of π/6 and of π/4.
  private static func sine(ofTurns turns: Rational) throws(LimitFault) -> LimitNumber? {
    let turns = try known(turns.modulo(2))
    if turns.numerator >= turns.denominator {
      return try sine(ofTurns: known(turns.subtracting(1))).map { half throws(LimitFault) in
        try -half
      }
    }
    let part = try known(turns.multiplied(by: 12))
    guard part.isWhole else { return nil }
    let half = try known(Rational(1, over: 2))
    switch Swift.min(part.numerator, 12 - part.numerator) {
    case 0: return .zero
    case 2: return LimitNumber(half)
    case 3: return try LimitNumber(half) * LimitNumber(2).raised(to: half)
    case 4: return try LimitNumber(half) * LimitNumber(3).raised(to: half)
    case 6: return .one
    default: return nil
    }
  }

  var arctangent: LimitNumber {
    get throws(LimitFault) {
      if isZero { return self }
      if let (factors, fraction) = single, fraction.numerator < 0 {
        return try -LimitNumber(factors, known(fraction.negated)).arctangent
      }
      let half = try known(Rational(1, over: 2))
      let root = try LimitNumber(3).raised(to: half)
      let places: [(LimitNumber, Int)] = [
        (.one, 4), (root, 3), (try root / LimitNumber(3), 6),
      ]
      if let (_, part) = places.first(where: { $0.0 == self }) {
        return try .pi / LimitNumber(Rational(part))
      }
      return LimitNumber(steps: steps + [.unary(.atan)])
    }
  }
}
