import GraphKit

/// The views looked at before, and those left by going back.
struct ViewHistory: Hashable, Sendable {
  private var past: [Viewport] = []
  private var future: [Viewport] = []
  private var lastChange = -Double.infinity

  /// Changes that follow each other within this time are one, in seconds.
  private static let pause = 0.8
  private static let capacity = 100

  /// Remembers a view that is being left.
  mutating func leave(_ viewport: Viewport, at time: Double, isJump: Bool) {
    if (isJump || time - lastChange > Self.pause) && past.last != viewport {
      past.append(viewport)
      if past.count > Self.capacity { past.removeFirst() }
    }
    future.removeAll()
    lastChange = time
  }

  /// Whether there is a view before.
  var hasPast: Bool { !past.isEmpty }

  /// The view before the present one.
  mutating func back(from present: Viewport) -> Viewport? {
    guard let last = past.popLast() else { return nil }
    future.append(present)
    lastChange = -.infinity
    return last
  }

  /// The view that `back` has left.
  mutating func forward(from present: Viewport) -> Viewport? {
    guard let next = future.popLast() else { return nil }
    past.append(present)
    lastChange = -.infinity
    return next
  }
}
