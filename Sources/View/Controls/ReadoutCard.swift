package import Drawing

/// A card that tells a few values by name: a title with a dot, then a row for each.
package struct ReadoutCard: Sendable {
  /// A name and its value.
  package struct Row: Hashable, Sendable {
    package var name: String
    package var value: String
    /// Whether the name is a variable.
    var isVariable: Bool
    /// The value while it is being typed.
    package var typed: TypedValue?
    /// The value with all its digits, where it is shown so.
    package var digits: Digits?

    package init(_ name: String, _ value: String, variable: Bool = false) {
      self.name = name
      self.value = value
      isVariable = variable
    }
  }

  /// A long number: its first digits, how many are left out, and the last ones, of which some are set apart.
  package struct Digits: Hashable, Sendable {
    let head: String
    let hidden: String?
    let common: String
    let changing: String
    /// All of them, for those who hear the card.
    package let whole: String

    package init(
      head: String,
      hidden: String?,
      common: String,
      changing: String,
      whole: String
    ) {
      (self.head, self.hidden, self.common, self.changing) = (head, hidden, common, changing)
      self.whole = whole
    }
  }

  var title: TextLine
  /// What stands opposite the title, but on a wide card.
  package var aside: String?
  /// What the title is where all of it has no room.
  package var brief: TextLine?
  /// The colour of the dot before the title.
  var pen: Color
  /// What stands in the dot, nil where its colour says enough.
  package var number: TextLine.Run?
  package var rows: [Row]
  /// A sentence below the rows, or beside the title of a wide card.
  package var note: String?
  /// What all sizes are multiplied by.
  package var unit = 1.0
  /// Whether the values stand beside each other, below their names.
  package var isWide = false

  package init(title: TextLine, pen: Color, rows: [Row], note: String? = nil) {
    self.title = title
    self.pen = pen
    self.rows = rows
    self.note = note
  }

  /// Height of a wide card.
  package static func wideHeight(_ measurer: any TextMeasurer) -> Double {
    let fonts = [Font(.semibold, 15), Font(.regular, 13), Font(.medium, 17)]
    return max(88, fonts.reduce(24) { $0 + measurer.metrics(of: $1).lineHeight })
  }

  private static let margin = 14.0
  private func rowHeight(_ measurer: any TextMeasurer) -> Double {
    max(23.25 * unit, measurer.metrics(of: valueFont).lineHeight * 1.2)
  }
  private func titleHeight(_ measurer: any TextMeasurer) -> Double {
    max(36 * unit, title.height(measurer) + 14 * unit)
  }
  private var valueFont: Font { Font(.medium, 15 * unit, tabular: true) }
  private var noteFont: Font { Font(.regular, (unit > 1 ? 15 : 13) * unit) }

  private func nameFont(_ row: Row) -> Font {
    Font(row.isVariable ? .italic : .regular, (isWide ? 13 : 15) * unit)
  }

  /// How large the card of rows wants to be, in steps so that changing digits don't move it.
  package func size(in room: Double, _ measurer: any TextMeasurer) -> Size {
    let margins = 2 * Self.margin * unit
    let widest = rows.map {
      measurer.width(of: $0.name, in: nameFont($0)) + 16 * unit
        + (digits(of: $0, nil)?.width(measurer) ?? measurer.width(of: $0.value, in: valueFont))
    }.max()
    let words = note.map { measurer.width(of: $0, in: noteFont) } ?? 0
    let beside = aside.map { measurer.width(of: $0, in: noteFont) + 16 * unit } ?? 0
    let heading = min(title.width(measurer) + 32 * unit, 260 * unit) + beside
    let content = max(widest ?? 0, words, heading)
    let step = 12 * unit
    return Size(
      width: min(room, max(188 * unit, ((content + margins) / step).rounded(.up) * step)),
      height: titleHeight(measurer) + Double(rows.count) * rowHeight(measurer)
        + (note == nil ? 12 : 34)
        * unit
    )
  }

  /// Where each row lies in a card.
  func rowFrames(in card: Rect, _ measurer: any TextMeasurer) -> [Rect] {
    guard !isWide else { return columns(in: card, measurer) }
    let box = card.inset(dx: 6 * unit, dy: 0).band(at: card.y + titleHeight(measurer), height: 0)
    return RowList(heights: rows.map { _ in rowHeight(measurer) }, in: box).frames
  }

  /// Columns of equal width, or if one needs more, as wide as their names and values.
  private func columns(in card: Rect, _ measurer: any TextMeasurer) -> [Rect] {
    let line = card.inset(dx: 14, dy: 0)
      .band(at: card.y + 36 * stretch(card), height: 46 * stretch(card))
    let font = Font(.medium, 17, tabular: true)
    let needs = rows.map { row in
      let name = measurer.width(of: row.name, in: nameFont(row))
      return max(measurer.width(of: row.value, in: font) + 12, name + 8)
    }
    let count = Double(max(rows.count, 1))
    if needs.allSatisfy({ $0 <= line.width / count }) { return line.columns(rows.count) }
    let spare = max(0, line.width - needs.reduce(0, +)) / count
    return line.columns(needs.map { $0 + spare })
  }

  /// How much higher than designed a wide card is, for larger text.
  private func stretch(_ card: Rect) -> Double { isWide ? max(card.height / 88, 1) : 1 }

  package func draw(in card: Rect, with painter: ControlPainter) {
    let canvas = painter.canvas
    painter.drawCard(card, radius: 12 * unit, border: unit > 1 ? 1.4 * unit : nil)
    let left = card.x + Self.margin * unit
    let middle =
      isWide
      ? card.y + 20 * stretch(card) : card.y + (titleHeight(canvas) / 2 + 2 * unit)
    let indent = drawDot(at: Point(x: left, y: middle), with: painter)
    let end =
      isWide
      ? drawNote(from: left + indent, to: card.maxX - 14, on: middle, with: painter)
      : drawAside(to: card.maxX - 14 * unit, on: middle, with: painter)
    let room = end - 8 - left - indent
    let full = title.fitted(height: isWide ? 34 * stretch(card) : .infinity, canvas)
    let isLong = full.sized(to: room, least: 13, canvas).isLonger(than: room, canvas)
    let words = (isLong ? brief ?? full : full).shrunk(to: room, canvas)
    painter.draw(words, at: Point(x: left + indent, y: middle), by: title.runs.first?.font)
    for (row, frame) in zip(rows, rowFrames(in: card, canvas)) {
      if isWide {
        drawColumn(row, in: frame, with: painter)
      } else {
        draw(row, in: frame, with: painter)
      }
    }
    if let note, !isWide {
      TextLine(note, noteFont, painter.theme.secondaryText)
        .shrunk(to: card.width - 2 * Self.margin * unit, least: 11 * unit, canvas)
        .draw(on: canvas, at: Point(x: left, y: card.maxY - 13 * unit))
    }
  }

  /// The curve's dot or numbered disc; returns how far the title stands from its left.
  private func drawDot(at left: Point, with painter: ControlPainter) -> Double {
    guard let number else {
      let center = Point(x: left.x + 4 * unit, y: left.y)
      painter.canvas.fillCircle(center: center, radius: 4.5 * unit, with: pen)
      return 16 * unit
    }
    let center = Point(x: left.x + 8 * unit, y: left.y)
    painter.drawDisc(number, center: center, radius: 9 * unit, pen: pen)
    return 25 * unit
  }

  /// What stands opposite the title; returns where it begins.
  private func drawAside(
    to right: Double,
    on middle: Double,
    with painter: ControlPainter
  ) -> Double {
    guard let aside else { return right + 2 * unit }
    let line = TextLine(aside, noteFont, painter.theme.secondaryText)
    painter.draw(line, at: Point(x: right, y: middle), align: .trailing, by: noteFont)
    return right - line.width(painter.canvas)
  }

  /// A row's long number as a line; nil where it has none.
  private func digits(of row: Row, _ theme: Theme?) -> DigitLine? {
    row.digits.map { DigitLine($0, size: 15 * unit, theme) }
  }

  /// The note beside a wide card's title; returns where it begins.
  private func drawNote(
    from left: Double,
    to right: Double,
    on middle: Double,
    with painter: ControlPainter
  ) -> Double {
    guard let note else { return right }
    let canvas = painter.canvas
    let room = max((right - left) / 3, right - left - 12 - title.width(canvas))
    func line(_ text: some StringProtocol) -> TextLine {
      TextLine(String(text), noteFont, painter.theme.secondaryText)
        .sized(to: room, least: 11, canvas)
    }
    let whole = line(note)
    // What is proven may be shown in full elsewhere; that it is belongs here.
    let isLong = whole.width(canvas) > room
    let line = isLong ? line(note.prefix { $0 != ":" }).fitted(to: room, canvas) : whole
    painter.draw(line, at: Point(x: right, y: middle), align: .trailing, by: noteFont)
    return right - line.width(painter.canvas)
  }

  private func draw(_ row: Row, in frame: Rect, with painter: ControlPainter) {
    let canvas = painter.canvas
    let name = TextLine(row.name, nameFont(row), painter.theme.secondaryText)
    let left = frame.x + 8 * unit
    painter.draw(name, at: Point(x: left, y: frame.midY), by: valueFont)
    let room = frame.width - 32 * unit - name.width(canvas)
    let value = TextLine(row.value, valueFont, painter.theme.text)
      .shrunk(to: room, least: 11 * unit, canvas)
    let end = Point(x: frame.maxX - 8 * unit, y: frame.midY)
    if let typed = row.typed {
      let start = left + name.width(canvas) + 12 * unit
      let field = Rect(x: start, y: frame.y, width: frame.maxX - start, height: frame.height)
      return painter.draw(typed, in: field, valueFont, align: .trailing, unit: unit)
    }
    if let digits = digits(of: row, painter.theme), digits.width(canvas) <= frame.width - 38 * unit
    {
      return digits.draw(at: Point(x: left + 24 * unit, y: frame.midY), with: painter)
    }
    painter.draw(value, at: end, align: .trailing, by: valueFont)
  }

  private func drawColumn(_ row: Row, in frame: Rect, with painter: ControlPainter) {
    let canvas = painter.canvas
    TextLine(row.name, nameFont(row), painter.theme.secondaryText)
      .shrunk(to: frame.width - 8, least: 11, canvas)
      .draw(on: canvas, at: Point(x: frame.x, y: frame.y + frame.height * 14 / 46))
    let font = Font(.medium, 17, tabular: true)
    let value = TextLine(row.value, font, painter.theme.text)
      .shrunk(to: frame.width - 8, least: 13, canvas)
    if let typed = row.typed {
      let field = Rect(
        x: frame.x - 4,
        y: frame.y + frame.height * 19 / 46,
        width: frame.width,
        height: frame.height * 26 / 46
      )
      return painter.draw(typed, in: field, font, unit: unit)
    }
    value.draw(on: canvas, at: Point(x: frame.x, y: frame.y + frame.height * 38 / 46))
  }
}
