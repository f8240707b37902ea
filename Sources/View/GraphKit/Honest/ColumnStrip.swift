import NumericCore

/// A growing row of proven columns, numbered like the columns of the grid they were solved on.
///
/// Easy columns, without ink or with one line from edge to edge, are numbers side by side; the few
/// others are kept apart.
struct ColumnStrip {
  /// What is known of a column.
  enum Mark: UInt8 {
    case unsolved
    case empty
    /// Certainly continuous, with all values in the rows between those at the edges.
    case line
    /// Something else: see `mixedColumn(_:)`.
    case mixed
  }

  private var marks: [Mark] = []
  /// The rows that lines meet.
  private var firstRows: [Int32] = []
  private var lastRows: [Int32] = []
  /// The values at the edges of lines, as distances from the top; one more than columns.
  private var distances: [Double] = [0]
  private var mixed: [Int: ProvenColumn] = [:]
  /// The number of the first column.
  private var first = 0

  /// The columns there is room for.
  private var range: Range<Int> { first..<first + marks.count }

  mutating func removeAll() {
    marks.removeAll(keepingCapacity: true)
    firstRows.removeAll(keepingCapacity: true)
    lastRows.removeAll(keepingCapacity: true)
    distances = [0]
    mixed.removeAll()
    first = 0
  }

  // MARK: Reading

  /// The neighbouring columns of one kind, from a column on.
  func run(from column: Int, before end: Int) -> (mark: Mark, columns: Range<Int>) {
    let mark = marks[column - first]
    var stop = column + 1
    while stop < end, marks[stop - first] == mark { stop += 1 }
    return (mark, column..<stop)
  }

  /// The values at the edges of lines, one more than columns.
  func distances(ofLines columns: Range<Int>) -> ArraySlice<Double> {
    distances[columns.lowerBound - first...columns.upperBound - first]
  }

  /// What was found in a column that is neither empty nor a line.
  func mixedColumn(_ column: Int) -> ProvenColumn { mixed[column] ?? ProvenColumn() }

  /// The rows that a column certainly meets, and those it may meet besides.
  func rows(of column: Int) -> (certain: RowSet, possible: RowSet) {
    switch marks[column - first] {
    case .unsolved, .empty: return (RowSet(), RowSet())
    case .line:
      let (top, bottom) = (Int(firstRows[column - first]), Int(lastRows[column - first]))
      return (top <= bottom ? RowSet(top...bottom) : RowSet(), RowSet())
    case .mixed:
      let proven = mixedColumn(column)
      return (proven.certain, proven.possible)
    }
  }

  /// The first unsolved column of a range.
  func firstUnsolved(in range: Range<Int>) -> Int? {
    guard let index = marks[range.lowerBound - first..<range.upperBound - first]
      .firstIndex(of: .unsolved)
    else { return nil }
    return first + index
  }

  // MARK: Solving

  /// Keeps what was found in a column that is neither empty nor a line.
  mutating func set(_ proven: ProvenColumn, at column: Int) {
    marks[column - first] = .mixed
    mixed[column] = proven
  }

  /// Takes what a survey has found of a batch of columns, and tells which it has left open.
  mutating func take(_ block: ColumnBlock, _ batch: Range<Int>) -> [Int] {
    var open: [Int] = []
    let start = batch.lowerBound - first
    block.withPlaces { _, distances, firstRows, lastRows in
      self.distances.replaceSubrange(
        start...start + batch.count,
        with: UnsafeBufferPointer(start: distances, count: batch.count + 1)
      )
      self.firstRows.replaceSubrange(
        start..<start + batch.count,
        with: UnsafeBufferPointer(start: firstRows, count: batch.count)
      )
      self.lastRows.replaceSubrange(
        start..<start + batch.count,
        with: UnsafeBufferPointer(start: lastRows, count: batch.count)
      )
    }
    marks.withUnsafeMutableBufferPointer { marks in
      for index in 0..<batch.count {
        switch block.decision(ofColumn: index) {
        case .outside: marks[start + index] = .empty
        case .decided: marks[start + index] = .line
        case .open: open.append(batch.lowerBound + index)
        }
      }
    }
    return open
  }

  // MARK: Room

  /// Makes room for a range and lets go of what is more than some widths away.
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
    mixed = mixed.filter { kept.contains($0.key) }
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
    marks.insert(contentsOf: repeatElement(.unsolved, count: count), at: place)
    firstRows.insert(contentsOf: repeatElement(0, count: count), at: place)
    lastRows.insert(contentsOf: repeatElement(-1, count: count), at: place)
    // Behind the last column its right edge has its value already.
    let edge = place == 0 ? 0 : place + 1
    distances.insert(contentsOf: repeatElement(0, count: count), at: edge)
  }
}
