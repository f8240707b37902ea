import Controls
import Documents
import GraphModel
import GraphTools
import Shell
import Drawing
import Input
import TestSupport
import Testing

/// The graph beside a sheet is all that is seen of it.
@Suite struct SheetViewTests {
  private func bench(_ formula: String) throws -> Bench {
    let bench = Bench(390, 844)
    try bench.graph([formula])
    return bench
  }

  /// Where the statistics' sheet begins, once it is all there.
  private func sheet(_ bench: Bench) throws -> Double {
    _ = bench.draw()
    bench.clock += 1
    _ = bench.calculator.advance(to: bench.clock)
    _ = bench.draw()
    let layer = bench.calculator.layers.first { $0.layer == .graph(.statistics) }
    return try #require(layer?.boxes.map(\.y).min())
  }

  @Test func `Fit shows the curve above the sheet`() throws {
    let bench = try bench("x^2-4")
    bench.type("s")
    let sheet = try sheet(bench)
    bench.type("f")
    let bottom = bench.place(ofX: 0, y: -4)
    let plot = try #require(bench.draw().plot)
    #expect(bottom.y > plot.y && bottom.y < sheet)
  }

  @Test func `Home has the origin in the middle of what is seen`() throws {
    let bench = try bench("x")
    bench.type("s")
    let sheet = try sheet(bench)
    bench.type("h")
    let plot = try #require(bench.draw().plot)
    let origin = bench.place(ofX: 0, y: 0)
    #expect(abs(origin.y - (plot.y + sheet) / 2) < 2)
    bench.type("s")
    bench.type("h")
    #expect(abs(bench.place(ofX: 0, y: 0).y - plot.midY) < 2)
  }

  @Test func `the card of the trace goes while a sheet is up`() throws {
    let bench = try bench("x^2-4")
    bench.type("t")
    #expect(bench.draw().graphTexts.contains { $0.text == "slope" })
    bench.type("s")
    #expect(!bench.draw().graphTexts.contains { $0.text == "slope" })
    bench.type("s")
    #expect(bench.draw().graphTexts.contains { $0.text == "slope" })
  }

  private static let sizes = [
    (390.0, 844.0), (844, 390), (320, 480), (480, 320), (568, 320), (667, 375),
  ]

  private func rest(_ bench: Bench) {
    _ = bench.draw()
    bench.clock += 1
    _ = bench.calculator.advance(to: bench.clock)
    _ = bench.draw()
  }

  private func box(_ layer: GraphLayer, _ bench: Bench) throws -> Rect {
    let layer = bench.calculator.layers.first { $0.layer == .graph(layer) }
    return try #require(layer?.boxes.first)
  }

  @Test(arguments: sizes)
  func `a finger drags the ends of an area beside its panel`(size: (Double, Double)) throws {
    let bench = Bench(size.0, size.1)
    try bench.graph(["x^2-4"])
    bench.type("s")
    rest(bench)
    for _ in 0..<3 where bench.calculator.keyLayer != .graph(.statistics) { bench.key(.tab) }
    for _ in 0..<8 where bench.tree.focused?.name != "Select an interval" { bench.key(.down) }
    bench.key(.enter)
    rest(bench)
    for isUpper in [false, true] {
      let layer = bench.calculator.layers.first { $0.layer == .graph(.stretch) }
      let handles = try #require(layer?.boxes)
      try #require(handles.count == 2)
      let handle = handles[isUpper ? 1 : 0].center
      let before = bench.state.exploration?.statistics
      bench.drag([handle, handle + Vector(dx: 8, dy: 0), handle + Vector(dx: 20, dy: 0)])
      let after = bench.state.exploration?.statistics
      #expect((isUpper ? before?.upper != after?.upper : before?.lower != after?.lower))
    }
  }

  @Test(arguments: sizes, [GraphLayer.statistics, .table, .list])
  func `some of the graph is seen beside a panel that is all there`(
    size: (Double, Double),
    layer: GraphLayer
  ) throws {
    let bench = Bench(size.0, size.1)
    try bench.graph((1...9).map { "\($0)" } + ["sin(3x)"])
    switch layer {
    case .statistics: bench.type("s")
    case .table: bench.key(.character("t"), .command)
    default: bench.key(.character("l"), .command)
    }
    rest(bench)
    let half = try box(layer, bench)
    bench.tap(Point(x: half.midX, y: half.y + 12))
    rest(bench)
    let (panel, plot) = (try box(layer, bench), bench.plot)
    let isBeside = panel.x >= plot.maxX || panel.maxX <= plot.x
    #expect(isBeside ? plot.width >= 220 : panel.y - plot.y >= 100)
    #expect(panel.width <= plot.width || isBeside)
  }
}
