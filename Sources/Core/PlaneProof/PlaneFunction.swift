public import Calculus

/// A function of x and y.
public protocol PlaneFunction: Sendable {
  /// What is certain over a box: the values, and the slopes of chords along one axis, for every place
  /// on the other.
  func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure
}
