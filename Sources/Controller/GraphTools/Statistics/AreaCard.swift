import Controls
import Drawing

/// What an audience sees of an area: its integral as a book writes it, and the bounds of its value.
struct AreaCard {
  /// What it is, in words.
  var title: TextLine
  /// What stands behind the title: the curves' numbers, each on its colour.
  var curves: [(number: TextLine, pen: Color)]
  /// The curve whose colour fills the area.
  var pen: Color
  var integral: TextLine
  /// Between which numbers the area is; what is known else.
  var value: TextLine
  var foot: TextLine
  var mark: FootMark
  /// What all sizes are multiplied by.
  var unit: Double

  /// What it says, without the integral.
  var words: String {
    let parts = [title] + curves.map(\.number)
    return parts.map(\.text).joined(separator: " ") + ", " + value.text
  }

  /// The sizes of its type, of the formula, the numbers and the foot.
  static let sizes = (title: 45.0, integral: 52.0, value: 45.0, foot: 45.0)

  /// The room at its sides, both together.
  static let margins = 54.0

  private var discRadius: Double { 29 * unit }
  private var discsWidth: Double { (2 * discRadius + 8 * unit) * Double(curves.count) }

  /// Its lines from the top: how far each is indented, how high it is, and how small it may get.
  private func lines(
    _ measurer: any TextMeasurer
  ) -> [(line: TextLine, indent: Double, height: Double, least: Double)] {
    [
      (title, 54 * unit, 68 * unit, 9 * unit),
      (integral, 0, max(72 * unit, integral.height(measurer) + 28 * unit), 13),
      (value, 0, 64 * unit, 13), (foot, 46 * unit, 64 * unit, 9 * unit),
    ]
  }

  /// How large it wants to be.
  func size(_ measurer: any TextMeasurer) -> Size {
    let lines = lines(measurer)
    var widths = lines.map { $0.indent + $0.line.width(measurer) }
    widths[0] += discsWidth
    return Size(
      width: (widths.max() ?? 0) + Self.margins * unit,
      height: lines.reduce(16 * unit) { $0 + $1.height }
    )
  }

  /// Draws it into a frame; what is wider than that gets smaller.
  func draw(in frame: Rect, with painter: ControlPainter) {
    let (canvas, theme) = (painter.canvas, painter.theme)
    painter.drawCard(frame, radius: 20 * unit, border: 2 * unit)
    let lines = lines(canvas)
    let inner = frame.inset(dx: Self.margins / 2 * unit, dy: 16 * unit)
    let rows = RowList(heights: lines.map(\.height), in: inner).frames
    for (entry, row) in zip(lines, rows) {
      let discs = row == rows[0] ? discsWidth : 0
      let line = entry.line
        .shrunk(to: row.width - entry.indent - discs, least: entry.least, canvas)
      let start = Point(x: row.x + entry.indent, y: row.midY)
      painter.draw(line, at: start)
      if row == rows[0] { drawDiscs(from: start.x + line.width(canvas), on: row.midY, painter) }
    }
    drawSwatch(at: Point(x: inner.x, y: rows[0].midY), with: painter)
    let last = rows[rows.count - 1]
    canvas.fill(last.band(at: last.y, height: max(1, 1.5 * unit)), with: theme.line)
    mark.draw(at: Point(x: inner.x + 15 * unit, y: last.midY), size: 32 * unit, with: painter)
  }

  private func drawSwatch(at left: Point, with painter: ControlPainter) {
    let swatch = Rect(x: left.x, y: left.y - 13 * unit, width: 40 * unit, height: 26 * unit)
    painter.canvas.fillRounded(swatch, radius: 5 * unit, with: pen.opacity(0.22))
    painter.outline(swatch.inset(by: unit), radius: 4 * unit, width: 2 * unit, pen)
  }

  private func drawDiscs(from left: Double, on middle: Double, _ painter: ControlPainter) {
    var center = Point(x: left + 8 * unit + discRadius, y: middle)
    for curve in curves {
      painter.canvas.fillCircle(center: center, radius: discRadius, with: curve.pen)
      painter.draw(curve.number, at: center, align: .center, centering: .digits)
      center.x += 2 * discRadius + 8 * unit
    }
  }
}
