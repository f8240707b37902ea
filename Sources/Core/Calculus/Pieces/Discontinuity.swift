public import Intervals

/// A place at which a function certainly is not continuous, with what it does there.
public struct Discontinuity: Sendable, Hashable {
  /// What encloses the place, and no other one.
  public let x: Interval
  /// The limits from both sides, and the value.
  public let behavior: Behavior

  /// A place with its behavior.
  public init(at x: Interval, _ behavior: Behavior) {
    self.x = x
    self.behavior = behavior
  }
}
