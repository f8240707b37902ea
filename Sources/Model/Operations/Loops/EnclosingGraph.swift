package import CLanes
package import Intervals

/// One operation on all columns.
package enum EnclosingOperation: Hashable, Sendable {
  case variable
  /// The other variable, of a function of the plane.
  case ordinate
  /// A number known to lie in an interval.
  case number(Interval)
  /// A loop over columns.
  case kernel(LanesEnclose)
  /// A loop with a number as second operand: a sum or a product.
  case withNumber(LanesEnclose, Interval)
  /// Operations without a loop go through the columns one by one.
  case unary(UnaryOperation)
  case binary(BinaryOperation)
  /// By its number in a list.
  case integral(Int32)

  /// Whether the slopes follow from the operands' slopes alone.
  package var isLinear: Bool {
    switch self {
    case .kernel(.add), .kernel(.subtract), .kernel(.negate), .withNumber: true
    case .kernel, .variable, .ordinate, .number, .unary, .binary, .integral: false
    }
  }

  /// Whether it goes through columns by a loop, and not from one to the next.
  package var hasLoop: Bool {
    switch self {
    case .kernel, .withNumber, .variable, .ordinate, .number: true
    case .unary, .binary, .integral: false
    }
  }
}

/// A formula as loops over columns.
package typealias EnclosingGraph = BlockGraph<EnclosingOperation>

extension BlockGraph where Operation == EnclosingOperation {
  /// The number of a node, new or known; −1 stands for no operand.
  package mutating func node(
    _ operation: EnclosingOperation,
    _ first: Int = -1,
    _ second: Int = -1
  ) -> Int {
    add(node: operation, first, second)
  }

  /// The steps that compute a node.
  package func schedule(
    result: Int
  ) -> (pinned: [Step], steps: [Step], registerCount: Int, result: Int) {
    ordered(leadingTo: result)
  }

  package mutating func kernel(_ kernel: LanesEnclose, _ x: Int) -> Int { node(.kernel(kernel), x) }

  package mutating func kernel(_ kernel: LanesEnclose, _ x: Int, _ y: Int) -> Int {
    node(.kernel(kernel), x, y)
  }

  package mutating func number(_ number: Interval) -> Int { node(.number(number)) }

  package func interval(of node: Int) -> Interval? {
    guard case .number(let number) = nodes[node].operation else { return nil }
    return number
  }

  package mutating func add(_ x: Int, _ number: Interval) -> Int {
    node(.withNumber(.addNumber, number), x)
  }

  package mutating func scale(_ x: Int, by factor: Interval) -> Int {
    if factor == Interval(1) { return x }
    if factor == Interval(-1) { return kernel(.negate, x) }
    // The loop wants a factor that is nearly one number.
    guard factor.mignitude > 0, factor.upperBound - factor.lowerBound <= factor.mignitude * 0x1p-40
    else { return kernel(.multiply, x, number(factor)) }
    return node(.withNumber(.multiplyNumber, factor), x)
  }

  package mutating func multiply(_ x: Int, _ y: Int) -> Int {
    if x == y { return kernel(.square, x) }
    if let factor = interval(of: x) { return scale(y, by: factor) }
    if let factor = interval(of: y) { return scale(x, by: factor) }
    return kernel(.multiply, x, y)
  }

  package mutating func divide(_ x: Int, _ y: Int) -> Int {
    if let divisor = interval(of: y), !divisor.contains(0) {
      return scale(x, by: .reciprocal(divisor))
    }
    if let dividend = interval(of: x) { return scale(kernel(.reciprocal, y), by: dividend) }
    return kernel(.divide, x, y)
  }

  // MARK: Logarithms and roots

  package mutating func logarithm(base: Int, _ x: Int) -> Int? {
    if let base = interval(of: base) {
      guard base.lowerBound > 0, !base.contains(1) else { return nil }
      return scale(kernel(.log, x), by: .reciprocal(.log(base)))
    }
    return divide(kernel(.log, x), kernel(.log, base))
  }

  package mutating func root(_ n: Int, _ x: Int) -> Int? {
    guard let n = interval(of: n), n.isSingleton, let whole = Int(exactly: n.lowerBound), whole > 1,
      whole <= 1024
    else { return nil }
    if whole == 2 { return kernel(.sqrt, x) }
    if whole & 1 == 1 { return oddRoot(x, 1, whole) }
    return kernel(
      .exp,
      scale(kernel(.logInRoot, x), by: .reciprocal(Interval(Double(whole))))
    )
  }
}
