package import Controls
package import Drawing

/// What the trace shows in one picture.
package struct TraceLayout {
  var pen: Int
  /// The dot, nil where the curve has no value.
  package var dot: Point?
  /// The pen of the other curve where two meet.
  var otherPen: Int?
  /// Where the dashed guides begin and end.
  var guides: [(from: Point, to: Point)] = []
  var tags: [AxisTag] = []
  var line: TracedLine?
  package var card: ReadoutCard
  package var cardFrame = Rect.zero
  /// What all sizes are multiplied by.
  var unit = 1.0
  /// How large the dot is, and how much of the curve around it stays free.
  package internal(set) var dotRadius = 6.0
  var clearance = 11.0

  /// What takes the place of the numbers at the axes that it covers.
  package var tagFrames: [Rect] { tags.map(\.frame) }
  var guideBoxes: [Rect] {
    guides.map { Rect(from: $0.from, to: $0.to).inset(by: -2) }
  }
  /// What hides the curve's own marks.
  package var covers: [Rect] { tagFrames + [cardFrame] }
  /// The card where it spans the pane.
  package var wideCard: Rect? { card.isWide ? cardFrame : nil }
}
