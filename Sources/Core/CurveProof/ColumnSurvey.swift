import Calculus
import Intervals

/// A first look at many columns at once, which decides the easy ones.
///
/// What it decides is what `ColumnSolver` would find: a continuous stretch whose ends are known to
/// within the border of a pixel and that meets exactly the rows between them, or nothing at all. It
/// leaves the rest to the solver.
///
/// Nothing is decided on a grid whose edges have an error: the solver handles these.
struct ColumnSurvey {
  private let function: any PlotFunction
  private let columns: ColumnRange
  private let ladder: RowLadder
  /// The columns or parts looked at last, numbered from 0.
  let block = ColumnBlock()
  /// Whether one of them may be left open.
  private var leavesOpen = false
  /// What the values in the block are relative to.
  private var origin: Double

  /// A survey of a function's columns on a grid.
  init(function: any PlotFunction, grid: PixelGrid) {
    self.function = function
    columns = grid.columns
    origin = grid.top
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
    columns.place(range, into: block)
    return decide(range.count)
  }

  /// Looks at stretches of so many columns each, from a column on; false where the function does not
  /// offer blocks.
  func decide(stretches count: Int, from first: Int, each step: Int) -> Bool {
    columns.place(count, from: first, each: step, into: block)
    guard function.enclose(columns: count, of: block) else { return false }
    block.decideWide(columns: count, on: ladder)
    return true
  }

  /// Looks at neighbouring columns on which the function rises or falls; leaves open which of them
  /// are not easy.
  func decide(monotone range: Range<Int>) {
    block.isMonotone = true
    columns.place(range, into: block)
    if function.enclose(columns: range.count, of: block) {
      _ = block.decide(columns: range.count, on: ladder)
    }
    block.isMonotone = false
  }

  /// Looks again at columns, through a series.
  mutating func decide(_ range: Range<Int>, by series: TaylorModel) {
    columns.place(range, into: block)
    guard block.set(series, relativeTo: ladder.top, columns: range.count) else { return }
    origin = 0
    leavesOpen = block.decide(columns: range.count, on: ladder.relativeToTop)
  }

  /// Whether a stretch of x is wide enough to be cut into so many parts.
  ///
  /// Each part is wider than 64 ulps, so that all edges are distinct.
  func canCut(_ box: Interval, into count: Int) -> Bool {
    let width = box.width / Double(count)
    return width > 64 * box.magnitude.ulp && width > 0x1p-1000
  }

  /// Places the equal parts of a stretch of x, from one edge of the block on; between two stretches
  /// is a column that means nothing.
  func place(_ box: Interval, into count: Int, from start: Int) {
    let width = box.width / Double(count)
    ColumnRange(from: box.lowerBound, to: box.upperBound, width: width, count: count)
      .place(0..<count, into: block, from: start)
    block.setEdge(start, to: box.lowerBound)
    block.setEdge(start + count, to: box.upperBound)
  }

  /// Looks at what has been placed as if it were columns; false where the function does not offer
  /// blocks.
  mutating func decide(_ count: Int) -> Bool {
    let isOffered = function.enclose(columns: count, of: block)
    origin = ladder.top
    if isOffered { leavesOpen = block.decide(columns: count, on: ladder) }
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

  /// What the last look at so many columns or parts left open, with what is known of it.
  func open(of count: Int) -> [(index: Int, known: Known?)] {
    guard leavesOpen else { return [] }
    return (0..<count).compactMap { index in
      let decision = block.decision(ofColumn: index)
      return decision == .open || decision == .bounded ? (index, known(part: index)) : nil
    }
  }

  /// What the last look found of a part or a column, numbered from 0.
  func known(part: Int) -> Known? {
    guard let found = block.bounded(column: part) else { return nil }
    let top = Interval(origin)
    return Known(
      rows: found.rows,
      first: found.first - top,
      last: found.last - top,
      turns: found.travel / max(found.reach, ladder.height)
    )
  }
}
