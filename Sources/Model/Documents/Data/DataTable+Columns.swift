import Numerals

extension DataTable {
  /// The formula of a column as it was typed; nil for one of numbers that were.
  package func formula(ofColumn column: Int) -> String? {
    columns.indices.contains(column) ? columns[column].formula : nil
  }

  /// Works out what follows from others, in all rows or in one.
  mutating func compute(row: Int? = nil) {
    for place in columns.indices {
      guard let text = columns[place].formula,
        let formula = ComputedColumn(text, in: self, before: place)
      else { continue }
      columns[place].shownFormula = formula.shown
      if let row {
        let missing = row + 1 - columns[place].cells.count
        if missing > 0 { columns[place].cells += Array(repeating: .missing, count: missing) }
        columns[place].cells[row] = formula.cell(inRow: row, of: self)
      } else {
        columns[place].cells = (0..<rowCount).map { formula.cell(inRow: $0, of: self) }
      }
    }
  }

  /// The table with another name for a column, or a formula that makes it; without a text it is taken out.
  ///
  /// Nil where the text is neither.
  func naming(column place: Int, _ text: String) -> DataTable? {
    guard columns.indices.contains(place) else { return nil }
    var table = self
    let name = NumberText.lifted(text)
    if name.isEmpty {
      guard columns.count > 1 else { return nil }
      table.columns.remove(at: place)
    } else if name.first?.isLetter ?? false, name.allSatisfy({ $0.isLetter || $0.isNumber }) {
      guard columns.indices.allSatisfy({ $0 == place || columns[$0].name != name }) else {
        return nil
      }
      (table.columns[place].name, table.columns[place].formula) = (name, nil)
    } else {
      guard ComputedColumn(name, in: self, before: place) != nil else { return nil }
      table.columns[place].formula = name
    }
    table.compute()
    return table
  }

  /// One more column, without numbers.
  func addingColumn() -> DataTable {
    var table = self
    let free = (columns.count...).lazy.map(Self.usualName).first { column(named: $0) == nil }
    table.columns.append(
      Column(
        name: free ?? Self.usualName(columns.count),
        cells: Array(repeating: .missing, count: rowCount)
      )
    )
    return table
  }
}
