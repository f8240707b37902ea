import Numerals
import Operations

/// What is known far out, beside poles, or by derivatives.
extension OneSidedLimit {
  /// Γ, by ln Γ(u) = (u − 1/2)·ln u − u + ln(2π)/2 + 1/(12u) − 1/(360u³) + … far out, and
  /// Γ(u) = Γ(u + n)/(u·(u + 1)·…) beside a pole.
  func gamma(_ u: Expansion) throws(LimitFault) -> Expansion {
    if u.growth.isEmpty, u.top?.diverges ?? false {
      guard try u.sign > 0, !u.jumps else { throw .unknown }
      return try logarithmOfGamma(u).exponential
    }
    guard u.growth.isEmpty else { throw .unknown }
    let number = u.terms.first { $0.order == .constant }?.factor ?? .zero
    guard try u.converges else { throw .unknown }
    guard let whole = number.fraction, whole.isWhole else {
      return try smooth([.variable, .unary(.gamma)], u, around: number)
    }
    if whole.numerator > 0 { return try smooth([.variable, .unary(.gamma)], u, around: number) }
    guard whole.numerator > -50 else { throw .unknown }
    var (moved, divisor) = (u, Expansion.one)
    for _ in 0...Int(-whole.numerator) {
      divisor = try divisor * moved
      moved = try moved + Expansion.one
    }
    return try smooth([.variable, .unary(.gamma)], moved, around: .one) / divisor
  }

  /// ln Γ far out.
  func logarithmOfGamma(_ u: Expansion) throws(LimitFault) -> Expansion {
    let half = Expansion(try known(Rational(1, over: 2)))
    let inverse = try u.reciprocal
    let turn = Expansion(try .pi * LimitNumber(2))
    let ends = try turn.naturalLogarithm * half
    var log = try (u - half) * u.naturalLogarithm - u + ends
    let parts: [(Int128, Int)] = [(12, 1), (-360, 3), (1260, 5)]
    for (divisor, power) in parts {
      let factor = Expansion(try known(Rational(1, over: divisor)))
      log = try log + factor * inverse.raised(to: Rational(power))
    }
    log.rest = Expansion.larger(log.rest, try inverse.raised(to: 7).top)
    return try log.normal()
  }

  /// erfc, by e^(−u²)/(u·√π)·(1 − 1/(2u²) + 3/(4u⁴) − …) far out.
  func complement(_ u: Expansion) throws(LimitFault) -> Expansion {
    if u.growth.isEmpty, u.top?.diverges ?? false {
      guard try u.sign > 0 else { return try Expansion(2) - complement(-u) }
      let root = Expansion(try LimitNumber.pi.raised(to: known(Rational(1, over: 2))))
      let square = try u * u
      let inverse = try square.reciprocal
      let half = try known(Rational(1, over: 2))
      var factors = Expansion.one
      factors = try factors - Expansion(half) * inverse
      factors = try factors + Expansion(known(Rational(3, over: 4))) * inverse * inverse
      factors.rest = Expansion.larger(factors.rest, try inverse.raised(to: 3).top)
      return try (-square).exponential * factors.normal() / (u * root)
    }
    guard u.growth.isEmpty, try u.converges else { throw .unknown }
    let number = u.terms.first { $0.order == .constant }?.factor ?? .zero
    return try smooth([.variable, .unary(.erfc)], u, around: number)
  }

  /// A formula of the variable by its derivatives at a number.
  func smooth(
    _ formula: [Instruction],
    _ u: Expansion,
    around number: LimitNumber
  ) throws(LimitFault) -> Expansion {
    var steps = formula
    var factors: [LimitNumber] = []
    var divisor = Rational.one
    for order in 0...3 {
      let value = try LimitNumber.value(of: steps, at: number)
      factors.append(try value / LimitNumber(divisor))
      divisor = try known(divisor.multiplied(by: Rational(order + 1)))
      steps = try known(steps.derivative(in: .radians))
    }
    return try (u - Expansion(number)).series(factors)
  }
}
