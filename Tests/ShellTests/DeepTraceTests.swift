import Documents
import Drawing
import ExactEvaluation
import GraphKit
import GraphModel
import GraphTools
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// The trace in a view whose numbers count from elsewhere.
@Suite struct DeepTraceTests {
  private func bench() throws -> Bench {
    let bench = Bench(1280, 800)
    bench.calculator.answerLocal { LocalFormula.answer(to: $0) }
    try bench.graph(["sin(x)"])
    bench.show(from: "pi-5e-51", "pi+5e-51", "-5e-51", "5e-51")
    _ = bench.draw()
    return bench
  }

  private func texts(_ bench: Bench) -> [String] { bench.draw().canvas.drawnTexts.map(\.text) }

  @Test func `an x beyond Doubles is typed, and told in full`() throws {
    let bench = try bench()
    bench.type("tpi+2e-51")
    bench.key(.enter)
    #expect(bench.state.exploration?.trace?.x == 0.2)
    #expect(texts(bench).contains("π + 2·10⁻⁵¹"), "\(texts(bench))")
    // The numbers on the axes have the power that they count.
    #expect(texts(bench).contains("2·10⁻⁵¹") && !texts(bench).contains("0.2"))
  }

  /// The formula of a deep view holds near its origin only.
  @Test func `a trace that the view has left tells no value`() throws {
    let bench = Bench(1280, 800)
    bench.calculator.answerLocal { LocalFormula.answer(to: $0) }
    try bench.graph(["1/(x-1/3)"])
    bench.type("t0.333")
    bench.key(.enter)
    #expect(texts(bench).contains("−3000.0000"), "\(texts(bench))")
    bench.show(from: "-5e-17", "5e-17", "-5e-17", "5e-17")
    for _ in 0..<3 { _ = bench.draw() }
    #expect(bench.state.exploration?.trace != nil)
    #expect(texts(bench).contains("…"), "\(texts(bench))")
    #expect(!texts(bench).contains { $0.hasPrefix("−6") || $0.hasPrefix("−9") }, "\(texts(bench))")
  }

  @Test func `what is typed for another origin is missed`() throws {
    let bench = try bench()
    bench.type("t3")
    bench.key(.enter)
    #expect(bench.state.exploration?.trace?.x != 3)
  }

  @Test func `a table counts what the view counts, and says so`() throws {
    let bench = try bench()
    bench.key(.character("t"), .command)
    let words = Set(texts(bench))
    #expect(words.isSuperset(of: ["t / 10⁻⁵⁰", "y / 10⁻⁵⁰", "−0.5", "0.5"]), "\(words)")
    let copied = bench.key(.character("c"), .command).compactMap { request in
      if case .copy(let text) = request { text } else { nil }
    }
    #expect(copied.first?.hasPrefix("t / 10⁻⁵⁰\ty / 10⁻⁵⁰: ") == true, "\(copied)")
  }
}
