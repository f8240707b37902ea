package import Intervals

/// The slopes that a differential equation tells at the places of the plane.
package protocol SlopeField: Sendable {
  /// What is certain of them over a box, with their decoration there.
  func slopes(x: Interval, y: Interval) -> DecoratedInterval
}
