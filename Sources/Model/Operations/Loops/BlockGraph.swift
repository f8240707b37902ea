/// A formula as a graph in which equal parts are one node.
///
/// Nodes are in an order in which each comes after its operands. `node` and `schedule` are compiled for
/// each kind of operation, in extensions.
package struct BlockGraph<Operation: Hashable & Sendable>: Sendable {
  /// A value: an operation on earlier values.
  package struct Node: Hashable, Sendable {
    /// The operation on the operands' values.
    package let operation: Operation
    /// Earlier nodes; −1 where there is no operand.
    package let first: Int
    /// The second operand, likewise.
    package let second: Int

    fileprivate init(_ operation: Operation, _ first: Int, _ second: Int) {
      (self.operation, self.first, self.second) = (operation, first, second)
    }

    /// Whether it is a number, or the variable.
    fileprivate var isPinned: Bool { first < 0 }

    /// Goes through its operands, each once.
    fileprivate func forEachOperand(_ body: (Int) -> Void) {
      if first >= 0 { body(first) }
      if second >= 0, second != first { body(second) }
    }
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

    fileprivate init(_ operation: Operation, target: Int, first: Int, second: Int) {
      (self.operation, self.target, self.first, self.second) = (operation, target, first, second)
    }
  }

  /// The nodes in the order in which they were added.
  package private(set) var nodes: [Node] = []
  private var indices: [Node: Int] = [:]

  /// A graph without nodes, with room for so many.
  package init(capacity: Int = 0) {
    nodes.reserveCapacity(capacity)
    indices.reserveCapacity(capacity)
  }

  /// The number of a node, new or known.
  ///
  /// - Precondition: Both operands are −1, or numbers of nodes of this graph.
  /// - Complexity: O(1) on average.
  mutating func add(node operation: Operation, _ first: Int, _ second: Int) -> Int {
    let node = Node(operation, first, second)
    if let index = indices[node] { return index }
    indices[node] = nodes.count
    nodes.append(node)
    return nodes.count - 1
  }

  /// The steps that compute a node, on as few registers as last uses allow.
  ///
  /// Nodes without operands keep their register for good; their steps come first. A register is used
  /// again only after the step that reads it last.
  func ordered(
    leadingTo result: Int
  ) -> (pinned: [Step], steps: [Step], registerCount: Int, result: Int) {
    let lastUses = lastUses(leadingTo: result)
    var registers = [Int](repeating: -1, count: nodes.count)
    var count = 0
    var pinned: [Step] = []
    for (index, node) in nodes.enumerated() where lastUses[index] >= 0 && node.isPinned {
      registers[index] = count
      pinned.append(Step(node.operation, target: count, first: -1, second: -1))
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
          node.operation,
          target: target,
          first: node.first < 0 ? -1 : registers[node.first],
          second: node.second < 0 ? -1 : registers[node.second]
        )
      )
      node.forEachOperand { operand in
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
      nodes[index].forEachOperand { lastUses[$0] = max(lastUses[$0], index) }
    }
    return lastUses
  }
}
