package import Drawing

extension ControlPainter {
  private var fieldFont: Font { Font(.regular, 17) }
  private static var fieldInset: Double { 14 }

  /// A box to type in, scrolled so far that the caret is in it.
  package func drawField(_ field: TextField, in frame: Rect, isFocused: Bool) {
    let font = fieldFont
    canvas.fillRounded(frame, radius: 10, with: theme.surface)
    canvas.strokeRounded(
      frame,
      radius: 10,
      stroke: Stroke(isFocused ? 2 : 1),
      with: isFocused ? theme.focus : theme.strongLine
    )
    let room = frame.inset(dx: Self.fieldInset, dy: 4)
    canvas.clipped(to: room) {
      let left = room.x - shift(of: field, in: room.width)
      let baseline = baseline(centering: font, on: frame.midY)
      TextLine(field.text, font, theme.text).draw(on: canvas, at: Point(x: left, y: baseline))
      guard isFocused else { return }
      let x = left + canvas.width(of: String(field.head), in: font)
      canvas.fill(
        Rect(x: min(x, room.maxX - 2), y: frame.midY - 12, width: 2, height: 24),
        with: theme.accent.text
      )
    }
  }

  /// How many characters stand left of a place in a field.
  package func caret(at place: Point, of field: TextField, in frame: Rect) -> Int {
    let room = frame.inset(dx: Self.fieldInset, dy: 4)
    let way = place.x - room.x + shift(of: field, in: room.width)
    var before = 0.0
    for (index, end) in field.text.indices.enumerated() {
      let after = canvas.width(of: String(field.text[...end]), in: fieldFont)
      if way < (before + after) / 2 { return index }
      before = after
    }
    return field.text.count
  }

  /// How far a text is moved to the left for its caret.
  private func shift(of field: TextField, in width: Double) -> Double {
    max(0, canvas.width(of: String(field.head), in: fieldFont) + 2 - width)
  }
}
