import Drawing

/// A key of the keypad as it was drawn.
struct DrawnKey: Sendable {
  /// Its name in the design's grid.
  let name: String
  let frame: Rect
  /// The texts on it, one after the other.
  let label: String
}
