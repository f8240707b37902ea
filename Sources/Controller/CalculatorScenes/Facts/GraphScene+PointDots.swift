import Controls
import Drawing
import GraphKit
import NumericCore

/// The dots on points of interest.
extension GraphScene {
  /// Where a dot may stand, and on which curve.
  struct PointPlace {
    var curve: Int
    var place: Point
  }

  /// The points that are proven to within a device pixel, the selected curve's first.
  func pointPlaces(in projection: Projection) -> [PointPlace] {
    guard exploration.hidesPoints != true, !source.curves.isEmpty else { return [] }
    let selected = selectedCurve
    return points.filter { $0.hasDot && $0.isProven }.compactMap { point -> PointPlace? in
      guard source.curves.indices.contains(point.curve), let y = point.y, y.isBounded,
        point.x.width <= projection.unitsPerColumn, y.width <= projection.unitsPerRow
      else { return nil }
      let place = Point(x: projection.pointX(point.place), y: projection.pointY(y.midpoint))
      return projection.frame.contains(place) ? PointPlace(curve: point.curve, place: place) : nil
    }
    .sorted { ($0.curve == selected ? -1 : $0.curve) < ($1.curve == selected ? -1 : $1.curve) }
  }

  /// Draws dots on points, except where they are too many, under something else, or marked already,
  /// and returns where.
  @discardableResult func drawPoints(
    among pictures: [(plot: Plot, picture: CurvePicture)],
    in projection: Projection,
    under covers: [Rect],
    beside trace: TraceLayout?,
    on canvas: any Canvas
  ) -> [Point] {
    let isStrong = isTracing || exploration.statistics != nil
    let unit = presentation.map { 1.6 * $0.unit(in: frames.plot) } ?? 1
    let radius = (isStrong ? 4.5 : 3.5) * unit
    let traced = (trace?.dot).map { ($0, trace?.dotRadius ?? 0) }
    let marks = pictures.flatMap { $0.picture.marks }.map { ($0, view.style.markRadius) }
    let taken = marks + [traced].compactMap { $0 }
    let places = Self.apart(pointPlaces(in: projection)).filter { point in
      !covers.contains { $0.contains(point.place) }
        && !taken.contains { $0.0.distance(to: point.place) < $0.1 }
    }
    let crowd = Neighbourhood(places.map(\.place), within: 14 * unit)
    for (index, point) in places.enumerated() {
      let pen = theme.pens[source.curves[point.curve].pen % theme.pens.count]
      let isCrowded = crowd.contains(around: point.place) { other, _ in other != index }
      // Moats of neighbours would chop the curves between them.
      if !isCrowded {
        canvas.fillCircle(
          center: point.place,
          radius: radius + 1.75 * unit,
          with: theme.surface
        )
      }
      canvas.fillCircle(center: point.place, radius: isCrowded ? radius * 0.7 : radius, with: pen)
    }
    return places.map(\.place)
  }

  /// The places without those that would run together, and one of each that curves share.
  private static func apart(_ places: [PointPlace]) -> [PointPlace] {
    let near = Neighbourhood(places.map(\.place), within: 9)
    let clear = places.filter { point in
      !near.contains(around: point.place) { other, distance in
        places[other].curve == point.curve && distance > 0.5
      }
    }
    let same = Neighbourhood(clear.map(\.place), within: 0.5.nextUp)
    return clear.enumerated().filter { index, point in
      !same.contains(around: point.place) { other, _ in other < index }
    }
    .map(\.element)
  }
}

extension PointOfInterest {
  /// Whether a dot marks it; breaks have marks of their own.
  fileprivate var hasDot: Bool {
    switch kind {
    case .zero, .maximum, .minimum, .intersection, .yIntercept: true
    case .inflection, .jump, .hole, .pole: false
    }
  }
}
