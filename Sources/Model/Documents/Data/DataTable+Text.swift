import Intervals

extension DataTable {
  /// As a file holds it: commas between cells, the names first.
  package var text: String { text(separator: ",") }

  /// - `separator`: What stands between cells.
  /// - `keepsFormulas`: Whether a computed column is called "=y1^2", which is a formula again where it is
  ///   pasted; else what it holds has that for a name.
  package func text(separator: String, keepsFormulas: Bool = true) -> String {
    func quoted(_ text: String) -> String {
      text.contains { ",\"\n\t;".contains($0) }
        ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }
    let rows = (0..<rowCount).map { row in
      columns.map { column -> String in
        guard row < column.cells.count else { return "" }
        switch column.cells[row] {
        case .number(let text): return text
        case .between(let value): return TableFunction.text(of: value)
        case .missing: return ""
        case .refused(let text): return quoted(text)
        }
      }
      .joined(separator: separator)
    }
    return
      ([
        columns.map { quoted($0.formula.map { (keepsFormulas ? "=" : "") + $0 } ?? $0.name) }
          .joined(separator: separator)
      ]
      + rows)
      .joined(separator: "\n") + "\n"
  }
}
