import Drawing
import NumericCore

extension HonestCurve {
  /// Draws all columns: the easy ones from the survey, the others solved one by one.
  mutating func drawColumns(of function: any PlotFunction) {
    var survey = ColumnSurvey(function: function, grid: grid)
    survey.forEachBlock { columns, block in
      guard let block else {
        for column in columns { draw(column) }
        return
      }
      for (index, column) in columns.enumerated() {
        switch block.decision(ofColumn: index) {
        case .outside: break
        case .decided: draw(column, decidedIn: block, at: index)
        case .open: draw(column)
        }
      }
    }
  }

  /// A column of one piece that meets exactly the rows found.
  @inline(__always)
  private mutating func draw(_ column: Int, decidedIn block: ColumnBlock, at index: Int) {
    let (start, end) = (block.distance(atEdge: index), block.distance(atEdge: index + 1))
    append(
      CurvePiece(
        startX: block.x(ofEdge: index),
        endX: block.x(ofEdge: index + 1),
        startY: start,
        endY: end,
        low: min(start, end),
        high: max(start, end)
      )
    )
    if let rows = block.rows(ofColumn: index) { noteReach(of: rows, in: column) }
  }
}
