/// A set of rows as few, sorted, separate runs.
///
///     RowSet(3...5).count         // 3
///     RowSet(3...5).contains(6)   // false
///
/// Rows may be negative: they are counted from the top of some picture, and lie above it then.
public struct RowSet: Hashable, Sendable {
  /// The runs, from the top down, with at least one row between them.
  public private(set) var runs: [ClosedRange<Int>] = []

  /// No rows.
  public init() {}

  /// The rows of one run.
  public init(_ run: ClosedRange<Int>) { runs = [run] }

  /// The same rows in memory of their own.
  var copy: RowSet {
    var copy = RowSet()
    copy.runs = runs.map { $0 }
    return copy
  }

  /// Whether there is no row.
  public var isEmpty: Bool { runs.isEmpty }

  /// How many rows there are.
  public var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// Whether all of a run is in the set.
  func contains(_ run: ClosedRange<Int>) -> Bool {
    runs.contains { $0.lowerBound <= run.lowerBound && $0.upperBound >= run.upperBound }
  }

  /// Whether a row is in the set.
  ///
  /// - Complexity: O(runs), as of most operations; a column seldom has more than two.
  public func contains(_ row: Int) -> Bool { runs.contains { $0.contains(row) } }

  /// Adds a run.
  mutating func insert(_ run: ClosedRange<Int>) {
    guard let last = runs.last else {
      runs.append(run)
      return
    }
    if last.upperBound + 1 < run.lowerBound {
      runs.append(run)
      return
    }
    if contains(run) { return }
    var merged = run
    var others: [ClosedRange<Int>] = []
    for old in runs {
      if old.upperBound + 1 < merged.lowerBound || merged.upperBound + 1 < old.lowerBound {
        others.append(old)
      } else {
        merged =
          min(old.lowerBound, merged.lowerBound)...max(old.upperBound, merged.upperBound)
      }
    }
    others.append(merged)
    runs = others.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Takes the rows of another set away.
  mutating func subtract(_ other: RowSet) {
    guard !other.isEmpty, !isEmpty else { return }
    var rest: [ClosedRange<Int>] = []
    for run in runs {
      var start = run.lowerBound
      for hole in other.runs where hole.upperBound >= start && hole.lowerBound <= run.upperBound {
        if hole.lowerBound > start { rest.append(start...(hole.lowerBound - 1)) }
        start = max(start, hole.upperBound + 1)
      }
      if start <= run.upperBound { rest.append(start...run.upperBound) }
    }
    runs = rest
  }

  /// Takes a run of rows away.
  mutating func subtract(_ run: ClosedRange<Int>) {
    if runs.count == 1, run.lowerBound <= runs[0].lowerBound, run.upperBound >= runs[0].upperBound {
      runs.removeAll(keepingCapacity: true)
      return
    }
    subtract(RowSet(run))
  }

  /// The same rows, so many further down.
  func moved(by rows: Int) -> RowSet {
    var moved = self
    moved.runs = runs.map { $0.lowerBound + rows...$0.upperBound + rows }
    return moved
  }

  /// Takes all rows away, and keeps the memory.
  mutating func removeAll() { runs.removeAll(keepingCapacity: true) }
}
