import Drawing

/// Where a curve's points lie on the surface.
struct CurvePlacement {
  private let left: Double
  private let origin: Point
  private let pointsPerUnitX: Double
  private let pointsPerUnitY: Double
  /// How far above and below the frame lines are followed.
  private let highest: Double
  private let lowest: Double

  init(_ projection: Projection, _ grid: PixelGrid) {
    let scale = projection.contentScale.devicePixelsPerPoint
    left = grid.left
    origin = Point(x: projection.frame.x, y: projection.frame.y)
    pointsPerUnitX = 1 / (grid.unitsPerColumn * scale)
    pointsPerUnitY = 1 / (grid.unitsPerRow * scale)
    let far = 4 * projection.frame.height + 1000
    highest = projection.frame.y - far
    lowest = projection.frame.maxY + far
  }

  /// The point of an x and a distance from the top.
  @inline(__always)
  func point(_ x: Double, _ distance: Double) -> Point {
    Point(
      x: origin.x + (x - left) * pointsPerUnitX,
      y: min(max(origin.y - distance * pointsPerUnitY, highest), lowest)
    )
  }
}
