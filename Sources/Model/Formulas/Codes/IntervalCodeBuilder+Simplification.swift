import Intervals
import Operations

extension IntervalCodeBuilder {
  /// Writes an operation on the last two values in a form that an interval sees as one thing.
  ///
  /// Each form is the same function with the same domain over the real numbers. Both values have
  /// been taken from `parts`; false leaves everything as it was.
  ///
  /// After true the joined value is on `parts`, as one. Operands are compared step by step, not by
  /// what they mean: x + 1 and 1 + x differ.
  ///
  /// - Complexity: O(length of both operands).
  mutating func simplify(_ operation: BinaryOperation, _ first: Part, _ second: Part) -> Bool {
    switch operation.row.algebra {
    case .product: join(.unary(.square), first, second)
    case .quotient:
      joinHyperbolic(first, second) || joinSign(first, second) || joinSaturation(first, second)
    case .power:
      join(.unary(.selfPower), first, second) || joinWholePower(first, second)
        || joinExponential(first, second)
    case .difference: joinNothing(first, second)
    case .sum, nil: false
    }
  }

  /// u·u and u^u.
  private mutating func join(
    _ operation: IntervalCode.Operation,
    _ first: Part,
    _ second: Part
  ) -> Bool {
    guard isSame(first.start..<second.start, second.start..<operations.count) else { return false }
    replace(from: second.start, with: operation, of: first)
    return true
  }

  /// u − u → u·0, which has the domain of u.
  private mutating func joinNothing(_ first: Part, _ second: Part) -> Bool {
    guard isSame(first.start..<second.start, second.start..<operations.count) else { return false }
    operations.removeLast(operations.count - second.start)
    parts.append(first)
    appendZero()
    append(.multiply)
    return true
  }

  /// e^u, which is exp(u).
  ///
  /// Only e itself, not a number equal to its Double.
  private mutating func joinExponential(_ first: Part, _ second: Part) -> Bool {
    guard second.start - first.start == 1, let eulersNumber,
      operations[first.start] == .number(eulersNumber)
    else { return false }
    operations.remove(at: first.start)
    parts.append(Part(start: first.start, second: second.second.map { $0 - 1 }))
    append(.exp)
    return true
  }

  /// u^n with a whole number n.
  ///
  /// n has to be one number, however it is written, and fit 32 bits.
  private mutating func joinWholePower(_ first: Part, _ second: Part) -> Bool {
    guard operations.count - second.start == 1, case .number(let index) = operations[second.start],
      numbers[Int(index)].isSingleton, let whole = Int32(exactly: numbers[Int(index)].lowerBound)
    else { return false }
    operations.removeLast()
    parts.append(first)
    appendPower(whole, 1)
    return true
  }

  /// sinh(u)/cosh(u) → tanh(u).
  ///
  /// cosh is never 0, so that the domain remains that of u.
  private mutating func joinHyperbolic(_ first: Part, _ second: Part) -> Bool {
    guard operations.last == .unary(.cosh), operations[second.start - 1] == .unary(.sinh),
      isSame(first.start..<(second.start - 1), second.start..<(operations.count - 1))
    else { return false }
    replace(from: second.start - 1, with: .unary(.tanh), of: first)
    return true
  }

  /// |u|/u and u/|u|.
  ///
  /// Both are the sign of u without a value at 0, as the quotient has none there.
  private mutating func joinSign(_ first: Part, _ second: Part) -> Bool {
    let end = operations.count
    if operations[second.start - 1] == .unary(.absolute),
      isSame(first.start..<(second.start - 1), second.start..<end)
    {
      replace(from: second.start - 1, with: .unary(.signOfNonzero), of: first)
      return true
    }
    guard operations[end - 1] == .unary(.absolute),
      isSame(first.start..<second.start, second.start..<(end - 1))
    else { return false }
    replace(from: second.start, with: .unary(.signOfNonzero), of: first)
    return true
  }

  /// u/(c + u) with a number c, for a positive u that may grow beyond all bounds.
  ///
  /// c may stand on either side of the sum, but has to be one number. A u that is not recognized as
  /// positive stays part of a quotient.
  private mutating func joinSaturation(_ first: Part, _ second: Part) -> Bool {
    guard operations.last == .binary(.add), let split = second.second,
      isExponential(first.start..<second.start)
    else { return false }
    let end = operations.count - 1
    let left = second.start..<split
    let right = split..<end
    let whole = first.start..<second.start
    let rest: Int
    if left.count == 1, isSame(whole, right) {
      rest = left.lowerBound
    } else if right.count == 1, isSame(whole, left) {
      rest = right.lowerBound
    } else {
      return false
    }
    guard case .number(let number) = operations[rest] else { return false }
    replace(from: second.start, with: .saturation(number), of: first)
    return true
  }

  /// Whether a value is e^… or a number above 0 to a power: positive, and soon very large.
  private func isExponential(_ part: Range<Int>) -> Bool {
    if operations[part.upperBound - 1] == .unary(.exp) { return true }
    guard operations[part.upperBound - 1] == .binary(.power),
      case .number(let index) = operations[part.lowerBound]
    else { return false }
    // The number is the base only if the rest is one value.
    let rest = (part.lowerBound + 1)..<(part.upperBound - 1)
    return numbers[Int(index)].lowerBound > 0 && isOneValue(rest)
  }

  /// Whether these steps leave one value and take none from before.
  private func isOneValue(_ part: Range<Int>) -> Bool {
    var depth = 0
    for operation in operations[part] {
      depth += 1 - operation.operandCount
      if depth < 1 { return false }
    }
    return depth == 1
  }

  /// Whether two values are written by the same steps.
  private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count == right.count && operations[left].elementsEqual(operations[right])
  }

  /// Writes an operation on a part in the place of all steps from `start` on.
  private mutating func replace(
    from start: Int,
    with operation: IntervalCode.Operation,
    of part: Part
  ) {
    operations.removeLast(operations.count - start)
    parts.append(part)
    appendToTop(operation)
  }
}
