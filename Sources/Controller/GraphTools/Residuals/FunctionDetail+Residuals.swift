import GraphModel

extension [FunctionDetail] {
  /// The rows of a table with one more column.
  mutating func append(_ residuals: Residuals, rows: Range<Int>) {
    let texts = residuals.texts(of: rows)
    self = map { detail in
      switch detail {
      case .header(let names): .header(names + [.init(residuals.name, .computed)])
      case .cells(let row, let cells):
        .cells(row, cells + [.init(row.map { texts[$0 - 1 - rows.lowerBound] } ?? "", .computed)])
      case .value, .measure, .verdict: detail
      }
    }
  }
}
