import Calculus

extension ColumnStrip {
  /// Solves the unsolved columns of a range; false when `mayContinue` ended it.
  ///
  /// In four stages: 32 columns share one look where many are unsolved; columns in which the function
  /// rises or falls are settled by their edges; a survey decides easy ones, 128 at once; the solver
  /// takes the rest one by one.
  mutating func solve(
    _ range: Range<Int>,
    with solver: inout ColumnSolver,
    while mayContinue: () -> Bool
  ) -> Bool {
    guard var next = firstUnsolved(in: range) else { return true }
    let end = firstSolved(in: next..<range.upperBound) ?? range.upperBound
    if end - next >= Self.skimmedCount {
      skim(next..<end, with: &solver)
      guard let unsolved = firstUnsolved(in: next..<range.upperBound) else { return true }
      next = unsolved
    }
    while true {
      let batch = batch(from: next, before: range.upperBound)
      var open: [(index: Int, known: ColumnSurvey.Known?)]
      if solver.look(at: batch) {
        take(solver.survey.block, batch)
        open = solver.survey.open(of: batch.count)
      } else {
        open = batch.indices.map { ($0 - batch.lowerBound, nil) }
      }
      for (number, (index, known)) in open.enumerated() {
        // A single column of a long formula may take its time.
        guard number == 0 || mayContinue() else { return false }
        solver.solve(column: batch.lowerBound + index, known: known)
        set(solver.provenColumn(), at: batch.lowerBound + index)
      }
      guard let unsolved = firstUnsolved(in: batch.upperBound..<range.upperBound) else {
        return true
      }
      next = unsolved
      guard mayContinue() else { return false }
    }
  }

  /// How many columns have one look in common at first.
  private static var stretchCount: Int { 32 }
  /// From how many columns on that look is worth it.
  private static var skimmedCount: Int { 16 * stretchCount }

  /// Settles stretches of columns that are certainly outside of the picture, flat, or rise or fall:
  /// of these the values at the columns' edges tell all but what is hard.
  private mutating func skim(_ range: Range<Int>, with solver: inout ColumnSolver) {
    guard solver.tellsApart(range) else { return }
    var start = range.lowerBound
    while true {
      let left = (range.upperBound - start) / Self.stretchCount
      let count = min(left, ColumnBlock.columnLimit)
      guard count > 0,
        solver.survey.decide(stretches: count, from: start, each: Self.stretchCount)
      else { return }
      let monotone = solver.survey.block.withDecisions { settle(count, from: start, $0) }
      for columns in monotone {
        solver.survey.decide(monotone: columns)
        take(solver.survey.block, columns)
      }
      start += count * Self.stretchCount
    }
  }

  /// Keeps what is the same in whole stretches, and gives those that rise or fall, as many together as
  /// a block has room for.
  private mutating func settle(
    _ count: Int,
    from start: Int,
    _ found: ColumnBlock.Decisions
  ) -> [Range<Int>] {
    var monotone: [Range<Int>] = []
    for index in 0..<count {
      let decision = ColumnBlock.Decision(rawValue: found.decisions[index])
      guard let decision, decision != .open else { continue }
      let first = start + index * Self.stretchCount
      let columns = first..<first + Self.stretchCount
      switch decision {
      case .far: fill(columns, with: .empty)
      case .flat: fill(columns, at: found.distances[index], row: found.firstRows[index])
      case .monotone:
        if let last = monotone.last, last.upperBound == first,
          last.count < ColumnBlock.columnLimit
        {
          monotone[monotone.count - 1] = last.lowerBound..<columns.upperBound
        } else {
          monotone.append(columns)
        }
      case .open, .bounded, .outside, .decided: break
      }
    }
    return monotone
  }

  private mutating func fill(_ columns: Range<Int>, with mark: Mark) {
    marks.overwrite(columns.lowerBound - first, columns.count, with: mark.rawValue)
  }

  /// Keeps a line in one row.
  private mutating func fill(_ columns: Range<Int>, at distance: Double, row: Int32) {
    fill(columns, with: .line)
    let start = columns.lowerBound - first
    firstRows.overwrite(start, columns.count, with: row)
    lastRows.overwrite(start, columns.count, with: row)
    distances.overwrite(start, columns.count + 1, with: distance)
  }

  /// Unsolved columns, as many as a block has room for.
  private func batch(from start: Int, before end: Int) -> Range<Int> {
    let most = start..<min(start + ColumnBlock.columnLimit, end)
    return start..<(firstSolved(in: most) ?? most.upperBound)
  }

  /// Keeps what was found in a column that is neither empty nor a line.
  private mutating func set(_ proven: ProvenColumn, at column: Int) {
    marks[column - first] = Mark.mixed.rawValue
    firstRows[column - first] = Int32(mixed.count)
    mixed.append(proven)
  }

  /// Takes what a survey has found of a batch of columns; what it has left open stays unsolved.
  private mutating func take(_ block: ColumnBlock, _ batch: Range<Int>) {
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
}

extension Array {
  /// Puts one element in so many places from an index on.
  fileprivate mutating func overwrite(_ start: Int, _ count: Int, with element: Element) {
    precondition(start >= 0 && start + count <= self.count, "What is written must fit.")
    withUnsafeMutableBufferPointer {
      $0.baseAddress?.advanced(by: start).update(repeating: element, count: count)
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
