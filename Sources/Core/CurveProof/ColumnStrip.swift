/// A growing row of proven columns, numbered like the columns of the grid they were solved on.
///
/// Easy columns, without ink or with one line from edge to edge, are numbers side by side; the few
/// others are kept apart.
///
/// A survey's decisions become marks without a translation: see `ColumnBlock.Decision`.
package struct ColumnStrip {
  /// What is known of a column.
  ///
  /// The first ones are a survey's decisions.
  package enum Mark: UInt8 {
    /// Nothing is known yet.
    case unsolved = 0
    /// To be solved like the unsolved ones.
    case bounded = 1
    /// Certainly no row is met, of those that the grid has.
    case empty = 2
    /// Certainly continuous, with all values in the rows between those at the edges.
    case line = 3
    /// Something else: see `mixedColumn(_:)`.
    case mixed = 4
  }

  /// Each column's `Mark`.
  var marks: [UInt8] = []
  /// The rows that lines meet; for mixed columns, where they are among `mixed`.
  var firstRows: [Int32] = []
  var lastRows: [Int32] = []
  /// The values at the edges of lines, as distances from the top; one more than columns.
  var distances: [Double] = []
  var mixed: [ProvenColumn] = []
  /// The number of the first column.
  var first = 0

  /// The columns there is room for.
  private var range: Range<Int> { first..<first + marks.count }

  /// Forgets all columns, and keeps the memory for others.
  mutating func removeAll() {
    marks.removeAll(keepingCapacity: true)
    firstRows.removeAll(keepingCapacity: true)
    lastRows.removeAll(keepingCapacity: true)
    distances.removeAll(keepingCapacity: true)
    mixed.removeAll()
    first = 0
  }

  // MARK: Reading

  /// The neighbouring columns of one kind, from a column on.
  ///
  /// - Precondition: The strip has room for all columns from `column` to `end`.
  /// - Complexity: O(length of the run).
  package func run(from column: Int, before end: Int) -> (mark: Mark, columns: Range<Int>) {
    let mark = marks[column - first]
    let other = marks[column - first..<end - first].firstIndex { $0 != mark }
    return (Mark(rawValue: mark) ?? .unsolved, column..<(other.map { first + $0 } ?? end))
  }

  /// The values at the edges of lines, one more than columns.
  package func distances(ofLines columns: Range<Int>) -> ArraySlice<Double> {
    distances[columns.lowerBound - first...columns.upperBound - first]
  }

  /// What was found in a column that is neither empty nor a line.
  ///
  /// - Precondition: The column's mark is `.mixed`.
  package func mixedColumn(_ column: Int) -> ProvenColumn { mixed[Int(firstRows[column - first])] }

  /// The rows that a column certainly meets, and those it may meet besides.
  func rows(of column: Int) -> (certain: RowSet, possible: RowSet) {
    switch mark(of: column) {
    case .unsolved, .bounded, .empty: return (RowSet(), RowSet())
    case .line:
      let (top, bottom) = (Int(firstRows[column - first]), Int(lastRows[column - first]))
      return (top <= bottom ? RowSet(top...bottom) : RowSet(), RowSet())
    case .mixed:
      let proven = mixedColumn(column)
      return (proven.certain, proven.possible)
    }
  }

  private func mark(of column: Int) -> Mark { Mark(rawValue: marks[column - first]) ?? .unsolved }

  /// The first unsolved column of a range.
  func firstUnsolved(in range: Range<Int>) -> Int? {
    firstColumn(
      in: range,
      // A byte that is 0 borrows.
      where: { ($0 &- 0x0101_0101_0101_0101) & ~$0 & 0x8080_8080_8080_8080 != 0 },
      isUnsolved: true
    )
  }

  /// The first column of a range that is solved.
  func firstSolved(in range: Range<Int>) -> Int? {
    firstColumn(in: range, where: { $0 != 0 }, isUnsolved: false)
  }

  /// Goes by eight marks at once, of which all bits but the last one tell whether a column is solved.
  private func firstColumn(
    in range: Range<Int>,
    where mayHold: (UInt64) -> Bool,
    isUnsolved: Bool
  ) -> Int? {
    marks.withUnsafeBytes { bytes in
      var place = range.lowerBound - first
      let end = range.upperBound - first
      while place < end {
        if place + 8 <= end {
          let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          if !mayHold(word & 0xFEFE_FEFE_FEFE_FEFE) {
            place += 8
            continue
          }
        }
        if (bytes[place] < Mark.empty.rawValue) == isUnsolved { return place + first }
        place += 1
      }
      return nil
    }
  }

  // MARK: Room

  /// Makes room for a range and lets go of what is more than some widths away.
  ///
  /// Columns that come into the strip are unsolved. A range that leaves a gap to the strip empties it.
  mutating func keep(_ wanted: Range<Int>, widths: Int) {
    if marks.isEmpty || wanted.lowerBound > range.upperBound || wanted.upperBound < first {
      removeAll()
      first = wanted.lowerBound
    }
    grow(to: wanted)
    let most = widths * max(wanted.count, 1)
    guard marks.count > most else { return }
    let half = (most - wanted.count) / 2
    let kept =
      max(first, wanted.lowerBound - half)..<min(range.upperBound, wanted.upperBound + half)
    let places = kept.lowerBound - first..<kept.upperBound - first
    marks = Array(marks[places])
    firstRows = Array(firstRows[places])
    lastRows = Array(lastRows[places])
    distances = Array(distances[places.lowerBound...places.upperBound])
    first = kept.lowerBound
    let old = mixed
    mixed.removeAll()
    for index in marks.indices where marks[index] == Mark.mixed.rawValue {
      mixed.append(old[Int(firstRows[index])])
      firstRows[index] = Int32(mixed.count - 1)
    }
  }

  private mutating func grow(to wanted: Range<Int>) {
    let before = first - wanted.lowerBound
    if before > 0 {
      insert(before, at: 0)
      first = wanted.lowerBound
    }
    let after = wanted.upperBound - range.upperBound
    if after > 0 { insert(after, at: marks.count) }
  }

  private mutating func insert(_ count: Int, at place: Int) {
    marks.insert(count, of: Mark.unsolved.rawValue, at: place)
    firstRows.insert(count, of: 0, at: place)
    lastRows.insert(count, of: -1, at: place)
    // The last column's right edge is one more, and has its value already.
    distances.insert(distances.isEmpty ? count + 1 : count, of: 0, at: place)
  }
}

extension Array {
  /// Inserts equal elements, at once where there is nothing else.
  fileprivate mutating func insert(_ count: Int, of element: Element, at place: Int) {
    if isEmpty {
      self = Array(repeating: element, count: count)
    } else if place == 0 {
      self = Array(repeating: element, count: count) + self
    } else {
      append(contentsOf: Array(repeating: element, count: count))
    }
  }
}
