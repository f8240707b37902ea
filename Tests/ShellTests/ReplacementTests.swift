import Calculator
import Documents
import Drawing
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// A function that Graph puts another one in the place of.
@Suite struct ReplacementTests {
  private func replaced(_ width: Double = 1280, _ height: Double = 800) -> Bench {
    let bench = Bench(width, height)
    for formula in ["sin(x)", "x^2-4"] {
      if bench.state.isGraphShown, width < 700 { bench.key(.escape) }
      bench.key(.backspace, .command)
      bench.type(formula)
      bench.key(.enter)
    }
    return bench
  }

  private func tells(_ bench: Bench) -> Bool {
    bench.draw().graphWords.contains("Replaced sin(x)")
  }

  @Test(arguments: [(1280.0, 800.0), (390, 844)])
  func `is told, and comes back beside the other by a press`(width: Double, height: Double) {
    let bench = replaced(width, height)
    #expect(bench.graphed == ["x²−4"])
    #expect(tells(bench))
    bench.tap(bench.draw().place(of: "Keep both"))
    #expect(bench.graphed == ["sin(x)", "x²−4"])
    #expect(bench.document.functions.selection == 1)
    let pens = bench.document.functions.functions.map(\.pen)
    #expect(pens[0] == 0 && pens[1] != 0)
    #expect(!tells(bench))
    bench.key(.character("z"), .command)
    #expect(bench.graphed == ["x²−4"])
  }

  @Test func `is told as long as one types, through what makes no formula yet`() {
    let bench = Bench(1280, 800, entersLine: false, live: true)
    bench.type("sin(x)")
    bench.key(.enter)
    bench.key(.backspace, .command)
    for key in ["x", "²", "/", "x", "+", "1"] {
      bench.type(key)
      bench.clock += 1
      _ = bench.calculator.advance(to: bench.clock)
    }
    #expect(tells(bench))
    bench.tap(bench.draw().place(of: "Keep both"))
    #expect(bench.graphed.count == 2 && bench.graphed.first == "sin(x)")
  }

  @Test func `is written as a book writes it`() throws {
    let bench = Bench(1280, 800)
    for formula in ["x^3/2", "x"] {
      bench.key(.backspace, .command)
      bench.type(formula)
      bench.key(.enter)
    }
    let texts = bench.draw().graphTexts
    let toast = try #require(texts.first { $0.text.hasPrefix("Replaced") })
    let raised = try #require(
      texts.last { $0.text == "3" && abs($0.box.midY - toast.box.midY) < 30 }
    )
    #expect(raised.font.size < toast.font.size)
  }

  @Test func `is told for a while, and not where nothing was lost`() {
    let bench = replaced()
    bench.clock += 6
    _ = bench.calculator.advance(to: bench.clock)
    #expect(!tells(bench))
    bench.key(.enter)
    #expect(!bench.draw().graphWords.contains("Replaced"))
  }

  @Test func `is not told of another list`() {
    let bench = Bench(1280, 800)
    for (formula, isAdded) in [("x", false), ("sin(x)", true), ("x^2-4", false)] {
      bench.key(.backspace, .command)
      bench.type(formula)
      bench.key(.enter, isAdded ? [.command, .shift] : [])
      if isAdded { bench.type("+1") }
    }
    #expect(tells(bench))
    bench.key(.character("l"), .command)
    bench.key(.delete)
    #expect(bench.graphed == ["x"])
    #expect(!tells(bench))
  }

  @Test func `a key beside Graph adds a function`() {
    let bench = Bench(1280, 800)
    for formula in ["sin(x)", "x^2-4"] {
      bench.key(.backspace, .command)
      bench.type(formula)
      bench.click(bench.draw().place(of: "Add"))
    }
    #expect(bench.graphed == ["sin(x)", "x²−4"])
    #expect(!bench.draw().graphWords.contains("Replaced"))
  }

  @Test func `what is typed anew is no edited function`() {
    let bench = Bench(1280, 800)
    bench.type("sin(x)")
    bench.key(.enter)
    bench.type("+1")
    #expect(bench.draw().graphWords.contains("edited"))
    bench.key(.backspace, .command)
    bench.type("x^2")
    #expect(!bench.draw().graphWords.contains("edited"))
  }

  @Test func `a new document leaves nothing in the line`() {
    let bench = Bench(1280, 800)
    bench.type("sin(x)")
    bench.key(.enter)
    bench.key(.character("n"), .command)
    #expect(bench.graphed.isEmpty)
    #expect(bench.brain.line.isEmpty)
  }
}
