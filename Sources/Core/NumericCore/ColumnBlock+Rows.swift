internal import CLanes

extension ColumnBlock {
  /// What a column's values are among the rows of a picture.
  public enum Decision: UInt8, Sendable {
    /// To be looked at more closely.
    case open = 0
    /// Certainly no row is met.
    case outside = 1
    /// A continuous stretch that meets exactly `rows(ofColumn:)`.
    case decided = 2
  }

  /// Decides the columns of which that is easy: those continuous ones whose values, known to within a
  /// row's border at the edges, can't leave the rows between their ends.
  public mutating func decide(_ count: Int, on ladder: RowLadder) {
    precondition(count <= Self.columnLimit, "A block has room for 128 columns.")
    withArrays { numbers, rows, marks in
      var result = Self.result(numbers, marks)
      var description = LanesRows(
        top: ladder.top,
        height: ladder.height,
        border: ladder.border,
        noise: ladder.noise,
        rows: Int32(clamping: ladder.count),
        distance: numbers + Kind.distance.start,
        first: rows,
        last: rows + Self.room,
        decision: marks + Self.room
      )
      lanes_rows(&description, &result, numbers + Kind.edge.start, Int64(count))
    }
  }

  /// What `decide(_:on:)` found.
  @inlinable
  public func decision(ofColumn column: Int) -> Decision {
    Decision(rawValue: marks[Self.room + column]) ?? .open
  }

  /// The rows that a decided column meets, nil for none.
  @inlinable
  public func rows(ofColumn column: Int) -> ClosedRange<Int>? {
    let (first, last) = (Int(rows[column]), Int(rows[Self.room + column]))
    return first <= last ? first...last : nil
  }

  /// The middle of the value at an edge, as a distance from the top; NaN where it is not known.
  @inlinable
  public func distance(atEdge edge: Int) -> Double { numbers[7 * Self.room + edge] }

  /// What `decide(_:on:)` found, side by side.
  public struct Decisions {
    /// The middle of the value at each edge, as a distance from the top.
    public let distances: UnsafePointer<Double>
    /// The first row that each decided column meets.
    public let firstRows: UnsafePointer<Int32>
    /// The last row, before the first where it meets none.
    public let lastRows: UnsafePointer<Int32>
    /// Each column's `Decision`.
    public let decisions: UnsafePointer<UInt8>
  }

  /// Lends all that was found to one loop.
  public func withDecisions(_ body: (Decisions) -> Void) {
    numbers.withUnsafeBufferPointer { numbers in
      rows.withUnsafeBufferPointer { rows in
        marks.withUnsafeBufferPointer { marks in
          guard let first = numbers.baseAddress, let second = rows.baseAddress,
            let third = marks.baseAddress
          else { return }
          body(
            Decisions(
              distances: first + Kind.distance.start,
              firstRows: second,
              lastRows: second + Self.room,
              decisions: third + Self.room
            )
          )
        }
      }
    }
  }
}
