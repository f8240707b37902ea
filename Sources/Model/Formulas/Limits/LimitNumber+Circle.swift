import Numerals
import Operations

/// Circular functions, exact at the multiples of π/6 and π/4.
extension LimitNumber {
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
