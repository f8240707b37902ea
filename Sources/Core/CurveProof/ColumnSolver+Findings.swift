import Intervals

extension ColumnSolver {
  /// What is known of one column.
  ///
  /// Rows are numbered from the top of the solver's grid. `certain` and `possible` are disjoint once a
  /// column is solved, and a row in neither certainly has no ink.
  struct Findings {
    /// Rows certainly met, and contacts with their edges.
    var met = HitRows()
    /// Rows that are certainly met.
    var certain: RowSet { met.rows }
    /// Rows that may be met and are not certain.
    var possible = RowSet()
    /// Rows that parts may meet for which the budget was too small, and what these parts lie in.
    var undecided = RowSet()
    var undecidedBox = Interval.empty
    /// Proven continuous stretches, from left to right.
    var pieces: [CurvePiece] = []
    /// Parts that could not be cut further, for explanations.
    var leftovers: [Interval] = []
    /// Whether rounding noise, not the function, limits what can be said.
    var isNoisy = false
    /// A bound on how often the function rises and falls, 1 when monotone.
    var turns = 1.0

    /// Forgets the column, and keeps the memory for the next one.
    mutating func removeAll() {
      met.removeAll()
      possible.removeAll()
      undecided.removeAll()
      undecidedBox = .empty
      pieces.removeAll(keepingCapacity: true)
      leftovers.removeAll(keepingCapacity: true)
      isNoisy = false
      turns = 1
    }
  }

  /// Marks rows that are certainly met inside.
  mutating func markCertain(_ rows: ClosedRange<Int>) { findings.met.insert(rows) }
  /// Marks the rows of all values between two distances, each of which is certainly taken.
  mutating func markCertain(from low: Double, to high: Double) {
    findings.met.insert(from: low, to: high, on: grid)
  }
  /// Marks rows of which values between two distances are taken, perhaps only on an edge.
  mutating func mark(_ rows: ClosedRange<Int>, from low: Double, to high: Double) {
    findings.met.insert(rows, from: low, to: high, on: grid)
  }
  /// Marks rows that could not be decided.
  mutating func markPossible(_ rows: ClosedRange<Int>) { findings.possible.insert(rows) }
  /// Marks rows that a part may meet which the budget left over.
  mutating func markUndecided(_ rows: ClosedRange<Int>, over box: Interval) {
    findings.undecided.insert(rows)
    findings.undecidedBox = findings.undecidedBox.convexHull(with: box)
  }

  /// What the budget left open is possible, but between the branches of such parts nothing is.
  mutating func settleUndecided() {
    guard !findings.undecided.isEmpty else { return }
    var between = findings.undecided
    for values in intervalUnion(over: findings.undecidedBox) where !values.isEmpty {
      grid.rows(from: values.lowerBound, to: values.upperBound).map { between.subtract($0) }
    }
    findings.undecided.subtract(between)
    for rows in findings.undecided.runs { markPossible(rows) }
  }

  /// Whether rows are certainly met.
  func isMet(_ rows: ClosedRange<Int>) -> Bool { findings.met.contains(rows) }
  /// Whether nothing more can be found where all values are these.
  func isMet(_ rows: ClosedRange<Int>, by values: Interval) -> Bool {
    findings.met.contains(rows, from: values.lowerBound, to: values.upperBound, on: grid)
  }
}
