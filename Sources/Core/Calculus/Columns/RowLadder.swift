import Intervals

/// Equal rows below a top.
///
/// Row 0 is [top − height, top]. A value within `noise` of an edge counts for the row below it; a
/// stretch that enters a row by less than `border` does not meet that row.
public struct RowLadder: Hashable, Sendable {
  /// The y of the upper edge.
  public let top: Double
  /// Height of a row.
  public let height: Double
  /// How many rows there are.
  public let count: Int
  /// How much of a row counts as its border: values that near to an edge lie on it.
  public let border: Double
  /// How much of a row counts as rounding: values that near to an edge are on it.
  public let noise: Double

  /// Rows of one height.
  ///
  /// `top` and `height` are in units of y, `border` and `noise` in rows; the height is above 0.
  public init(top: Double, height: Double, count: Int, border: Double, noise: Double) {
    self.top = top
    self.height = height
    self.count = count
    self.border = border
    self.noise = noise
  }

  /// The same rows for values that are distances from the top.
  public var relativeToTop: RowLadder {
    RowLadder(top: 0, height: height, count: count, border: border, noise: noise)
  }
}
