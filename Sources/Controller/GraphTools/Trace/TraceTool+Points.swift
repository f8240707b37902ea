import Drawing
import GraphModel
import Intervals
import PlaneProof

extension TraceTool {
  /// The special points that the trace stands on, those proven first.
  ///
  /// Where the curve certainly breaks, nothing else is possible; where it certainly has no value, at
  /// most a break is.
  func points(in graph: GraphSnapshot) -> [PointOfInterest] {
    guard let trace, graph.curves.indices.contains(trace.curve) else { return [] }
    let here = graph.points.filter { $0.isAt(trace) }
    let proven = here.filter(\.isProven)
    if proven.contains(where: \.isBreak) { return proven }
    let isGap =
      graph.figure(trace.curve) == nil && graph.value(of: trace.curve, at: trace.place) == .none
    return proven + here.filter { !$0.isProven && (!isGap || $0.isBreak) }
  }

  /// The special point that the trace stands on.
  func point(in graph: GraphSnapshot) -> PointOfInterest? {
    let here = points(in: graph)
    // An extremum also tells that the curve is level there.
    return here.first { $0.isProven && ($0.kind == .maximum || $0.kind == .minimum) } ?? here.first
  }

  /// The same where it certainly is there.
  func provenPoint(in graph: GraphSnapshot) -> PointOfInterest? {
    point(in: graph).flatMap { $0.isProven ? $0 : nil }
  }

  /// The place that it stands on, where that is a special point known in closed form.
  package func closedPlace(in graph: GraphSnapshot) -> ClosedPlace? {
    guard let point = provenPoint(in: graph) else { return nil }
    return ClosedPlace(
      x: point.exactX.map { ClosedPlace.Number(form: $0, value: point.place) },
      y: point.exactY.flatMap { form in
        point.y.map { ClosedPlace.Number(form: form, value: $0.midpoint) }
      }
    )
  }

  /// Shows a faint dot where a click would trace.
  mutating func hover(at place: Point, in graph: GraphSnapshot) {
    let reach = GestureReach.click
    let hit = hand.isHolding ? nil : graph.curve(near: place, within: reach)
    hovered = hit.map {
      let x = roundest(of: $0.curve, inColumn: $0.column, in: graph)
      return Exploration.Trace(curve: $0.curve, x: x)
    }
    guard !hand.isHolding else { return }
    let figure = graph.figure(near: place, within: hit?.distance ?? reach)
    if let figure {
      hovered = Exploration.Trace(curve: figure.curve, x: figure.place.x, y: figure.place.y)
    }
    // A point that is marked is what a click there would trace.
    guard !hand.isFree, let curve = hovered?.curve,
      let point = graph.point(nearestTo: place, within: reach, onCurve: curve)
    else { return }
    let height = figure == nil ? nil : point.height
    hovered = Exploration.Trace(curve: curve, x: point.place, y: height)
  }
}
