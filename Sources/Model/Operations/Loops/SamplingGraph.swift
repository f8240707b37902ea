package import CLanes

/// One operation on all lanes.
package enum SamplingOperation: Hashable, Sendable {
  case variable
  /// A number, by its bits.
  case number(UInt64)
  /// A loop over lanes.
  case kernel(LanesSample)
  /// A power 1 … 64 by multiplying.
  case wholePower(Int32)
  /// Operations without a loop go through the lanes one by one.
  case unary(UnaryOperation)
  case binary(BinaryOperation)
  case rationalPower(Int32, Int32)
  /// By its number in a list.
  case integral(Int32)
}

/// A formula as loops over many points.
package typealias SamplingGraph = BlockGraph<SamplingOperation>

extension BlockGraph where Operation == SamplingOperation {
  /// The number of a node, new or known; −1 stands for no operand.
  package mutating func node(
    _ operation: SamplingOperation,
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

  package mutating func number(_ value: Double) -> Int { node(.number(value.bitPattern)) }

  package func value(of node: Int) -> Double? {
    guard case .number(let bits) = nodes[node].operation else { return nil }
    return Double(bitPattern: bits)
  }

  package mutating func kernel(_ kernel: LanesSample, _ x: Int) -> Int { node(.kernel(kernel), x) }

  package mutating func kernel(_ kernel: LanesSample, _ x: Int, _ y: Int) -> Int {
    node(.kernel(kernel), x, y)
  }

  /// x^n for n from −8 to 8 but 0; of the reciprocal below 0, so that only the result can overflow.
  package mutating func wholePower(_ x: Int, _ n: Int32) -> Int {
    if n == 1 { return x }
    if n == 2 { return kernel(.multiply, x, x) }
    if n > 0 { return node(.wholePower(n), x) }
    return wholePower(kernel(.divide, number(1), x), -n)
  }
}
