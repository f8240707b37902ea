package import Intervals
import Numerals
package import Words

/// Columns of numbers, each exactly as it was written.
package struct DataTable: Hashable, Sendable {
  /// What stands in a place of a column.
  package enum Cell: Hashable, Sendable {
    /// A decimal with a point, "-0.25", "3e-5"; or, as it was typed, a fraction that ends nowhere: "1/3".
    case number(String)
    case missing
    /// What follows from other cells and is no fraction.
    case between(Interval)
    /// What is no number, as it was written.
    case refused(String)
  }

  package struct Column: Hashable, Sendable {
    package var name: String
    package var cells: [Cell]
    /// What makes its cells of those of other columns; nil where they were typed.
    package var formula: String?
    /// The same as it is shown.
    package var shownFormula: String?

    package init(name: String, cells: [Cell], formula: String? = nil) {
      (self.name, self.cells, self.formula) = (name, cells, formula)
    }

    /// How many numbers are in it, 1 and 1.0 as one.
    package var differentNumbers: Int {
      Set(
        cells.compactMap { cell in
          if case .number(let text) = cell {
            DecimalDigits(decimal: text)?.decimalText
          } else {
            nil
          }
        }
      )
      .count
    }
  }

  package var columns: [Column]

  /// One to be typed, with a row for the first point.
  package static var blank: DataTable {
    DataTable(columns: (0...1).map { Column(name: usualName($0), cells: [.missing]) })
  }

  package init(columns: [Column]) { self.columns = columns }

  /// A cell where a number is wanted has none.
  package struct NoNumber: Error {
    package let phrase: FitPhrase
  }

  /// The numbers of columns in all rows.
  package func numbers(ofColumns places: [Int]) throws(NoNumber) -> [[String]] {
    var numbers: [[String]] = []
    for place in places {
      let column = columns[place]
      var own: [String] = []
      own.reserveCapacity(column.cells.count)
      for (row, cell) in column.cells.enumerated() {
        switch cell {
        case .number(let number): own.append(number)
        case .missing:
          throw NoNumber(phrase: .noNumber(column: column.name, row: row + 1))
        case .between: throw NoNumber(phrase: .notExact(column: column.formula ?? column.name))
        case .refused(let text):
          throw NoNumber(phrase: .refusedCell(column: column.name, text: text, row: row + 1))
        }
      }
      numbers.append(own)
    }
    return numbers
  }

  /// The first cell that is no number, by rows, and what it says.
  var refused: FitPhrase? {
    var first: (row: Int, phrase: FitPhrase)?
    for column in columns where column.formula == nil {
      for (row, cell) in column.cells.prefix(first?.row ?? .max).enumerated() {
        guard case .refused(let text) = cell else { continue }
        first = (row, .refusedCell(column: column.name, text: text, row: row + 1))
        break
      }
    }
    return first?.phrase
  }

  package var rowCount: Int { columns.map(\.cells.count).max() ?? 0 }

  /// Which column has a name; of columns without one the first is x1, the others y1, y2, ….
  package func column(named name: String) -> Int? {
    columns.firstIndex { $0.name == name }
      ?? columns.indices.first { Self.usualName($0) == name }
  }

  /// The name of a column that has none of its own.
  package static func usualName(_ index: Int) -> String { index == 0 ? "x1" : "y\(index)" }
}
