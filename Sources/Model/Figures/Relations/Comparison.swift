/// How two values may be compared.
package enum Comparison: String, CaseIterable, Hashable, Sendable {
  case equal = "="
  case unequal = "≠"
  case less = "<"
  case lessOrEqual = "≤"
  case greater = ">"
  case greaterOrEqual = "≥"

  /// What people type for it, beside its sign.
  static let typed: [(text: String, Comparison)] = [
    ("<=", .lessOrEqual), (">=", .greaterOrEqual), ("!=", .unequal), ("==", .equal),
    ("=<", .lessOrEqual), ("=>", .greaterOrEqual),
  ]
}
