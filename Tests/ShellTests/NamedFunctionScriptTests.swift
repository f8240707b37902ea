import Documents
import Drawing
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// Functions keep their names, whichever way they come into the list.
@Suite struct NamedFunctionScriptTests {
  private let bench = Bench(1024, 768)

  /// The names, and the value of the last function at 3.
  private func expect(_ bench: Bench, _ leads: [String], _ value: Double) {
    let graph = bench.calculator.document.graph
    #expect(graph.functions.functions.map(\.function.lead) == leads)
    #expect(graph.curves.last?.function.y(at: 3) == value)
  }

  @Test func `given from outside`() throws {
    try bench.calculator.show(formulas: ["f(x)=x^2", "g₁(t)=f(t-1)", "g₁(x)+f′(1)"])
    expect(bench, ["f(x) = ", "g₁(x) = ", "y = "], 6)
  }

  @Test func `pasted`() {
    _ = bench.calculator.paste("f(x)=x^2\nf(x-1)")
    expect(bench, ["f(x) = ", "y = "], 4)
  }

  @Test func `pasted with relations among them`() {
    _ = bench.calculator.paste("f(x)=x^2\nx^2+f(y)=4\ny<f(x)\n(cos t, sin t)\na=2\ny=a x")
    let graph = bench.calculator.document.graph
    #expect(graph.functions.count == 5)
    #expect(graph.functions.users(of: 0) == [1, 2])
    #expect(graph.curves.last?.function.y(at: 3) == 6)
    #expect(!bench.draw().canvas.drawnTexts.contains { $0.text.contains("not pasted") })
  }

  /// Who takes away what another uses is shown so, and the list says what is missing.
  @Test func `missed where they are taken out`() {
    _ = bench.calculator.paste("f(x)=x^2\ng(x)=f(x-1)\n2f(x)")
    func isShown(_ text: String) -> Bool {
      bench.draw().canvas.drawnTexts.contains { $0.text.contains(text) }
    }
    bench.tap(Point(x: 384 + 40, y: 34))
    bench.tap(bench.draw().place(of: "Remove"))
    #expect(isShown("f was removed; 1, 2 still uses it"))
    bench.key(.character("l"), .command)
    #expect(isShown("f has no formula"))
    bench.key(.character("z"), .command)
    #expect(!isShown("f has no formula"))
    #expect(bench.calculator.document.graph.functions.users(of: 0) == [1, 2])
    #expect(bench.calculator.document.graph.functions.users(of: 1) == [])
  }

  @Test func `typed, changed, taken back and kept over a restart`() {
    bench.type("f(x)=x^2")
    bench.tapGraph()
    expect(bench, ["f(x) = "], 9)
    bench.key(.character("a"), .command)
    bench.type("f(x)=2x")
    bench.tapGraph()
    expect(bench, ["f(x) = "], 6)
    bench.key(.character("z"), .command)
    let later = Bench(1024, 768, state: bench.state)
    #expect(later.calculator.document == bench.calculator.document)
  }
}
