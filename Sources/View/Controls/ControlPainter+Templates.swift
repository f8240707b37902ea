import Drawing

/// A sign with boxes, as it stands on a key.
package enum KeyTemplate: Hashable, Sendable {
  case fraction, power
  case root(degree: Bool)
  /// |□|, or ⌊□⌋ with feet.
  case bars(feet: Bool)
  /// A large sign.
  case sign(String)
  /// d/dx.
  case derivative
  /// A brace before two rows.
  case cases

  /// How far it reaches from its middle, in units of a fifteenth of the words' size.
  var halfWidth: Double {
    switch self {
    case .root: 13
    case .bars: 9.5
    case .sign("∫"): 6
    default: 11
    }
  }
}

extension ControlPainter {
  /// Draws a sign around a place, for words of a size.
  func draw(_ template: KeyTemplate, at center: Point, _ ink: Color, _ words: Double) {
    let unit = words / 15
    let pen = TemplatePen(canvas: canvas, center: center, unit: unit, ink: ink)
    switch template {
    case .fraction:
      pen.box(0, -8.5)
      pen.box(0, 8.5)
      pen.line([(-10.5, 0), (10.5, 0)])
    case .power:
      pen.box(-4, 3.5, scale: 1.15)
      pen.box(6.5, -6.5, scale: 0.85)
    case .root(let degree):
      pen.line([(-13, 1), (-11, 0), (-7.5, 9), (-3.5, -10), (11.5, -10)])
      pen.box(3.5, 0.5, scale: 1.3)
      if degree { pen.box(-9.5, -8, scale: 0.65) }
    case .bars(let feet):
      for side in [-1.0, 1] {
        let foot = feet ? [(side * 5.5, 10.0)] : []
        pen.line([(side * 9.5, -10), (side * 9.5, 10)] + foot)
      }
      pen.box(0, 0, scale: 1.2)
    case .sign(let sign):
      let designed = Font(.regular, words * 1.6)
      let height = canvas.inkBounds(of: sign, in: designed).height
      let font = height > 0 ? designed.sized(designed.size * 22 * unit / height) : designed
      let bounds = canvas.inkBounds(of: sign, in: font)
      canvas.drawText(
        sign,
        at: Point(x: center.x - bounds.midX, y: center.y - bounds.midY),
        in: font,
        with: ink
      )
    case .derivative:
      let font = Font(.italic, words * 0.92)
      for (text, drop) in [("d", -3.5), ("dx", 12.5)] {
        TextLine(text, font, ink)
          .draw(on: canvas, at: Point(x: center.x, y: center.y + drop * unit), align: .center)
      }
      pen.line([(-8.5, 0), (8.5, 0)])
    case .cases:
      pen.line([
        (-7, -11), (-9.5, -10), (-10, -8), (-10, -2.5), (-12, 0), (-10, 2.5), (-10, 8), (-9.5, 10),
        (-7, 11),
      ])
      for y in [-6.0, 6] {
        pen.box(-1.5, y, scale: 0.85)
        pen.line([(6, y), (11, y)])
      }
    }
  }
}

/// Draws the parts of a sign around its middle, in units of a fifteenth of the words' size.
private struct TemplatePen {
  let canvas: any Canvas
  let center: Point
  let unit: Double
  let ink: Color

  private func place(_ x: Double, _ y: Double) -> Point {
    Point(x: center.x + x * unit, y: center.y + y * unit)
  }

  func line(_ points: [(Double, Double)]) {
    canvas.strokePath(points.map(place), stroke: Stroke(max(1.3, 1.6 * unit)), with: ink)
  }

  /// An empty box.
  func box(_ x: Double, _ y: Double, scale: Double = 1) {
    let size = Size(width: 9 * scale * unit, height: 10 * scale * unit)
    let middle = place(x, y)
    let frame = Rect(
      x: middle.x - size.width / 2,
      y: middle.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    canvas.fillRounded(frame, radius: 2 * unit, with: ink.opacity(0.14))
    canvas.strokeRounded(frame, radius: 2 * unit, stroke: Stroke(1.2), with: ink.opacity(0.75))
  }
}
