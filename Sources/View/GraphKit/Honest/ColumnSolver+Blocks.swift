import NumericCore

extension ColumnSolver {
  /// Cuts a part into many, looks at all of them at once, decides those that are easy and leaves the
  /// others in the queue; false where the function offers no blocks or the part is too narrow.
  ///
  /// A continuous stretch meets all rows between any two values at its edges, so the edges alone
  /// prove most rows of a band, and what lies inside of them needs no further cut.
  mutating func cutIntoBlock(_ part: Part) -> Bool {
    let count = partCount(for: part)
    guard survey.cut(part.box, into: count) else { return false }
    spent += Self.blockCost
    let next = part.depth + count.trailingZeroBitCount
    let block = survey.block
    block.withDecisions { found in
      let ends = insertRows(found, count)
      // What reaches farthest comes first: then the others may lie between.
      if let highest = ends.highest { enqueue(highest, depth: next) }
      if let lowest = ends.lowest, lowest != ends.highest { enqueue(lowest, depth: next) }
      for index in 0..<count
      where found.decisions[index] < ColumnBlock.Decision.outside.rawValue
        && index != ends.highest && index != ends.lowest
      {
        enqueue(index, depth: next)
      }
      appendPieces(found, count)
    }
    return true
  }

  /// Few parts where there is one turn to narrow down, many where there are many turns, or where
  /// nothing is known.
  private func partCount(for part: Part) -> Int {
    guard let turns = part.known?.turns else { return 128 }
    return turns < 4 ? 16 : turns < 16 ? 32 : 128
  }

  /// What a block counts for in the budget.
  private static var blockCost: Int { 16 }

  /// Marks the rows that continuous stretches certainly meet: between any two all others.
  ///
  /// Finds, among the parts that may meet more, those whose known rows are highest and lowest.
  private mutating func insertRows(
    _ found: ColumnBlock.Decisions,
    _ count: Int
  ) -> (highest: Int?, lowest: Int?) {
    var (highest, lowest): (Int?, Int?)
    let (decided, bounded) =
      (ColumnBlock.Decision.decided.rawValue, ColumnBlock.Decision.bounded.rawValue)
    // Of decided parts the values, which as a whole tell the rows best; of others the rows.
    var (low, high) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Int32.max, Int32.min)
    var (best, worst) = (Int32.max, Int32.min)
    for index in 0...count {
      let decision = index < count ? found.decisions[index] : ColumnBlock.Decision.open.rawValue
      guard decision == decided || decision == bounded else {
        markCertain(from: low, to: high)
        if top <= bottom { markCertain(Int(top)...Int(bottom)) }
        (low, high, top, bottom) = (.infinity, -.infinity, .max, .min)
        continue
      }
      let (first, last) = (found.firstRows[index], found.lastRows[index])
      if decision == decided {
        low = min(low, found.distances[index], found.distances[index + 1])
        high = max(high, found.distances[index], found.distances[index + 1])
      } else if first < last {
        top = min(top, first)
        bottom = max(bottom, last)
      }
      guard decision == bounded else { continue }
      if highest == nil || first <= last && first < best { (highest, best) = (index, first) }
      if lowest == nil || first <= last && last > worst { (lowest, worst) = (index, last) }
    }
    return (highest, lowest)
  }

  private mutating func enqueue(_ index: Int, depth: Int) {
    let box = Interval(survey.block.x(ofEdge: index), survey.block.x(ofEdge: index + 1))
    queue.append(Part(box: box, depth: depth, known: survey.known(part: index)))
  }

  // MARK: Pieces

  /// Adds the decided parts, as far as they rise or fall together as one piece.
  private mutating func appendPieces(_ found: ColumnBlock.Decisions, _ count: Int) {
    let decided = ColumnBlock.Decision.decided.rawValue
    let y = found.distances
    var index = 0
    while index < count {
      guard found.decisions[index] == decided else {
        index += 1
        continue
      }
      let start = index
      let rises = y[start + 1] >= y[start]
      index += 1
      while index < count, found.decisions[index] == decided,
        (y[index + 1] >= y[index]) == rises
      {
        index += 1
      }
      pieces.append(
        CurvePiece(
          startX: survey.block.x(ofEdge: start),
          endX: survey.block.x(ofEdge: index),
          startY: y[start],
          endY: y[index],
          low: min(y[start], y[index]),
          high: max(y[start], y[index])
        )
      )
    }
  }
}
