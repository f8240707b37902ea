public import Calculus
public import Intervals

/// A point that moves: x and y as functions of t over a stretch of t.
public struct PlanePath: Sendable {
  /// Its x, of t.
  public let x: any RealFunction
  /// Its y, of t.
  public let y: any RealFunction
  /// All t, its ends rounded outward.
  public let range: Interval

  /// A point with its coordinates, over a stretch of t.
  public init(x: any RealFunction, y: any RealFunction, over range: Interval) {
    (self.x, self.y, self.range) = (x, y, range)
  }
}
