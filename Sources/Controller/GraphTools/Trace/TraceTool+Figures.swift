import Drawing
import GraphKit
import GraphModel
import PlaneProof
import Intervals

/// The trace on figures: along a curve of x and y, around an area, with a moving point.
extension TraceTool {
  /// Where the trace stands on a figure's line; nil on a function of x.
  func figurePlace(in graph: GraphSnapshot) -> FigurePlace? {
    guard let trace, let figure = graph.figure(trace.curve) else { return nil }
    return figure.place(
      at: (trace.x, trace.y ?? 0),
      t: trace.t,
      graph.pixelSize
    )
  }

  /// Whether it stands on a figure.
  func isOnFigure(in graph: GraphSnapshot) -> Bool {
    trace.map { graph.figure($0.curve) != nil } ?? false
  }

  /// Puts the trace onto a place of a figure.
  mutating func put(
    _ curve: Int,
    at place: FigurePlace,
    in graph: GraphSnapshot
  ) -> [ToolRequest] {
    hand.heading = place.tangent.dx < 0 ? place.tangent.turned : place.tangent
    return put(Exploration.Trace(curve: curve, x: place.x, y: place.y, t: place.t), in: graph)
  }

  /// Puts the trace onto a special point.
  mutating func put(at point: PointOfInterest, in graph: GraphSnapshot) -> [ToolRequest] {
    guard graph.figure(point.curve) != nil else {
      return put(point.curve, at: point.place, in: graph)
    }
    let heading = hand.heading
    let requests = put(
      Exploration.Trace(curve: point.curve, x: point.place, y: point.height, t: point.t?.midpoint),
      in: graph
    )
    // Whoever comes along the line goes on as before.
    if let own = figurePlace(in: graph)?.tangent, own.length > 0.5 {
      hand.heading = own.along(heading) < 0 ? own.turned : own
    }
    return requests
  }

  /// Puts the trace onto the line of a figure nearest to a place.
  mutating func put(
    _ curve: Int,
    nearestTo place: Point,
    snaps: Bool,
    in graph: GraphSnapshot
  ) -> [ToolRequest] {
    let reach = hand.reach
    if snaps, let point = graph.point(nearestTo: place, within: reach / 2, onCurve: curve) {
      return put(at: point, in: graph)
    }
    guard let hit = graph.figure(curve, near: place, within: .infinity) else { return [] }
    return put(curve, at: hit.place, in: graph)
  }

  /// Follows the line by device pixels, one by one; a special point on the way stops it.
  mutating func follow(by pixels: Int, in graph: GraphSnapshot) -> [ToolRequest] {
    guard let start = trace, let figure = graph.figure(start.curve),
      var place = figurePlace(in: graph)
    else { return [] }
    let size = graph.pixelSize
    var heading = hand.heading
    if heading.length < 0.5 { heading = place.tangent }
    let way = pixels < 0 ? heading.turned : heading
    var ahead = way
    for _ in 0..<abs(pixels) {
      let step = figure.step(
        from: place,
        heading: ahead,
        by: start.t != nil && pixels < 0 ? -1 : 1,
        size
      )
      guard let next = step else { break }
      if let stop = graph.point(between: place, next, on: start) {
        let requests = put(at: stop, in: graph)
        hand.heading = pixels < 0 ? ahead.turned : ahead
        return requests + (wayIntoView(in: graph).map { [.pan($0)] } ?? [])
      }
      if next.tangent.length > 0.5 {
        ahead = next.tangent.along(ahead) < 0 ? next.tangent.turned : next.tangent
      }
      place = next
    }
    let requests = put(
      Exploration.Trace(curve: start.curve, x: place.x, y: place.y, t: place.t),
      in: graph
    )
    hand.heading = pixels < 0 ? ahead.turned : ahead
    return requests + (wayIntoView(in: graph).map { [.pan($0)] } ?? [])
  }

  /// The special points of the traced curve in the order in which they are gone through: by t, or
  /// from left to right and from below.
  func isOrdered(_ first: PointOfInterest, _ second: PointOfInterest) -> Bool {
    if let early = first.t, let late = second.t { return early.midpoint < late.midpoint }
    return (first.place, first.height ?? 0) < (second.place, second.height ?? 0)
  }

  /// Whether a special point comes after the trace in that order.
  func comesLater(_ point: PointOfInterest) -> Bool {
    guard let trace, !point.isAt(trace) else { return false }
    if let t = point.t, let time = trace.t { return t.midpoint > time }
    return (point.place, point.height ?? 0) > (trace.x, trace.y ?? -.infinity)
  }
}

extension PixelVector {
  /// The other way.
  var turned: PixelVector { PixelVector(dx: -dx, dy: -dy) }
}
