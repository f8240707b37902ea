import NumericCore

/// A growing row of proven columns, numbered like the columns of the grid they were solved on.
///
/// Easy columns, without ink or with one line from edge to edge, are numbers side by side; the few
/// others are kept apart.
struct ColumnStrip {
  /// What is known of a column.
  ///
  /// The first three are a survey's decisions.
  enum Mark: UInt8 {
    case unsolved = 0
    case empty = 1
    /// Certainly continuous, with all values in the rows between those at the edges.
    case line = 2
    /// Something else: see `mixedColumn(_:)`.
    case mixed = 3
  }

  /// Each column's `Mark`.
  private var marks: [UInt8] = []
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
    let other = marks[column - first..<end - first].firstIndex { $0 != mark }
    return (Mark(rawValue: mark) ?? .unsolved, column..<(other.map { first + $0 } ?? end))
  }

  /// The values at the edges of lines, one more than columns.
  func distances(ofLines columns: Range<Int>) -> ArraySlice<Double> {
    distances[columns.lowerBound - first...columns.upperBound - first]
  }

  /// What was found in a column that is neither empty nor a line.
  func mixedColumn(_ column: Int) -> ProvenColumn { mixed[column] ?? ProvenColumn() }

  /// The rows that a column certainly meets, and those it may meet besides.
  func rows(of column: Int) -> (certain: RowSet, possible: RowSet) {
    switch mark(of: column) {
    case .unsolved, .empty: return (RowSet(), RowSet())
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
    guard
      let index = marks[range.lowerBound - first..<range.upperBound - first]
        .firstIndex(of: Mark.unsolved.rawValue)
    else { return nil }
    return first + index
  }

  // MARK: Solving

  /// Keeps what was found in a column that is neither empty nor a line.
  mutating func set(_ proven: ProvenColumn, at column: Int) {
    marks[column - first] = Mark.mixed.rawValue
    mixed[column] = proven
  }

  /// Takes what a survey has found of a batch of columns; what it has left open stays unsolved.
  mutating func take(_ block: ColumnBlock, _ batch: Range<Int>) {
    let (start, count) = (batch.lowerBound - first, batch.count)
    block.withDecisions { found in
      distances.withUnsafeMutableBufferPointer {
        $0.overwrite(from: start, with: found.distances, count: count + 1)
      }
      firstRows.withUnsafeMutableBufferPointer {
        $0.overwrite(from: start, with: found.firstRows, count: count)
      }
      lastRows.withUnsafeMutableBufferPointer {
        $0.overwrite(from: start, with: found.lastRows, count: count)
      }
      marks.withUnsafeMutableBufferPointer {
        $0.overwrite(from: start, with: found.decisions, count: count)
      }
    }
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
    marks.insert(count, of: Mark.unsolved.rawValue, at: place)
    firstRows.insert(count, of: 0, at: place)
    lastRows.insert(count, of: -1, at: place)
    // Behind the last column its right edge has its value already.
    distances.insert(count, of: 0, at: place == 0 ? 0 : place + 1)
  }
}

extension Array {
  /// Inserts equal elements, at once where there is nothing else.
  fileprivate mutating func insert(_ count: Int, of element: Element, at place: Int) {
    if place == 0 {
      self = Array(repeating: element, count: count) + self
    } else {
      append(contentsOf: Array(repeating: element, count: count))
    }
  }
}

extension UnsafeMutableBufferPointer {
  /// Copies so many elements over those from an index on.
  fileprivate func overwrite(from start: Int, with source: UnsafePointer<Element>, count: Int) {
    precondition(start >= 0 && start + count <= self.count, "What is copied must fit.")
    baseAddress?.advanced(by: start).update(from: source, count: count)
  }
}
