import Drawing
import GraphKit
import GraphModel
package import PlaneProof
import Intervals
import Numerals

/// The lines of figures near a place.
extension GraphSnapshot {
  /// The figure that a curve is; nil for a function of x.
  package func figure(_ curve: Int) -> PlaneFigure? {
    guard plots.indices.contains(curve) else { return nil }
    return (plots[curve].function as? any PlaneSet)?.figure
  }

  /// How much of the plane a device pixel is.
  package var pixelSize: PixelSize {
    let projection = projection
    return PixelSize(width: projection.unitsPerColumn, height: projection.unitsPerRow)
  }

  /// The figure whose line is nearest to a place, and where.
  func figure(
    near place: Point,
    within reach: Double
  ) -> (curve: Int, place: FigurePlace, distance: Double)? {
    guard frames.plot.contains(place) else { return nil }
    let hits = curves.indices.compactMap { curve in
      figure(curve, near: place, within: reach).map { (curve, $0.place, $0.distance) }
    }
    return hits.min { $0.2 < $1.2 }
  }

  /// The place of a figure's lines nearest to a place of the picture, with its distance in points.
  func figure(
    _ curve: Int,
    near place: Point,
    within reach: Double
  ) -> (place: FigurePlace, distance: Double)? {
    guard let figure = figure(curve) else { return nil }
    let (projection, picture) = (projection, pictures[curve].picture)
    let lines = picture.strokes + picture.figure.openBorders + picture.figure.spots.map { [$0] }
    var best: (distance: Double, place: Point)?
    for line in lines {
      for (index, end) in line.enumerated() {
        let near = index == 0 ? end : place.nearest(from: line[index - 1], to: end)
        let distance = near.distance(to: place)
        if distance <= reach, distance < best?.distance ?? .infinity { best = (distance, near) }
      }
    }
    guard let best else { return nil }
    let (x, y) = (projection.x(at: best.place.x), projection.y(at: best.place.y))
    let found = figure.place(
      near: (x, y),
      within: 8,
      PixelSize(width: projection.unitsPerColumn(at: x), height: projection.unitsPerRow(at: y)),
      rounding: { NumberText.roundest(from: $0.lowerBound, to: $0.upperBound) }
    )
    return found.map { ($0, best.distance) }
  }

  /// The proven special point that is passed on the way from one place of a figure to the next.
  func point(
    between first: FigurePlace,
    _ second: FigurePlace,
    on start: Exploration.Trace
  ) -> PointOfInterest? {
    let size = pixelSize
    func way(_ place: FigurePlace, _ point: PointOfInterest) -> Double {
      PixelVector(
        dx: (place.x - point.place) / size.width,
        dy: (place.y - (point.height ?? 0)) / size.height
      ).length
    }
    let length = PixelVector(
      dx: (first.x - second.x) / size.width,
      dy: (first.y - second.y) / size.height
    ).length
    return points.first { point in
      guard point.curve == start.curve, point.isProven, point.y != nil, !point.isAt(start) else {
        return false
      }
      if let t = point.t, let early = first.t, let late = second.t {
        return min(early, late) < t.midpoint && t.midpoint <= max(early, late)
      }
      // Between both, but for the bend of the line.
      return way(first, point) <= length && way(second, point) < length
    }
  }
}

extension Point {
  /// The place of a stretch that is nearest.
  fileprivate func nearest(from start: Point, to end: Point) -> Point {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return start }
    let share = ((x - start.x) * dx + (y - start.y) * dy) / square
    let part = min(max(share, 0), 1)
    return Point(x: start.x + part * dx, y: start.y + part * dy)
  }
}
