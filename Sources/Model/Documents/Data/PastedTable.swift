import Notation

/// Text from the clipboard that is a table of data.
package enum PastedTable {
  /// The table of at least two rows of numbers; nil for any other text.
  package static func table(of text: String) -> DataTable? {
    guard text.contains(where: \.isNewline), let table = try? DataReader.table(of: text),
      table.rowCount > 1
    else { return nil }
    // Formulas, a line each, are none.
    let cells = table.columns.flatMap(\.cells)
    let numbers = cells.count { if case .number = $0 { true } else { false } }
    return 2 * numbers > cells.count ? table : nil
  }
}

extension DataTable {
  /// The table with names that no other table has, where its own are the usual ones.
  package func renamed(beside others: Set<String>) -> DataTable {
    guard columns.indices.allSatisfy({ columns[$0].name == Self.usualName($0) }) else {
      return self
    }
    var table = self
    var number = 1
    func isFree(_ number: Int) -> Bool {
      columns.indices.allSatisfy {
        !others.contains(Self.name($0, of: number, among: columns.count))
      }
    }
    while number < 100, !isFree(number) { number += 1 }
    for index in columns.indices {
      table.columns[index].name = Self.name(index, of: number, among: columns.count)
    }
    return table
  }

  /// x2, y2 of the second table; of more than two columns y2, y3, … would be those of others.
  private static func name(_ index: Int, of number: Int, among count: Int) -> String {
    guard number > 1 else { return usualName(index) }
    return index == 0 ? "x\(number)" : count == 2 ? "y\(number)" : "y\(number)\(index)"
  }
}
