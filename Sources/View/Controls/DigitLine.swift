import Drawing

/// A long number on one line: `3.14159 26535 (35 digits) 37510 33692`, the last digits set apart.
struct DigitLine {
  private let digits: ReadoutCard.Digits
  private let size: Double
  private let theme: Theme?

  init(_ digits: ReadoutCard.Digits, size: Double, _ theme: Theme?) {
    (self.digits, self.size, self.theme) = (digits, size, theme)
  }

  private var common: Font { Font(.regular, size, tabular: true) }
  private var changing: Font { Font(.semibold, size, tabular: true) }
  private var small: Font { Font(.regular, size * 12 / 15) }
  private var margin: Double { size * 7 / 15 }

  private func pillWidth(_ measurer: any TextMeasurer) -> Double {
    digits.hidden.map { measurer.width(of: $0, in: small) + 4 * margin } ?? 0
  }

  func width(_ measurer: any TextMeasurer) -> Double {
    measurer.width(of: digits.head, in: common) + pillWidth(measurer)
      + measurer.width(of: digits.common, in: common)
      + measurer.width(of: digits.changing, in: changing)
  }

  /// Draws it with its middle on a line, from the left.
  func draw(at left: Point, with painter: ControlPainter) {
    guard let theme else { return }
    let canvas = painter.canvas
    var x = left.x
    func draw(_ text: String, _ font: Font, _ color: Color) {
      let line = TextLine(text, font, color)
      painter.draw(line, at: Point(x: x, y: left.y), by: common)
      x += line.width(canvas)
    }
    draw(digits.head, common, theme.secondaryText)
    if let hidden = digits.hidden {
      let line = TextLine(hidden, small, theme.secondaryText)
      let height = (size * 1.35).rounded()
      let box = Rect(
        x: x + margin,
        y: left.y - height / 2,
        width: line.width(canvas) + 2 * margin,
        height: height
      )
      canvas.fillRounded(box, radius: height / 2, with: theme.text.opacity(0.1))
      painter.draw(line, at: box.center, align: .center, by: small)
      x += pillWidth(canvas)
    }
    draw(digits.common, common, theme.secondaryText)
    draw(digits.changing, changing, theme.text)
  }
}
