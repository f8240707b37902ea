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
  /// Their numbers on the grid; empty after a look at parts.
  private var surveyed = 0..<0

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
    let isOffered = decide(range.count)
    surveyed = isOffered ? range : 0..<0
    return isOffered
  }

  /// Cuts a stretch of x into equal parts, at most `ColumnBlock.columnLimit`, and looks at them as if
  /// they were columns; false also where the stretch is too narrow.
  mutating func cut(_ box: Interval, into count: Int) -> Bool {
    let width = box.width / Double(count)
    guard width > 64 * box.magnitude.ulp, width > 0x1p-1000 else { return false }
    surveyed = 0..<0
    ColumnRange(from: box.lowerBound, to: box.upperBound, width: width, count: count)
      .place(0..<count, into: &block)
    block.setEdge(0, to: box.lowerBound)
    block.setEdge(count, to: box.upperBound)
    return decide(count)
  }

  private mutating func decide(_ count: Int) -> Bool {
    let function = function
    let isOffered = block.withEdges(of: count) { edges, block in
      function.enclose(columnEdges: edges, into: &block)
    }
    if isOffered { block.decide(count, on: ladder) }
    return isOffered
  }

  // MARK: What is known of a column or part that is not decided

  /// A continuous stretch: the rows that it may meet, and the values at its ends as distances from
  /// the top.
  struct Known {
    let rows: ClosedRange<Int>
    let first: Interval
    let last: Interval
    /// A bound on how often it rises and falls.
    let turns: Double
  }

  /// What the last look found of a column, numbered like the grid's.
  func known(_ column: Int) -> Known? {
    surveyed.contains(column) ? known(part: column - surveyed.lowerBound) : nil
  }

  /// What the last look found of a part or a column, numbered from 0.
  func known(part: Int) -> Known? {
    guard block.decision(ofColumn: part) == .bounded, let rows = block.outerRows(ofColumn: part),
      let first = block.value(atEdge: part), let last = block.value(atEdge: part + 1)
    else { return nil }
    let top = Interval(ladder.top)
    let width = block.x(ofEdge: part + 1) - block.x(ofEdge: part)
    let travel = block.slopes(ofColumn: part).magnitude * width
    let turns = travel / max(block.values(ofColumn: part).width, ladder.height)
    return Known(rows: rows, first: first - top, last: last - top, turns: turns)
  }
}
