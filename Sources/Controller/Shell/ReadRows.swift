import Notation
import Synchronization
import Typesetting

/// The formulas that the graph shows, read once and not at every frame.
package final class ReadRows: Sendable {
  private struct Line: Hashable {
    let formula: String
    let shown: String
  }

  private let rows = Mutex<[Line: MathRow?]>([:])
  /// So many lines stand in no window; with more, all are read anew.
  private static let most = 256

  package init() {}

  /// A kept formula as a book sets it; nil where it is shown as written.
  func row(of formula: String, shown: String) -> MathRow? {
    let line = Line(formula: formula, shown: shown)
    return rows.withLock { rows in
      if let row = rows[line] { return row }
      if rows.count >= Self.most { rows = [:] }
      let isName = TextbookReader.isPlainName(formula)
      let row = isName ? nil : TextbookReader.row(of: formula, shown: shown)
      rows[line] = .some(row)
      return row
    }
  }
}
