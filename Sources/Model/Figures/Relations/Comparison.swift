/// How two values may be compared.
package enum Comparison: String, CaseIterable, Hashable, Sendable {
  case equal = "="
  case unequal = "≠"
  case less = "<"
  case lessOrEqual = "≤"
  case greater = ">"
  case greaterOrEqual = "≥"
}
