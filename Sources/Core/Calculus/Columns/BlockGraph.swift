/// A formula as a graph in which equal parts are one node.
///
/// Nodes are in an order in which each comes after its operands.
package struct BlockGraph<Operation: Hashable & Sendable>: Sendable {
  /// A value: an operation on earlier values.
  package struct Node: Hashable, Sendable {
    /// The operation on the operands' values.
    package let operation: Operation
    /// Earlier nodes; −1 where there is no operand.
    package let first: Int
    /// The second operand, likewise.
    package let second: Int

    /// Whether it is a number, or the variable.
    fileprivate var isPinned: Bool { first < 0 }
  }

  /// One operation on registers.
  package struct Step: Sendable {
    /// The operation.
    package let operation: Operation
    /// The register that receives the result.
    package let target: Int
    /// The register of the first operand; −1 where there is none.
    package let first: Int
    /// The register of the second operand; −1 where there is none.
    package let second: Int
  }

  /// The nodes in the order in which they were added.
  package private(set) var nodes: [Node] = []
  private var indices: [Node: Int] = [:]

  /// A graph without nodes.
  package init() {}

  /// The number of a node, new or known.
  ///
  /// - Precondition: Both operands are −1, or numbers of nodes of this graph.
  /// - Complexity: O(1) on average.
  package mutating func node(_ operation: Operation, _ first: Int = -1, _ second: Int = -1) -> Int {
    let node = Node(operation: operation, first: first, second: second)
    if let index = indices[node] { return index }
    indices[node] = nodes.count
    nodes.append(node)
    return nodes.count - 1
  }

  /// The steps that compute a node, on as few registers as last uses allow.
  ///
  /// Nodes without operands keep their register for good; their steps come first. A register is used
  /// again only after the step that reads it last.
  package func schedule(
    result: Int
  ) -> (pinned: [Step], steps: [Step], registerCount: Int, result: Int) {
    let lastUses = lastUses(leadingTo: result)
    var registers = [Int](repeating: -1, count: nodes.count)
    var count = 0
    var pinned: [Step] = []
    for (index, node) in nodes.enumerated() where lastUses[index] >= 0 && node.isPinned {
      registers[index] = count
      pinned.append(Step(operation: node.operation, target: count, first: -1, second: -1))
      count += 1
    }
    var free: [Int] = []
    var steps: [Step] = []
    for (index, node) in nodes.enumerated() where lastUses[index] >= 0 && registers[index] < 0 {
      // Taken before the operands' are given back: no operation writes where it reads.
      let target = free.popLast() ?? count
      count = max(count, target + 1)
      registers[index] = target
      steps.append(
        Step(
          operation: node.operation,
          target: target,
          first: node.first < 0 ? -1 : registers[node.first],
          second: node.second < 0 ? -1 : registers[node.second]
        )
      )
      for operand in Set([node.first, node.second]) where operand >= 0 {
        let isLast = lastUses[operand] == index && !nodes[operand].isPinned
        if isLast { free.append(registers[operand]) }
      }
    }
    return (pinned, steps, count, registers[result])
  }

  /// Where each node is read last, −1 where it is not needed.
  private func lastUses(leadingTo result: Int) -> [Int] {
    var lastUses = [Int](repeating: -1, count: nodes.count)
    lastUses[result] = nodes.count
    for index in stride(from: result, through: 0, by: -1) where lastUses[index] >= 0 {
      for operand in [nodes[index].first, nodes[index].second] where operand >= 0 {
        lastUses[operand] = max(lastUses[operand], index)
      }
    }
    return lastUses
  }
}
