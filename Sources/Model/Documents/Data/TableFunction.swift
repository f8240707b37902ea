package import Calculus
import CurveProof
package import GraphModel
package import Intervals
import Numerals
import Words

/// A table of data: of each row the points of its first column with each of the others.
package struct TableFunction: MarkedFunction, EditableTable {
  package let table: DataTable
  package let marks: [PlotMark]

  package init(_ table: DataTable) {
    self.table = table
    var marks: [PlotMark] = []
    let first = table.columns.first?.cells.map(\.interval) ?? []
    for (place, column) in table.columns.dropFirst().enumerated() {
      for (row, cell) in column.cells.enumerated() {
        guard row < first.count, let x = first[row], let y = cell.interval else { continue }
        marks.append(PlotMark(index: place * first.count + row, x: x, y: y, name: nil))
      }
    }
    self.marks = marks
  }

  package var name: String { table.columns.map { Self.shown($0.name) }.joined(separator: ", ") }
  package var lead: String { "" }
  package var hasShape: Bool { !marks.isEmpty }
  package var isProvable: Bool { true }
  package func y(at x: Double) -> Double? { nil }
  package func enclosure(over x: Interval) -> Enclosure {
    Enclosure(value: DecoratedInterval(.empty, .trivial), slope: .empty)
  }

  package var markCount: Int { table.rowCount * max(table.columns.count - 1, 0) }
  package var definedNames: [String] {
    table.columns.map(\.name) + table.columns.indices.map(DataTable.usualName)
  }

  package func details(fromRow first: Int, count: Int) -> [FunctionDetail] {
    let columns = table.columns.prefix(Self.shownColumns)
    let end = min(first + count, table.rowCount + 1)
    return [.header(columns.map { .init(Self.shown($0.name)) })]
      + (first..<max(first, end)).map { row in
        .cells(
          row < table.rowCount ? row + 1 : nil,
          columns.map { row < $0.cells.count ? $0.cells[row].detail : .init("") }
        )
      }
  }

  private static var shownColumns: Int { 4 }

  /// x1 as x₁.
  static func shown(_ name: String) -> String {
    let letters = name.prefix { !$0.isWholeNumber }
    guard letters.count == 1, name.dropFirst().allSatisfy(\.isWholeNumber) else { return name }
    return NumberText.lowered(name)
  }

  package var rowCount: Int { table.rowCount }
  package var columnCount: Int { table.columns.count }
  package func name(ofColumn column: Int) -> String {
    table.columns.indices.contains(column) ? Self.shown(table.columns[column].name) : ""
  }

  package func residualName(ofColumn column: Int) -> String {
    let name = name(ofColumn: column)
    return name.first == "y" ? "e" + name.dropFirst() : "e"
  }

  package func text(ofRow row: Int, column: Int) -> String {
    guard table.columns.indices.contains(column), row < table.columns[column].cells.count else {
      return ""
    }
    switch table.columns[column].cells[row] {
    case .number(let text): return text.replacing("-", with: "\u{2212}")
    case .refused(let text): return text
    case .missing: return ""
    }
  }

  package func replacing(row: Int, column: Int, with text: String) -> GraphFunction {
    var changed = table
    for index in changed.columns.indices {
      let missing = row + 1 - changed.columns[index].cells.count
      if missing > 0 {
        changed.columns[index].cells += Array(repeating: .missing, count: missing)
      }
    }
    if changed.columns.indices.contains(column) {
      changed.columns[column].cells[row] = DataReader.typedCell(text)
    }
    return GraphFunction(TableFunction(changed))
  }

  package func moving(mark index: Int, to x: String, _ y: String) -> MarkMove? {
    let rows = table.columns.first?.cells.count ?? 0
    guard rows > 0, table.columns.indices.contains(index / rows + 1) else { return nil }
    var moved = table
    let column = index / rows + 1
    moved.columns[0].cells[index % rows] = .number(x)
    moved.columns[column].cells[index % rows] = .number(y)
    return MarkMove(function: GraphFunction(TableFunction(moved)))
  }

  package static func == (first: TableFunction, second: TableFunction) -> Bool {
    first.table == second.table
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(table.columns.map(\.name))
    hasher.combine(table.rowCount)
  }
}

extension DataTable.Cell {
  /// What is certain of its number; nil where it has none.
  fileprivate var interval: Interval? {
    guard case .number(let text) = self else { return nil }
    let parts = text.split(separator: "/").map { Double($0) ?? .nan }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
    guard value.isFinite else { return nil }
    if parts.count == 2 {
      // Both may have been rounded, and their quotient was.
      return Interval(value.nextDown.nextDown, value.nextUp.nextUp)
    }
    let isExact = value.rounded() == value && value.magnitude < 0x1p53
    return isExact ? Interval(value) : Interval(value.nextDown, value.nextUp)
  }

  fileprivate var detail: FunctionDetail.Cell {
    switch self {
    case .number(let text): .init(text.replacing("-", with: "\u{2212}"))
    case .missing: .init("")
    case .refused(let text): .init(text, .refused)
    }
  }
}

extension DataTable {
  /// As a file holds it: commas between cells, the names first.
  package var text: String {
    func quoted(_ text: String) -> String {
      text.contains { ",\"\n\t;".contains($0) }
        ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }
    let rows = (0..<rowCount).map { row in
      columns.map { column -> String in
        guard row < column.cells.count else { return "" }
        switch column.cells[row] {
        case .number(let text): return text
        case .missing: return ""
        case .refused(let text): return quoted(text)
        }
      }
      .joined(separator: ",")
    }
    return ([columns.map { quoted($0.name) }.joined(separator: ",")] + rows)
      .joined(separator: "\n") + "\n"
  }
}
