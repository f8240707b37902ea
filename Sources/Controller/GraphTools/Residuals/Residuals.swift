import Calculus
import GraphModel
import Intervals
import Numerals

/// How far the points of a column are from the curve that was fitted to them.
struct Residuals {
  let data: FittedColumn
  private let curve: GraphFunction
  private let marks: [PlotMark]
  private let rowCount: Int
  /// What they are called: e₁ for y₁.
  let name: String

  /// Nil where nothing is drawn of what was fitted.
  init?(_ solved: SolvedFunction) {
    guard let data = solved.data, let curve = solved.curve,
      let table = data.table.base as? any EditableTable & MarkedFunction
    else { return nil }
    (self.data, self.curve, marks, rowCount) = (data, curve, table.marks, table.rowCount)
    name = table.residualName(ofColumn: data.column)
  }

  /// The points of the column, in order.
  var points: some Sequence<PlotMark> {
    let own = (data.column - 1) * rowCount..<data.column * rowCount
    return marks.lazy.filter { own.contains($0.index) }
  }

  func row(of mark: PlotMark) -> Int { mark.index - (data.column - 1) * rowCount }

  /// Where the curve is at a point, and how far above it the point; nil where that is not known.
  func value(at mark: PlotMark) -> (onCurve: Interval, residual: Interval)? {
    let value = curve.base.enclosure(over: mark.x).value.interval
    guard value.isBounded, !value.isEmpty else { return nil }
    return (value, mark.y - value)
  }

  /// The residuals of some rows as they are told, each with the same decimals.
  func texts(of rows: Range<Int>) -> [String] {
    var values: [Interval?] = Array(repeating: nil, count: rows.count)
    for mark in points {
      let row = row(of: mark)
      guard row < rows.upperBound else { break }
      if row >= rows.lowerBound { values[row - rows.lowerBound] = value(at: mark)?.residual }
    }
    let largest = values.reduce(0) { max($0, $1?.magnitude ?? 0) }
    let decimals = largest > 0 ? 3 - DecimalDigits(largest).exponent : 0
    return values.map { value in
      guard let value else { return "" }
      return NumberText.certain(value.lowerBound, value.upperBound, decimals: max(0, decimals))
        ?? "…"
    }
  }
}
