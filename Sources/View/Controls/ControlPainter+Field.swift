package import Drawing

extension ControlPainter {
  /// A box to type in, scrolled so far that the caret is in it.
  package func drawField(_ field: TextField, in frame: Rect, isFocused: Bool) {
    let font = TextField.font
    canvas.fillRounded(frame, radius: 10, with: theme.surface)
    canvas.strokeRounded(
      frame,
      radius: 10,
      stroke: Stroke(isFocused ? 2 : 1),
      with: isFocused ? theme.focus : theme.strongLine
    )
    let room = TextField.room(in: frame)
    canvas.clipped(to: room) {
      let left = room.x - field.shift(in: room.width, canvas)
      draw(TextLine(field.text, font, theme.text), at: Point(x: left, y: frame.midY))
      guard isFocused else { return }
      let x = left + canvas.width(of: String(field.head), in: font)
      canvas.fill(
        Rect(x: min(x, room.maxX - 2), y: frame.midY - 12, width: 2, height: 24),
        with: theme.accent.text
      )
    }
  }
}

extension TextField {
  fileprivate static let font = Font(.regular, 17)

  /// The part of a field's box that its text is seen in.
  fileprivate static func room(in frame: Rect) -> Rect { frame.inset(dx: 14, dy: 4) }

  /// How far the text is moved to the left for its caret.
  fileprivate func shift(in width: Double, _ measurer: any TextMeasurer) -> Double {
    max(0, measurer.width(of: String(head), in: Self.font) + 2 - width)
  }

  /// Puts the caret where a place is, in a field that is drawn in a frame.
  package mutating func moveCaret(to place: Point, in frame: Rect, _ measurer: any TextMeasurer) {
    let room = Self.room(in: frame)
    let way = place.x - room.x + shift(in: room.width, measurer)
    var before = 0.0
    for (index, end) in text.indices.enumerated() {
      let after = measurer.width(of: String(text[...end]), in: Self.font)
      if way < (before + after) / 2 { return move(to: index) }
      before = after
    }
    move(to: text.count)
  }
}
