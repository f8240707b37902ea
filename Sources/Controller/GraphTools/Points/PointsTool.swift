package import SceneHost
package import Controls
package import Graphs
package import Drawing
package import GraphKit
import Intervals

/// The points of interest: looked for apart from the drawing, and marked with dots.
package struct PointsTool: GraphTool {
  /// Whether they go without dots.
  package var isHidden = false
  package let query = BackgroundQuery<PointQuestion, [PointOfInterest]>(PointSearch.points)

  package init() {}

  /// Where a dot may stand, and on which curve.
  package struct PointPlace {
    var curve: Int
    package var place: Point
  }

  package func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? { nil }
  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {}

  /// The points known so far of some curves; true wherever the view is by now.
  package func known(of functions: [GraphFunction]) -> [PointOfInterest] {
    guard let last = query.last, last.question.functions == functions else { return [] }
    return last.answer
  }

  /// Asks for the points in view, a little more than that, unless they are known.
  package func ask(about functions: [GraphFunction], over view: ClosedRange<Double>) {
    let width = view.upperBound - view.lowerBound
    guard !functions.isEmpty, width.isFinite, width > 0 else { return }
    if let known = query.last?.question, known.functions == functions,
      Interval(view).isSubset(of: known.window), known.window.width <= 4 * width
    {
      return
    }
    query.ask(
      PointQuestion(
        functions: functions,
        window: Interval(view.lowerBound - width / 4, view.upperBound + width / 4)
      )
    )
  }

  /// The points that are proven to within a device pixel, the selected curve's first.
  package func places(in graph: GraphSnapshot) -> [PointPlace] {
    guard !isHidden, !graph.curves.isEmpty else { return [] }
    let (selected, projection) = (graph.selectedCurve, graph.projection)
    return graph.points.filter { $0.hasDot && $0.isProven }.compactMap { point -> PointPlace? in
      guard graph.curves.indices.contains(point.curve), let y = point.y, y.isBounded,
        point.x.width <= projection.unitsPerColumn, y.width <= projection.unitsPerRow
      else { return nil }
      let place = Point(x: projection.pointX(point.place), y: projection.pointY(y.midpoint))
      return projection.frame.contains(place) ? PointPlace(curve: point.curve, place: place) : nil
    }
    .sorted { ($0.curve == selected ? -1 : $0.curve) < ($1.curve == selected ? -1 : $1.curve) }
  }

  /// Draws dots on points, except where they are too many, under something else, or marked already,
  /// and returns where.
  @discardableResult package func draw(
    among pictures: [(plot: Plot, picture: CurvePicture)],
    under covers: [Rect],
    beside trace: TraceLayout?,
    isStrong: Bool,
    in graph: GraphSnapshot,
    on canvas: any Canvas
  ) -> [Point] {
    let unit = graph.stageUnit.map { 1.6 * $0 } ?? 1
    let radius = (isStrong ? 4.5 : 3.5) * unit
    let traced = (trace?.dot).map { ($0, trace?.dotRadius ?? 0) }
    let marks = pictures.flatMap { $0.picture.marks }.map { ($0, graph.view.style.markRadius) }
    let taken = marks + [traced].compactMap { $0 }
    let places = Self.apart(places(in: graph)).filter { point in
      !covers.contains { $0.contains(point.place) }
        && !taken.contains { $0.0.distance(to: point.place) < $0.1 }
    }
    let crowd = Neighbourhood(places.map(\.place), within: 14 * unit)
    for (index, point) in places.enumerated() {
      let pen = graph.pen(point.curve)
      let isCrowded = crowd.contains(around: point.place) { other, _ in other != index }
      // Moats of neighbours would chop the curves between them.
      if !isCrowded {
        canvas.fillCircle(
          center: point.place,
          radius: radius + 1.75 * unit,
          with: graph.theme.surface
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

extension Interval {
  /// A closed range as an interval.
  init(_ range: ClosedRange<Double>) { self.init(range.lowerBound, range.upperBound) }
}
