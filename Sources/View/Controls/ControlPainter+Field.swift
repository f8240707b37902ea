package import Drawing

extension ControlPainter {
  /// A box to type in, scrolled so far that the caret is in it.
  ///
  /// A finger gets hold of the ends of what is selected by handles.
  package func drawField(
    _ field: TextField,
    in frame: Rect,
    hint: String? = nil,
    isFocused: Bool,
    isWrong: Bool = false,
    hasHandles: Bool = false
  ) {
    let font = TextField.font
    canvas.fillRounded(frame, radius: 10, with: theme.surface)
    let ink = isWrong ? theme.notices.error : isFocused ? theme.focus : theme.strongLine
    outline(frame, radius: 10, width: isFocused || isWrong ? 2 : 1, ink)
    let room = TextField.room(in: frame)
    if let hint, field.text.isEmpty {
      let words = TextLine(hint, font, theme.secondaryText).shrunk(to: room.width, canvas)
      draw(words, at: Point(x: room.x + (isFocused ? 4 : 0), y: frame.midY))
    }
    if isFocused {
      drawTyped(field, in: room, font: font, ink: theme.text, caret: theme.accent.text)
    } else {
      canvas.clipped(to: room) {
        let left = room.x - field.shift(in: room.width, font, canvas)
        draw(TextLine(field.text, font, theme.text), at: Point(x: left, y: frame.midY))
      }
    }
    let ends = isFocused ? field.ends(in: frame, canvas) : nil
    guard hasHandles, let ends else { return }
    for x in [ends.lower, ends.upper] where x >= room.x - 1 && x <= room.maxX + 1 {
      canvas.fillCircle(center: Point(x: x, y: frame.maxY - 4), radius: 7, with: theme.focus)
    }
  }

  /// A value as it is typed, in a box of its own.
  package func draw(
    _ typed: TypedValue,
    in field: Rect,
    _ font: Font,
    align: TextLine.Alignment = .leading,
    unit: Double = 1
  ) {
    let border = typed.isWrong ? theme.notices.error : theme.accent.fill
    outline(field, radius: 6 * unit, width: 1.5 * unit, border)
    drawTyped(
      typed.field,
      in: field.inset(dx: 4 * unit, dy: 4 * unit),
      font: font,
      ink: theme.text,
      caret: theme.accent.fill,
      align: align
    )
  }

  /// Text as it is typed, with its caret and what is selected; where it is longer than the room, as much
  /// as has room before the caret.
  package func drawTyped(
    _ field: TextField,
    in room: Rect,
    font: Font,
    ink: Color,
    caret: Color,
    align: TextLine.Alignment = .leading
  ) {
    let width = canvas.width(of: field.text, in: font)
    // A caret behind the last character has room, too.
    let spare = max(0, room.width - 2 - width)
    let start = align == .leading ? 0 : align == .center ? spare / 2 : spare
    let left = room.x + start - field.shift(in: room.width, font, canvas)
    func place(_ offset: Int) -> Double {
      left + canvas.width(of: String(field.text.prefix(offset)), in: font)
    }
    canvas.clipped(to: room) {
      if let part = field.selection {
        drawSelection(from: place(part.lowerBound), to: place(part.upperBound), in: room)
      }
      draw(TextLine(field.text, font, ink), at: Point(x: left, y: room.midY), by: font)
      let height = min(24, room.height)
      canvas.fill(
        Rect(
          x: min(place(field.caret), room.maxX - 2),
          y: room.midY - height / 2,
          width: 2,
          height: height
        ),
        with: caret
      )
    }
  }

  /// The ground of selected characters.
  private func drawSelection(from start: Double, to end: Double, in line: Rect) {
    canvas.fill(
      Rect(x: start, y: line.y, width: end - start, height: line.height),
      with: theme.focus.opacity(Theme.selectionOpacity)
    )
  }
}

extension TextField {
  fileprivate static let font = Font(.regular, 17)

  /// The part of a field's box that its text is seen in.
  fileprivate static func room(in frame: Rect) -> Rect { frame.inset(dx: 14, dy: 4) }

  /// How far the text is moved to the left for its caret.
  fileprivate func shift(
    in width: Double,
    _ font: Font,
    _ measurer: any TextMeasurer
  )
    -> Double
  {
    max(0, measurer.width(of: String(head), in: font) + 2 - width)
  }

  /// Where the ends of what is selected are drawn; nil where nothing is.
  package func ends(
    in frame: Rect,
    _ measurer: any TextMeasurer
  ) -> (lower: Double, upper: Double)? {
    guard let selection else { return nil }
    let room = Self.room(in: frame)
    let left = room.x - shift(in: room.width, Self.font, measurer)
    func place(_ offset: Int) -> Double {
      left + measurer.width(of: String(text.prefix(offset)), in: Self.font)
    }
    return (place(selection.lowerBound), place(selection.upperBound))
  }

  /// How many characters stand before a place, in a field that is drawn in a frame.
  package func offset(at place: Point, in frame: Rect, _ measurer: any TextMeasurer) -> Int {
    let room = Self.room(in: frame)
    let way = place.x - room.x + shift(in: room.width, Self.font, measurer)
    var before = 0.0
    for (index, end) in text.indices.enumerated() {
      let after = measurer.width(of: String(text[...end]), in: Self.font)
      if way < (before + after) / 2 { return index }
      before = after
    }
    return text.count
  }
}
