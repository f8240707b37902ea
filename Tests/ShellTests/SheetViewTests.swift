import Documents
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
}
