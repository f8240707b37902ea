package import Drawing

/// Where a value stands on an axis, on a ground of its curve's colour.
package struct AxisTag: Hashable, Sendable {
  package var frame: Rect
  var text: String
  /// Which of the theme's pens is the ground.
  var pen: Int
  var size: Double

  /// The width and height of a tag with a text.
  package static func size(of text: String, size: Double, _ measurer: any TextMeasurer) -> Size {
    let words = measurer.width(of: text, in: Font(.semibold, size, tabular: true))
    return Size(
      width: (words + 14 * size / 13).rounded(.up),
      height: (measurer.metrics(of: Font(.semibold, size)).capHeight + 12.5 * size / 13).rounded()
    )
  }

  package init(_ text: String, in frame: Rect, pen: Int, size: Double) {
    self.frame = frame
    self.text = text
    self.pen = pen
    self.size = size
  }
}

extension ControlPainter {
  /// Draws a tag; a moat of the ground parts it from what it lies on.
  package func draw(_ tag: AxisTag, moat: Double = 0) {
    let radius = min(6 * tag.size / 13, 10)
    if moat > 0 {
      canvas.fillRounded(tag.frame.inset(by: -moat), radius: radius + moat, with: theme.surface)
    }
    canvas.fillRounded(tag.frame, radius: radius, with: theme.pen(tag.pen))
    let font = Font(.semibold, tag.size, tabular: true)
    let words = TextLine(tag.text, font, theme.ink(onPen: tag.pen))
    draw(words, at: tag.frame.center, align: .center, centering: .digits)
  }

  /// A tag whose number is being typed, with a border around it.
  package func draw(_ tag: AxisTag, typed: TypedValue) {
    canvas.fillRounded(tag.frame, radius: min(6 * tag.size / 13, 10), with: theme.pen(tag.pen))
    let border = typed.isWrong ? theme.notices.error : theme.focus
    canvas.strokeRounded(tag.frame.inset(by: -2), radius: 8, stroke: Stroke(2), with: border)
    let ink = theme.ink(onPen: tag.pen)
    drawTyped(
      typed.field,
      in: tag.frame.inset(dx: 4, dy: 3),
      font: Font(.semibold, tag.size, tabular: true),
      ink: ink,
      caret: ink,
      align: .center
    )
  }
}
