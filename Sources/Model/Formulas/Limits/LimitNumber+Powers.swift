import Numerals
import Operations

extension LimitNumber {
  /// A power; absent for 0 to a negative one.
  func raised(to power: Rational) throws(LimitFault) -> LimitNumber {
    if power == .zero { return .one }
    if power == .one { return self }
    guard let (factors, fraction) = single else {
      if isZero { throw power.numerator < 0 ? .absent : .unknown }
      let sign = try sign
      guard power.isWhole || sign > 0 else { throw .unknown }
      return try Self.normal([steps: power], .one)
    }
    // Of a negative number only whole powers are taken here.
    let isAbove = power.isWhole ? true : try sign > 0
    guard isAbove else { throw .unknown }
    if power.isWhole {
      // What is divided by must not be 0.
      if power.numerator < 0 { _ = try sign }
      guard let raised = fraction.raised(to: power) else {
        return LimitNumber(steps: steps + .fraction(power) + [.binary(.power)])
      }
      var powers: Factors = [:]
      for (factor, exponent) in factors {
        powers[factor] = try known(exponent.multiplied(by: power))
      }
      return try Self.normal(powers, raised)
    }
    guard factors.keys.allSatisfy({ $0.isSurelyPositive }) else {
      return try Self.normal([steps: power], .one)
    }
    var powers: Factors = [:]
    for (factor, exponent) in factors {
      powers[factor] = try known(exponent.multiplied(by: power))
    }
    for (prime, exponent) in try Self.primes(of: fraction) {
      let factor: [Instruction] = [.whole(prime)]
      powers[factor] = try known(
        (powers[factor] ?? .zero).adding(known(Rational(exponent).multiplied(by: power)))
      )
    }
    return try Self.normal(powers, .one)
  }

  /// The primes of a fraction above 0 with their exponents; what is left of large ones counts as one.
  static func primes(of fraction: Rational) throws(LimitFault) -> [Int: Int] {
    var powers: [Int: Int] = [:]
    for (number, sign) in [(fraction.numerator, 1), (fraction.denominator, -1)] {
      guard number > 0, number < 1 << 40 else { throw .unknown }
      var (rest, divisor) = (Int(number), 2)
      while divisor * divisor <= rest {
        while rest.isMultiple(of: divisor) {
          rest /= divisor
          powers[divisor, default: 0] += sign
        }
        divisor += 1
      }
      if rest > 1 { powers[rest, default: 0] += sign }
    }
    return powers
  }
}
