import Input
package import Controls
package import Drawing
package import Words

/// A menu: where its card and its rows lie, those of a kind together.
package struct MenuLayout: MenuCard {
  static let width = 240.0
  static let rowHeight = 44.0
  /// The room that a line between two kinds takes, where there is room.
  private static let ruleHeight = 9.0

  package let card: Rect
  /// The lines between kinds.
  package let rules: [Rect]
  private let rows: [(row: MenuRow, frame: Rect)]
  private let words: Locale

  /// A menu at a button or a place, kept inside the pane; in columns where the pane is low, as wide
  /// as its widest row, and nowhere narrower than designed; keys are shown to whoever has some.
  package init(
    at anchor: Rect,
    in pane: Rect,
    kinds: [[MenuRow]],
    showsKeys: Bool,
    words: Locale,
    measurer: (any TextMeasurer)?
  ) {
    self.words = words
    let kinds = showsKeys ? kinds : kinds.map { $0.map(\.withoutKey) }
    let all = kinds.flatMap { kind in
      kind.enumerated().map { (row: $0.element, isFirst: $0.offset == 0) }
    }
    let most = Self.mostRows(in: pane.height)
    let count = max(1, (all.count + most - 1) / most)
    let share = max(1, (all.count + count - 1) / count)
    // Kinds stay together where the columns have room for that.
    let whole = kinds.map(\.count).reduce(into: [Int]()) { columns, kind in
      let isFull = columns.last.map { $0 + kind > most } ?? true
      if isFull { columns.append(kind) } else { columns[columns.count - 1] += kind }
    }
    let fits = whole.count <= count && whole.allSatisfy { $0 <= most }
    let lengths = fits ? whole : Array(repeating: share, count: count)
    let columns = lengths.reduce(into: [ArraySlice<(row: MenuRow, isFirst: Bool)>]()) {
      let start = $0.last?.endIndex ?? 0
      $0.append(all[start..<min(start + $1, all.count)])
    }
    func heights(
      _ column: some Collection<(row: MenuRow, isFirst: Bool)>,
      _ rule: Double
    ) -> [Double] {
      column.enumerated().map { Self.rowHeight + ($0 > 0 && $1.isFirst ? rule : 0) }
    }
    func height(rule: Double) -> Double {
      (columns.map { heights($0, rule).reduce(0, +) }.max() ?? 0) + 12
    }
    let rule = height(rule: Self.ruleHeight) <= pane.height - 16 ? Self.ruleHeight : 0
    let widest = kinds.joined().map { Self.width(of: $0, words, measurer) }.max() ?? 0
    let size = Size(
      width: min(max(Self.width, widest) * Double(count), pane.width - 16),
      height: height(rule: rule)
    )
    card = Self.card(of: size, at: anchor, in: pane)
    var (rows, rules): ([(row: MenuRow, frame: Rect)], [Rect]) = ([], [])
    for (column, place) in zip(columns, card.inset(dx: 0, dy: 6).columns(count)) {
      for (entry, part) in zip(column, RowList(heights: heights(column, rule), in: place).frames) {
        if entry.isFirst, part.y > place.y {
          let line = part.inset(dx: 16, dy: 0)
          rules.append(line.band(at: (part.y + (rule - 1) / 2).rounded(), height: 1))
        }
        rows.append((entry.row, part.band(at: part.maxY - Self.rowHeight, height: Self.rowHeight)))
      }
    }
    (self.rows, self.rules) = (rows, rules)
  }

  /// What a row needs to show its words and its note beside each other.
  private static func width(
    of row: MenuRow,
    _ words: Locale,
    _ measurer: (any TextMeasurer)?
  ) -> Double {
    guard let measurer, row.swatches.isEmpty else { return 0 }
    return MenuRowMeasure.width(words(row.title), row.note.map { words($0) }, measurer)
  }

  private static func card(of size: Size, at anchor: Rect, in pane: Rect) -> Rect {
    let fitsBelow = anchor.maxY + 4 + size.height <= pane.maxY - 8
    let top = fitsBelow ? anchor.maxY + 4 : max(pane.y + 8, anchor.y - 4 - size.height)
    let left = anchor.isEmpty ? anchor.x : anchor.maxX - size.width
    return Rect(
      x: min(max(left, pane.x + 8), pane.maxX - 8 - size.width),
      y: max(pane.y + 8, min(top, pane.maxY - 8 - size.height)),
      width: size.width,
      height: size.height
    )
  }

  /// How many rows a column has room for.
  package static func mostRows(in height: Double) -> Int {
    max(1, Int((height - 28) / rowHeight))
  }

  /// The rows as controls.
  package func controls<ID>(group: Int, id: (SceneCommand) -> ID) -> [Control<ID>] {
    rows.flatMap { row, frame -> [Control<ID>] in
      guard row.swatches.isEmpty else { return swatches(of: row, in: frame, group: group, id: id) }
      let title = words(row.title)
      let note = row.note.map { words($0) }
      return [
        Control(
          id(row.command),
          frame: frame,
          look: .menuRow(row.command.icon, title: title, note: note, line: row.line),
          group: group,
          role: .menuItem,
          name: title,
          value: row.command.staysOpen ? note : nil,
          isEnabled: row.isEnabled
        )
      ]
    }
  }

  private func swatches<ID>(
    of row: MenuRow,
    in frame: Rect,
    group: Int,
    id: (SceneCommand) -> ID
  ) -> [Control<ID>] {
    let places = frame.inset(dx: 6, dy: 0).columns(row.swatches.count)
    return zip(row.swatches, places).map { swatch, target in
      Control(
        id(swatch.command),
        frame: target.inset(by: 2),
        target: target,
        look: swatch.look,
        group: group,
        role: .toggle,
        name: words(row.title) + ", " + words(swatch.name),
        value: words(ControlName(isOn: swatch.isChosen))
      )
    }
  }

  /// The ground, and the lines on it.
  package func draw(with painter: ControlPainter) {
    painter.drawCard(card, radius: 14)
    for rule in rules { painter.canvas.fill(rule, with: painter.theme.line) }
  }
}
