import Calculus
import CurveProof
import Drawing
import GraphKit
import Intervals
import TestSupport
import Testing

/// The examples of GraphKit's documentation, with the results that stand beside them.
@Suite struct DocumentationTests {
  private let frame = Rect(x: 0, y: 0, width: 400, height: 300)

  @Test func `a viewport moves and grows as written`() {
    let view = Viewport(pointsPerUnit: 40)
    #expect(view.panned(by: Vector(dx: 40, dy: 0)).centerX == -1)
    #expect(view.zoomed(by: 2, about: frame.center, in: frame).pointsPerUnitX == 80)
    let projection = Projection(.standard, frame: frame, contentScale: ContentScale(2))
    #expect(projection.pointX(1) == 272 && projection.columnCount == 800)
  }

  @Test func `ticks are labelled as written`() {
    let step = TickStep(atLeast: 0.3)
    #expect(step.length == 0.5 && step.ticks(in: -1.2...1.2) == -2..<3)
    #expect(step.label(ofTick: -2) == "\u{2212}1.0")
    #expect(TickStep(atLeast: 1, in: .pi).label(ofTick: 3) == "3π/2")
    #expect(TickStep(atLeast: 0.5).label(ofTick: 3, decimalMark: ",") == "1,5")
    #expect(TickStep(atLeast: .pi / 12, in: .pi).next == TickStep(atLeast: .pi / 6, in: .pi))
  }

  @Test func `ranges get the room that is written`() {
    #expect(ValueReach.padded(0...10, by: 0.1) == -1...11)
    #expect(ValueReach.padded(5...5, by: 0.1) == 0...10)
  }

  @Test func `styles are as written`() {
    #expect(LineStyle.dashed.dash(width: 2.5) == [10, 6] && InkReach.none.extent == nil)
    var style = GraphStyle()
    style.colors.pens = [Color(0x1F6FEB), Color(0xB23404)]
    #expect(style.pen(2) == style.pen(0))
    #expect(EdgeInsets(left: 12, bottom: 40).top == 0)
  }

  @Test func `a store has the rows that are written`() {
    let sine = ProvableFunction("sine") { .sin($0) }
    let store = CurveStore()
    let grid = PixelGrid(x: -5...5, y: -4...4, columnCount: 160, rowCount: 128)
    let isComplete = store.prove(sine, generation: 1, on: grid, while: { true })
    #expect(isComplete && store.rows(ofColumn: 80).certain.contains(63))
  }
}
