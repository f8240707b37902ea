package import SceneHost
import Controls
package import GraphModel
import SceneParts
package import Drawing
package import GraphKit
import Intervals
import PlaneProof
import Words

/// The points of interest: looked for apart from the drawing, and marked with dots.
package struct PointsTool: GraphTool {
  /// Whether they go without dots.
  package private(set) var isHidden = false
  private let query = BackgroundQuery<PointQuestion, [PointOfInterest]>(PointSearch.points)

  private var pace = PointPace()

  package init() {}

  package func deadline(at time: Double, isStill: Bool) -> Double? { pace.deadline }
  package func work(in background: Background) { query.background = background }

  /// Whether functions change too fast to ask; what is looked for of earlier ones is given up.
  package mutating func waits(for functions: [GraphFunction], at time: Double) -> Bool {
    if pace.note(functions, at: time) { query.forget() }
    _ = pace.end(at: time)
    return pace.deadline != nil
  }

  /// Ends a wait that is over, whether or not points are still wanted; false where none ends now.
  package mutating func endWait(at time: Double) -> Bool { pace.end(at: time) }

  /// Looks for the points in view.
  package mutating func layOut(in graph: GraphSnapshot) {
    guard !graph.frames.plot.isEmpty, graph.needsPoints || !isHidden else { return }
    let functions = graph.curves.map(\.function)
    if waits(for: functions, at: graph.time) { return }
    ask(about: functions, over: graph.projection.xRange, graph.projection.yRange)
  }

  package mutating func advance(in graph: GraphSnapshot) -> [ToolRequest] {
    let wasPutOff = endWait(at: graph.time)
    if wasPutOff { layOut(in: graph) }
    return query.collect() || wasPutOff ? [.redraw] : []
  }

  package func publish(to selection: inout GraphSelection, of curves: [GraphedCurve]) {
    selection.points = known(of: curves.map(\.function))
  }

  package func keep(in exploration: inout Exploration) {
    exploration.hidesPoints = isHidden ? true : nil
  }

  package mutating func restore(_ exploration: Exploration, language: any FormulaLanguage) {
    isHidden = exploration.hidesPoints ?? false
  }

  /// Where a dot may stand, and on which curve.
  package struct PointPlace {
    package var curve: Int
    package var place: Point
    /// Which kind of points it belongs to, those that tell most first.
    var rank: Int
    /// Whether the curve does not reach it.
    var isOpen = false

    package init(curve: Int, place: Point, rank: Int, isOpen: Bool = false) {
      self.curve = curve
      self.place = place
      self.rank = rank
      self.isOpen = isOpen
    }
  }

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard case .menu(.points, _) = event else { return nil }
    isHidden.toggle()
    return [.redraw, .save]
  }

  /// The points known so far of some curves; true wherever the view is by now.
  private func known(of functions: [GraphFunction]) -> [PointOfInterest] {
    guard let last = query.last, last.question.functions == functions else { return [] }
    return last.answer
  }

  /// Asks for the points in view, a little more than that, unless they are known.
  private func ask(
    about functions: [GraphFunction],
    over view: ClosedRange<Double>,
    _ rows: ClosedRange<Double>
  ) {
    let width = view.upperBound - view.lowerBound
    guard !functions.isEmpty, width.isFinite, width > 0 else { return }
    let height = functions.height(of: rows)
    if let known = query.last?.question, known.functions == functions,
      Interval(view).isSubset(of: known.window), known.window.width <= 4 * width,
      height.map({ height in
        known.height.map { height.isSubset(of: $0) && $0.width <= 4 * height.width } ?? false
      }) ?? true
    {
      return
    }
    query.ask(
      PointQuestion(
        functions: functions,
        window: Interval(view).widened,
        height: height?.widened
      )
    )
  }

  /// The points that are proven to within a device pixel, the selected curve's first.
  package func places(in graph: GraphSnapshot) -> [PointPlace] {
    guard !isHidden, !graph.curves.isEmpty else { return [] }
    let (selected, projection) = (graph.selectedCurve, graph.projection)
    return graph.points.filter(\.isProven).compactMap { point -> PointPlace? in
      guard let rank = point.rank, graph.curves.indices.contains(point.curve), let y = point.y,
        y.isBounded,
        point.x.width <= projection.unitsPerColumn(at: point.place),
        y.width <= projection.unitsPerRow(at: y.midpoint)
      else { return nil }
      let place = Point(x: projection.pointX(point.place), y: projection.pointY(y.midpoint))
      guard projection.frame.contains(place) else { return nil }
      let isOpen = point.isMissing || point.border == .open
      return PointPlace(curve: point.curve, place: place, rank: rank, isOpen: isOpen)
    }
    .sorted { ($0.curve == selected ? -1 : $0.curve) < ($1.curve == selected ? -1 : $1.curve) }
  }

  /// Draws dots on points, except under something else or where they are marked already, and returns
  /// where; fewer and fainter ones where they are many.
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
    let marks = pictures.flatMap { $0.picture.marks + $0.picture.rings }.map {
      ($0, graph.view.style.markRadius)
    }
    let taken = marks + [traced].compactMap { $0 }
    let dots = PointThinning(places(in: graph), reach: PointThinning.reach * unit).dots.filter {
      point in
      !covers.contains { $0.contains(point.place) }
        && !taken.contains { $0.0.distance(to: point.place) < $0.1 }
    }
    let crowd = Neighbourhood(dots.map(\.place), within: 14 * unit)
    for (index, dot) in dots.enumerated() {
      let isCrowded =
        dot.standsForOthers || crowd.contains(around: dot.place) { other, _ in other != index }
      // Wide moats of neighbours would chop the curves between them; without any a small dot is lost
      // in its curve.
      let own = isCrowded ? radius * 0.8 : radius
      canvas.fillCircle(
        center: dot.place,
        radius: own + (isCrowded ? 1 : 1.75) * unit,
        with: graph.theme.surface
      )
      let pen = graph.pen(dot.curve).opacity(dot.standsForOthers && !dot.isOpen ? 0.7 : 1)
      if dot.isOpen {
        canvas.fillCircle(center: dot.place, radius: radius, with: graph.theme.surface)
        canvas.strokeCircle(center: dot.place, radius: radius, stroke: Stroke(2 * unit), with: pen)
      } else {
        canvas.fillCircle(center: dot.place, radius: own, with: pen)
      }
    }
    return dots.map(\.place)
  }
}

extension PointOfInterest {
  /// How much a dot on it tells, the most first; nil where none marks it: breaks have marks of their
  /// own.
  fileprivate var rank: Int? {
    switch kind {
    case .zero: 0
    case .intersection: 1
    case .maximum, .minimum: 2
    case .selfCrossing, .corner, .isolatedPoint: 1
    case .horizontalTangent, .verticalTangent: 2
    case .yIntercept: 3
    case .domainEnd: isMissing ? 0 : 3
    case .inflection, .jump, .hole, .pole, .cusp: nil
    }
  }
}

extension [GraphFunction] {
  /// The y that are looked at: none where all are functions of x.
  func height(of rows: ClosedRange<Double>) -> Interval? {
    contains { $0.base is any ExplorableFigure } ? Interval(rows) : nil
  }
}

extension Interval {
  /// A little more on both sides, so that a short pan finds all known.
  fileprivate var widened: Interval {
    Interval(lowerBound - width / 4, upperBound + width / 4)
  }
}
