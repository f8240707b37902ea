import Drawing

/// How a window's own coordinates, device pixels and points hang together.
///
/// SDL's window coordinates are device pixels on X11 and something near points elsewhere.
struct SurfaceGeometry: Hashable, Sendable {
  var windowWidth: Int
  var windowHeight: Int
  var pixelWidth: Int
  var pixelHeight: Int
  var scale: ContentScale
  /// X11 tells a finger's place as a share of the width less one.
  var fingersMissLastPixel: Bool

  /// The size in points.
  var size: Size {
    Size(
      width: scale.points(Double(pixelWidth)),
      height: scale.points(Double(pixelHeight))
    )
  }

  /// Device pixels per unit of SDL's window coordinates.
  var pixelsPerUnit: Double { Double(max(1, pixelWidth)) / Double(max(1, windowWidth)) }

  /// A place in window coordinates, in points.
  func point(windowX x: Double, windowY y: Double) -> Point {
    Point(x: scale.points(x * pixelsPerUnit), y: scale.points(y * pixelsPerUnit))
  }

  /// A finger's place from its shares of width and height.
  func point(shareX x: Double, shareY y: Double) -> Point {
    let lost = fingersMissLastPixel ? 1 : 0
    return point(
      windowX: x * Double(max(1, windowWidth - lost)),
      windowY: y * Double(max(1, windowHeight - lost))
    )
  }
}
