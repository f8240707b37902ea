import Controls
import Documents
import Drawing
import GraphKit
import GraphModel
import GraphTools
import Input
import GraphScene
import SceneHost
import Shell
import TestSupport
import Testing

/// Where the plane goes by itself is where it is seen: clear of chips, tools, sliders and cards.
@Suite struct SeenPlaneTests {
  private static let sizes = [
    (1280.0, 800.0), (390, 844), (844, 390), (412, 915), (320, 480), (1024, 768),
  ]

  private func bench(_ size: (Double, Double), _ formulas: String...) throws -> Bench {
    let bench = Bench(size.0, size.1)
    try bench.graph(formulas)
    _ = bench.draw()
    return bench
  }

  /// Whether nothing lies over a point of the plane.
  private func isSeen(_ place: Point, _ bench: Bench) -> Bool {
    let picture = bench.draw()
    let cards = picture.canvas.drawnBoxes.map(\.frame).filter {
      $0.width > 100 && $0.width < bench.plot.width - 8 && $0.height > 40
    }
    return bench.plot.contains(place) && !(covers(bench) + cards).contains { $0.contains(place) }
  }

  private func covers(_ bench: Bench) -> [Rect] {
    bench.calculator.layers.filter { $0.layer != .graph(.plane) }.flatMap(\.boxes)
  }

  @Test(arguments: sizes, [false, true])
  func `Fit shows the least and the greatest values`(
    size: (Double, Double),
    isTraced: Bool
  ) throws {
    let bench = try bench(size, "2cos(x)", "a sin(b x)")
    // In a low window the trace's card lies where it hides least.
    if isTraced, size.1 > 400 { bench.type("t") }
    bench.type("f")
    #expect(isSeen(bench.place(ofX: 0, y: 2), bench))
    #expect(isSeen(bench.place(ofX: -.pi, y: -2), bench))
  }

  @Test(
    arguments: [(844.0, 390.0), (640, 480)],
    [
      ("sin(x)", -Double.pi / 2), ("sin(x)", Double.pi / 2), ("x^2-4", 0), ("-x^2+3", 0),
      ("exp(-x^2)", 0), ("sin(x)/x", 0),
    ]
  )
  func `after Fit the trace's card hides no extremum`(
    size: (Double, Double),
    curve: (formula: String, x: Double)
  ) throws {
    let bench = try bench(size, curve.formula)
    bench.type("t")
    bench.type("f")
    _ = bench.draw()
    let function = bench.document.graph.curves[0].function
    let y = try #require(function.y(at: curve.x + 1e-9))
    #expect(isSeen(bench.place(ofX: curve.x, y: y), bench))
  }

  @Test(arguments: sizes, [false, true])
  func `Home has the origin in the middle of what is seen`(
    size: (Double, Double),
    isTraced: Bool
  ) throws {
    let bench = try bench(size, "a x^2-4", "2cos(x)")
    if isTraced { bench.type("t") }
    bench.wheel(2, at: bench.plot.center)
    bench.type("h")
    let origin = bench.place(ofX: 0, y: 0)
    #expect(isSeen(origin, bench))
    // As much above it as below, but for what is narrow, and for the trace's card.
    let boxes = covers(bench).filter {
      $0.width > bench.plot.width * 2 / 3 && $0.overlaps(bench.plot)
    }
    let top = boxes.map(\.maxY).filter { $0 < origin.y }.max() ?? bench.plot.y
    let low = boxes.map(\.y).filter { $0 > origin.y }.min() ?? bench.plot.maxY
    #expect(isTraced || abs((low - origin.y) - (origin.y - top)) < 60)
  }

  @Test(arguments: sizes)
  func `a first view is clear of the sliders of its letters`(size: (Double, Double)) throws {
    let bench = Bench(size.0, size.1, view: .unchosen)
    try bench.graph(["a x^2+b x+c"])
    _ = bench.draw()
    for (x, y) in [(-0.5, 0.75), (0.0, 0.0), (1, 3)] {
      #expect(isSeen(bench.place(ofX: x, y: y), bench), "\(x)")
    }
    #expect(bench.plot.width / bench.viewport.pointsPerUnitX < 24)
  }

  @Test(arguments: [(390.0, 844.0), (320, 480)])
  func `beside the list that is a sheet Fit and Home keep above it`(
    size: (Double, Double)
  ) throws {
    let bench = try bench(size, "2cos(x)", "x")
    bench.key(.character("l"), .command)
    bench.tap(bench.draw().place(of: "Fit"))
    #expect(isSeen(bench.place(ofX: 0, y: 2), bench))
    #expect(isSeen(bench.place(ofX: .pi, y: -2), bench))
    bench.tap(bench.draw().place(of: "Home"))
    #expect(isSeen(bench.place(ofX: 0, y: 0), bench))
  }

  @Test(arguments: sizes)
  func `a point that is gone to is seen`(size: (Double, Double)) throws {
    let bench = try bench(size, "a x^2-4", "2cos(b x)")
    bench.type("t")
    for _ in 0..<5 {
      bench.type("n")
      let trace = try #require(bench.state.exploration?.trace)
      let graph = bench.document.graph
      let y = try #require(graph.curves[trace.curve].function.y(at: trace.x))
      #expect(isSeen(bench.place(ofX: trace.x, y: y), bench), "\(trace.x)")
    }
  }

  @Test(arguments: sizes)
  func `pills take two rows at most, and the list's button keeps its place`(
    size: (Double, Double)
  ) throws {
    let formulas = ["sin(x)", "1/x", "x^2+y^2=4", "cos(x)+sin(2x)", "tan(x)", "x^3", "√x"]
    var places: Set<Double> = []
    for count in 1...formulas.count {
      let bench = Bench(size.0, size.1)
      try bench.graph(Array(formulas.prefix(count)))
      let button = try #require(bench.tree.all.first { $0.name == "all functions" }?.frame)
      places.insert(button.maxX)
      let boxes = bench.calculator.layers.first { $0.layer == .graph(.chips) }?.boxes ?? []
      #expect(boxes.filter { $0.y < bench.plot.midY }.allSatisfy { $0.maxY - bench.plot.y < 136 })
      #expect(abs(button.midY - (bench.plot.y + 34)) < 12)
    }
    #expect(places.count == 1)
  }
}
