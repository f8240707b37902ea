package import Calculus
import Intervals

/// The operands of an operation on two values as a place is approached from one side.
package struct OneSidedOperands {
  let x: Limit
  let y: Limit
  /// The gaps in which the breaks' arguments stay on this side.
  let first: Gap?
  let second: Gap?
  /// The end of a gap to which the argument of a break certainly tends, given its limit: whether it
  /// is the lower one.
  let end: (_ slot: Int, _ near: Limit) -> Bool?
  /// Whether the place is one number.
  let isAtOneNumber: Bool
  /// Whether the first operand is the number 0.
  let startsWithZero: Bool
  /// Whether a product 0·∞ tends to 0.
  let vanishes: () -> Bool
  /// The limit of 0/0.
  let quotientOfZeros: () -> Limit

  package init(
    x: Limit,
    y: Limit,
    first: Gap?,
    second: Gap?,
    end: @escaping (_ slot: Int, _ near: Limit) -> Bool?,
    isAtOneNumber: Bool,
    startsWithZero: Bool,
    vanishes: @escaping () -> Bool,
    quotientOfZeros: @escaping () -> Limit
  ) {
    self.x = x
    self.y = y
    self.first = first
    self.second = second
    self.end = end
    self.isAtOneNumber = isAtOneNumber
    self.startsWithZero = startsWithZero
    self.vanishes = vanishes
    self.quotientOfZeros = quotientOfZeros
  }
}

extension Limit {
  /// A power p/q from its base's limit; `end` tells that the base tends to 0.
  package static func power(_ p: Int, _ q: Int, of x: Limit, end: Bool?, _ gap: Gap?) -> Limit {
    if end != nil {
      if p > 0 { return .finite(Interval(0)) }
      return .infinite(isPositive: gap?.lower != nil || p & 1 == 0)
    }
    return x.map(
      atInfinity: {
        p > 0 ? .infinite(isPositive: $0 || p & 1 == 0) : .finite(Interval(p == 0 ? 1 : 0))
      },
      { Interval.rationalPower($0.intersection(gap?.hull ?? .entire), p, q) }
    )
  }

  /// A power of two limits, with a base above 0; `isZero` tells that the base tends to 0.
  static func power(_ x: Limit, _ y: Limit, isZero: Bool, _ gap: Gap?) -> Limit {
    guard gap?.lower != nil || gap == nil else { return .unknown }
    switch (x, y) {
    case (.undefined, _), (_, .undefined): return .undefined
    case (_, .finite(let exponent)) where isZero:
      if exponent.lowerBound > 0 { return .finite(Interval(0)) }
      return exponent.upperBound < 0 ? .infinite(isPositive: true) : .unknown
    case (.infinite, .finite(let exponent)):
      if exponent.lowerBound > 0 { return .infinite(isPositive: true) }
      return exponent.upperBound < 0 ? .finite(Interval(0)) : .unknown
    case (.finite(let base), .infinite(let isPositive)):
      if base.lowerBound > 1 {
        return isPositive ? .infinite(isPositive: true) : .finite(Interval(0))
      }
      guard base.upperBound < 1, base.lowerBound > 0 else { return .unknown }
      return isPositive ? .finite(Interval(0)) : .infinite(isPositive: true)
    case (.finite(let base), .finite(let exponent)):
      // Nothing is known of 0^0.
      if base.contains(0), exponent.contains(0) { return .unknown }
      return Limit(.pow(base, exponent))
    default:
      let values = Interval.pow(x.interval, y.interval)
      return values.isEmpty ? .unknown : .within(values)
    }
  }
}

extension UnaryOperation {
  /// The limit of the result; `end` tells to which end of a gap the operand tends.
  package func limit(of x: Limit, end: Bool?, in gap: Gap?) -> Limit {
    if let end, let gap {
      if let isPositive = row.singular?.pole(gap, end) { return .infinite(isPositive: isPositive) }
      let place = (end ? gap.lower : gap.upper) ?? gap.hull
      return Limit(jet(of: .constant(place), in: gap).c0)
    }
    return x.map(atInfinity: row.limit, { jet(of: .constant($0), in: gap).c0 })
  }
}
