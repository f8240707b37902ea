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
    // The name stands over its number.
    let name = TextLine(field.name, small, theme.secondaryText)
      .shrunk(to: box.width - 16, least: 11, canvas)
    painter.draw(name, at: Point(x: box.x + 8, y: box.y + 13), by: small)
    let line = Rect(x: box.x + 8, y: box.y + 21, width: box.width - 16, height: box.height - 23)
    if let typed = field.typed {
      painter.drawTyped(
        typed.field,
        in: line,
        font: cellFont,
        ink: theme.text,
        caret: theme.accent.fill,
        align: .leading
      )
      return
    }
    let number = TextLine(value, cellFont, theme.text).shrunk(to: line.width, least: 11, canvas)
    painter.draw(number, at: Point(x: line.x, y: line.midY), by: cellFont)
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
