import CSDL2

/// What two fingers on a touchpad mean by what SDL says of both together.
///
/// Spread apart or turned clockwise, as a knob is, they magnify. Which of the two they mean is decided
/// once they have gone some way, and holds until one lifts; two fingers that scroll do neither.
struct TouchpadPinch {
  private enum Kind { case spread, turn }

  private var kind: Kind?
  /// The way so far, as a share of the pad, and the angle.
  private var spread = 0.0
  private var angle = 0.0

  /// How far both fingers must have gone to mean it, as a share of the pad.
  private static let slop = 0.02
  /// How far a finger usually is from the middle of a hand's two.
  private static let reach = 0.15

  /// By what the content grows; nil where that is not meant, or not yet.
  mutating func magnification(of event: SDL_MultiGestureEvent) -> Double? {
    let (step, turn) = (Double(event.dDist), Double(event.dTheta))
    guard step.isFinite, turn.isFinite else { return nil }
    spread += step
    angle += turn
    switch kind {
    case .spread: return Self.growth(step / Self.reach)
    case .turn: return Self.growth(turn)
    case nil:
      let (way, arc) = (abs(spread), abs(angle) * Self.reach)
      if max(way, arc) > Self.slop { kind = way >= arc ? .spread : .turn }
      return nil
    }
  }

  /// The fingers have lifted, or others have come.
  mutating func reset() { self = TouchpadPinch() }

  /// A factor that an equal way back undoes exactly; e^x for the small ways of one event.
  private static func growth(_ way: Double) -> Double {
    let half = min(max(way, -1), 1) / 2
    return (1 + half / 2) / (1 - half / 2) * (1 + half / 2) / (1 - half / 2)
  }
}
