import Calculator
import Input
import Shell
import TestSupport
import Testing

/// A formula of thousands of characters costs no more than what of it is seen.
@Suite struct `Long formulas` {
  /// A bench with a long formula, the caret at its end.
  private func bench(terms: Int) -> Bench {
    let bench = Bench(1280, 800)
    _ = bench.calculator.paste("1" + String(repeating: "+x", count: terms))
    return bench
  }

  /// How many characters are drawn.
  private func drawn(on bench: Bench) -> Int {
    bench.draw().canvas.drawnTexts.reduce(0) { $0 + $1.text.count }
  }

  @Test func `only what is near the caret is set and drawn`() {
    let (short, long) = (bench(terms: 1_000), bench(terms: 9_000))
    #expect(long.brain.line.count > 18_000)
    #expect(drawn(on: long) <= drawn(on: short) + 200)
  }

  @Test func `what is typed goes to where the caret is, also far from the end`() {
    let bench = bench(terms: 4_000)
    for _ in 0..<3 {
      bench.key(.left)
      let texts = bench.draw().canvas.drawnTexts.map(\.text).joined()
      #expect(texts.contains("x"))
    }
    bench.key(.home)
    bench.type("7")
    #expect(bench.brain.line.hasPrefix("71"))
    bench.key(.end)
    bench.type("8")
    #expect(bench.brain.line.hasSuffix("8"))
  }

  @Test(arguments: [("√", 20_001), ("x+1\n", 101), ("sin(", 500_000), ("\\frac{1}{x}+", 2_000)])
  func `what is too long to be pasted is refused with a sentence`(part: String, count: Int) {
    let bench = Bench(1280, 800)
    bench.type("42")
    _ = bench.calculator.paste(String(repeating: part, count: count) + "1")
    #expect(bench.brain.line == "42")
    let shown = bench.draw().canvas.drawnTexts.map(\.text).joined()
    #expect(shown.contains("not pasted"), "\(shown.prefix(400))")
  }
}
