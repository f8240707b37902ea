public import Calculus
public import Intervals

/// A function of x and y.
public protocol PlaneFunction: Sendable {
  /// About how many operations one value takes, at least 1: long functions get fewer looks.
  var cost: Int { get }

  /// What is certain over a box: the values, and the slopes of chords along one axis, for every place
  /// on the other.
  func enclosure(over box: PlaneBox, along axis: PlaneAxis) -> Enclosure

  /// What is certain of the values over a box, without slopes.
  func value(over box: PlaneBox) -> DecoratedInterval

  /// A cover of all values over a box by a few intervals, apart at a pole or a jump.
  func branches(over box: PlaneBox) -> [DecoratedInterval]
}

extension PlaneFunction {
  /// One operation.
  public var cost: Int { 1 }

  /// The enclosure's.
  public func value(over box: PlaneBox) -> DecoratedInterval {
    enclosure(over: box, along: .x).value
  }

  /// One interval.
  public func branches(over box: PlaneBox) -> [DecoratedInterval] {
    [enclosure(over: box, along: .x).value]
  }
}
