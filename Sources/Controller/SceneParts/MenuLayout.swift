package import Controls
package import Drawing
package import Words

/// A menu: where its card and its rows lie.
package struct MenuLayout {
  static let width = 240.0
  static let rowHeight = 44.0

  package let card: Rect
  private let rows: [MenuRow]
  private let words: Locale
  private let rowsPerColumn: Int
  private let columnWidth: Double

  /// A menu at a button or a place, kept inside the pane; in columns where the pane is low, wider
  /// where the words are `factor` times as large as designed.
  package init(at anchor: Rect, in pane: Rect, rows: [MenuRow], words: Locale, factor: Double) {
    self.rows = rows
    self.words = words
    let most = Self.mostRows(in: pane.height)
    let columns = max(1, (rows.count + most - 1) / most)
    rowsPerColumn = (rows.count + columns - 1) / columns
    let width = min(Self.width * factor * Double(columns), pane.width - 16)
    columnWidth = width / Double(columns)
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

  /// How many rows a column has room for.
  package static func mostRows(in height: Double) -> Int {
    max(1, Int((height - 28) / rowHeight))
  }

  /// The rows as controls.
  package func controls<ID>(group: Int, id: (MenuCommand) -> ID) -> [Control<ID>] {
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
        role: .menuItem,
        name: title,
        value: row.command.staysOpen ? note : nil,
        isEnabled: row.isEnabled
      )
    }
  }
}
