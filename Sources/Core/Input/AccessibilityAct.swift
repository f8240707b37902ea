/// What those do who reach the window by its tree.
package enum AccessibilityAct: Hashable, Sendable {
  /// As if it had been clicked.
  case press
  case focus
  /// Puts a text in the place of a line.
  case enter(String)
}
