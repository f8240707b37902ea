/// A stretch of a curve that is proven continuous.
///
/// All y are distances from the top of the picture, in units: at most 0 inside it.
struct CurvePiece: Hashable, Sendable {
  /// The left end; the curve is continuous up to and at it.
  var startX: Double
  /// The right end, likewise.
  var endX: Double
  var startY: Double
  var endY: Double
  /// The least value that is certainly taken.
  var low: Double
  /// The largest value that is certainly taken.
  var high: Double

  /// Goes on with the piece that begins where this one ends.
  mutating func extend(by next: CurvePiece) {
    endX = next.endX
    endY = next.endY
    low = min(low, next.low)
    high = max(high, next.high)
  }

  /// Whether the values stay between the two ends.
  var isMonotone: Bool { low >= min(startY, endY) && high <= max(startY, endY) }
}

/// Something that a picture shows at one place of a curve.
public enum CurveFeature: Hashable, Sendable {
  /// One point is missing, the limits from both sides are equal.
  case hole(x: Double, y: Double)
  /// A point of the graph without neighbours.
  case isolatedPoint(x: Double, y: Double)
  /// The values jump; what holds at the place itself is nil where nothing does.
  case jump(x: Double, left: Double, right: Double, value: Double?)
  /// The values grow beyond all bounds on at least one side, between two x.
  case pole(lower: Double, upper: Double)
  /// The function is defined on one side only.
  case domainEnd(x: Double, isDefinedOnRight: Bool)
}
