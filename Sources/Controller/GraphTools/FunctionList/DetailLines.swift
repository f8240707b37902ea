import Controls
import Drawing
import GraphModel
import Numerals
import Words

/// What is told below a function of the list, line by line: the numbers of a model, the rows of a table.
struct DetailLines {
  let details: [FunctionDetail]
  /// The first row of a table that is seen, of so many.
  var firstRow = 0
  /// The first column of a table that is seen, of so many.
  var firstColumn = 0
  /// The row whose point is looked at.
  var chosenRow: Int?
  var rowCount = 0
  var columnCount = 0
  /// Whether fingers press cells.
  var isTouched = false
  /// What is said in each verdict, as lines.
  private var verdicts: [FitPhrase: [TextLine]] = [:]

  init(details: [FunctionDetail]) { self.details = details }

  /// Breaks verdicts into lines of a width.
  mutating func wrap(
    to width: Double,
    _ words: Locale,
    _ measurer: any TextMeasurer
  ) {
    verdicts = [:]
    for case .verdict(let phrase, _) in details {
      let line = TextLine(words(phrase), Font(.regular, 13), Color(0))
      let room = width - (phrase.isProof ? Self.checkWidth : 0)
      // Most are short, and each layout asks.
      verdicts[phrase] =
        line.isLonger(than: room, measurer)
        ? line.wrapped(to: room, keeping: .items, most: Self.mostLines, measurer) : [line]
    }
  }

  private static let checkWidth = 24.0
  private static let mostLines = 5
  private static let lineHeight = 18.0

  private func height(of detail: FunctionDetail) -> Double {
    switch detail {
    case .value, .measure: 30
    case .verdict(let phrase, _):
      8 + Self.lineHeight * Double(max(1, verdicts[phrase]?.count ?? 1))
    case .header: 32
    case .cells: Self.rowHeight(isTouched: isTouched)
    }
  }

  static func rowHeight(isTouched: Bool) -> Double { isTouched ? 44 : 28 }

  var height: Double {
    details.isEmpty ? 0 : details.reduce(8) { $0 + height(of: $1) }
  }

  /// Where each line lies, from the top of a box.
  func frames(in box: Rect) -> [Rect] {
    RowList(heights: details.map(height), in: box).frames
  }

  func draw(in box: Rect, words: Locale, with painter: ControlPainter) {
    let theme = painter.theme
    let grid = zip(details, frames(in: box)).filter { $0.0.isOfTable }
    if let first = grid.first?.1, let last = grid.last?.1 {
      let frame = Rect(x: box.x, y: first.y, width: box.width, height: last.maxY - first.y)
      painter.canvas.strokeRounded(frame, radius: 8, stroke: Stroke(1), with: theme.line)
    }
    for (detail, frame) in zip(details, frames(in: box)) {
      switch detail {
      case .value(let name, let exact, let digits):
        let letter = Self.name(name, theme.text)
        drawValue(letter, exact, digits, in: frame, words, with: painter)
      case .measure(let measure, let exact, let digits):
        let name = TextLine(words(measure), Font(.regular, 15), theme.secondaryText)
        drawValue(name, exact, digits, in: frame, words, with: painter)
      case .verdict(let phrase, let isWarning):
        drawVerdict(phrase, isWarning, in: frame, with: painter)
      case .header(let names):
        draw(names, number: "", isHeader: true, in: frame, words, with: painter)
      case .cells(let row, let cells):
        let isChosen = row != nil && row == chosenRow.map { $0 + 1 }
        if isChosen { painter.canvas.fill(frame, with: theme.chosen) }
        painter.canvas.fill(frame.band(at: frame.y, height: 1), with: theme.line)
        draw(
          cells,
          number: row.map { "\($0)" } ?? "+",
          isChosen: isChosen,
          in: frame,
          words,
          with: painter
        )
      }
    }
    drawThumbs(beside: grid.dropFirst().map(\.1), with: painter)
  }

  /// Where the rows and columns that are seen lie among all.
  private func drawThumbs(beside rows: [Rect], with painter: ControlPainter) {
    guard let first = rows.first, let last = rows.last else { return }
    let color = painter.theme.strongLine
    if let (start, length) = Self.thumb(
      of: firstRow..<firstRow + rows.count,
      among: rowCount + 1,
      on: last.maxY - first.y - 8
    ) {
      let frame = Rect(x: first.maxX - 5, y: first.y + 4 + start, width: 3, height: length)
      painter.canvas.fillRounded(frame, radius: 1.5, with: color)
    }
    let (_, cells) = Self.columns(1, in: last)
    if let cells = cells.first,
      let (start, length) = Self.thumb(
        of: firstColumn..<firstColumn + TableScroll.mostColumns,
        among: columnCount,
        on: cells.width - 8
      )
    {
      let frame = Rect(x: cells.x + 4 + start, y: last.maxY - 5, width: length, height: 3)
      painter.canvas.fillRounded(frame, radius: 1.5, with: color)
    }
  }

  /// Where a part of something long lies on a way, and how far it reaches; nil where it is all.
  private static func thumb(
    of part: Range<Int>,
    among all: Int,
    on way: Double
  ) -> (start: Double, length: Double)? {
    guard part.count < all else { return nil }
    let length = max(24, way * Double(part.count) / Double(all))
    return (Double(part.lowerBound) / Double(all - part.count) * (way - length), length)
  }

  /// `m = −361/66      ≈ −5.4696970`.
  private func drawValue(
    _ name: TextLine,
    _ exact: String?,
    _ digits: String?,
    in frame: Rect,
    _ words: Locale,
    with painter: ControlPainter
  ) {
    let (canvas, theme) = (painter.canvas, painter.theme)
    painter.draw(name, at: Point(x: frame.x, y: frame.midY), by: Font(.regular, 17))
    let left = frame.x + max(44, name.width(canvas) + 12)
    let font = Font(.medium, 15, tabular: true)
    var room = frame.maxX - left
    if let digits {
      let text = (exact == nil ? "" : "≈ ") + words.mark.written(digits)
      let color = exact == nil ? theme.text : theme.secondaryText
      let line = TextLine(text, Font(exact == nil ? .medium : .regular, 15, tabular: true), color)
        .shrunk(to: room, least: 11, canvas)
      painter.draw(line, at: Point(x: frame.maxX, y: frame.midY), align: .trailing, by: font)
      room -= line.width(canvas) + 12
    } else if exact == nil {
      painter.draw(
        TextLine("…", font, theme.text),
        at: Point(x: frame.maxX, y: frame.midY),
        align: .trailing,
        by: font
      )
    }
    // Of a long fraction a part would be another number.
    guard let exact,
      let line = [15.0, 13].lazy.map({ size in
        TextLine("= " + exact, Font(.medium, size, tabular: true), theme.text)
      })
      .first(where: { !$0.isLonger(than: room, canvas) })
    else { return }
    painter.draw(line, at: Point(x: left, y: frame.midY), by: font)
  }

  private func drawVerdict(
    _ phrase: FitPhrase,
    _ isWarning: Bool,
    in frame: Rect,
    with painter: ControlPainter
  ) {
    let theme = painter.theme
    var place = Point(x: frame.x, y: frame.y + 4 + Self.lineHeight / 2)
    if phrase.isProof {
      let center = Point(x: place.x + 8, y: place.y)
      Icon.check.draw(on: painter.canvas, center: center, size: 14, color: theme.notices.success)
      place.x += Self.checkWidth
    }
    for line in verdicts[phrase] ?? [] {
      let line = line.colored(isWarning ? theme.notices.warning : theme.secondaryText)
      painter.draw(line, at: place, by: Font(.regular, 13))
      place.y += Self.lineHeight
    }
  }

  private func draw(
    _ cells: [FunctionDetail.Cell],
    number: String,
    isHeader: Bool = false,
    isChosen: Bool = false,
    in frame: Rect,
    _ words: Locale,
    with painter: ControlPainter
  ) {
    let (canvas, theme) = (painter.canvas, painter.theme)
    let (head, columns) = Self.columns(cells.count, in: frame)
    let count = TextLine(
      number,
      Font(isChosen ? .semibold : .regular, 13, tabular: true),
      isChosen ? theme.text : theme.secondaryText
    )
    painter.draw(count, at: head.center, align: .center)
    let font =
      isHeader
      ? Font(.italic, 17) : Font(isChosen ? .medium : .regular, 15, tabular: true)
    for (cell, column) in zip(cells, columns) {
      if cell.kind == .computed { canvas.fill(column, with: theme.text.opacity(0.035)) }
      let line = column.column(at: column.x, width: 1)
      canvas.fill(line, with: theme.line)
      let color: Color =
        switch cell.kind {
        case .typed: theme.text
        case .refused: theme.notices.error
        case .computed: theme.secondaryText
        }
      let text = cell.kind == .refused || isHeader ? cell.text : words.mark.written(cell.text)
      let content = isHeader ? Self.name(text, color) : TextLine(text, font, color)
      painter.draw(
        content.shrunk(to: column.width - 16, least: 10, canvas),
        at: Point(x: column.maxX - 10, y: frame.midY),
        align: .trailing,
        by: font
      )
    }
  }

  /// A name with its digits below the line: x₁.
  private static func name(_ name: String, _ color: Color) -> TextLine {
    let plain = NumberText.lifted(name)
    let digits = zip(name, plain).reversed().prefix { $0 != $1 }.count
    guard digits > 0 else { return TextLine(name, Font(.italic, 17), color) }
    return TextLine([
      .init(String(plain.dropLast(digits)), Font(.italic, 17), color),
      .init(String(plain.suffix(digits)), Font(.regular, 12), color, rise: -4, space: 1),
    ])
  }

  /// The numbers of rows, and a column for each cell.
  static func columns(_ count: Int, in frame: Rect) -> (head: Rect, cells: [Rect]) {
    let head = frame.column(at: frame.x, width: 34)
    let rest = Rect(x: head.maxX, y: frame.y, width: frame.width - 34, height: frame.height)
    return (head, rest.columns(max(count, 1)))
  }
}

extension FitPhrase {
  /// Whether it tells that a fit is proven.
  fileprivate var isProof: Bool { [.unique, .minimum, .least].contains(self) }
}

extension FunctionDetail {
  fileprivate var isOfTable: Bool {
    switch self {
    case .header, .cells: true
    case .value, .measure, .verdict: false
    }
  }
}
