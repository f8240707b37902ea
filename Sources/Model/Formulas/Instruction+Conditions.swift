import Operations

extension [Instruction] {
  /// Whether it says that something holds.
  ///
  /// Its last step decides: a comparison, `and`, `or` or `not`; an empty list is none. A saved
  /// program that is a statement is refused, as it serves only as a condition.
  package var isStatement: Bool { last?.isStatement ?? false }

  /// Whether everything that depends on conditions depends on statements.
  ///
  /// The other direction, a statement where a number belongs, is not looked for.
  package var hasSoundConditions: Bool { unsoundCondition == nil }

  /// Where something depends on a condition that is none.
  ///
  /// The index is that of the operation, the first in postfix order: 2 in x, 1, and. Operands that
  /// are missing pass here; `Program` refuses them.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  var unsoundCondition: Int? {
    let tree = StepTree(self)
    return indices.first { index in
      tree.operands[index].prefix(self[index].conditionCount).contains { !self[$0].isStatement }
    }
  }
}

extension Instruction {
  /// How many of its operands, from the first, have to be statements.
  ///
  /// `and`, `or` and `xor` need two, `not`, `when` and `choice` their first, all others none. `.known` is
  /// not among them: only programs write it.
  package var conditionCount: Int {
    switch self {
    case .binary(.and), .binary(.or), .binary(.xor): 2
    case .unary(.not), .binary(.when), .defined(.choice): 1
    case .unary, .binary, .defined, .number, .constant, .variable, .parameter, .abbreviation,
      .local,
      .integral, .accumulated, .enclosed:
      0
    }
  }

  fileprivate var isStatement: Bool {
    switch self {
    case .binary(let operation): operation.row.writing.isStatement
    case .unary(let operation): operation.row.writing.isStatement
    case .number, .constant, .variable, .parameter, .defined, .abbreviation, .local, .integral,
      .accumulated, .enclosed:
      false
    }
  }
}
