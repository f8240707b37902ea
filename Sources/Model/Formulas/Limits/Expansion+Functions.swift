import Numerals

extension Expansion {
  /// 1/n!.
  private static func inverseFactorial(_ n: Int) throws(LimitFault) -> Rational {
    var product = Rational.one
    for factor in stride(from: 2, through: n, by: 1) {
      product = try known(product.multiplied(by: known(Rational(1, over: Int128(factor)))))
    }
    return product
  }

  /// 1/n! for every n of a kind up to the last, with a sign; 0 for the others.
  static func factors(
    _ sign: (Int) -> Int
  ) throws(LimitFault) -> [LimitNumber] {
    var factors: [LimitNumber] = []
    for n in 0...degree {
      let factor = try known(inverseFactorial(n).multiplied(by: Rational(sign(n))))
      factors.append(LimitNumber(factor))
    }
    return factors
  }

  /// What grows beyond all bounds, the number, and what vanishes; unknown where they can't be told apart.
  func parts() throws(LimitFault) -> (
    growing: [Term], number: LimitNumber, change: Expansion
  ) {
    guard growth.isEmpty, rest.map(\.vanishes) ?? true else { throw .unknown }
    var change = self
    change.terms = terms.filter { $0.order.vanishes }
    change.swing = .unknown
    return (
      terms.filter { $0.order.diverges },
      terms.first { $0.order == .constant }?.factor ?? .zero,
      change
    )
  }

  var exponential: Expansion {
    get throws(LimitFault) {
      if try vanishes { return try series(Self.factors { _ in 1 }) }
      let (growing, number, change) = try parts()
      var result = Expansion(try number.exponential)
      for term in growing {
        _ = try term.factor.sign
        guard term.order == Order(power: .zero, logarithms: 1) else {
          result.growth.append(term)
          continue
        }
        // e^(−r·ln t) is a power.
        let power = try known(term.factor.fraction?.negated)
        result.terms[0].order.power = power
      }
      var whole = try result * change.series(Self.factors { _ in 1 })
      whole.jumps = jumps
      return whole
    }
  }

  /// The natural logarithm; absent where the values are not above 0.
  var naturalLogarithm: Expansion {
    get throws(LimitFault) {
      guard try sign > 0 else { throw .absent }
      let (lead, change) = try split()
      let first = try lead.lead
      guard first.order.logarithms == 0 else { throw .unknown }
      var result = Expansion()
      result.terms = growth
      result = try result + Expansion(first.factor.logarithm)
      let power = try known(first.order.power.negated)
      result = try result + .logarithm * Expansion(power)
      var factors: [LimitNumber] = [.zero]
      for n in 1...Self.degree {
        let factor = try known(Rational(n.isMultiple(of: 2) ? -1 : 1, over: Int128(n)))
        factors.append(LimitNumber(factor))
      }
      var whole = try result + change.series(factors)
      whole.jumps = jumps
      return whole
    }
  }

  static func / (x: Expansion, y: Expansion) throws(LimitFault) -> Expansion {
    try x * y.reciprocal
  }

  /// By the logarithm, where the exponent is no fraction.
  func raised(to exponent: Expansion) throws(LimitFault) -> Expansion {
    if let power = exponent.number?.fraction { return try raised(to: power) }
    if isZero {
      let sign = try exponent.sign
      if sign < 0 { throw .absent }
      return sign == 0 ? .one : self
    }
    if try sign < 0 {
      // Numbers below 0 have whole powers: none where the exponent is near a number that it is nowhere.
      guard exponent.number == nil, try exponent.converges else { throw .unknown }
      let end = exponent.terms.first { $0.order == .constant }?.factor ?? .zero
      throw try (exponent - Expansion(end)).sign == 0 ? .unknown : .absent
    }
    return try (exponent * naturalLogarithm).exponential
  }

  /// The largest whole number that is not above; jumps again and again where there are many.
  var floor: Expansion {
    get throws(LimitFault) {
      if let number { return Expansion(try number.floor.whole) }
      if try isEndless {
        // What it takes off goes from 0 to 1 again and again.
        var result = try self + .bounded()
        (result.jumps, result.swing) = (true, isSmoothInTheEnd ? .between : .unknown)
        return result
      }
      let vanishing = try vanishes
      let number: LimitNumber = vanishing ? .zero : try parts().number
      let (whole, isExact) = try number.floor
      guard isExact else { return Expansion(whole) }
      let isBelow = try (self - Expansion(number)).sign < 0
      return Expansion(isBelow ? try known(whole.subtracting(1)) : whole)
    }
  }
}
