package import Intervals

/// The directions that differential equations tell at the places of the plane.
package protocol SlopeField: Sendable {
  /// What is certain over a box of a step's two parts, with their decorations there.
  ///
  /// Of an equation for y′ they are 1 and the slope.
  func steps(x: Interval, y: Interval) -> (x: DecoratedInterval, y: DecoratedInterval)
}
