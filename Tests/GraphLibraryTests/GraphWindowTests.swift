import GraphLibrary
import GraphModel
import GraphScene
import GraphTools
import SceneHost
import TestSupport
import Testing

/// A window of two closures, without the window.
@Suite struct GraphWindowTests {
  @Test func `what is certain of a closure is proven on the graph`() {
    let window = GraphWindow(
      "Two curves",
      .init("wave") { ($0 / 2).squareRoot() },
      .init("pole", certain: { .constant(Interval(1)) / .variable(over: $0) }) { 1 / $0 }
    )
    let scene = window.scene
    #expect(scene.curves.map(\.plot.function.isProvable) == [false, true])
    let frame = Rect(x: 0, y: 0, width: 1024, height: 768)
    scene.layOut(in: SceneContext(frame: frame, measurer: RecordingCanvas()))
    let canvas = RecordingCanvas()
    scene.draw(on: canvas)
    #expect(canvas.drawnTexts.contains { $0.text.contains("pole") })
  }
}
