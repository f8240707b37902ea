import GraphModel

extension [FunctionDetail] {
  /// The rows of a table with one more column.
  mutating func append(_ residuals: Residuals, shown rows: Int) {
    let texts = residuals.texts(ofRows: rows)
    self = map { detail in
      switch detail {
      case .header(let names): .header(names + [.init(residuals.name, .computed)])
      case .cells(let row, let cells):
        .cells(row, cells + [.init(row.map { texts[$0 - 1] } ?? "", .computed)])
      case .value, .verdict, .more: detail
      }
    }
  }
}
