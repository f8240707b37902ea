import NumericCore

extension ColumnSolver {
  /// Cuts a part into many, looks at all of them at once, decides those that are easy and leaves the
  /// others in the queue; false where the function offers no blocks or the part is too narrow.
  ///
  /// A continuous stretch meets all rows between any two values at its edges, so the edges alone
  /// prove most rows of a band, and what lies inside of them needs no further cut.
  mutating func cutIntoBlock(_ part: Part) -> Bool {
    guard survey.cut(part.box) else { return false }
    spent += Self.blockCost
    let next = part.depth + Self.blockDepth
    var highest: Int?
    var lowest: Int?
    let block = survey.block
    block.withDecisions { found in
      insertRows(found, &highest, &lowest)
      // What reaches farthest comes first: then the others may lie between.
      if let highest { enqueue(highest, depth: next) }
      if let lowest, lowest != highest { enqueue(lowest, depth: next) }
      for index in 0..<ColumnSurvey.partCount
      where found.decisions[index] < ColumnBlock.Decision.outside.rawValue
        && index != highest && index != lowest
      {
        enqueue(index, depth: next)
      }
      appendPieces(found)
    }
    return true
  }

  /// What a block counts for in the budget.
  private static var blockCost: Int { 8 }

  /// Marks the rows that continuous stretches certainly meet: between any two all others.
  ///
  /// Finds, among the parts that may meet more, those whose known rows are highest and lowest.
  private mutating func insertRows(
    _ found: ColumnBlock.Decisions,
    _ highest: inout Int?,
    _ lowest: inout Int?
  ) {
    let (decided, bounded) =
      (ColumnBlock.Decision.decided.rawValue, ColumnBlock.Decision.bounded.rawValue)
    var (top, bottom) = (Int32.max, Int32.min)
    var (best, worst) = (Int32.max, Int32.min)
    for index in 0...ColumnSurvey.partCount {
      let decision =
        index < ColumnSurvey.partCount ? found.decisions[index] : ColumnBlock.Decision.open.rawValue
      guard decision == decided || decision == bounded else {
        if top <= bottom { markCertain(Int(top)...Int(bottom)) }
        (top, bottom) = (.max, .min)
        continue
      }
      let (first, last) = (found.firstRows[index], found.lastRows[index])
      if first <= last {
        top = min(top, first)
        bottom = max(bottom, last)
      }
      guard decision == bounded else { continue }
      if highest == nil || first <= last && first < best { (highest, best) = (index, first) }
      if lowest == nil || first <= last && last > worst { (lowest, worst) = (index, last) }
    }
  }

  private mutating func enqueue(_ index: Int, depth: Int) {
    let box = Interval(survey.block.x(ofEdge: index), survey.block.x(ofEdge: index + 1))
    queue.append(Part(box: box, depth: depth, known: survey.known(part: index)))
  }

  // MARK: Pieces

  /// Adds the decided parts, as far as they rise or fall together as one piece.
  private mutating func appendPieces(_ found: ColumnBlock.Decisions) {
    let decided = ColumnBlock.Decision.decided.rawValue
    let y = found.distances
    var index = 0
    while index < ColumnSurvey.partCount {
      guard found.decisions[index] == decided else {
        index += 1
        continue
      }
      let start = index
      let rises = y[start + 1] >= y[start]
      index += 1
      while index < ColumnSurvey.partCount, found.decisions[index] == decided,
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

  /// Joins neighbouring pieces that rise or fall together; where there are still too many to be seen
  /// in one column, all neighbours.
  mutating func joinPieces() {
    join { ($0.endY - $0.startY) * ($1.endY - $1.startY) >= 0 && $0.isMonotone && $1.isMonotone }
    if pieces.count > Self.seenPieces { join { _, _ in true } }
  }

  /// More pieces than this in a column are not told apart.
  private static var seenPieces: Int { 12 }

  private mutating func join(where mayJoin: (CurvePiece, CurvePiece) -> Bool) {
    var joined: [CurvePiece] = []
    joined.reserveCapacity(pieces.count)
    for piece in pieces {
      guard let last = joined.last, last.endX == piece.startX, mayJoin(last, piece) else {
        joined.append(piece)
        continue
      }
      joined[joined.count - 1].endX = piece.endX
      joined[joined.count - 1].endY = piece.endY
      joined[joined.count - 1].low = min(last.low, piece.low)
      joined[joined.count - 1].high = max(last.high, piece.high)
    }
    pieces = joined
  }
}
