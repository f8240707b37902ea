import Calculus
import Intervals

/// A curve pixel by pixel: what is certainly met, what may be, and nothing else.
///
///     let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 160, rowCount: 128)
///     let map = InkMap(proving: sine, on: grid)
///     map.pixels[63 * map.width + 80]  // .certain: sine meets the pixel right of and above the origin
///
/// A pixel is the half-open stretch of x from its left edge; a curve that only touches the edge
/// between two rows counts for one of them, and one on the lower edge of all for the last row.
public struct InkMap: Sendable {
  /// What is known of one pixel.
  public enum Ink: UInt8, Sendable {
    /// The graph certainly does not pass.
    case none
    /// It could not be decided.
    case possible
    /// The graph certainly passes.
    case certain
  }

  /// How many columns there are.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// The pixels row by row from the top.
  ///
  /// The pixel in `column` and `row` stands at `row * width + column`.
  public private(set) var pixels: [Ink]

  /// How many enclosures a column of a map may cost; a picture on paper has more time than a screen.
  static let budget = 12000
  /// How much work a column of a map may cost.
  private static let workLimit = 1 << 21

  /// The map of a function, proven.
  ///
  /// A function whose `isProvable` is false has possible ink at most.
  ///
  /// - Complexity: O(columns) for most functions, at most 12,000 enclosures or 2²² operations for each.
  public init(proving function: any PlotFunction, on grid: PixelGrid) {
    self.init(grid)
    let stretch = Interval(grid.x(ofEdge: 0), grid.x(ofEdge: width))
    _ = function.prepare(over: stretch, while: { true })
    // What lies on the lower edge counts for the row below it.
    var solver = ColumnSolver(
      function: function,
      grid: grid.extendedBelow,
      budget: Self.budget,
      workLimit: Self.workLimit
    )
    var columns = ColumnStrip()
    columns.keep(0..<width, widths: 1)
    _ = columns.solve(0..<width, with: &solver, while: { true })
    for column in 0..<width {
      let rows = columns.rows(of: column)
      for run in rows.possible.runs { fill(column, run, with: .possible) }
      for run in rows.certain.runs { fill(column, run, with: .certain) }
      let (isMet, mayBe) = (
        rows.certain.contains(height...height), rows.possible.contains(height...height)
      )
      guard isMet || mayBe, height > 0, pixels[(height - 1) * width + column] == .none else {
        continue
      }
      let x = Interval(grid.x(ofEdge: column), grid.x(ofEdge: column + 1))
      let lowest = function.enclosure(over: x).value.interval - grid.enclosedTop
      if lowest.lowerBound >= grid.depth - PixelGrid.noise * grid.unitsPerRow {
        fill(column, height - 1...height - 1, with: isMet ? .certain : .possible)
      }
    }
  }

  /// One sample in the middle of each column, joined with the one before or not: possible ink, for a
  /// sample proves no pixel.
  ///
  /// Joined, a sample also fills the rows to the sample before, if there is one in the column left of
  /// it: across a pole as well.
  public init(sampling function: any PlotFunction, on grid: PixelGrid, joins: Bool) {
    self.init(grid)
    var before: Double?
    for column in 0..<width {
      let left = grid.x(ofEdge: column)
      let x = left + (grid.x(ofEdge: column + 1) - left) / 2
      let y = function.y(at: x).flatMap { $0.isFinite ? $0 - grid.top : nil }
      defer { before = y }
      guard let y else { continue }
      let other = joins ? before ?? y : y
      guard let rows = grid.rows(from: min(y, other), to: max(y, other)) else { continue }
      fill(column, rows, with: .possible)
    }
  }

  private init(_ grid: PixelGrid) {
    width = grid.columnCount
    height = grid.rowCount
    pixels = Array(repeating: .none, count: width * height)
  }

  private mutating func fill(_ column: Int, _ rows: ClosedRange<Int>, with ink: Ink) {
    for row in rows where row < height { pixels[row * width + column] = ink }
  }
}
