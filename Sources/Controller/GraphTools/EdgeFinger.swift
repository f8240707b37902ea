import Drawing
package import Input

/// A finger that came down at the left edge, before it is known what it wants and while it pulls the
/// scene off the one below.
package struct EdgeFinger: Hashable, Sendable {
  /// How wide the edge is, in points.
  package static let width = 24.0
  /// How far a quick finger must go to mean going back, in points, and how quick it must be, in points
  /// per second.
  private static let distance = 48.0
  private static let speed = 200.0

  package let began: FingerEvent
  /// Whether it has begun to pull.
  package private(set) var isPulling = false
  private var trail = VelocityTrail()

  package init(began: FingerEvent) {
    self.began = began
    trail.add(began.position, at: began.time)
  }

  /// How far it has come.
  package func way(to finger: FingerEvent) -> Double { finger.position.x - began.position.x }

  package mutating func pull(to finger: FingerEvent) {
    isPulling = true
    trail.add(finger.position, at: finger.time)
  }

  /// Whether a finger that lifts goes back, rather than letting the scene return.
  package func goesBack(from finger: FingerEvent, width: Double) -> Bool {
    guard finger.phase == .ended else { return false }
    let (way, speed) = (way(to: finger), trail.velocity(at: finger.time).dx)
    return way > width / 3 && speed > -Self.speed || way >= Self.distance && speed >= Self.speed
  }
}
