import Drawing
import GraphTools
import SceneParts
import Shell
import TestSupport
import Testing

/// Where the graph says what became of a file, in windows that show nothing else.
@Suite struct ToastTests {
  @Test(arguments: [
    Size(width: 390, height: 844), Size(width: 320, height: 480), Size(width: 320, height: 568),
  ])
  func `what is said keeps off + and − beside it`(size: Size) throws {
    let bench = Bench(size.width, size.height)
    try bench.calculator.show(formulas: ["sin(x)"])
    _ = bench.draw()
    _ = bench.calculator.take(.pictureCopied)
    let texts = bench.draw().canvas.drawnTexts
    let told = texts.filter { $0.text.contains("clipboard") }
    #expect(!told.isEmpty)
    let zoom = GraphLayout(pane: Rect(size: size), isPushed: true, factor: 1).zoom
    #expect(zoom.width > 0)
    #expect(!told.contains { $0.box.inset(by: -14).overlaps(zoom) })
  }
}
