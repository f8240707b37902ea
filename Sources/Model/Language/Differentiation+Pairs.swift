import Expressions
import Numerals
import Operations

// Operations on two values.
extension Differentiation {
  func joined(
    _ operation: BinaryOperation,
    _ u: [Instruction],
    _ v: [Instruction],
    _ du: [Instruction]?,
    _ dv: [Instruction]?
  ) throws(UnknownDerivative) -> [Instruction] {
    switch operation {
    case .add: return sum(du, dv, .add)
    case .subtract: return sum(du, dv, .subtract)
    case .multiply: return sum(du.map { $0.times(v) }, dv.map { u.times($0) }, .add)
    case .divide:
      let first = du.map { $0.over(v) }
      let second = dv.map { u.times($0).over(v.squared) }
      return sum(first, second, .subtract)
    case .power: return power(u, v, du, dv)
    case .logarithm:
      return try Differentiation(v + [.unary(.ln)] + u + [.unary(.ln), .binary(.divide)], unit)
        .slope
    case .root:
      return try Differentiation(v + [.whole(1)] + u + [.binary(.divide), .binary(.power)], unit)
        .slope
    case .min, .max: return extreme(operation, u, v, du ?? [.whole(0)], dv ?? [.whole(0)])
    case .mod:
      let quotient = u.over(v)
      let whole = quotient + [.unary(.floor)]
      return whole + quotient + [.binary(.unequal)]
        + sum(du, dv.map { $0.times(whole) }, .subtract) + [.binary(.known)]
    case .atan2:
      let slope = sum(du.map { v.times($0) }, dv.map { u.times($0) }, .subtract)
        .over(u.squared + v.squared + [.binary(.add)])
      let degrees: [Instruction] = [.whole(180), .constant(.pi), .binary(.divide)]
      return u + [.whole(0), .binary(.unequal)] + v + [.whole(0), .binary(.greater), .binary(.or)]
        + slope.times(unit == .degrees ? degrees : nil) + [.binary(.known)]
    case .when, .known:
      return u.edges + u + (dv ?? [.whole(0)]) + [.binary(operation), .binary(.known)]
    case .and, .or, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .unequal:
      return (u + v + [.binary(operation)]).edges + [.whole(0), .binary(.known)]
    case .sincSlope where du == nil, .polygamma where du == nil:
      guard case .number(let order)? = u.first, u.count == 1, let whole = order.wholeNumber else {
        throw UnknownDerivative(name: operation.symbol)
      }
      return ([.whole(whole + 1)] + v + [.binary(operation)]).times(dv)
    case .sincSlope, .polygamma, .either, .gcd, .lcm, .combinations, .permutations:
      throw UnknownDerivative(name: operation.symbol)
    }
  }

  /// The derivative of the lesser or greater of two, which is known where they differ or have one slope.
  private func extreme(
    _ operation: BinaryOperation,
    _ u: [Instruction],
    _ v: [Instruction],
    _ du: [Instruction],
    _ dv: [Instruction]
  ) -> [Instruction] {
    if u == v { return du }
    let ordered = operation == .min ? u + v : v + u
    let slope = ordered + [.binary(.less)] + du + dv + [.defined(.choice)]
    var isKnown = u + v + [.binary(.unequal)]
    let haveOneSlope = du + dv + [.binary(.equal)]
    if haveOneSlope.count <= [Instruction].longestAsked {
      isKnown += haveOneSlope + [.binary(.or)]
    }
    return isKnown + slope + [.binary(.known)]
  }

  func sum(
    _ first: [Instruction]?,
    _ second: [Instruction]?,
    _ operation: BinaryOperation
  ) -> [Instruction] {
    guard let second else { return first ?? [.whole(0)] }
    guard let first else { return operation == .add ? second : second + [.unary(.negate)] }
    return first + second + [.binary(operation)]
  }

  func power(
    _ u: [Instruction],
    _ v: [Instruction],
    _ du: [Instruction]?,
    _ dv: [Instruction]?
  ) -> [Instruction] {
    guard let dv else { return power(u, to: v).times(du) }
    let whole = u + v + [.binary(.power)]
    let logarithm = u == [.constant(.e)] ? nil : u + [.unary(.ln)]
    guard let du else {
      let slope = whole.times(logarithm).times(dv)
      if isNotZero(u) { return slope }
      // A power of 0 stays 0 while its exponent is above 0.
      let isZero = u + [.whole(0), .binary(.equal)] + v + [.whole(0), .binary(.greater)]
      let isSlope =
        u + [.whole(0), .binary(.unequal)] + v + [.whole(0), .binary(.less), .binary(.or)]
      return isZero + [.binary(.and), .whole(0)] + isSlope
        + dv + [.whole(0), .binary(.unequal), .binary(.or)] + slope
        + [.binary(.known), .defined(.choice)]
    }
    return whole.times(sum(dv.times(logarithm), v.times(du).over(u), .add))
  }

  /// The derivative of u^c by u.
  func power(_ u: [Instruction], to c: [Instruction]) -> [Instruction] {
    let isNegative = c.count == 2 && c[1] == .unary(.negate)
    if c.count == 1 || isNegative, case .number(let literal) = c[0],
      let size = literal.wholeNumber
    {
      let exponent = isNegative ? -Int(size) : Int(size)
      // Nothing but the domain of u is left of it.
      if exponent == 0 { return u.times([.whole(0)]) }
      if exponent == 1 { return [.whole(1)] }
      if exponent == 2 { return [.whole(2)].times(u) }
      return Self.signed(exponent)
        .times(u + Self.signed(exponent - 1) + [.binary(.power)])
    }
    let isNotZero = u + [.whole(0), .binary(.unequal)]
    if let fraction = WrittenFraction(endingBefore: c.count, in: c),
      fraction.instructionCount == c.count
    {
      let (p, q) = (Int(fraction.numerator), Int(fraction.denominator))
      let exponent = Self.signed(p - q) + [.whole(q), .binary(.divide)]
      let slope = c.times(u + exponent + [.binary(.power)])
      // Flat at 0, on both sides of which it has values.
      return p > q ? slope : isNotZero + slope + [.binary(.known)]
    }
    let exponent = c + [.whole(1), .binary(.subtract)]
    return isNotZero + c.times(u + exponent + [.binary(.power)]) + [.binary(.known)]
  }

  private static func signed(_ whole: Int) -> [Instruction] {
    [.whole(whole.magnitude)] + (whole < 0 ? [.unary(.negate)] : [])
  }
}
