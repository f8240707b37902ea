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
      border: PixelGrid.border
    )
  }

  /// Calls for all columns from left to right, with a block that has decided what is easy; nil where
  /// the function offers no blocks.
  mutating func forEachBlock(_ body: (Range<Int>, borrowing ColumnBlock?) -> Void) {
    for start in stride(from: 0, to: columns.count, by: ColumnBlock.columnLimit) {
      let range = start..<min(start + ColumnBlock.columnLimit, columns.count)
      columns.place(range, into: &block)
      let function = function
      let isOffered = block.withEdges(of: range.count) { edges, block in
        function.enclose(columnEdges: edges, into: &block)
      }
      if isOffered { block.decide(range.count, on: ladder) }
      body(range, isOffered ? block : nil)
    }
  }
}
