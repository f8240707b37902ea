import Calculus
import Intervals

extension ColumnSolver {
  /// Cuts what waits into many parts each, looks at all of them at once, decides those that are easy
  /// and leaves the others in the queue.
  ///
  /// A continuous stretch meets all rows between any two values at its edges, so the edges alone
  /// prove most rows of a band, and what lies inside of them needs no further cut.
  ///
  /// Where the function offers no blocks, each part is halved instead.
  mutating func cutWaiting() {
    let count = waiting.reduce(0) { max($0, partCount(for: $1)) }
    var start = 0
    for part in waiting {
      survey.place(part.box, into: count, from: start)
      start += count + 1
    }
    if survey.decide(start - 1) {
      budget.spent += Self.blockCost
      budget.charge(Self.blockCost)
      survey.block.withDecisions { found in
        for (index, part) in waiting.enumerated() {
          let start = index * (count + 1)
          take(found, start..<start + count, of: part)
        }
      }
    } else {
      for part in waiting { halve(part) }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Takes what was found in the parts of one part.
  private mutating func take(
    _ found: ColumnBlock.Decisions,
    _ lanes: Range<Int>,
    of part: Part
  ) {
    let depth = part.depth + lanes.count.trailingZeroBitCount
    let ends = insertRows(found, lanes)
    // What reaches farthest comes first: then the others may lie between.
    if let highest = ends.highest { enqueue(highest, depth, part) }
    if let lowest = ends.lowest, lowest != ends.highest { enqueue(lowest, depth, part) }
    let first = queue.count
    for lane in lanes
    where found.decisions[lane] < ColumnBlock.Decision.outside.rawValue
      && lane != ends.highest && lane != ends.lowest
    {
      enqueue(lane, depth, part, isAlone: queue.count - first < 4)
    }
    appendPieces(found, lanes)
  }

  /// Few parts where there is one turn to narrow down, or one place where something is not known;
  /// many where there are many.
  func partCount(for part: Part) -> Int {
    guard let turns = part.known?.turns else { return part.isAlone ? 32 : 128 }
    return turns < 4 ? 16 : turns < 16 ? 32 : 128
  }

  /// Into how many parts one is cut at most that shares a block with another.
  static var sharedPartCount: Int { 32 }

  /// What a block counts for in the budget.
  private static var blockCost: Int { 16 }

  /// Marks the rows that continuous stretches certainly meet: between any two all others.
  ///
  /// Finds, among the parts that may meet more, those whose known rows are highest and lowest.
  private mutating func insertRows(
    _ found: ColumnBlock.Decisions,
    _ lanes: Range<Int>
  ) -> (highest: Int?, lowest: Int?) {
    var (highest, lowest): (Int?, Int?)
    let (decided, bounded) =
      (ColumnBlock.Decision.decided.rawValue, ColumnBlock.Decision.bounded.rawValue)
    // Of decided parts the values, which as a whole tell the rows best; of others the rows.
    var (low, high) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Int32.max, Int32.min)
    var (best, worst) = (Int32.max, Int32.min)
    for index in lanes.lowerBound...lanes.upperBound {
      let isEnd = index == lanes.upperBound
      let decision = isEnd ? ColumnBlock.Decision.open.rawValue : found.decisions[index]
      guard decision == decided || decision == bounded else {
        markCertain(from: low, to: high)
        if top <= bottom { markCertain(Int(top)...Int(bottom)) }
        (low, high, top, bottom) = (.infinity, -.infinity, .max, .min)
        continue
      }
      let (first, last) = (found.firstRows[index], found.lastRows[index])
      if decision == decided {
        let (left, right) = (found.distances[index], found.distances[index + 1])
        low = min(low, min(left, right))
        high = max(high, max(left, right))
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

  private mutating func enqueue(_ lane: Int, _ depth: Int, _ part: Part, isAlone: Bool = true) {
    let box = Interval(survey.block.x(ofEdge: lane), survey.block.x(ofEdge: lane + 1))
    let known = survey.known(part: lane)
    queue.append(
      Part(box: box, depth: depth, above: part.depth, known: known, isAlone: isAlone)
    )
  }

  // MARK: Pieces

  /// Adds the decided parts, as far as they rise or fall together as one piece.
  private mutating func appendPieces(_ found: ColumnBlock.Decisions, _ lanes: Range<Int>) {
    let decided = ColumnBlock.Decision.decided.rawValue
    let y = found.distances
    var index = lanes.lowerBound
    while index < lanes.upperBound {
      guard found.decisions[index] == decided else {
        index += 1
        continue
      }
      let start = index
      let rises = y[start + 1] >= y[start]
      index += 1
      while index < lanes.upperBound, found.decisions[index] == decided,
        (y[index + 1] >= y[index]) == rises
      {
        index += 1
      }
      findings.pieces.append(
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
