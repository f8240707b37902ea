/// What those do who reach the window by its tree.
package enum AccessibilityAct: Hashable, Sendable {
  /// As if it had been clicked.
  case press
  case focus
  /// Opens its menu.
  case menu
  /// Moves what is seen of the plane, as an arrow key does, or of a table by all its rows that are seen.
  case pan(FocusMove)
  /// Selects characters of a line; of none, puts the caret before one.
  case select(Range<Int>)
  /// Puts a text in the place of a line.
  case enter(String)
  /// Chooses a number from a range.
  case choose(Double)
}
