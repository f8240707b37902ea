import Drawing

/// A box that is drawn to be zoomed into.
struct BoxZoom: Hashable {
  /// Two corners.
  var start: Point
  var end: Point
  /// Which finger draws it, nil for the mouse.
  var contact: Int64?
  /// Whether it is being drawn; else it waits for a finger, keys or the controller.
  var isDrawn: Bool

  /// Smaller boxes are slips of the hand, in points.
  static let least = 8.0

  func frame(in plot: Rect) -> Rect {
    Rect(from: plot.clamped(start), to: plot.clamped(end))
  }

  /// Moves both corners, as far as the box stays inside.
  mutating func move(by way: Vector, in plot: Rect) {
    let box = frame(in: plot)
    let held = Vector(
      dx: min(max(way.dx, plot.x - box.x), plot.maxX - box.maxX),
      dy: min(max(way.dy, plot.y - box.y), plot.maxY - box.maxY)
    )
    (start, end) = (start + held, end + held)
  }

  /// Makes it larger or smaller about its middle.
  mutating func scale(by factor: Double, in plot: Rect) {
    let box = frame(in: plot)
    let size = Size(
      width: min(max(box.width * factor, 2 * Self.least), plot.width),
      height: min(max(box.height * factor, 2 * Self.least), plot.height)
    )
    let scaled = Rect(center: box.center, width: size.width, height: size.height)
    start = Point(x: scaled.x, y: scaled.y)
    end = Point(x: scaled.maxX, y: scaled.maxY)
    move(by: .zero, in: plot)
  }
}
