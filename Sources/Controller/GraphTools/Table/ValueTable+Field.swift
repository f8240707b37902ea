import Controls
import Drawing

/// The settings over a table's heads.
extension ValueTable {
  func draw(_ field: Field, in place: Rect, with painter: ControlPainter) {
    let canvas = painter.canvas
    let theme = painter.theme
    let box = place.inset(dx: 0, dy: 4)
    // In the dark a field is a hollow: a key's face would not be seen on the card.
    let face = theme.isDark ? theme.surface : theme.keys.function.fill
    canvas.fillRounded(box, radius: 8, with: face)
    let isEdited = field.typed != nil
    if isEdited || theme.isDark || theme.isHighContrast {
      canvas.strokeRounded(
        box,
        radius: 8,
        stroke: Stroke(isEdited || theme.isHighContrast ? 2 : 1),
        with: field.typed?.isWrong ?? false
          ? theme.notices.error : isEdited ? theme.accent.fill : theme.line
      )
    }
    let small = Font(.regular, 13)
    guard let value = field.typed?.field.text ?? field.value else {
      var name = FormulaText(size: 15, color: theme.text, variableColor: theme.text)
      (name.face, name.italics) = (.medium, ["x"])
      let words = name.line(field.name).shrunk(to: box.width - 12, least: 11, canvas)
      painter.draw(words, at: box.center, align: .center, by: Font(.medium, 15))
      return
    }
    // The number is what is to be read: its name gets smaller first.
    let rest = box.width - 26 - canvas.width(of: value, in: cellFont)
    let full = TextLine(field.name, small, theme.secondaryText)
    let smallest = full.sized(to: 0, least: 11, canvas).width(canvas)
    let name = full.shrunk(to: min(max(rest, smallest), box.width * 0.5), least: 11, canvas)
    var room = box.width - name.width(canvas) - 26
    if field.typed != nil, canvas.width(of: value, in: cellFont) + 4 > room {
      // A long number takes the place of its name while it is typed.
      room = box.width - 16
    } else {
      painter.draw(name, at: Point(x: box.x + 10, y: box.midY), by: small)
    }
    if let typed = field.typed {
      painter.drawTyped(
        typed.field,
        in: Rect(x: box.maxX - 8 - room, y: box.y + 6, width: room, height: box.height - 12),
        font: cellFont,
        ink: theme.text,
        caret: theme.accent.fill,
        align: .trailing
      )
      return
    }
    let number = TextLine(value, cellFont, theme.text).shrunk(to: room, least: 11, canvas)
    let end = Point(x: box.maxX - 10, y: box.midY)
    painter.draw(number, at: end, align: .trailing, by: cellFont)
  }

  /// Says why there are no rows.
  func drawMessage(in list: Rect, with painter: ControlPainter) {
    guard let message else { return }
    let font = Font(.regular, cellFont.size)
    let lines = TextLine(message, font, painter.theme.secondaryText)
      .wrapped(to: list.width - 32, keeping: .words, painter.canvas)
    let height = painter.canvas.metrics(of: font).lineHeight + 4
    for (index, line) in lines.enumerated() {
      let place = Point(x: list.midX, y: list.y + 24 + Double(index) * height)
      painter.draw(line, at: place, align: .center, by: font)
    }
  }
}
