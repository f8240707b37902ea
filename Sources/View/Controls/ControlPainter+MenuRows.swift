package import Drawing

/// Rows of menus and lists: a picture, words, and what they stand at.
extension ControlPainter {
  func drawMenuRow(
    _ icon: Icon?,
    title: String,
    note: String?,
    _ line: [TextLine.Run],
    in frame: Rect,
    _ state: ControlState,
    isEnabled: Bool
  ) {
    if isEnabled { drawShade(in: frame.inset(dx: 6, dy: 1), radius: 8, state) }
    let isNarrow = frame.width < 180
    let lead = isNarrow ? (frame.width < 150 ? 12.0 : 32) : 48
    if lead > 12, let icon {
      let place = Point(x: frame.x + (isNarrow ? 19 : 26), y: frame.midY)
      let ink = isEnabled ? theme.secondaryText : theme.disabledText
      draw(icon, at: place, size: isNarrow ? 16 : min(28, 20 * canvas.type.factor), ink)
    }
    let box = Rect(
      x: frame.x + lead,
      y: frame.y,
      width: frame.width - lead - (isNarrow ? 6 : 16),
      height: frame.height
    )
    guard line.isEmpty else {
      let set = TextLine(line).shrunk(to: box.width, plain.canvas)
      return plain.draw(set, at: Point(x: box.x, y: box.midY))
    }
    let words = TextLine(title, Font(.medium, 15), isEnabled ? theme.text : theme.disabledText)
    let value = note.map { TextLine($0, Font(.regular, 13), theme.secondaryText) }
    if isNarrow || !drawPair(words, value, in: box) { drawStack(words, value, in: box) }
  }

  /// Words with their note at the row's end, if both fit when they are smaller.
  private func drawPair(_ words: TextLine, _ note: TextLine?, in box: Rect) -> Bool {
    var line = words
    if var run = note?.runs.first {
      run.space = 8
      line.runs.append(run)
    }
    var parts = line.grown(in: box.width, most: box.height * 0.65, canvas).runs
    guard parts.map(\.text) == line.runs.map(\.text) else { return false }
    let end = note == nil ? nil : parts.removeLast()
    plain.draw(TextLine(parts), at: Point(x: box.x, y: box.midY))
    if var end {
      end.space = 0
      plain.draw(TextLine([end]), at: Point(x: box.maxX, y: box.midY), align: .trailing)
    }
    return true
  }

  /// Words with their note below them; without one, words that are too long take two lines.
  private func drawStack(_ words: TextLine, _ note: TextLine?, in box: Rect) {
    // Beside rows with notes all are as large.
    let title = words.grown(in: box.width, most: box.height * 0.34, canvas)
    var lines = [title]
    if let note {
      lines.append(note.grown(in: box.width, most: box.height * 0.34, canvas))
    } else if title.runs.map(\.text) != words.runs.map(\.text) {
      lines = words.scaled(by: 13 / 15)
        .wrapped(to: box.width, keeping: .words, most: 2, plain.canvas)
    }
    for (index, line) in lines.enumerated() {
      let way = (Double(index) - Double(lines.count - 1) / 2) * 0.4
      plain.draw(line, at: Point(x: box.x, y: box.midY + box.height * way))
    }
  }
}

/// The measures of a row of a menu.
package enum MenuRowMeasure {
  /// How wide a row is that shows its words and its note beside each other as large as the person
  /// wants them.
  package static func width(
    _ title: String,
    _ note: String?,
    _ measurer: any TextMeasurer
  ) -> Double {
    let words = measurer.width(of: title, in: Font(.medium, 15))
    let value = note.map { 16 + measurer.width(of: $0, in: Font(.regular, 13)) } ?? 0
    return (48 + words + value + 16).rounded(.up)
  }
}
