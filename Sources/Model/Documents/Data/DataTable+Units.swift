extension DataTable {
  /// The table with the numbers alone where cells have units, "5 kg"; nil where there is nothing to take off.
  ///
  /// Only one unit is taken off in a column: 5 kg and 300 g are no numbers beside each other.
  var withoutUnits: DataTable? {
    var table = self
    for place in columns.indices where columns[place].formula == nil {
      let parts = columns[place].cells.map { cell -> (number: Cell, unit: Substring)? in
        guard case .refused(let text) = cell else { return nil }
        return Self.parts(of: text)
      }
      guard Set(parts.compactMap { $0?.unit }).count == 1 else { continue }
      for (row, part) in parts.enumerated() {
        if let part { table.columns[place].cells[row] = part.number }
      }
    }
    guard table != self else { return nil }
    table.compute()
    return table
  }

  /// A number and the unit before or behind it; nil where a digit is in what would be the unit.
  private static func parts(of text: String) -> (number: Cell, unit: Substring)? {
    // Before a number stand signs of currencies, and no letters.
    let before = text.prefix { !"0123456789+-\u{2212}.,".contains($0) && !$0.isLetter }
    let rest = text.dropFirst(before.count)
    let behind = rest.reversed().prefix { !"0123456789.".contains($0) }.count
    let unit = before.isEmpty ? rest.suffix(behind) : before[...]
    guard before.isEmpty || behind == 0 else { return nil }
    let number = DataReader.typedCell(String(rest.dropLast(behind)))
    guard case .number = number else { return nil }
    return (number, unit.filter { !$0.isWhitespace }[...])
  }
}
