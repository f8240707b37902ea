package import Operations

extension BinaryOperation {
  package var isComparison: Bool { row.writing.isStatement && self != .and && self != .or }

  /// Comparisons as people type them, `<=` for ≤.
  package static let typedComparisons: [String: BinaryOperation] = [
    "<": .less, ">": .greater, "=": .equal, "≤": .lessOrEqual, "≥": .greaterOrEqual,
    "≠": .unequal, "<=": .lessOrEqual, ">=": .greaterOrEqual, "=<": .lessOrEqual,
    "=>": .greaterOrEqual, "==": .equal, "!=": .unequal,
  ]
}
