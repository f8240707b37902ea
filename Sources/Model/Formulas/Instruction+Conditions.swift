import Operations

extension [Instruction] {
  /// Whether it says that something holds.
  package var isStatement: Bool { last?.isStatement ?? false }

  /// Whether everything that depends on conditions depends on statements.
  package var hasSoundConditions: Bool { unsoundCondition == nil }

  /// Where something depends on a condition that is none.
  var unsoundCondition: Int? {
    let tree = StepTree(self)
    return indices.first { index in
      tree.operands[index].prefix(self[index].conditionCount).contains { !self[$0].isStatement }
    }
  }
}

extension Instruction {
  /// How many of its operands, from the first, have to be statements.
  package var conditionCount: Int {
    switch self {
    case .binary(.and), .binary(.or): 2
    case .unary(.not), .binary(.when), .defined(.choice): 1
    default: 0
    }
  }

  fileprivate var isStatement: Bool {
    switch self {
    case .binary(let operation): operation.row.writing.isStatement
    case .unary(let operation): operation.row.writing.isStatement
    default: false
    }
  }
}
