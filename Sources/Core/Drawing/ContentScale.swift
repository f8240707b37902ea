/// How many device pixels make a point.
///
///     ContentScale(1.5).snapped(3.4)   // 3.333…, which is 5 device pixels
public struct ContentScale: Hashable, Sendable {
  /// Device pixels per point, finite and positive.
  public let devicePixelsPerPoint: Double

  /// A scale; what is not a positive number counts as 1, and the rest is held to 0.25 … 16.
  public init(_ devicePixelsPerPoint: Double) {
    let sane = devicePixelsPerPoint.isFinite && devicePixelsPerPoint > 0
    self.devicePixelsPerPoint = sane ? min(max(devicePixelsPerPoint, 0.25), 16) : 1
  }

  /// One device pixel per point.
  public static let one = ContentScale(1)

  /// The length of one device pixel, in points.
  public var devicePixel: Double { 1 / devicePixelsPerPoint }

  /// A length in points, in device pixels.
  @inlinable
  public func devicePixels(_ points: Double) -> Double { points * devicePixelsPerPoint }

  /// A length in device pixels, in points.
  @inlinable
  public func points(_ devicePixels: Double) -> Double { devicePixels / devicePixelsPerPoint }

  /// The nearest edge of a device pixel, in points.
  public func snapped(_ points: Double) -> Double {
    (points * devicePixelsPerPoint).rounded() / devicePixelsPerPoint
  }

  /// The box with all four edges on device pixels.
  public func snapped(_ rect: Rect) -> Rect {
    let left = snapped(rect.x)
    let top = snapped(rect.y)
    return Rect(
      x: left,
      y: top,
      width: max(0, snapped(rect.maxX) - left),
      height: max(0, snapped(rect.maxY) - top)
    )
  }

  /// A stroke's width as a whole number of device pixels, at least one, in points.
  public func hairline(_ points: Double) -> Double {
    max(1, (points * devicePixelsPerPoint).rounded()) / devicePixelsPerPoint
  }
}
