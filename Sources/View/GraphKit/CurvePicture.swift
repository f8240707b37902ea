public import Drawing

/// A curve as ink: derived for one frame, kept by nobody.
public struct CurvePicture: Sendable {
  /// Polylines to stroke, in points.
  public var strokes: [[Point]] = []
  /// Dots to fill, in points.
  public var dots: [Point] = []
  /// For each column of the frame the ink's upper and lower end in points, nil where there is none.
  public var reach: [ClosedRange<Double>?]

  /// No ink on a frame of so many columns.
  public init(columnCount: Int) { reach = Array(repeating: nil, count: columnCount) }

  /// Whether ink runs through a box, given the frame it was made for.
  public func crosses(_ box: Rect, in projection: Projection) -> Bool {
    let scale = projection.contentScale
    let first = max(0, Int(scale.devicePixels(box.x - projection.frame.x)))
    let last = min(reach.count - 1, Int(scale.devicePixels(box.maxX - projection.frame.x)))
    guard first <= last else { return false }
    return reach[first...last].contains { extent in
      extent.map { $0.lowerBound <= box.maxY && $0.upperBound >= box.y } ?? false
    }
  }

  /// Adds a stretch to what a column holds.
  mutating func extend(column: Int, by extent: ClosedRange<Double>) {
    guard reach.indices.contains(column) else { return }
    guard let old = reach[column] else {
      reach[column] = extent
      return
    }
    reach[column] =
      min(old.lowerBound, extent.lowerBound)...max(old.upperBound, extent.upperBound)
  }
}
