/// One call of a canvas, with what it was confined to.
package struct DrawCall: Equatable, Sendable {
  /// What was called with what.
  package enum Shape: Equatable, Sendable {
    case fill(Rect, Color)
    case fade(Rect, from: Color, to: Color)
    case rounded(Rect, radius: Double, Color)
    case border(Rect, radius: Double, Stroke, Color)
    case disc(Point, radius: Double, Color)
    case discs([Point], radius: Double, Color)
    case polygon([Point], Color)
    case path([Point], Stroke, Color)
    case columns([DeviceColumn], Color)
    case text(String, Point, Font, Color, halo: Color?)
    case kept(KeptDrawing, Rect)
  }

  /// What was called.
  package let shape: Shape
  /// What it was confined to.
  package let clip: Rect
  /// A box outside of which it draws nothing; as a rule somewhat too large.
  package let reach: Rect

  /// A call that reaches no further than a box, where that is known.
  init(_ shape: Shape, clip: Rect, reach: Rect) {
    self.shape = shape
    self.clip = clip
    let isKnown = reach.x.isFinite && reach.y.isFinite && reach.maxX.isFinite && reach.maxY.isFinite
    self.reach = isKnown ? reach.inset(by: -2).intersection(clip) : clip
  }
}

extension Rect {
  /// The smallest box around places.
  package static func around(_ places: [Point]) -> Rect {
    guard let first = places.first else { return .zero }
    var (low, high) = (first, first)
    for place in places {
      // Comparisons with what is not a number fail; the sum does not forget it.
      low = Point(x: min(low.x, place.x), y: min(low.y, place.y))
      high = Point(x: max(high.x, place.x), y: max(high.y, place.y))
      if !(place.x + place.y).isFinite { return Rect(x: .nan, y: .nan, width: 0, height: 0) }
    }
    return Rect(from: low, to: high)
  }
}
