public import Intervals

/// A box of the plane.
public struct PlaneBox: Hashable, Sendable {
  /// All its x.
  public let x: Interval
  /// All its y.
  public let y: Interval

  /// A box with its sides.
  public init(x: Interval, y: Interval) {
    (self.x, self.y) = (x, y)
  }

  /// One point.
  public init(_ x: Double, _ y: Double) { self.init(x: Interval(x), y: Interval(y)) }
}

extension PlaneBox {
  /// The point in it whose numbers have the fewest binary digits.
  public var simplest: PlaneBox { PlaneBox(x.simplest, y.simplest) }
}

/// One of the two directions of the plane.
public enum PlaneAxis: Hashable, Sendable { case x, y }
