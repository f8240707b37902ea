import NumericCore

/// A first look at many columns at once, which decides the easy ones.
///
/// What it decides is what `ColumnSolver` would find: a continuous stretch whose ends are known to
/// within the border of a pixel and that meets exactly the rows between them, or nothing at all. It
/// leaves the rest to the solver.
struct ColumnSurvey {
  private let function: any PlotFunction
  private let columns: ColumnRange
  private let ladder: RowLadder
  /// The columns looked at last, numbered from 0.
  private(set) var block = ColumnBlock()

  init(function: any PlotFunction, grid: PixelGrid) {
    self.function = function
    columns = grid.columns
    ladder = RowLadder(
      top: grid.top,
      height: grid.unitsPerRow,
      count: grid.rowCount,
      border: PixelGrid.border,
      noise: PixelGrid.noise
    )
  }

  /// Looks at neighbouring columns, at most `ColumnBlock.columnLimit` of them, numbered from the
  /// grid's left edge; false where the function does not offer blocks.
  mutating func decide(_ range: Range<Int>) -> Bool {
    columns.place(range, into: &block)
    let function = function
    let isOffered = block.withEdges(of: range.count) { edges, block in
      function.enclose(columnEdges: edges, into: &block)
    }
    if isOffered { block.decide(range.count, on: ladder) }
    return isOffered
  }
}
