import Drawing
import GraphKit
import GraphModel
import Input

/// The trace with a finger or the mouse: put onto a curve, and dragged along it.
extension TraceTool {
  mutating func handle(_ gesture: Gesture, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch gesture {
    case .began(let place):
      let reach = hand.reach
      hand.isHolding = self.place(in: graph).map { $0.distance(to: place) <= reach } ?? false
      hand.place = place
      return nil
    case .pan(let translation) where hand.isHolding:
      hand.held = nil
      return drag(by: translation, in: graph)
    case .pinchBegan:
      hand.isHolding = false
      return nil
    case .tap(2, _, _):
      // The first of two taps meant the plane, too: what it did to the trace is taken back.
      if let before = hand.traceBefore { trace = before }
      hand.traceBefore = nil
      return nil
    case .tap(1, let place, let byFinger):
      hand.traceBefore = .some(trace)
      let reach = byFinger ? GestureReach.tap : GestureReach.click
      return put(near: place, within: reach, snaps: !hand.isFree, in: graph)
        ?? (isOn ? end() : nil)
    case .fling where hand.isHolding: return []
    case .longPress(let place): return hold(at: place, in: graph)
    case .ended:
      hand.isHolding = false
      return hand.takeHeldPlace().map { [.menu(at: $0)] } ?? []
    case .hover(let place):
      hover(at: place, in: graph)
      return []
    default: return nil
    }
  }

  /// A finger that rests on a curve takes the dot along; elsewhere, or lifted again, it wants the menu.
  private mutating func hold(at place: Point, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard graph.isTouched,
      let requests = put(near: place, within: GestureReach.tap, snaps: true, in: graph)
    else { return nil }
    hand.isHolding = true
    hand.place = place
    hand.held = place
    return requests
  }

  /// Moves the held dot along its curve.
  private mutating func drag(by way: Vector, in graph: GraphSnapshot) -> [ToolRequest] {
    hand.place = hand.place + way
    guard let trace else { return [] }
    let (place, reach) = (hand.place, hand.reach)
    if graph.figure(trace.curve) != nil {
      return put(trace.curve, nearestTo: place, snaps: !hand.isFree, in: graph)
    }
    if !hand.isFree {
      let projection = graph.projection
      let x = projection.x(at: place.x)
      let near = graph.points.filter { $0.curve == trace.curve && $0.isProven }
        .min { abs($0.place - x) < abs($1.place - x) }
      if let near, abs(projection.pointX(near.place) - place.x) <= reach / 2 {
        return put(trace.curve, at: near.place, in: graph)
      }
    }
    let column = graph.column(at: graph.frames.plot.clamped(place).x)
    return put(trace.curve, onColumn: column, in: graph)
  }
}
