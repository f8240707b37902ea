import Drawing
import GraphTools
import Input
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

  private static let sizes = [
    (320.0, 480.0), (390, 844), (844, 390), (1280, 800), (3840, 2160), (700, 900),
  ]

  @Test(arguments: sizes, ["plane", "trace", "list", "analysis", "table"])
  func `what is said keeps off everything that can be pressed`(
    size: (Double, Double),
    place: String
  ) throws {
    let bench = Bench(size.0, size.1)
    try bench.graph(["a sin(b x)", "x^2-4"])
    switch place {
    case "trace": bench.type("t")
    case "list": bench.key(.character("l"), .command)
    case "analysis": bench.type("s")
    case "table": bench.key(.character("t"), .command)
    default: break
    }
    bench.clock += 1
    _ = bench.calculator.advance(to: bench.clock)
    _ = bench.draw()
    _ = bench.calculator.take(.pictureCopied)
    let picture = bench.draw()
    // The calculator tells it in its display where that stands beside the graph.
    #expect(picture.canvas.drawnTexts.contains { $0.text.contains("clipboard") })
    let told = picture.graphTexts.filter { $0.text.contains("clipboard") }
    let layers = bench.calculator.layers.filter { $0.layer != .graph(.plane) }
    let covered = told.flatMap { text in
      layers.flatMap(\.targets).filter { $0.overlaps(text.box.inset(dx: -12, dy: -6)) }
    }
    #expect(covered == [], "\(told.map(\.box)) \(layers.map { ($0.layer, $0.boxes) })")
  }
}
