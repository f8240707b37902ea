internal import CLanes
public import Intervals

extension ColumnBlock {
  /// What a column's values are among the rows of a picture.
  public enum Decision: UInt8, Sendable {
    /// To be looked at more closely.
    case open = 0
    /// A continuous stretch that meets `firstRows` to `lastRows`, and others of
    /// those between the bounds of its values at most.
    case bounded = 1
    /// Certainly no row is met.
    case outside = 2
    /// A continuous stretch that meets exactly `firstRows` to `lastRows`.
    case decided = 3
    /// Of a wide column only: certainly no row is met, by more than a row.
    case far = 4
    /// Of a wide column only: one value, in one row.
    case flat = 5
    /// Of a wide column only: the function is continuous there, and rises or falls.
    case monotone = 6
  }

  /// Decides the first columns as far as that is easy; false where certainly none is left open.
  ///
  /// Easy are those continuous ones whose values, known to within a row's border at the edges, can't
  /// leave the rows between their ends.
  ///
  /// Every edge from 0 to `count` and every column below `count` must be set; where `isMonotone` is true,
  /// the edges alone. The answers are `decision(ofColumn:)`, `bounded(column:)` and `withDecisions(_:)`.
  ///
  /// - Complexity: O(count), some nanoseconds for each column.
  public func decide(columns count: Int, on ladder: RowLadder) -> Bool {
    var rows = start(count, ladder)
    guard isMonotone else { return lanes_rows(lanes, &rows) }
    lanes_monotone_rows(lanes, &rows)
    return true
  }

  /// Decides the first columns, which are wide: what all parts of one have in common, else it is left
  /// open.
  public func decideWide(columns count: Int, on ladder: RowLadder) {
    var rows = start(count, ladder)
    _ = lanes_rows(lanes, &rows)
    lanes_stretches(lanes, &rows)
  }

  /// Whoever has set the columns, so many of them count.
  private func start(_ count: Int, _ ladder: RowLadder) -> LanesRows {
    precondition(0...Self.columnLimit ~= count, "A block has room for 128 columns.")
    lanes.pointee.columns.count = Int64(count)
    return LanesRows(ladder)
  }

  /// What `decide(columns:on:)` found.
  public func decision(ofColumn column: Int) -> Decision {
    Decision(rawValue: arrays.decision[checked(column: column)]) ?? .open
  }

  /// What is known of a column that is bounded, not decided.
  public struct Bounded {
    /// The rows it may meet.
    public let rows: ClosedRange<Int>
    /// The value at its left end.
    public let first: Interval
    /// The value at its right end.
    public let last: Interval
    /// How far the values may go up and down, all ways together.
    public let travel: Double
    /// How far apart the least and the largest may be.
    public let reach: Double
  }

  /// What is known of a column, nil where it is not bounded.
  ///
  /// Values are those at the edges, not distances from the ladder's top.
  public func bounded(column: Int) -> Bounded? {
    let column = checked(column: column)
    let (first, last) = (arrays.outer_first[column], arrays.outer_last[column])
    guard arrays.decision[column] == Decision.bounded.rawValue, first <= last,
      let left = value(atEdge: column), let right = value(atEdge: column + 1)
    else { return nil }
    let steepest = max(
      arrays.slope_low[column].magnitude,
      arrays.slope_high[column].magnitude
    )
    return Bounded(
      rows: Int(first)...Int(last),
      first: left,
      last: right,
      travel: steepest * (arrays.edges[column + 1] - arrays.edges[column]),
      reach: arrays.high[column] - arrays.low[column]
    )
  }

  /// What `decide(columns:on:)` found, side by side.
  public struct Decisions {
    /// The middle of the value at each edge, as a distance from the top; NaN where it is not known.
    public let distances: UnsafePointer<Double>
    /// The first row that each decided column meets.
    public let firstRows: UnsafePointer<Int32>
    /// The last row, before the first where it meets none.
    public let lastRows: UnsafePointer<Int32>
    /// Each column's `Decision`.
    public let decisions: UnsafePointer<UInt8>
  }

  /// Lends all that was found to one loop.
  ///
  /// The pointers are valid inside `body` only, and reach as far as the columns that were decided.
  public func withDecisions<Result>(_ body: (Decisions) -> Result) -> Result {
    body(
      Decisions(
        distances: UnsafePointer(arrays.distance),
        firstRows: UnsafePointer(arrays.first),
        lastRows: UnsafePointer(arrays.last),
        decisions: UnsafePointer(arrays.decision)
      )
    )
  }
}

extension LanesRows {
  fileprivate init(_ ladder: RowLadder) {
    self.init(
      top: ladder.top,
      height: ladder.height,
      border: ladder.border,
      noise: ladder.noise,
      count: Int32(clamping: ladder.count)
    )
  }
}
