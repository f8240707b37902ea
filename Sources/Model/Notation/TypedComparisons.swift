package import Operations

extension BinaryOperation {
  package var isComparison: Bool { row.writing.isStatement && !isJoint }

  /// Whether it joins conditions.
  package var isJoint: Bool { self == .and || self == .or || self == .xor }

  /// Comparisons as people type them, `<=` for ≤.
  package static let typedComparisons: [String: BinaryOperation] = [
    "<": .less, ">": .greater, "=": .equal, "≤": .lessOrEqual, "≥": .greaterOrEqual,
    "≠": .unequal, "<=": .lessOrEqual, ">=": .greaterOrEqual, "=<": .lessOrEqual,
    "=>": .greaterOrEqual, "==": .equal, "!=": .unequal,
  ]
}
