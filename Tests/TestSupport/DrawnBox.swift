package import Drawing

/// A box with rounded corners as it was drawn.
package struct DrawnBox: Sendable {
  package let frame: Rect
  package let radius: Double
  package let color: Color
  /// Its place in the display list.
  package let order: Int
  /// Whether only its outline was drawn.
  package let isBorder: Bool
}
