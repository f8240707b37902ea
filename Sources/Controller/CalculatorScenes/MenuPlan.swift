import Controls
import Drawing
import Words

/// A menu: where its card and its rows lie.
struct MenuPlan {
  static let width = 240.0
  static let rowHeight = 44.0

  /// Whether a pane has room for a row that is to be had elsewhere, too.
  static func isRoomy(_ pane: Rect) -> Bool { pane.height >= 560 || pane.width >= 2 * width + 16 }

  let card: Rect
  private let rows: [MenuRow]
  private let words: Idiom
  private let rowsPerColumn: Int
  private let columnWidth: Double

  /// A menu at a button or a place, kept inside the pane; in two columns where the pane is low.
  init(at anchor: Rect, in pane: Rect, rows: [MenuRow], words: Idiom) {
    self.rows = rows
    self.words = words
    let isHigh = Double(rows.count) * Self.rowHeight + 12 <= pane.height - 16
    rowsPerColumn = isHigh ? rows.count : (rows.count + 1) / 2
    let width = min(Self.width * (isHigh ? 1 : 2), pane.width - 16)
    columnWidth = isHigh ? width : width / 2
    let height = Double(rowsPerColumn) * Self.rowHeight + 12
    let fitsBelow = anchor.maxY + 4 + height <= pane.maxY - 8
    let top = fitsBelow ? anchor.maxY + 4 : max(pane.y + 8, anchor.y - 4 - height)
    let left = anchor.isEmpty ? anchor.x : anchor.maxX - width
    card = Rect(
      x: min(max(left, pane.x + 8), pane.maxX - 8 - width),
      y: max(pane.y + 8, min(top, pane.maxY - 8 - height)),
      width: width,
      height: height
    )
  }

  /// The rows as controls.
  func controls<ID>(group: Int, id: (MenuCommand) -> ID) -> [Control<ID>] {
    rows.enumerated().map { index, row in
      let frame = Rect(
        x: card.x + Double(index / rowsPerColumn) * columnWidth,
        y: card.y + 6 + Double(index % rowsPerColumn) * Self.rowHeight,
        width: columnWidth,
        height: Self.rowHeight
      )
      let title = words(row.title)
      let note = row.note.map { words($0) }
      return Control(
        id(row.command),
        frame: frame,
        look: .menuRow(row.command.icon, title: title, note: note),
        group: group,
        name: title,
        value: row.command.staysOpen ? note : nil
      )
    }
  }
}
