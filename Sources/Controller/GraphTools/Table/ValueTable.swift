import Controls
import Drawing

/// A table of numbers on a card of its own: a title, settings, column heads, rows.
struct ValueTable {
  /// A setting with its value, or only a name that acts.
  struct Field {
    var name: String
    var value: String?
    var typed: TypedValue?
  }

  /// A column's head: a name, and for a curve its colour.
  struct Head {
    var name: TextLine
    var pen: Color?
    var number: TextLine.Run?
    /// How many decimals the column has room for where its numbers stand point under point.
    var decimals: Int?
  }

  var title: String
  var fields: [Field]
  var heads: [Head]
  var rowCount: Int
  var ground: Ground
  /// Whether there are columns that have no room.
  var hasMoreColumns: Bool
  /// What is said where there are no rows.
  var message: String?
  /// The rows that stand out.
  var selectedRows: ClosedRange<Int>?

  /// What the table lies on.
  enum Ground: Hashable, Sendable {
    case pane
    case sheet
    /// A card before an audience: only to be read, with all sizes so many times as large.
    case stage(unit: Double)
  }

  var isSheet: Bool { ground == .sheet }
  private var isStage: Bool { if case .stage = ground { true } else { false } }
  private var unit: Double { if case .stage(let unit) = ground { unit } else { 1 } }

  // MARK: Places

  private var margin: Double { 16 * unit }
  private static let firstColumn = 88.0
  private var firstColumn: Double { Self.firstColumn * unit }

  /// How many columns beside that of x a width has room for: in a narrower one numbers have none.
  static func columns(in width: Double, larger factor: Double = 1) -> Int {
    max(1, Int((width - 32 - firstColumn) / (92 * factor)))
  }

  /// How wide a column's numbers may be.
  func room(ofColumn column: Int, in frame: Rect) -> Double {
    let ends = columnEnds(in: frame)
    return column == 0 ? firstColumn - 12 * unit : ends[column] - ends[column - 1] - 14 * unit
  }

  var cellFont: Font { Font(.medium, 15 * unit, tabular: true) }

  /// Height of a row.
  func rowHeight(_ measurer: any TextMeasurer) -> Double {
    max((isStage ? 28 : 44) * unit, measurer.metrics(of: cellFont).lineHeight + 12 * unit)
  }

  private var headerHeight: Double { isStage ? 8 * unit : isSheet ? 60 : 52 }
  private func fieldHeight(_ measurer: any TextMeasurer) -> Double {
    isStage ? 0 : max(52, measurer.metrics(of: cellFont).lineHeight + 32)
  }

  func fieldFrames(in frame: Rect, _ measurer: any TextMeasurer) -> [Rect] {
    // A name alone is a word, a setting a number.
    let shares = fields.map { $0.value == nil ? 1.05 : 1 }
    return frame.inset(dx: margin, dy: 0)
      .band(at: frame.y + headerHeight, height: fieldHeight(measurer)).columns(shares, gap: 8)
  }

  private func headFrame(in frame: Rect, _ measurer: any TextMeasurer) -> Rect {
    frame.band(
      at: frame.y + headerHeight + fieldHeight(measurer) + (isStage ? 0 : 6),
      height: 36 * unit
    )
  }

  /// The panel in a frame.
  func panel(in frame: Rect, _ measurer: any TextMeasurer) -> Panel {
    Panel(
      in: frame,
      on: isStage ? .card(radius: 14) : isSheet ? .sheet : .pane,
      header: headerHeight,
      above: headFrame(in: frame, measurer).maxY - frame.y,
      rows: repeatElement(rowHeight(measurer), count: rowCount),
      unit: unit
    )
  }

  /// The right end of each column's numbers.
  private func columnEnds(in frame: Rect) -> [Double] {
    let first = frame.x + margin + firstColumn - 12 * unit
    let rest = frame.width - 2 * margin - firstColumn
    let width = rest / Double(max(heads.count - 1, 1))
    return heads.indices.map { $0 == 0 ? first : first + 12 * unit + width * Double($0) }
  }

  // MARK: Drawing

  /// Draws the ground with title, settings and heads.
  func drawGround(of panel: Panel, with painter: ControlPainter) {
    let (canvas, frame) = (painter.canvas, panel.frame)
    panel.drawGround(with: painter)
    if !isStage {
      let room = panel.title(before: hasMoreColumns ? 4 : 3)
      let words = TextLine(title, Font(.semibold, 17), painter.theme.text)
        .shrunk(to: room.width, canvas)
      painter.draw(words, at: Point(x: room.x, y: room.midY))
      for (field, place) in zip(fields, fieldFrames(in: frame, canvas)) {
        draw(field, in: place, with: painter)
      }
    }
    drawHeads(in: headFrame(in: frame, canvas), with: painter)
  }

  /// Draws the rows.
  func drawRows(
    of panel: Panel,
    with painter: ControlPainter,
    cells: (Int) -> [String]
  ) {
    drawMessage(in: panel.rows.box, with: painter)
    let rows = panel.rows.seen.map { (place: panel.rows[$0], cells: cells($0)) }
    let font = cellFont(for: rows, painter.canvas)
    for (row, number) in zip(rows, panel.rows.seen) {
      if selectedRows?.contains(number) ?? false {
        painter.canvas.fill(row.place, with: painter.theme.accent.fill.opacity(0.2))
      }
      draw(row.cells, font, in: row.place, with: painter)
    }
  }

  private func drawHeads(in place: Rect, with painter: ControlPainter) {
    let canvas = painter.canvas
    for (head, end) in zip(heads, columnEnds(in: place)) {
      painter.draw(head.name, at: Point(x: end, y: place.midY), align: .trailing)
      guard let pen = head.pen else { continue }
      let left = end - head.name.width(canvas) - 8 * unit
      if let number = head.number {
        let center = Point(x: left - 9 * unit, y: place.midY)
        painter.drawDisc(number, center: center, radius: 9 * unit, pen: pen)
      } else {
        let start = Point(x: left - 16 * unit, y: place.midY)
        painter.drawSample(from: start, width: 16 * unit, pen: pen)
      }
    }
    underline(place, with: painter.theme.strongLine, on: canvas)
  }

  /// Where the head of each column lies.
  func heads(in frame: Rect, _ measurer: any TextMeasurer) -> [Rect] {
    let place = headFrame(in: frame, measurer)
    return columns(in: place).map { column in
      place.column(at: column.lowerBound, width: column.upperBound - column.lowerBound)
    }
  }

  /// The columns of a row, with the room between them.
  func columns(in place: Rect) -> [ClosedRange<Double>] {
    let ends = columnEnds(in: place)
    return ends.enumerated().map { index, end in
      let start = index == 0 ? place.x + margin : ends[index - 1] + 14 * unit
      return min(start, end)...end
    }
  }

  /// The font in which all that is seen has room: one size for all rows.
  private func cellFont(
    for rows: [(place: Rect, cells: [String])],
    _ canvas: any Canvas
  ) -> Font {
    let lines = rows.flatMap { row in
      zip(row.cells, columns(in: row.place)).map { cell, column in
        TextLine(cell, cellFont, Color(0))
          .sized(to: column.upperBound - column.lowerBound, least: 11, canvas)
      }
    }
    let fonts = lines.compactMap { $0.runs.first?.font }
    return fonts.min { $0.size < $1.size } ?? cellFont
  }

  private func draw(
    _ cells: [String],
    _ font: Font,
    in place: Rect,
    with painter: ControlPainter
  ) {
    let canvas = painter.canvas
    for ((cell, column), head) in zip(zip(cells, columns(in: place)), heads) {
      let number = TextLine(cell, font, painter.theme.text)
        .fitted(to: column.upperBound - column.lowerBound, canvas)
      let missing = head.decimals.map { Self.missing(cell, decimals: $0) } ?? ""
      let end = column.upperBound - canvas.width(of: missing, in: font)
      painter.draw(number, at: Point(x: end, y: place.midY), align: .trailing, by: font)
    }
    underline(place, with: painter.theme.line.opacity(0.6), on: canvas)
  }

  /// What a plain number lacks of a column's decimals.
  private static func missing(_ text: String, decimals: Int) -> String {
    let digits = text.split(separator: #/[.,]/#, maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = digits.first, whole.last?.isNumber ?? false, !text.contains("·"), decimals > 0
    else { return "" }
    let present = digits.count > 1 ? digits[1].count : 0
    let zeros = String(repeating: "0", count: max(0, decimals - present))
    return digits.count > 1 ? zeros : "." + zeros
  }

  private func underline(_ place: Rect, with color: Color, on canvas: any Canvas) {
    canvas.fill(
      place.inset(dx: margin, dy: 0).band(at: place.maxY - max(1, unit), height: max(1, unit)),
      with: color
    )
  }
}
