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

  /// Shows that the number of a tag is being typed: a border around it, a caret behind it.
  package func drawField(_ tag: AxisTag, isWrong: Bool) {
    let border = isWrong ? theme.notices.error : theme.focus
    canvas.strokeRounded(tag.frame.inset(by: -2), radius: 8, stroke: Stroke(2), with: border)
    let words = TextLine(tag.text, Font(.semibold, tag.size, tabular: true), theme.text)
    let end = tag.frame.midX + words.width(canvas) / 2 + 1.5
    canvas.fill(
      Rect(x: end, y: tag.frame.y + 4, width: 1.5, height: tag.frame.height - 8),
      with: theme.ink(onPen: tag.pen)
    )
  }
}
