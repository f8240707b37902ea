import GraphKit

/// Where the view is going, and where it has been.
struct ViewTravel: Hashable, Sendable {
  var motion: ViewMotion?
  var first = FirstView()
  var history = ViewHistory()
  /// Where the view was before it moved for something that a panel would have hidden.
  var revealed: Revealed?
  /// A view in whose numbers the tools count.
  var counted: Viewport?
  /// When a hand has changed it last.
  var lastChange = -Double.infinity

  /// When a view that no hand moves any more counts from a place that is in it, in seconds.
  static let restTime = 0.3

  func isAtRest(at time: Double) -> Bool { time >= lastChange + Self.restTime }
}

/// A view that moved out of a panel's way: with the panel closed it is where it was.
struct Revealed: Hashable, Sendable {
  var before: Viewport
  var after: Viewport
}
