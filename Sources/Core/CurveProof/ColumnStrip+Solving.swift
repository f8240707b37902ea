import Calculus

extension ColumnStrip {
  /// Solves the unsolved columns of a range; false when `mayContinue` ended it.
  mutating func solve(
    _ range: Range<Int>,
    with solver: inout ColumnSolver,
    while mayContinue: () -> Bool
  ) -> Bool {
    guard var next = firstUnsolved(in: range) else { return true }
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

  /// Unsolved columns, as many as a block has room for.
  private func batch(from start: Int, before end: Int) -> Range<Int> {
    let most = start..<min(start + ColumnBlock.columnLimit, end)
    guard marks[most.upperBound - 1 - first] >= Mark.empty.rawValue else { return most }
    let solved = most.first { marks[$0 - first] >= Mark.empty.rawValue }
    return start..<(solved ?? most.upperBound)
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

extension UnsafeMutableBufferPointer {
  /// Copies so many elements over those from an index on.
  fileprivate func overwrite(from start: Int, with source: UnsafePointer<Element>, count: Int) {
    precondition(start >= 0 && start + count <= self.count, "What is copied must fit.")
    baseAddress?.advanced(by: start).update(from: source, count: count)
  }
}
