import NumericCore

extension ColumnSolver {
  /// Decides a part that can't be cut any more: a pole, a jump, a hole or the end of a domain lies in
  /// it, or two Doubles are neighbours.
  mutating func solveLeftover(_ box: Interval, columnEnd: Double) {
    noteLeftover(box)
    // A column does not own its right edge: a value taken there alone is the next column's.
    let own =
      box.upperBound == columnEnd && box.lowerBound < columnEnd
      ? Interval(box.lowerBound, columnEnd.nextDown) : box
    let rest = openRows(over: own)
    if rest.isEmpty { return }
    if let pieces = expandedPieces(over: own) {
      for piece in pieces {
        if let rows = grid.rows(from: piece.low, to: piece.high) { markCertain(rows) }
        add(piece)
      }
      return
    }
    for rows in rest { markPossible(rows) }
  }

  /// The rows that a part may meet and that no value found so far is in.
  private mutating func openRows(over box: Interval) -> [ClosedRange<Int>] {
    var open: [ClosedRange<Int>] = []
    for branch in branches(over: box) where !branch.isEmpty {
      guard let rows = grid.rows(from: branch.lowerBound, to: branch.upperBound),
        !certain.contains(rows)
      else { continue }
      open.append(rows)
    }
    guard !open.isEmpty else { return [] }
    for x in [box.lowerBound, box.upperBound, box.roundestInterior] {
      guard let y = value(at: x), let rows = grid.rows(from: y.lowerBound, to: y.upperBound),
        rows.count == 1
      else { continue }
      markCertain(rows)
    }
    return open.filter { !certain.contains($0) }
  }

  /// A few intervals that hold all values over a box, as distances from the top.
  private func branches(over box: Interval) -> [Interval] {
    if series != nil { return [distance(over: box).value.interval] }
    return function.branches(over: box).map { $0.interval - Interval(grid.top) }
  }

  /// The two sides of a removable singularity as pieces, or nil when it is none.
  private func expandedPieces(over box: Interval) -> [CurvePiece]? {
    let center = box.roundestInterior
    var pieces: [CurvePiece] = []
    for side in [Interval(box.lowerBound, center), Interval(center, box.upperBound)]
    where side.lowerBound < side.upperBound {
      guard let expansion = function.expansion(around: center, over: side) else { return nil }
      let range = expansion.range(over: side, relativeTo: grid.top)
      guard range.isBounded, range.width <= grid.unitsPerRow else { return nil }
      pieces.append(
        CurvePiece(
          startX: side.lowerBound,
          endX: side.upperBound,
          startY: range.midpoint,
          endY: range.midpoint,
          low: range.midpoint,
          high: range.midpoint
        )
      )
    }
    return pieces.isEmpty ? nil : pieces
  }
}
