internal import CLanes
import Intervals

/// Equal columns from one x to another.
///
///     let columns = ColumnRange(from: -1, to: 1, width: 0.25, count: 8)
///     columns.x(ofEdge: 4)  // 0, exactly
public struct ColumnRange: Hashable, Sendable {
  /// The x of the left edge.
  public let left: Double
  /// The x of the right edge.
  public let right: Double
  /// Width of a column.
  public let width: Double
  /// How many columns there are.
  public let count: Int

  /// Columns of one width.
  ///
  /// The width is passed as well, because `(right − left) / count` may round to another number than the
  /// scale of the picture does.
  public init(from left: Double, to right: Double, width: Double, count: Int) {
    self.left = left
    self.right = right
    self.width = width
    self.count = count
  }

  /// Whether edges are weighed between both ends instead of counted from the left one.
  @inline(__always)
  private var isWide: Bool {
    width * Double(count) >= Swift.max(left.magnitude, right.magnitude) / 4
  }

  /// The x of an edge between columns, to within an ulp of the ends.
  ///
  /// Two ways of rounding: columns far from 0 are counted from the left end; around 0 both ends are
  /// weighed, so that an edge meant to be 0 or 1 is just that.
  public func x(ofEdge edge: Int) -> Double {
    guard isWide else { return left.addingProduct(Double(edge), width) }
    let rest = Double(count - edge)
    return (right * Double(edge)).addingProduct(left, rest) / Double(count)
  }

  /// Gives a block the edges of some columns, from one of its own edges on.
  ///
  /// They are the same numbers as `x(ofEdge:)`; the edges behind them are nothing in particular.
  ///
  /// - Precondition: The block has room for so many columns from `start` on.
  /// - Complexity: O(columns).
  public func place(_ columns: Range<Int>, into block: ColumnBlock, from start: Int = 0) {
    place(columns.count, from: columns.lowerBound, each: 1, into: block, from: start)
  }

  /// Gives a block the edges of stretches of so many columns each, from a column on.
  ///
  /// - Precondition: The block has room for so many stretches from `start` on.
  public func place(
    _ stretches: Int,
    from first: Int,
    each step: Int,
    into block: ColumnBlock,
    from start: Int = 0
  ) {
    precondition(
      start >= 0 && stretches >= 0 && start + stretches <= ColumnBlock.columnLimit,
      "A block has room for 128 columns."
    )
    var grid = LanesGrid(
      left: left,
      right: right,
      width: width,
      columns: Int64(count),
      step: Int64(step),
      weighs: isWide
    )
    lanes_edges(block.lanes, Int64(start), Int64(first), Int64(stretches), &grid)
  }
}
