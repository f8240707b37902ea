import Calculus
import Intervals
import Numerals
import Operations

/// Sums of powers c/nˢ of the index, which Riemann's ζ has.
extension Accumulation {
  /// c·(ζ(s) − 1 − … − 1/(m − 1)ˢ) of c/nˢ from m on; with signs (−1)ⁿ, (2¹⁻ˢ − 1)·ζ(s) instead of ζ(s),
  /// and −ln 2 for s = 1.
  ///
  /// Nil for other terms, and where it may diverge. Source: DLMF 25.2.1, 25.2.3.
  static func ofPowers(
    _ terms: [Instruction],
    from start: Int,
    alternates: Bool,
    _ unit: AngleUnit
  ) -> [Instruction]? {
    guard 1...1_000 ~= start,
      let power = Monomial(StepTree(terms), terms.count - 1),
      !power.exponent.contains(.variable), !power.factor.contains(.variable)
    else { return nil }
    let order = power.exponent + [.unary(.negate)]
    let size = (try? Program(order, angleUnit: unit))?.enclosure(over: Interval(0)).value
    guard let size, size.decoration >= .defined, size.interval.isBounded else { return nil }
    var sum: [Instruction]
    if alternates, size.interval == Interval(1) {
      sum = [.whole(2), .unary(.ln), .unary(.negate)]
    } else if alternates, size.interval.lowerBound > 0, !size.interval.contains(1) {
      let share = [.whole(2), .whole(1)] + order + [.binary(.subtract), .binary(.power)]
      sum = order + [.unary(.zeta)] + share + [.whole(1), .binary(.subtract), .binary(.multiply)]
    } else if !alternates, size.interval.lowerBound > 1 {
      sum = order + [.unary(.zeta)]
    } else {
      return nil
    }
    for n in 1..<start {
      let term = [.whole(n)] + power.exponent + [.binary(.power)]
      sum += term + [.binary(alternates && n & 1 == 1 ? .add : .subtract)]
    }
    return power.factor + sum + [.binary(.multiply)]
  }
}

/// Sums of the same up to a number.
extension Accumulation {
  /// c·(−1)ˢ/(s − 1)!·(ψ of order s − 1 at m, less that at n + 1) of c/kˢ with a whole s.
  ///
  /// Nil for other terms. Source: DLMF 5.15.1.
  static func ofReciprocals(
    _ terms: [Instruction],
    from low: Int,
    to end: [Instruction],
    _ unit: AngleUnit
  ) -> [Instruction]? {
    guard low >= 1, let power = Monomial(StepTree(terms), terms.count - 1),
      !power.exponent.contains(.variable), !power.factor.contains(.variable),
      let exponent = (try? Program(power.exponent, angleUnit: unit))?.code.exactValue,
      exponent.isWhole, -6 ... -1 ~= exponent.numerator
    else { return nil }
    let order = Int(-exponent.numerator) - 1
    let ends = [.whole(low), end + [.whole(1), .binary(.add)]].map {
      [.whole(order)] + $0 + [.binary(.polygamma)]
    }
    let size = (1...Swift.max(order, 1)).reduce(1, *)
    return power.factor + ends[0] + ends[1] + [.binary(.subtract), .binary(.multiply)]
      + .whole(order & 1 == 1 ? size : -size) + [.binary(.divide)]
  }
}
