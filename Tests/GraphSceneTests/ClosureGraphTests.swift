import Controls
import Drawing
import GraphKit
import GraphLibrary
import GraphScene
import GraphTools
import GraphModel
import Input
import SceneHost
import TestSupport
import Testing
import Words

/// A program of its own: a graph of two Swift closures, without formulas or a calculator.
@Suite struct ClosureGraphTests {
  private let scene: PlaneScene
  private let context = SceneContext(
    frame: Rect(x: 0, y: 0, width: 1024, height: 768),
    measurer: RecordingCanvas()
  )

  init() {
    var document = GraphDocument()
    document.functions = FunctionList([
      (GraphFunction(ClosureFunction(name: "wave") { 3 * ($0 / 2).squareRoot() }), "wave"),
      (GraphFunction(ClosureFunction(name: "line") { $0 / 2 - 1 }), "line"),
    ])
    scene = PlaneScene(name: "closures", state: document, language: NoLanguage())
    scene.layOut(in: context)
  }

  private func picture() -> RecordingCanvas {
    let canvas = RecordingCanvas()
    scene.layOut(in: context)
    scene.draw(on: canvas)
    return canvas
  }

  private func type(_ text: String) {
    scene.layOut(in: context)
    _ = scene.handle(.text(text), at: 1)
    scene.layOut(in: context)
  }

  @Test func `its curves are drawn under their names`() {
    let canvas = picture()
    #expect(canvas.drawnTexts.contains { $0.text.contains("wave") })
    #expect(canvas.calls.count { $0.contains("path ") } >= 2)
  }

  @Test func `it is zoomed and traced`() {
    let before = scene.viewport
    type("+")
    _ = scene.advance(to: 10)
    #expect(scene.viewport.pointsPerUnitX > before.pointsPerUnitX)
    scene.layOut(in: context)
    scene.exploration.trace = Exploration.Trace(curve: 1, x: 4)
    #expect(scene.isTracing)
    #expect(scene.tracedText?.hasPrefix("(4, 1") == true)
  }

  @Test func `its values stand in a table`() {
    _ = scene.toggle(.table)
    #expect(picture().drawnTexts.contains { $0.text == "0.5" })
  }

  @Test func `what is said before there is a place for it is seen`() throws {
    let early = PlaneScene(
      name: "early",
      state: GraphDocument(),
      language: NoLanguage()
    )
    early.tell("Hello")
    early.layOut(in: context)
    let canvas = RecordingCanvas()
    early.draw(on: canvas)
    let said = try #require(canvas.drawnTexts.first { $0.text == "Hello" })
    #expect(said.isWhole)
    #expect(abs(said.box.midX - 512) < 100, "\(said.box)")
    #expect(said.box.y > 200)
  }

  @Test func `nothing is claimed of functions that prove nothing`() {
    type("s")
    let texts = picture().drawnTexts.map(\.text)
    #expect(!texts.contains("Maximum") && !texts.contains("undecided"), "\(texts)")
    #expect(!texts.contains { $0.contains("proven") && !$0.contains("0 %") }, "\(texts)")
  }
}
