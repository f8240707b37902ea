import Drawing
import CurveProof
import GraphKit
import Calculus
import Intervals
import TestSupport
import Testing

// What GraphKit's documentation draws on a canvas of one's own, from here …
struct Hyperbola: PlotFunction {
  var isProvable: Bool { true }
  func y(at x: Double) -> Double? { x == 0 ? nil : 1 / x }
  func enclosure(over x: Interval) -> Enclosure { .constant(Interval(1)) / .variable(over: x) }
}

struct Blackboard: GraphDataSource {
  func plots() -> [Plot] { [Plot(Hyperbola())] }
}

func drawBlackboard(on canvas: any Canvas, in frame: Rect) {
  GraphView().draw(on: canvas, in: frame, from: Blackboard())
}

func maximum(in frame: Rect) -> Interval? {
  let view = GraphView()
  let projection = view.projection(frame: frame, contentScale: .one)
  return view.statistics(of: Hyperbola(), in: projection).maximum
}
// … to here.

@Suite struct OwnFunctionExample {
  @Test func `ten lines draw a function of one's own, open at its pole`() {
    let canvas = RecordingCanvas()
    drawBlackboard(on: canvas, in: Rect(x: 0, y: 0, width: 400, height: 300))
    let strokes = canvas.calls.filter { $0.contains("path w2.5 #b23404") }
    #expect(strokes.count == 2)
    #expect(!canvas.calls.contains { $0.contains("columns") })
  }

  @Test func `its values grow beyond all bounds beside the pole`() {
    #expect(maximum(in: Rect(x: 0, y: 0, width: 400, height: 300))?.upperBound == .infinity)
  }
}
