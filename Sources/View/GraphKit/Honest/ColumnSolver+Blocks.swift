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
    let count = ColumnSurvey.partCount
    let extremes = insertRowsBetweenEdges(count)
    // What reaches the extremes first: the rest may then lie between them.
    for place in extremes { enqueueIfOpen(place, of: count, depth: part.depth) }
    var run: CurvePiece?
    for index in 0..<count {
      switch survey.block.decision(ofColumn: index) {
      case .outside: close(&run)
      case .decided:
        extend(
          &run,
          index,
          survey.block.distance(atEdge: index),
          survey.block.distance(atEdge: index + 1)
        )
      case .open:
        close(&run)
        if !extremes.contains(index) { enqueueIfOpen(index, of: count, depth: part.depth) }
      }
    }
    close(&run)
    return true
  }

  /// What a block counts for in the budget.
  private static var blockCost: Int { 8 }

  /// Marks the rows between the values at edges of continuous stretches, and those of decided parts;
  /// returns the parts next to the least and the largest value.
  private mutating func insertRowsBetweenEdges(_ count: Int) -> [Int] {
    let block = survey.block
    var least = (edge: 0, y: Double.infinity)
    var largest = (edge: 0, y: -Double.infinity)
    var low = Double.infinity
    var high = -Double.infinity
    var rows: ClosedRange<Int>?
    func add(_ edge: Int) {
      guard let value = block.value(atEdge: edge) else { return }
      let y = value - Interval(grid.top)
      low = min(low, y.upperBound)
      high = max(high, y.lowerBound)
      if y.lowerBound < least.y { least = (edge, y.lowerBound) }
      if y.upperBound > largest.y { largest = (edge, y.upperBound) }
    }
    func flush() {
      if low <= high, let inner = grid.rows(from: low, to: high) { markCertain(inner) }
      if let rows { markCertain(rows) }
      (low, high, rows) = (.infinity, -.infinity, nil)
    }
    for index in 0..<count {
      guard block.state(ofColumn: index) == .continuous else {
        flush()
        continue
      }
      if low > high { add(index) }
      add(index + 1)
      if block.decision(ofColumn: index) == .decided, let met = block.rows(ofColumn: index) {
        rows =
          rows.map {
            min($0.lowerBound, met.lowerBound)...max($0.upperBound, met.upperBound)
          } ?? met
      }
    }
    flush()
    guard least.y <= largest.y else { return [] }
    let places = [largest.edge - 1, largest.edge, least.edge - 1, least.edge]
    return Array(Set(places)).filter { (0..<count).contains($0) }.sorted()
  }

  /// Puts a part of the block that is not decided into the queue, with what is known of it.
  private mutating func enqueueIfOpen(_ index: Int, of count: Int, depth: Int) {
    let block = survey.block
    guard block.decision(ofColumn: index) == .open else { return }
    let box = Interval(block.x(ofEdge: index), block.x(ofEdge: index + 1))
    var part = Part(box: box, depth: depth + Self.blockDepth)
    let top = Interval(grid.top)
    if block.state(ofColumn: index) == .continuous, let first = block.value(atEdge: index),
      let last = block.value(atEdge: index + 1)
    {
      let values = block.values(ofColumn: index) - top
      if let rows = grid.rows(from: values.lowerBound, to: values.upperBound) {
        part.known = (rows, first - top, last - top)
      }
    }
    queue.append(part)
  }

  // MARK: Pieces

  /// Adds a decided part to a run of those that rise or fall together.
  private mutating func extend(
    _ run: inout CurvePiece?,
    _ index: Int,
    _ start: Double,
    _ end: Double
  ) {
    let x = survey.block.x(ofEdge: index + 1)
    if var piece = run, (piece.endY - piece.startY) * (end - start) >= 0 {
      piece.endX = x
      piece.endY = end
      piece.low = min(piece.low, end)
      piece.high = max(piece.high, end)
      run = piece
      return
    }
    close(&run)
    run = CurvePiece(
      startX: survey.block.x(ofEdge: index),
      endX: x,
      startY: start,
      endY: end,
      low: min(start, end),
      high: max(start, end)
    )
  }

  private mutating func close(_ run: inout CurvePiece?) {
    if let run { pieces.append(run) }
    run = nil
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
