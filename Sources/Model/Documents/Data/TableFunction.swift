package import Analysis
package import Calculus
import CurveProof
import Formulas
package import GraphModel
package import Intervals
import Numerals
import Words

/// A table of data: of each row the points of its first column with each of the others.
package struct TableFunction: MarkedFunction, EditableTable {
  package let table: DataTable
  package let marks: [PlotMark]
  package let bars: [PlotBar]
  package let quartiles: [Double]
  /// What is wrong with the first cell that is no number.
  private let refused: FitPhrase?
  /// What formulas may ask of each column: the same as long as the table is.
  let lists: [ListNumbers]

  package init(_ table: DataTable) { self.init(table, marks: nil) }

  /// A table of which the points are known.
  private init(_ table: DataTable, marks known: [PlotMark]?) {
    self.table = table
    refused = table.refused
    lists = table.columns.map(\.numbers)
    if table.columns.count == 1 {
      let distribution = Distribution(table.columns[0])
      marks = distribution.marks
      (bars, quartiles) = (distribution.bars, distribution.quartiles)
      return
    }
    (bars, quartiles) = ([], [])
    if let known {
      marks = known
      return
    }
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

  /// The points of a table that differs from this one in a row, which keeps all of its own; nil for others.
  private func marks(of other: DataTable, besides row: Int) -> [PlotMark]? {
    let count = other.columns.first?.cells.count ?? 0
    var marks = marks
    for place in marks.indices where marks[place].index % count == row {
      let index = marks[place].index
      guard let x = other.columns[0].cells[row].interval,
        let y = other.columns[index / count + 1].cells[row].interval
      else { return nil }
      marks[place] = PlotMark(index: index, x: x, y: y, name: nil)
    }
    return marks
  }

  package var name: String {
    table.columns.indices.map(name(ofColumn:)).joined(separator: ", ")
  }
  package var lead: String { "" }
  package var hasShape: Bool { !marks.isEmpty }
  package var isProvable: Bool { true }
  package func y(at x: Double) -> Double? { nil }
  package func enclosure(over x: Interval) -> Enclosure {
    Enclosure(value: DecoratedInterval(.empty, .trivial), slope: .empty)
  }

  package var markCount: Int { table.rowCount * max(table.columns.count - 1, 1) }

  /// Bars and stacks of points stand on the x axis.
  package var landmarks: Landmarks {
    var landmarks = table.columns.count == 1 ? Landmarks() : markLandmarks
    landmarks.hasOwnScales = true
    guard table.columns.count == 1, let first = marks.first else { return landmarks }
    let ends = marks.map(\.x) + bars.flatMap { [Interval($0.from), Interval($0.to)] }
    let x = ends.reduce(first.x) { $0.convexHull(with: $1) }
    let high = (marks.map(\.y.upperBound) + bars.map { Double($0.count) }).max() ?? 1
    let margin = x.width > 0 ? x.width / 16 : 1
    landmarks.whole = Landmarks.Box(
      x: x.lowerBound - margin...x.upperBound + margin,
      y: -high / 8...high * 9 / 8
    )
    return landmarks
  }
  package var definedNames: [String] {
    table.columns.map(\.name) + table.columns.indices.map(DataTable.usualName)
  }

  package func details(
    fromRow first: Int,
    count: Int,
    columns places: Range<Int>
  ) -> [FunctionDetail] {
    let columns = table.columns[places.clamped(to: table.columns.indices)]
    let end = min(first + count, table.rowCount + 1)
    return [
      .header(
        columns.indices.map {
          .init(name(ofColumn: $0), columns[$0].formula == nil ? .typed : .computed)
        }
      )
    ]
      + (first..<max(first, end)).map { row in
        .cells(
          row < table.rowCount ? row + 1 : nil,
          columns.map { column in
            let kind: FunctionDetail.Cell.Kind = column.formula == nil ? .typed : .computed
            return row < column.cells.count ? column.cells[row].detail(kind) : .init("", kind)
          }
        )
      } + (refused.map { [.verdict($0, isWarning: true)] } ?? [])
  }

  /// x1 as x₁.
  static func shown(_ name: String) -> String {
    let letters = name.prefix { !$0.isWholeNumber }
    guard letters.count == 1, name.dropFirst().allSatisfy(\.isWholeNumber) else { return name }
    return NumberText.lowered(name)
  }

  package var rowCount: Int { table.rowCount }
  package var columnCount: Int { table.columns.count }
  package func name(ofColumn column: Int) -> String {
    guard table.columns.indices.contains(column) else { return "" }
    let own = table.columns[column]
    return own.formula == nil ? Self.shown(own.name) : own.shownFormula ?? ""
  }

  package func isComputed(_ column: Int) -> Bool { table.formula(ofColumn: column) != nil }

  package func residualName(ofColumn column: Int) -> String {
    let name = name(ofColumn: column)
    return name.first == "y" ? "e" + name.dropFirst() : "e"
  }

  package func text(ofRow row: Int, column: Int) -> String {
    if row < 0 {
      return table.formula(ofColumn: column)
        ?? (table.columns.indices.contains(column) ? table.columns[column].name : "")
    }
    guard table.columns.indices.contains(column), row < table.columns[column].cells.count else {
      return ""
    }
    switch table.columns[column].cells[row] {
    case .number(let text): return text.replacing("-", with: "\u{2212}")
    case .refused(let text): return text
    case .between(let value): return Self.text(of: value)
    case .missing: return ""
    }
  }

  /// The digits that are certain, at most so many that a cell has room for.
  static func text(of value: Interval) -> String {
    let decimals = value.magnitude > 0 ? max(0, 5 - DecimalDigits(value.magnitude).exponent) : 0
    return NumberText.certain(value.lowerBound, value.upperBound, decimals: decimals) ?? "…"
  }

  package func group(ofMark index: Int) -> Int { index / max(table.columns[0].cells.count, 1) }

  /// The rows in the order of the first column; those without a number there come last.
  package var sorted: GraphFunction {
    let first = table.columns.first?.cells.map(\.interval) ?? []
    let order = (0..<table.rowCount).sorted { one, other in
      let (x, y) = (
        one < first.count ? first[one] : nil, other < first.count ? first[other] : nil
      )
      guard let x, let y, x != y else { return (x == nil ? 1 : 0, one) < (y == nil ? 1 : 0, other) }
      return x.midpoint < y.midpoint
    }
    var sorted = table
    for column in sorted.columns.indices {
      let cells = table.columns[column].cells
      sorted.columns[column].cells = order.map { $0 < cells.count ? cells[$0] : .missing }
    }
    return GraphFunction(TableFunction(sorted))
  }

  package var copied: String { table.text(separator: "\t") }
  package func saved(separator: String) -> String {
    table.text(separator: separator, keepsFormulas: false)
  }

  package var withoutUnits: GraphFunction? {
    table.withoutUnits.map { GraphFunction(TableFunction($0)) }
  }

  package var withOneMoreColumn: GraphFunction {
    GraphFunction(TableFunction(table.addingColumn()))
  }

  package func replacing(row: Int, column: Int, with text: String) -> GraphFunction? {
    if row < 0 {
      return table.naming(column: column, text).map { GraphFunction(TableFunction($0)) }
    }
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
    changed.compute(row: row)
    return GraphFunction(TableFunction(changed))
  }

  package func moving(mark index: Int, to x: String, _ y: String) -> MarkMove? {
    let rows = table.columns.first?.cells.count ?? 0
    guard rows > 0, table.columns.indices.contains(index / rows + 1) else { return nil }
    var moved = table
    let column = index / rows + 1
    // What follows from other cells is where it is.
    guard moved.columns[0].formula == nil, moved.columns[column].formula == nil else { return nil }
    moved.columns[0].cells[index % rows] = .number(x)
    moved.columns[column].cells[index % rows] = .number(y)
    moved.compute(row: index % rows)
    let marks = marks(of: moved, besides: index % rows)
    return MarkMove(function: GraphFunction(TableFunction(moved, marks: marks)))
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
  var interval: Interval? {
    if case .between(let value) = self { return value }
    guard case .number(let text) = self else { return nil }
    return Interval(written: text)
  }

  fileprivate func detail(_ kind: FunctionDetail.Cell.Kind) -> FunctionDetail.Cell {
    switch self {
    case .number(let text): .init(text.replacing("-", with: "\u{2212}"), kind)
    case .between(let value): .init("≈ " + TableFunction.text(of: value), kind)
    case .missing: .init("", kind)
    case .refused(let text): .init(text, .refused)
    }
  }
}

extension Interval {
  /// What is certain of a decimal or a fraction of two as it is written, "-1.5" or "2/3"; nil for anything else.
  init?(written text: String) {
    let parts = text.split(separator: "/").compactMap { Interval(decimal: $0) }
    guard let first = parts.first else { return nil }
    // A divisor that may be 0 leaves no bounds.
    self = parts.count == 2 ? first / parts[1] : first
    guard isBounded, !isEmpty else { return nil }
  }

  private init?(decimal text: Substring) {
    guard let value = Double(text), value.isFinite else { return nil }
    // Of other decimals the last digits may be lost, also where the rest is whole.
    let isWhole = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 45 }
    let isExact = isWhole && value.magnitude < 0x1p53
    self = isExact ? Interval(value) : Interval(value.nextDown, value.nextUp)
  }
}
