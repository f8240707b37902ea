import NumericCore

/// A first look at many columns at once, which decides the easy ones.
///
/// What it decides is what `ColumnSolver` would find: a continuous stretch whose ends are known to
/// within the border of a pixel and that meets exactly the rows between them, or nothing at all. It
/// leaves the rest to the solver.
struct ColumnSurvey {
  private let function: any PlotFunction
  private let range: ColumnRange
  private let ladder: RowLadder
  /// The columns looked at last.
  private(set) var columns = 0..<0
  /// What was found of them, numbered from 0.
  private(set) var block = ColumnBlock()
  /// Whether the function offers blocks.
  private(set) var isOffered = true

  init(function: any PlotFunction, grid: PixelGrid) {
    self.function = function
    range = grid.columns
    ladder = RowLadder(
      top: grid.top,
      height: grid.unitsPerRow,
      count: grid.rowCount,
      border: PixelGrid.border,
      noise: PixelGrid.noise
    )
  }

  /// Goes on to the next columns on the right; false when there are none.
  mutating func advance() -> Bool {
    guard columns.upperBound < range.count else { return false }
    let start = columns.upperBound
    columns = start..<min(start + ColumnBlock.columnLimit, range.count)
    guard isOffered else { return true }
    range.place(columns, into: &block)
    let function = function
    isOffered = block.withEdges(of: columns.count) { edges, block in
      function.enclose(columnEdges: edges, into: &block)
    }
    if isOffered { block.decide(columns.count, on: ladder) }
    return true
  }

  /// The piece of a decided column.
  func piece(ofColumn column: Int) -> CurvePiece {
    let index = column - columns.lowerBound
    let (start, end) = (block.distance(atEdge: index), block.distance(atEdge: index + 1))
    return CurvePiece(
      startX: block.x(ofEdge: index),
      endX: block.x(ofEdge: index + 1),
      startY: start,
      endY: end,
      low: min(start, end),
      high: max(start, end)
    )
  }

  /// The first column on the right of which something else was found.
  func endOfRun(from column: Int) -> Int {
    guard isOffered else { return columns.upperBound }
    let first = columns.lowerBound
    return first + block.endOfRun(from: column - first, to: columns.upperBound - first)
  }

  /// What was found of a column.
  @inline(__always)
  func decision(ofColumn column: Int) -> ColumnBlock.Decision {
    isOffered ? block.decision(ofColumn: column - columns.lowerBound) : .open
  }
}
