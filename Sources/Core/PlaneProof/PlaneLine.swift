import Calculus
import Intervals

/// The curve on which a function of x and y is 0, to be followed from place to place.
///
/// Distances are in pixels, so that steps look alike whatever the scales of both axes are.
struct PlaneLine {
  let function: any PlaneFunction

  /// A step is at most as many pixels off the line.
  private static let stepLimit = 40

  /// How the function changes at a place, in its values a pixel; nil where it is not smooth.
  func gradient(_ x: Double, _ y: Double, _ pixel: PixelSize) -> (value: Double, PixelVector)? {
    let place = PlaneBox(x, y)
    let alongX = function.enclosure(over: place, along: .x)
    let alongY = function.enclosure(over: place, along: .y)
    guard alongX.slope.isBounded, alongY.slope.isBounded else { return nil }
    let value = alongX.value.interval.midpoint
    let slope = PixelVector(
      dx: alongX.slope.midpoint * pixel.width,
      dy: alongY.slope.midpoint * pixel.height
    )
    guard value.isFinite, slope.length.isFinite else { return nil }
    return (value, slope)
  }

  /// The place of the line near another one, by Newton's method across it.
  ///
  /// Found with Doubles, not proven; nil where 40 steps do not end within so many pixels.
  func place(
    near start: (x: Double, y: Double),
    within pixels: Double,
    _ pixel: PixelSize
  ) -> (x: Double, y: Double)? {
    var (x, y) = start
    for _ in 0..<Self.stepLimit {
      guard let (value, slope) = gradient(x, y, pixel) else { return nil }
      let square = slope.dx * slope.dx + slope.dy * slope.dy
      guard square > 0 else { return value == 0 ? (x, y) : nil }
      // No farther than half the reach at once.
      var way = PixelVector(dx: -value / square * slope.dx, dy: -value / square * slope.dy)
      if way.length > pixels / 2 { way = way.scaled(to: pixels / 2) }
      (x, y) = (x + way.dx * pixel.width, y + way.dy * pixel.height)
      guard PixelVector(from: start, to: (x, y), pixel).length <= pixels else { return nil }
      if way.length < 1e-9 { return (x, y) }
    }
    return nil
  }

  /// The place with one coordinate as given, as a box that holds just one, proven by Newton's
  /// method; a point that is not proven where the test fails.
  ///
  /// The coordinate along the line is kept, the other one enclosed. Nil where the function has no
  /// bounded slopes at the place.
  /// Source: Neumaier, Interval Methods for Systems of Equations, chapter 5.
  func proven(at place: (x: Double, y: Double), _ pixel: PixelSize) -> FigurePlace? {
    guard let (_, slope) = gradient(place.x, place.y, pixel) else { return nil }
    let isFlat = abs(slope.dy) >= abs(slope.dx)
    let (start, unit) = isFlat ? (place.y, pixel.height) : (place.x, pixel.width)
    let box: (Interval) -> PlaneBox = { side in
      isFlat
        ? PlaneBox(x: Interval(place.x), y: side) : PlaneBox(x: side, y: Interval(place.y))
    }
    let axis: PlaneAxis = isFlat ? .y : .x
    var middle = start
    for _ in 0..<Self.stepLimit {
      let here = function.enclosure(over: box(Interval(middle)), along: axis)
      let (value, slope) = (here.value.interval.midpoint, here.slope.midpoint)
      guard value.isFinite, slope.isFinite, slope != 0 else { break }
      let next = middle - value / slope
      guard abs(next - start) <= 2 * unit else { break }
      if abs(next - middle) <= 2 * middle.ulp { break }
      middle = next
    }
    var found = FigurePlace(
      box: box(Interval(middle)),
      tangent: PixelVector(dx: -slope.dy, dy: slope.dx).scaled(to: 1)
    )
    for share in [0x1p-40, 0x1p-24, 0x1p-12, 0x1p-4] {
      let radius = max(share * unit, 8 * middle.ulp)
      var side = Interval(middle - radius, middle + radius)
      var isFound = false
      for _ in 0..<6 {
        let whole = function.enclosure(over: box(side), along: axis)
        guard whole.isCertainlyContinuous, whole.slope.isBounded, !whole.slope.contains(0) else {
          break
        }
        let center = side.midpoint
        let value = function.enclosure(over: box(Interval(center)), along: axis).value.interval
        let image = Interval(center) - value / whole.slope
        if image.isInterior(to: side) { isFound = true }
        let next = side.intersection(image)
        guard isFound, !next.isEmpty, next.width < side.width else { break }
        side = next
      }
      guard isFound else { continue }
      found = FigurePlace(box: box(side), tangent: found.tangent, isProven: true)
      let (x, y) = (
        function.enclosure(over: found.box, along: .x).slope,
        function.enclosure(over: found.box, along: .y).slope
      )
      if !y.contains(0) { found.slope = -(x / y) }
      return found
    }
    return found
  }
}

/// How much of the plane one pixel is.
///
/// Both are above 0, in units of the plane.
public struct PixelSize: Hashable, Sendable {
  /// In x.
  public let width: Double
  /// In y.
  public let height: Double

  /// A pixel with its sides.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A way in pixels; y goes up.
///
///     PixelVector(dx: 3, dy: 4).length                                // 5
///     PixelVector(dx: 3, dy: 4).along(PixelVector(dx: 1, dy: 0))      // 3
public struct PixelVector: Hashable, Sendable {
  /// To the right.
  public var dx: Double
  /// Upward.
  public var dy: Double

  /// A way.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }

  /// The way from one place of the plane to another.
  init(from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ pixel: PixelSize) {
    self.init(dx: (end.x - start.x) / pixel.width, dy: (end.y - start.y) / pixel.height)
  }

  /// How long it is.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The same direction with another length; itself where it has none.
  func scaled(to length: Double) -> PixelVector {
    let own = self.length
    guard own > 0, own.isFinite else { return self }
    return PixelVector(dx: dx / own * length, dy: dy / own * length)
  }

  /// How much of it goes another one's way.
  ///
  /// The dot product: times the other's length, below 0 where they go apart.
  public func along(_ other: PixelVector) -> Double { dx * other.dx + dy * other.dy }
}
