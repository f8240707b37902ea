import Calculus
package import Intervals

/// The device pixels of a picture in the plane: column i is the half-open stretch of x from edge i
/// to edge i + 1, row 0 is at the top.
///
///     let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 160, rowCount: 128)
///     grid.unitsPerColumn  // 0.0625
///
/// In a deep view edges lie between Doubles; then `error` bounds how far they are from the numbers
/// that stand for them, and all proofs count with it.
public struct PixelGrid: Hashable, Sendable {
  /// The x of the left edge.
  public let left: Double
  /// The x of the right edge.
  public let right: Double
  /// Width of a column, in units of x.
  public let unitsPerColumn: Double
  /// How many columns there are.
  public let columnCount: Int
  /// The y of the upper edge.
  public private(set) var top: Double
  /// Height of a row, in units of y.
  public let unitsPerRow: Double
  /// How many rows there are.
  public private(set) var rowCount: Int
  /// How far its edges may be from where they are said to be.
  package private(set) var error = EdgeError()

  /// The grid that fills two ranges exactly.
  ///
  /// The ends of the ranges are taken as exact; see `adding(endsAt:_:)` for ends that were rounded.
  ///
  /// - Complexity: O(1), or O(columns + rows) where edges may be no Doubles.
  public init(x: ClosedRange<Double>, y: ClosedRange<Double>, columnCount: Int, rowCount: Int) {
    left = x.lowerBound
    right = x.upperBound
    unitsPerColumn = (x.upperBound - x.lowerBound) / Double(max(1, columnCount))
    self.columnCount = columnCount
    top = y.upperBound
    unitsPerRow = (y.upperBound - y.lowerBound) / Double(max(1, rowCount))
    self.rowCount = rowCount
    error.column = EdgeError.ofParts(of: x, columnCount) { self.x(ofEdge: $0) }
    error.row = EdgeError.ofParts(of: y, rowCount) { self.y(ofEdge: rowCount - $0) }
  }

  /// The grid of pixels of a given size.
  package init(
    left: Double,
    right: Double,
    unitsPerColumn: Double,
    columnCount: Int,
    top: Double,
    unitsPerRow: Double,
    rowCount: Int
  ) {
    self.left = left
    self.right = right
    self.unitsPerColumn = unitsPerColumn
    self.columnCount = columnCount
    self.top = top
    self.unitsPerRow = unitsPerRow
    self.rowCount = rowCount
  }

  /// The x of an edge between columns, to within an ulp of the picture's ends.
  package func x(ofEdge edge: Int) -> Double {
    columns.x(ofEdge: edge)
  }

  /// The y of the edge above a row.
  package func y(ofEdge edge: Int) -> Double {
    let bottom = top - unitsPerRow * Double(rowCount)
    return rowCount > 0
      ? (bottom * Double(edge) + top * Double(rowCount - edge)) / Double(rowCount) : top
  }

  /// The same with edges that may be further from their numbers; what is less than a pixel's border does
  /// not count.
  package func adding(_ more: EdgeError) -> PixelGrid {
    var grid = self
    grid.error = error.adding(more, to: self)
    return grid
  }

  /// The same where each end of the ranges may be so far from its number.
  ///
  ///     grid.adding(endsAt: 0.1.ulp, 0)  // an end was written as 0.1, which is no Double
  ///
  /// - `x`: A bound for both ends of the range of x, in units, at least 0.
  /// - `y`: A bound for both ends of the range of y.
  public func adding(endsAt x: Double, _ y: Double) -> PixelGrid {
    adding(EdgeError(column: x, row: y, top: y))
  }

  /// What encloses the upper edge.
  package var enclosedTop: Interval { Interval(top).widened(by: error.top) }

  /// What encloses the left edge.
  package var enclosedLeft: Interval { Interval(left).widened(by: error.column) }

  /// What encloses distances from the upper edge, given those from its number.
  func widened(_ distances: Interval) -> Interval { distances.widened(by: error.top) }

  /// The columns alone.
  var columns: ColumnRange {
    ColumnRange(from: left, to: right, width: unitsPerColumn, count: columnCount)
  }

  /// The same columns with more rows above and below.
  func extended(byRows margin: Int) -> PixelGrid {
    var grid = self
    grid.top += Double(margin) * unitsPerRow
    grid.rowCount += 2 * margin
    return grid.adding(EdgeError(top: max(top.ulp, grid.top.ulp)))
  }

  /// The same pixels with one more row below.
  var extendedBelow: PixelGrid {
    var grid = self
    grid.rowCount += 1
    return grid
  }

  /// By how many whole columns and rows another grid of the same scale is shifted, nil where it does
  /// not fall on this one's pixels or has rows that this one has not.
  func shift(to other: PixelGrid) -> (columns: Int, rows: Int)? {
    guard let way = way(to: other), way.rows >= 0, way.rows + other.rowCount <= rowCount else {
      return nil
    }
    return way
  }

  /// How many whole columns to the right and rows down another grid of the same scale begins, nil
  /// where it does not fall on this one's pixels.
  ///
  /// Two edges fall on each other if they differ by what rounding makes of a whole number of pixels,
  /// at most 1/128 of one. Nil, too, from a million pixels on.
  package func way(to other: PixelGrid) -> (columns: Int, rows: Int)? {
    guard unitsPerColumn == other.unitsPerColumn, unitsPerRow == other.unitsPerRow else {
      return nil
    }
    let columns = (other.left - left) / unitsPerColumn
    let rows = (top - other.top) / unitsPerRow
    guard abs(columns) < 1e6, abs(rows) < 1e6,
      abs(columns - columns.rounded()) < Self.slack(left, other.left, unit: unitsPerColumn),
      abs(rows - rows.rounded()) < Self.slack(top, other.top, unit: unitsPerRow)
    else { return nil }
    return (Int(columns.rounded()), Int(rows.rounded()))
  }

  /// How far from a whole number of pixels two edges may be apart, in pixels: what rounding makes of
  /// a whole way, and no more, so that a picture does not depend on those before it.
  private static func slack(_ a: Double, _ b: Double, unit: Double) -> Double {
    min(1.0 / 128, max(0x1p-16, 64 * max(a.ulp, b.ulp) / unit))
  }

  /// The lowest y of the picture, as a distance from the top, negative.
  var depth: Double { -unitsPerRow * Double(rowCount) }

  /// Whether values, as distances from the top, are all in the picture.
  func contains(_ values: Interval) -> Bool {
    values.lowerBound >= depth && values.upperBound <= 0
  }

  /// A contact with a pixel's border counts for one pixel only; this much of a row is border.
  static let border = 0x1p-24
  /// What rounding may make of the place of a value on a pixel's edge, in rows.
  static let noise = 0x1p-34

  /// The rows that values between two distances from the top meet, nil when none is in the picture.
  ///
  /// Values within a border's width of a pixel's edge count as lying on it.
  ///
  /// Values that spread over more than the border lose as much at both ends; closer ones are one place,
  /// which belongs to the row below an edge that it lies on.
  func rows(from low: Double, to high: Double) -> ClosedRange<Int>? {
    var upper = -high / unitsPerRow
    var lower = -low / unitsPerRow
    if lower - upper > 2 * Self.border {
      upper += Self.border
      lower -= Self.border
    } else {
      let middle = upper + (lower - upper) / 2
      // On an edge the lower row is met, however the values have been rounded.
      let edge = (middle + 0.5).rounded(.down)
      let place = abs(middle - edge) <= Self.noise ? edge : middle
      (upper, lower) = (place, place)
    }
    guard lower >= 0, upper < Double(rowCount) else { return nil }
    let first = Int(max(upper, 0))
    let last = Int(min(lower, Double(rowCount - 1)))
    return first...max(first, last)
  }
}

extension Interval {
  /// What encloses the numbers at most so far from those in it.
  ///
  ///     Interval(1, 2).widened(by: 0.5)  // [0.5, 2.5], rounded outward
  package func widened(by error: Double) -> Interval {
    error > 0 ? self + Interval(-error, error) : self
  }
}
