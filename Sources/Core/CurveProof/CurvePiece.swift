/// A stretch of a curve that is proven continuous.
///
/// All y are distances from the top of the picture, in units: at most 0 inside it.
///
/// The ends' values are middles of enclosures no wider than a row, for drawing; `low` and `high`
/// bound what is certain: each value between them is taken, if `low` is not above `high`.
package struct CurvePiece: Hashable, Sendable {
  /// The left end; the curve is continuous up to and at it.
  package var startX: Double
  /// The right end, likewise.
  package var endX: Double
  /// The value at the left end, in the middle of its enclosure.
  package var startY: Double
  /// The value at the right end, likewise.
  package var endY: Double
  /// The least value that is certainly taken.
  package var low: Double
  /// The largest value that is certainly taken.
  package var high: Double

  /// Goes on with the piece that begins where this one ends.
  mutating func extend(by next: CurvePiece) {
    endX = next.endX
    endY = next.endY
    low = min(low, next.low)
    high = max(high, next.high)
  }

  /// Whether the values stay between the two ends.
  package var isMonotone: Bool { low >= min(startY, endY) && high <= max(startY, endY) }
}
