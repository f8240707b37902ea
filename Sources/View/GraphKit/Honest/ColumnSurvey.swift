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

  /// The number of parts that `cut(_:)` makes.
  static var partCount: Int { ColumnBlock.columnLimit }

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
    return decide(range.count)
  }

  /// Cuts a stretch of x into `partCount` equal parts and looks at them as if they were columns;
  /// false also where the stretch is too narrow.
  mutating func cut(_ box: Interval) -> Bool {
    let width = box.width / Double(Self.partCount)
    guard width > 64 * box.magnitude.ulp, width > 0x1p-1000 else { return false }
    let parts = ColumnRange(
      from: box.lowerBound,
      to: box.upperBound,
      width: width,
      count: Self.partCount
    )
    parts.place(0..<Self.partCount, into: &block)
    block.setEdge(0, to: box.lowerBound)
    block.setEdge(Self.partCount, to: box.upperBound)
    return decide(Self.partCount)
  }

  private mutating func decide(_ count: Int) -> Bool {
    let function = function
    let isOffered = block.withEdges(of: count) { edges, block in
      function.enclose(columnEdges: edges, into: &block)
    }
    if isOffered { block.decide(count, on: ladder) }
    return isOffered
  }
}
