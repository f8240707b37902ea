import Calculus
import Drawing
import GraphKit
import GraphModel
import PlaneProof

/// The trace stays on what it traces, whatever becomes of that.
extension TraceTool {
  /// Goes with its curve to another place of the list; where that is seen no more, the trace ends.
  mutating func renumber(_ place: (Int) -> Int?) {
    guard let old = trace else { return }
    guard let curve = place(old.curve) else {
      (trace, line, ground, hand.isHolding) = (nil, nil, nil, false)
      return
    }
    trace?.curve = curve
  }

  /// Stands on what its curve has become: a moving point at the same time, a figure at the nearest
  /// place of its lines, a function at the same x.
  mutating func follow(in graph: GraphSnapshot) {
    guard let old = trace, graph.curves.indices.contains(old.curve) else { return }
    let function = graph.curves[old.curve].function
    guard function != ground else { return }
    guard let figure = graph.figure(old.curve) else {
      trace = Exploration.Trace(curve: old.curve, x: old.x, written: old.text)
      ground = function
      return
    }
    // One that was kept stands there already.
    let here = figure.place(at: (old.x, old.y ?? .nan), t: old.t, graph.pixelSize)
    if let here, here.isProven || old.t != nil {
      let moved = PixelVector(
        dx: (here.x - old.x) / graph.pixelSize.width,
        dy: (here.y - (old.y ?? here.y)) / graph.pixelSize.height
      )
      if moved.length > 1e-3 {
        hasMoved = true
        trace = Exploration.Trace(curve: old.curve, x: here.x, y: here.y, t: old.t)
      }
      ground = function
      return
    }
    let projection = graph.projection
    let y = old.y ?? ground?.base.y(at: old.x) ?? projection.y(at: graph.clearPlot.midY)
    let place = Point(x: projection.pointX(old.x), y: projection.pointY(y))
    guard let hit = graph.figure(old.curve, near: place, within: .infinity) else { return }
    hasMoved = true
    trace = Exploration.Trace(curve: old.curve, x: hit.place.x, y: hit.place.y, t: hit.place.t)
    ground = function
  }
}
