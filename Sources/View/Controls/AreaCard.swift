package import Drawing

/// What an audience sees of an area: its integral as a book writes it, and the bounds of its value.
package struct AreaCard: Sendable {
  /// What stands behind the title: a curve's number on its colour.
  package struct Curve: Sendable {
    let number: TextLine
    let pen: Color

    package init(number: TextLine, pen: Color) { (self.number, self.pen) = (number, pen) }
  }

  /// What it is, in words.
  var title: TextLine
  var curves: [Curve]
  /// The curve whose colour fills the area.
  var pen: Color
  var integral: TextLine
  /// Between which numbers the area is; what is known else.
  var value: TextLine
  var foot: TextLine
  var footIcon: Icon
  var footColor: Color
  /// What all sizes are multiplied by.
  var unit: Double

  package init(
    title: TextLine,
    curves: [Curve],
    pen: Color,
    integral: TextLine,
    value: TextLine,
    foot: TextLine,
    footIcon: Icon,
    footColor: Color,
    unit: Double
  ) {
    (self.title, self.curves, self.pen) = (title, curves, pen)
    (self.integral, self.value, self.unit) = (integral, value, unit)
    (self.foot, self.footIcon, self.footColor) = (foot, footIcon, footColor)
  }

  /// What it says, without the integral.
  package var words: String {
    let numbers = curves.map(\.number).map { $0.runs.map(\.text).joined() }
    let parts = [title.runs.map(\.text).joined()] + numbers
    return parts.joined(separator: " ") + ", " + value.runs.map(\.text).joined()
  }

  /// The sizes of its type, of the formula, the numbers and the foot.
  package static let sizes = (title: 30.0, integral: 40.0, value: 32.0, foot: 28.0)

  /// The room at its sides, both together.
  package static let margins = 54.0

  private var margin: Double { Self.margins / 2 * unit }
  private var swatchWidth: Double { 40 * unit }
  private var discRadius: Double { 18 * unit }
  private var discWidth: Double { 2 * discRadius + 8 * unit }
  private static let titleHeight = 46.0
  private static let valueHeight = 64.0
  private static let footHeight = 64.0

  private func integralHeight(_ measurer: any TextMeasurer) -> Double {
    max(72 * unit, integral.height(measurer) + 28 * unit)
  }

  /// How large it wants to be.
  package func size(_ measurer: any TextMeasurer) -> Size {
    let titleWidth =
      swatchWidth + 14 * unit + title.width(measurer) + discWidth * Double(curves.count)
    let footWidth = foot.width(measurer) + 46 * unit
    let widths = [titleWidth, integral.width(measurer), value.width(measurer), footWidth]
    let rows = (Self.titleHeight + Self.valueHeight + Self.footHeight) * unit
    return Size(
      width: (widths.max() ?? 0) + 2 * margin,
      height: rows + integralHeight(measurer) + 16 * unit
    )
  }

  /// Draws it into a frame; what is wider than that gets smaller.
  package func draw(in frame: Rect, with painter: ControlPainter) {
    let (canvas, theme) = (painter.canvas, painter.theme)
    let inner = frame.inset(dx: margin, dy: 0)
    painter.drawCard(frame, radius: 20 * unit, border: 2 * unit)
    var top = frame.y + 16 * unit
    func row(_ height: Double) -> Rect {
      defer { top += height }
      return inner.band(at: top, height: height)
    }
    drawTitle(in: row(Self.titleHeight * unit), with: painter)
    let formula = row(integralHeight(canvas))
    let line = integral.shrunk(to: inner.width, canvas)
    painter.draw(line, at: Point(x: inner.x, y: formula.midY))
    let number = row(Self.valueHeight * unit)
    painter.draw(value.shrunk(to: inner.width, canvas), at: Point(x: inner.x, y: number.midY))
    let last = row(Self.footHeight * unit)
    canvas.fill(last.band(at: last.y, height: max(1, 1.5 * unit)), with: theme.line)
    footIcon.draw(
      on: canvas,
      center: Point(x: inner.x + 15 * unit, y: last.midY),
      size: 32 * unit,
      color: footColor,
      width: 3 * unit
    )
    let words = foot.shrunk(to: inner.width - 46 * unit, least: 9 * unit, canvas)
    painter.draw(words, at: Point(x: inner.x + 46 * unit, y: last.midY))
  }

  private func drawTitle(in row: Rect, with painter: ControlPainter) {
    let canvas = painter.canvas
    let swatch = Rect(
      x: row.x,
      y: row.midY - 13 * unit,
      width: swatchWidth,
      height: 26 * unit
    )
    canvas.fillRounded(swatch, radius: 5 * unit, with: pen.opacity(0.22))
    canvas.strokeRounded(
      swatch.inset(by: unit),
      radius: 4 * unit,
      stroke: Stroke(2 * unit),
      with: pen
    )
    let left = swatch.maxX + 14 * unit
    let discs = discWidth * Double(curves.count)
    let words = title.shrunk(to: row.maxX - left - discs, least: 9 * unit, canvas)
    painter.draw(words, at: Point(x: left, y: row.midY))
    var x = left + words.width(canvas) + 8 * unit + discRadius
    for curve in curves {
      let center = Point(x: x, y: row.midY)
      canvas.fillCircle(center: center, radius: discRadius, with: curve.pen)
      painter.draw(curve.number, at: center, align: .center, centering: .digits)
      x += discWidth
    }
  }
}
