public import Intervals

/// A box of the plane.
///
/// Both sides are closed, and may be unbounded or empty; a box with an empty side holds no point.
///
///     let box = PlaneBox(x: Interval(0.3, 0.8), y: Interval(-1, 2))
///     box.simplest  // the point (0.5, 0)
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
  ///
  /// It is where a curve that a person wrote down most likely passes exactly. Both sides must be
  /// nonempty.
  public var simplest: PlaneBox { PlaneBox(x.simplest, y.simplest) }
}

/// One of the two directions of the plane.
///
/// `Enclosure` bounds chords along one direction, for every fixed coordinate in the other.
public enum PlaneAxis: Hashable, Sendable { case x, y }
