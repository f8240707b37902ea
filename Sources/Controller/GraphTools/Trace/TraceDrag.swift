import Drawing
import GraphModel
import PlaneProof
import Input

/// How a hand moves the trace's dot.
struct TraceDrag {
  /// On which side of the dot its card is.
  struct CardSide: Hashable {
    var isRight: Bool
    var isBelow: Bool

    init(of card: Rect, from dot: Point) {
      isRight = card.midX > dot.x
      isBelow = card.midY > dot.y
    }
  }

  /// Whether a finger or the mouse has got hold of the dot.
  var isHolding = false
  /// Where it would be if it could leave its curve.
  var place = Point.zero
  /// The way the line of a figure was followed last, where it is gone on with.
  var heading = PixelVector(dx: 0, dy: 0)
  /// Where a finger rested that may still want the menu of the place.
  var held: Point?
  var cardSide: CardSide?
  /// The trace as it was before the last single tap.
  var traceBefore: Exploration.Trace??
  /// The card as it was drawn last.
  var reading: (frame: Rect, isWide: Bool, x: String, y: String)?
  /// Whether nothing shall snap.
  private(set) var isFree = false
  private var isFinger = false
  var run = KeyRun()

  /// How near is near enough, in points.
  var reach: Double { isFinger ? GestureReach.tap : GestureReach.click }

  mutating func takeHeldPlace() -> Point? {
    defer { held = nil }
    return held
  }

  mutating func note(_ pointer: PointerEvent) {
    isFinger = false
    isFree = pointer.modifiers.contains(.option)
  }

  mutating func noteFinger() {
    isFinger = true
    isFree = false
  }
}
