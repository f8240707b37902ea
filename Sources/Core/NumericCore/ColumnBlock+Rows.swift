internal import CLanes

extension ColumnBlock {
  /// What a column's values are among the rows of a picture.
  public enum Decision: UInt8, Sendable {
    /// To be looked at more closely.
    case open = 0
    /// A continuous stretch that meets `rows(ofColumn:)`, and others of `outerRows(ofColumn:)` at most.
    case bounded = 1
    /// Certainly no row is met.
    case outside = 2
    /// A continuous stretch that meets exactly `rows(ofColumn:)`.
    case decided = 3
  }

  /// Decides the columns of which that is easy; false where certainly none is left open.
  ///
  /// Easy are those continuous ones whose values, known to within a row's border at the edges, can't
  /// leave the rows between their ends.
  public mutating func decide(_ count: Int, on ladder: RowLadder) -> Bool {
    precondition(count <= Self.columnLimit, "A block has room for 128 columns.")
    var leavesOpen = false
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
        outer_first: rows + 2 * Self.room,
        outer_last: rows + 3 * Self.room,
        decision: marks + Self.room
      )
      leavesOpen = lanes_rows(&description, &result, numbers + Kind.edge.start, Int64(count))
    }
    return leavesOpen
  }

  /// What `decide(_:on:)` found.
  @inlinable
  public func decision(ofColumn column: Int) -> Decision {
    Decision(rawValue: marks[Self.room + column]) ?? .open
  }

  /// The rows that a column certainly meets, nil for none.
  @inlinable
  public func rows(ofColumn column: Int) -> ClosedRange<Int>? { rows(from: column) }

  /// The rows that a continuous column may meet, nil for none.
  @inlinable
  public func outerRows(ofColumn column: Int) -> ClosedRange<Int>? {
    rows(from: 2 * Self.room + column)
  }

  @inlinable
  func rows(from place: Int) -> ClosedRange<Int>? {
    let (first, last) = (Int(rows[place]), Int(rows[Self.room + place]))
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
