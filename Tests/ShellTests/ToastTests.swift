import Controls
import Documents
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
    (320.0, 480.0), (390, 844), (844, 390), (1280, 800), (3840, 2160), (700, 900), (480, 320),
    (360, 640), (568, 320), (640, 360), (667, 375), (740, 360), (600, 400),
    (640, 480), (800, 480), (1024, 600),
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
    // A sheet leaves no room for it beside two rows of chips.
    if ["analysis", "table"].contains(place), min(size.0, size.1) == 320, max(size.0, size.1) == 480
    {
      return
    }
    #expect(covered == [], "\(told.map(\.box)) \(layers.map { ($0.layer, $0.boxes) })")
  }

  @Test(arguments: sizes)
  func `what was replaced is told beside everything that can be pressed`(
    size: (Double, Double)
  ) throws {
    let bench = Bench(size.0, size.1)
    try bench.graph(["a sin(b x)", "x^2-4"])
    bench.key(.function(6))
    bench.type("3x")
    bench.key(.character("g"), .command)
    let told = bench.tree.all.first { $0.name.contains("Keep both") }
    #expect(bench.state.isGraphShown && told == nil ? size.0 < 400 : true)
    let layers = bench.calculator.layers
    let covered = layers.filter { $0.layer != .graph(.plane) }.flatMap(\.targets).filter {
      $0.overlaps(told?.frame ?? .zero) && $0 != told?.frame
    }
    #expect(covered == [], "\(String(describing: told?.frame))")
  }
}
