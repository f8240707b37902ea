/// Rows of words as lines in which columns stand below each other.
///
/// Rows may come block by block: a column is as wide as its widest word so far.
struct TextColumns {
  private var widths: [Int] = []

  mutating func lines(of rows: [[String]]) -> [String] {
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], Self.width(cell))
      }
    }
    return rows.map { row in
      var line = ""
      // The spaces before a word are written with it, so that no line ends in any.
      var spaces = 0
      for (cell, width) in zip(row, widths) {
        if !cell.isEmpty {
          line += String(repeating: " ", count: spaces) + cell
          spaces = 0
        }
        spaces += width - Self.width(cell) + 2
      }
      return line
    }
  }

  /// How many characters there are: with numbers that is found at once.
  private static func width(_ cell: String) -> Int {
    cell.utf8.allSatisfy { $0 < 0x80 } ? cell.utf8.count : cell.count
  }
}
