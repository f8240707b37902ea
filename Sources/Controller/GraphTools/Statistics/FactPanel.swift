import Controls
import Drawing

/// A list of facts on a card of its own: a title, rows with icon, value and note, and a foot.
///
/// It hangs under its button with a tip, or comes from below as a sheet.
struct FactPanel {
  struct Row {
    var id: FactControl
    var icon: Icon?
    var title: String
    var value = ""
    var note: TextLine?
    /// What stands at its end: where it leads.
    var mark: Icon?
  }

  var title: String
  /// What the facts are about, at the right of the title.
  var subject: TextLine
  var pen: Color
  /// The curve's number where there are several.
  var number: TextLine.Run?
  var rows: [Row]
  var foot: String
  var mark: FootMark
  /// Whether the values are those of another view and about to change.
  var isStale: Bool
  /// Whether the window is an upright phone, with large rows.
  var isUpright: Bool
  /// What all sizes are multiplied by.
  var unit: Double

  // MARK: Sizes

  /// Whether it is for an audience, from whom nothing is kept by being smaller.
  private var isLarge: Bool { unit >= 1.25 }
  private func least(_ size: Double) -> Double { isLarge ? 15 * unit : size }

  private var margin: Double { 16 * unit }
  private var rowFont: Font { Font(.medium, (isUpright ? 17 : 15) * unit, tabular: true) }
  private var noteFont: Font {
    Font(.regular, (isUpright || isLarge ? 15 : 13) * unit, tabular: true)
  }
  private var titleFont: Font { Font(.semibold, 17 * unit) }

  private func headerHeight(_ measurer: any TextMeasurer) -> Double {
    max((isUpright ? 64 : 52) * unit, measurer.metrics(of: titleFont).lineHeight + 24 * unit)
  }

  private func footHeight(_ measurer: any TextMeasurer) -> Double {
    max(48 * unit, measurer.metrics(of: noteFont).lineHeight + 24 * unit)
  }

  private func height(of row: Row, in width: Double, _ measurer: any TextMeasurer) -> Double {
    let line = measurer.metrics(of: rowFont).lineHeight
    let notes = Double(notes(of: row, in: width, measurer).count)
    guard notes > 0 else {
      return max((isLarge ? 30 : isUpright ? 48 : 44) * unit, line + 14 * unit)
    }
    return max(
      (isLarge ? 44 : isUpright ? 60 : 52) * unit,
      line + notes * measurer.metrics(of: noteFont).lineHeight + 14 * unit
    )
  }

  /// A row's note in as many lines as it takes: no place is left out.
  private func notes(
    of row: Row,
    in width: Double,
    _ measurer: any TextMeasurer
  ) -> [TextLine] {
    let room = width - 2 * margin - 32 * unit
    guard let note = row.note, note.isLonger(than: room, measurer) else {
      return [row.note].compactMap(\.self)
    }
    return note.sized(to: room, least: least(13), measurer)
      .wrapped(to: room, keeping: .items, measurer)
  }

  /// How high the panel is when all of it is seen.
  func fullHeight(in width: Double, _ measurer: any TextMeasurer) -> Double {
    rows.reduce(headerHeight(measurer) + footHeight(measurer)) {
      $0 + height(of: $1, in: width, measurer)
    }
  }

  /// The panel in a frame.
  func panel(in frame: Rect, on ground: Panel.Ground, _ measurer: any TextMeasurer) -> Panel {
    Panel(
      in: frame,
      on: ground,
      header: headerHeight(measurer),
      foot: footHeight(measurer),
      rows: rows.map { height(of: $0, in: frame.width, measurer) },
      unit: unit
    )
  }

  // MARK: Drawing

  /// Draws the ground with title and foot.
  func drawGround(of panel: Panel, with painter: ControlPainter) {
    let canvas = painter.canvas
    panel.drawGround(with: painter)
    let room = panel.title(before: 1)
    let name = TextLine(title, titleFont, painter.theme.text)
    let words = name.shrunk(to: room.width - (subject.runs.isEmpty ? 0 : 36 * unit), canvas)
    painter.draw(words, at: Point(x: room.x, y: room.midY), by: titleFont)
    drawSubject(in: room, from: room.x + words.width(canvas), painter)
    drawFoot(of: panel, painter)
  }

  /// Draws the rows.
  func drawRows(of panel: Panel, with painter: ControlPainter) {
    for (row, place) in zip(rows, panel.rows.frames) where place.overlaps(panel.rows.box) {
      panel.drawRule(at: place.y, with: painter)
      draw(row, in: place, with: painter)
    }
  }

  /// What the facts are about: the curve's sign always, its formula where there is room.
  private func drawSubject(in title: Rect, from left: Double, _ painter: ControlPainter) {
    guard !subject.runs.isEmpty else { return }
    let (canvas, right, middle) = (painter.canvas, title.maxX, title.midY)
    let room = right - left - 44 * unit
    // A formula of which only the ends are left says less than its curve's sign alone.
    let shown = subject.fitted(height: title.height - 8 * unit, canvas)
      .shrunk(to: max(room, 0), least: least(11 * unit), canvas)
    let isCut = room < 40 * unit || shown.runs.contains { $0.text.contains("…") }
    let line = isCut ? TextLine() : shown
    painter.draw(line, at: Point(x: right, y: middle), align: .trailing, by: titleFont)
    let end = right - (isCut ? 6 * unit : line.width(canvas) + 8 * unit)
    if let number {
      let center = Point(x: end - 9 * unit, y: middle)
      painter.drawDisc(number, center: center, radius: 9 * unit, pen: pen)
    } else {
      let start = Point(x: end - 20 * unit, y: middle)
      painter.drawSample(from: start, width: 20 * unit, height: 4 * unit, pen: pen)
    }
  }

  private func draw(_ row: Row, in place: Rect, with painter: ControlPainter) {
    let canvas = painter.canvas
    let theme = painter.theme
    let left = place.x + margin
    if let icon = row.icon {
      let center = Point(x: left + 10 * unit, y: place.midY)
      painter.draw(icon, at: center, size: 20 * unit, theme.secondaryText)
    }
    let text = left + 32 * unit
    var right = place.maxX - margin
    let notes = notes(of: row, in: place.width, canvas)
    let noteHeight = canvas.metrics(of: noteFont).lineHeight
    let middle =
      place.midY - Double(notes.count) * noteHeight / 2 - (notes.isEmpty ? 0 : 1 * unit)
    if let mark = row.mark {
      let center = Point(x: right - 5 * unit, y: middle)
      painter.draw(mark, at: center, size: 16 * unit, theme.secondaryText)
      right -= 20 * unit
    }
    let title = TextLine(row.title, rowFont, theme.text)
    let value = TextLine(row.value, rowFont, isStale ? theme.disabledText : theme.text)
      .shrunk(
        to: max(right - text - title.width(canvas) - 12 * unit, (right - text) * 0.6),
        least: least(11),
        canvas
      )
    let words = title.shrunk(
      to: right - text - value.width(canvas) - 8 * unit,
      least: least(11),
      canvas
    )
    painter.draw(words, at: Point(x: text, y: middle), by: rowFont)
    painter.draw(value, at: Point(x: right, y: middle), align: .trailing, by: rowFont)
    var below = middle + canvas.metrics(of: rowFont).lineHeight / 2 + noteHeight / 2
    for note in notes {
      painter.draw(note, at: Point(x: text, y: below), by: noteFont)
      below += noteHeight
    }
  }

  private func drawFoot(of panel: Panel, _ painter: ControlPainter) {
    let place = panel.foot
    panel.drawRule(at: place.y, with: painter)
    let left = place.x + margin
    let middle = place.midY - 2 * unit
    mark.draw(at: Point(x: left + 9 * unit, y: middle), size: 18 * unit, with: painter)
    let words = TextLine(foot, noteFont, painter.theme.secondaryText)
      .shrunk(to: place.width - 2 * margin - 32 * unit, least: least(9 * unit), painter.canvas)
    painter.draw(words, at: Point(x: left + 32 * unit, y: middle), by: noteFont)
  }
}

/// What stands before the sentence in a foot: whether all is proven.
enum FootMark {
  case proven, working, open

  init(isProven: Bool, isWorking: Bool) {
    self = isProven ? .proven : isWorking ? .working : .open
  }

  func draw(at center: Point, size: Double, with painter: ControlPainter) {
    let theme = painter.theme
    let (icon, color): (Icon, Color) =
      switch self {
      case .proven: (.check, theme.notices.success)
      case .working: (.more, theme.secondaryText)
      case .open: (.warning, theme.notices.warning)
      }
    icon.draw(on: painter.canvas, center: center, size: size, color: color, width: size / 9)
  }
}
