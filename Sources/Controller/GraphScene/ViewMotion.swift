import GraphModel
import Drawing
import GraphKit

/// Where the view is going, and where it has been.
struct ViewTravel: Hashable, Sendable {
  var motion: ViewMotion?
  var first = FirstView()
  var history = ViewHistory()
  /// Where the view was before it moved for something that a panel would have hidden.
  var revealed: Revealed?
}

/// A view that moved out of a panel's way: with the panel closed it is where it was.
struct Revealed: Hashable, Sendable {
  var before: Viewport
  var after: Viewport
}

/// A view on its way to another one.
struct ViewMotion: Hashable, Sendable {
  /// How long a jump takes, in seconds.
  static let jumpTime = 0.2
  /// How long the plane glides on after a finger has let go, in seconds.
  static let glideTime = 0.3
  /// The fastest glide, in points per second.
  static let fastestGlide = 6000.0

  var from: Viewport
  var to: Viewport
  var start: Double
  var duration: Double
  /// Whether it only follows from a finger's speed: anything the person does ends it.
  var isGlide: Bool

  func viewport(at time: Double) -> Viewport {
    from.interpolated(to: to, share: Easing.outCubic((time - start) / duration))
  }

  func isOver(at time: Double) -> Bool { time >= start + duration }
}

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
