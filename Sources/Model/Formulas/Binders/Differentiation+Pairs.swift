import Numerals
import Operations

// Operations on two values.
extension Differentiation {
  /// The derivative of an operation on `u` and `v`, with the derivatives `du` and `dv`.
  ///
  /// Nil for `du` or `dv` means that this operand is a number; at least one is not nil.
  ///
  /// - Throws: `UnknownDerivative` with the operation's symbol where the table has none.
  func joined(
    _ operation: BinaryOperation,
    _ u: [Instruction],
    _ v: [Instruction],
    _ du: [Instruction]?,
    _ dv: [Instruction]?
  ) throws(UnknownDerivative) -> [Instruction] {
    let row = operation.row
    if let meaning = row.shape.meaning {
      return try Differentiation([Instruction](meaning, of: [u, v]), unit).slope
    }
    if let steps = row.shape.derivative, du == nil || steps.contains(.firstSlope) {
      let slope = joined(steps, [u, v, du ?? [], dv ?? []])
      return row.writing.givesAngle ? inUnit(slope, givesAngle: true) : slope
    }
    if row.algebra == .power { return power(u, v, du, dv) }
    if let chosen = row.shape.chosen {
      return extreme(chosen, u, v, du ?? [.whole(0)], dv ?? [.whole(0)])
    }
    if [.when, .known].contains(operation) {
      return u.edges + u + (dv ?? [.whole(0)]) + [.binary(operation), .binary(.known)]
    }
    guard row.writing.isStatement else { throw UnknownDerivative(name: operation.symbol) }
    return (u + v + [.binary(operation)]).edges + [.whole(0), .binary(.known)]
  }

  /// What a row says of values; those without steps are 0, and what that makes 0 is left out.
  private func joined(_ steps: [OperationStep], _ values: [[Instruction]]) -> [Instruction] {
    let value: [Instruction]? = steps.fold { step, operands in
      switch step {
      case .argument(let index): return values[index]
      case .number, .constant: return [Instruction(step)]
      case .unary: return operands[0].isEmpty ? [] : operands[0] + [Instruction(step)]
      case .binary(let operation):
        let (x, y) = (operands[0], operands[1])
        switch operation.row.algebra {
        case .sum where x.count == 1 && y == [.whole(1)] && x[0].wholeNumber != nil:
          return x[0].wholeNumber.map { [.whole($0 + 1)] }
        case .sum, .difference:
          return x.isEmpty && y.isEmpty
            ? [] : sum(x.isEmpty ? nil : x, y.isEmpty ? nil : y, operation)
        case .product: return x.isEmpty || y.isEmpty ? [] : x.times(y)
        case .quotient: return x.isEmpty ? [] : x.over(y)
        case .power, nil:
          return operands.flatMap { $0.isEmpty ? [.whole(0)] : $0 } + [Instruction(step)]
        }
      }
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? [.whole(0)]
  }

  /// The derivative of the lesser or greater of two, which is known where they differ or have one slope.
  ///
  /// Equal operands have the slope of either. min(x², 2x−1) has the slope 2 at 1, where both meet
  /// with one; min(x, x²) has none there that is known.
  private func extreme(
    _ choice: BinaryFunction.Choice,
    _ u: [Instruction],
    _ v: [Instruction],
    _ du: [Instruction],
    _ dv: [Instruction]
  ) -> [Instruction] {
    if u == v { return du }
    let ordered = choice == .lesser ? u + v : v + u
    let slope = ordered + [.binary(.less)] + du + dv + [.defined(.choice)]
    var isKnown = u + v + [.binary(.unequal)]
    let haveOneSlope = du + dv + [.binary(.equal)]
    if haveOneSlope.count <= [Instruction].longestAsked {
      isKnown += haveOneSlope + [.binary(.or)]
    }
    return isKnown + slope + [.binary(.known)]
  }

  /// The sum or the difference of two slopes; nil counts as 0.
  func sum(
    _ first: [Instruction]?,
    _ second: [Instruction]?,
    _ operation: BinaryOperation
  ) -> [Instruction] {
    guard let second else { return first ?? [.whole(0)] }
    guard let first else { return operation == .add ? second : second + [.unary(.negate)] }
    return first + second + [.binary(operation)]
  }

  /// The derivative of u^v, with nil for the slope of an operand that is a number.
  ///
  /// With both slopes it is u^v·(v′·ln u + v·u′/u), which has values only for a base above 0.
  func power(
    _ u: [Instruction],
    _ v: [Instruction],
    _ du: [Instruction]?,
    _ dv: [Instruction]?
  ) -> [Instruction] {
    guard let dv else { return power(u, to: v).times(du) }
    let whole = u + v + [.binary(.power)]
    // A negative base has values with an exponent that stays a whole number.
    let isAboveZero = u + [.whole(0), .binary(.greater)]
    guard let du else {
      let logarithm = u == [.constant(.e)] ? nil : u + [.unary(.ln)]
      let known = isPositive(u) ? logarithm : isAboveZero + u + [.unary(.ln), .binary(.known)]
      let slope = whole.times(known).times(dv)
      if isNotZero(u) { return slope }
      // A power of 0 stays 0 while its exponent is above 0.
      let isZero = u + [.whole(0), .binary(.equal)] + v + [.whole(0), .binary(.greater)]
      let isSlope =
        u + [.whole(0), .binary(.unequal)] + v + [.whole(0), .binary(.less), .binary(.or)]
      return isZero + [.binary(.and), .whole(0)] + isSlope
        + dv + [.whole(0), .binary(.unequal), .binary(.or)] + slope
        + [.binary(.known), .defined(.choice)]
    }
    let relative = sum(dv.times(u + [.unary(.ln)]), v.times(du).over(u), .add)
    return whole.times(isAboveZero + relative + [.binary(.known)])
  }

  /// The derivative of u^v where both change, from `slope`, which knows it for a base above 0.
  func changingPower(
    _ end: Int,
    _ slope: [Instruction],
    _ du: [Instruction],
    _ dv: [Instruction],
    beside others: [[Instruction]]?
  ) -> [Instruction] {
    let ends = tree.operands[end]
    let (u, v) = (tree.part(ends[0]), tree.part(ends[1]))
    var slope = slope
    if case .where(let isFlat) = flatness(ends[1]), isFlat.count <= [Instruction].longestAsked {
      let power = u + v + [.whole(1), .binary(.subtract), .binary(.power)]
      slope = isFlat + v.times(power).times(du) + slope + [.defined(.choice)]
    }
    // It has no values on one side of where its base passes through 0, and next to a negative one
    // none while the exponent changes.
    let isNotZero = u + [.whole(0), .binary(.unequal)]
    let open = isNotZero + slope + [.binary(.known)]
    guard let others else { return open }
    let passing = isNotZero.unlessPassed(with: du.times(dv), beside: others, open)
    return (u + [.whole(0), .binary(.greaterOrEqual)])
      .unlessPassed(with: dv, beside: others, passing)
  }

  /// The derivative of u^c by u.
  ///
  /// Steps without a condition for whole exponents, which are written as one literal, perhaps with
  /// a minus, and for written fractions above 1 with an odd divisor. For all others it is
  /// left open where u is 0.
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
      return [Instruction].whole(exponent).times(u + .whole(exponent - 1) + [.binary(.power)])
    }
    let isNotZero = u + [.whole(0), .binary(.unequal)]
    if let fraction = WrittenFraction(endingBefore: c.count, in: c),
      fraction.instructionCount == c.count
    {
      let (p, q) = (Int(fraction.numerator), Int(fraction.denominator))
      let exponent = [Instruction].whole(p - q) + [.whole(q), .binary(.divide)]
      let slope = c.times(u + exponent + [.binary(.power)])
      // Flat at 0, on both sides of which it has values.
      return p > q ? slope : isNotZero + slope + [.binary(.known)]
    }
    let exponent = c + [.whole(1), .binary(.subtract)]
    return isNotZero + c.times(u + exponent + [.binary(.power)]) + [.binary(.known)]
  }
}
