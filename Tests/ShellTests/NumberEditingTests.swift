import SceneHost
import Documents
import Drawing
import GraphModel
import Input
import TestSupport
import Testing

/// Numbers typed on the graph are edited as every line is.
@Suite struct NumberEditingTests {
  private func tracing(_ formula: String) throws -> Bench {
    let bench = Bench(1280, 800)
    try bench.graph([formula])
    bench.type("t")
    return bench
  }

  private func trace(_ bench: Bench) -> Double? { bench.state.exploration?.trace?.x }

  @Test func `the caret moves, selects and is typed at`() throws {
    let bench = try tracing("x/100")
    bench.type("125")
    #expect(trace(bench) == 125)
    bench.key(.left)
    bench.type("3")
    #expect(trace(bench) == 1235)
    bench.key(.home)
    bench.key(.delete)
    #expect(trace(bench) == 235)
    bench.key(.end, .shift)
    bench.type("7")
    #expect(trace(bench) == 7)
  }

  @Test func `all is selected, copied and cut out, and the view stays`() throws {
    let bench = try tracing("x/100")
    bench.type("3")
    let view = bench.viewport
    bench.key(.character("a"), .command)
    #expect(bench.key(.character("c"), .command).contains(.copy("3")))
    #expect(bench.key(.character("x"), .command).contains(.copy("3")))
    bench.key(.home)
    bench.type("2")
    #expect(trace(bench) == 2)
    #expect(bench.viewport == view)
  }

  @Test func `a y beyond the view is found, one that is nowhere is said to be so`() throws {
    let bench = try tracing("x^2")
    bench.type("y30")
    let x = try #require(trace(bench))
    #expect(abs(abs(x) - 5.477225575051661) < 1e-9)
    let other = try tracing("sin(x)")
    other.type("y30")
    #expect(other.draw().canvas.drawnTexts.contains { $0.text == "no place found nearby" })
  }

  @Test func `a trace begins where the curve is seen`() throws {
    let bench = try tracing("1/x")
    let x = try #require(trace(bench))
    #expect(bench.plot.contains(bench.place(ofX: x, y: 1 / x)))
  }

  @Test func `what is drawn already is chosen, not drawn again`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["sin(x)", "x^2"])
    #expect(bench.state.document.functions.selection == 1)
    bench.key(.function(6))
    bench.key(.character("a"), .command)
    bench.type("sin(x)")
    bench.tapGraph()
    #expect(bench.state.document.functions.functions.count == 2)
    #expect(bench.state.document.functions.selection == 0)
  }
}
