package import Drawing

/// A text as it was drawn.
package struct DrawnText: Sendable {
  package let text: String
  /// From the start of the baseline to the end of the advance, as high as a capital.
  package let box: Rect
  package let font: Font
  package let color: Color
  /// What the drawing was confined to, the outermost first.
  package let clips: [Rect]
  /// Its place in the display list.
  package let order: Int

  /// The part of the box that is seen.
  package var visibleBox: Rect { clips.reduce(box) { $0.intersection($1) } }

  /// Whether nothing of it is cut off.
  package var isWhole: Bool { clips.allSatisfy { $0.contains(box) } }
}
