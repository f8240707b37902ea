import ExactEvaluation
import Formulas
import GraphKit
import Input
import Shell
import TestSupport
import Testing

/// The card of the trace in deep views: coordinates with all their digits.
@Suite struct FullNumberTests {
  /// The long numbers of the card, with bars between their parts.
  private func digits(_ bench: Bench) -> [String] {
    for _ in 0..<4 { _ = bench.draw() }
    let texts = bench.draw().canvas.drawnTexts.map { $0.text.replacing("\u{2009}", with: " ") }
    return texts.indices.filter { texts[$0].hasSuffix(" digits") && $0 > 0 && $0 + 2 < texts.count }
      .map { texts[($0 - 1)...($0 + 2)].joined(separator: "|") }
  }

  @Test func `the digits that change in the view are set apart from those that do not`() throws {
    let bench = Bench(1280, 800)
    bench.calculator.answerLocal { LocalFormula.answer(to: $0) }
    bench.calculator.answerNumbers { question, _ in
      ExactReply(ExactCalculation(question).answer, form: nil)
    }
    try bench.graph(["sin(x)"])
    bench.show(from: "pi-5e-51", "pi+5e-51", "-5e-51", "5e-51")
    _ = bench.draw()
    bench.type("t")
    bench.type("pi+2e-53")
    bench.key(.enter)
    let rows = digits(bench)
    // π = 3.14159 26535 89793 23846 26433 83279 50288 41971 69399 37510 58209…
    #expect(rows.first?.hasPrefix("3.14159 26535|35 digits|3751|0 58410") ?? false, "\(rows)")
    let all = bench.draw().canvas.drawnTexts.map(\.text)
    #expect(all.contains("view 10⁻⁵⁰ wide"), "\(all)")
  }
}
