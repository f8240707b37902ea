import Intervals

extension ColumnSolver {
  /// Adds a continuous stretch with values at its ends, and the least and the largest one in it.
  mutating func append(
    _ box: Interval,
    _ first: Interval,
    _ last: Interval,
    _ low: Interval,
    _ high: Interval
  ) {
    // Where noise is wider than a row, the middle of the noise is no better than any other place.
    guard first.width <= grid.unitsPerRow, last.width <= grid.unitsPerRow else { return }
    findings.pieces.append(
      CurvePiece(
        startX: box.lowerBound,
        endX: box.upperBound,
        startY: first.midpoint,
        endY: last.midpoint,
        low: low.upperBound,
        high: high.lowerBound
      )
    )
  }

  /// Adds a continuous stretch of which only the ends count.
  mutating func append(_ box: Interval, _ first: Interval, _ last: Interval) {
    let low = first.lowerBound <= last.lowerBound ? first : last
    let high = first.upperBound >= last.upperBound ? first : last
    append(box, first, last, low, high)
  }

  /// Joins neighbouring pieces that rise or fall together; where there are still too many to be seen
  /// in one column, all neighbours.
  mutating func joinPieces() {
    join { ($0.endY - $0.startY) * ($1.endY - $1.startY) >= 0 && $0.isMonotone && $1.isMonotone }
    if findings.pieces.count > Self.seenPieces { join { _, _ in true } }
  }

  /// More pieces than this in a column are not distinguished.
  private static var seenPieces: Int { 32 }

  private mutating func join(where mayJoin: (CurvePiece, CurvePiece) -> Bool) {
    var last = 0
    for index in findings.pieces.indices.dropFirst() {
      let piece = findings.pieces[index]
      if findings.pieces[last].endX == piece.startX, mayJoin(findings.pieces[last], piece) {
        findings.pieces[last].extend(by: piece)
      } else {
        last += 1
        findings.pieces[last] = piece
      }
    }
    findings.pieces.removeSubrange((last + 1)...)
  }
}
