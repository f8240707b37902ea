import Drawing

/// A controller's part as a neutral sign that every make's owner can read.
package enum PadGlyph: Hashable, Sendable {
  case a, b, x, y
  case leftStick, rightStick, leftStickPress, rightStickPress
  case leftShoulder, rightShoulder, leftTrigger, rightTrigger
  case pad, menu, view

  private static var font: Font { Font(.semibold, 13) }

  private var letters: String {
    switch self {
    case .a: "A"
    case .b: "B"
    case .x: "X"
    case .y: "Y"
    case .leftStick: "L"
    case .rightStick: "R"
    case .leftStickPress: "L3"
    case .rightStickPress: "R3"
    case .leftShoulder: "L1"
    case .rightShoulder: "R1"
    case .leftTrigger: "L2"
    case .rightTrigger: "R2"
    case .pad, .menu, .view: ""
    }
  }

  /// How wide the sign is, in points.
  func width(_ measurer: any TextMeasurer) -> Double {
    switch self {
    case .a, .b, .x, .y, .leftStick, .rightStick, .pad: 24
    case .menu, .view: 28
    default: measurer.width(of: letters, in: Self.font) + 12
    }
  }

  /// Draws the sign around a place.
  func draw(at center: Point, theme: Theme, on canvas: any Canvas) {
    let ground = theme.isHighContrast ? theme.background : theme.keys.operation.fill
    switch self {
    case .a, .b, .x, .y, .leftStick, .rightStick:
      canvas.fillCircle(center: center, radius: 12, with: ground)
      if self == .leftStick || self == .rightStick || theme.isHighContrast {
        canvas.strokeCircle(
          center: center,
          radius: 10.4,
          stroke: Stroke(1.3),
          with: theme.secondaryText
        )
      }
      drawLetters(at: center, theme: theme, on: canvas)
    case .pad: drawPad(at: center, theme: theme, on: canvas)
    default:
      let box = Rect(center: center, width: width(canvas), height: 22)
      canvas.fillRounded(box, radius: 6, with: ground)
      if theme.isHighContrast {
        canvas.strokeRounded(box, radius: 6, stroke: Stroke(1.5), with: theme.text)
      }
      drawMark(at: center, ground: ground, theme: theme, on: canvas)
    }
  }

  private func drawLetters(at center: Point, theme: Theme, on canvas: any Canvas) {
    let baseline = center.y + canvas.metrics(of: Self.font).digitOffset
    TextLine(letters, Self.font, theme.text)
      .draw(on: canvas, at: Point(x: center.x, y: baseline), align: .center)
  }

  private func drawMark(at center: Point, ground: Color, theme: Theme, on canvas: any Canvas) {
    switch self {
    case .menu:
      for dy in [-4.0, 0, 4] {
        canvas.strokeLine(
          from: Point(x: center.x - 5.5, y: center.y + dy),
          to: Point(x: center.x + 5.5, y: center.y + dy),
          stroke: Stroke(1.5),
          with: theme.text
        )
      }
    case .view:
      let back = Rect(x: center.x - 6, y: center.y - 5, width: 8, height: 7)
      let front = back.moved(by: Vector(dx: 4, dy: 3))
      canvas.strokeRounded(back, radius: 1.5, stroke: Stroke(1.3), with: theme.text)
      canvas.fillRounded(front, radius: 1.5, with: ground)
      canvas.strokeRounded(front, radius: 1.5, stroke: Stroke(1.3), with: theme.text)
    default: drawLetters(at: center, theme: theme, on: canvas)
    }
  }

  private func drawPad(at center: Point, theme: Theme, on canvas: any Canvas) {
    let color = theme.isHighContrast ? theme.text : theme.keys.operation.fill
    let (thin, long) = (7.2, 21.0)
    canvas.fill(Rect(center: center, width: thin, height: long), with: color)
    canvas.fill(Rect(center: center, width: long, height: thin), with: color)
  }
}
