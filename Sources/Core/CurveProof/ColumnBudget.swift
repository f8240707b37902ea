/// What a column may cost, and what it has cost so far.
///
/// Both limits hold: enclosures bound a short formula's column, operations a long one's.
struct ColumnBudget {
  /// How many enclosures a column may cost.
  let enclosures: Int
  /// How much work a column may cost, in enclosures of one operation: long formulas get fewer looks.
  let work: Int
  /// How many operations an enclosure takes.
  let operations: Int
  /// The enclosures of the present attempt.
  var spent = 0
  /// The work of the column so far.
  private(set) var done = 0

  /// A budget that nothing was spent of; `operations` is a function's `cost`.
  init(enclosures: Int, work: Int, operations: Int) {
    self.enclosures = enclosures
    self.work = work
    self.operations = operations
  }

  /// Whether another part may be looked at.
  var isLeft: Bool { spent < enclosures && done < work }

  /// Whether even looking at what is left would cost too much.
  var isOverdrawn: Bool { done >= 2 * work }

  /// Begins a column.
  mutating func restart() { done = 0 }

  /// Counts work that is worth so many enclosures.
  ///
  /// It does not count for `spent`, which the solver advances itself.
  mutating func charge(_ enclosures: Int) { done += enclosures * operations }

  /// Whether so many enclosures are no more than a column may cost.
  func allows(_ enclosures: Int) -> Bool { enclosures * operations <= work }
}
