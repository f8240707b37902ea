import Calculator
import Documents
import Drawing
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// What a row of the list says below its formula, and the switch above the rows.
@Suite struct RowNoteTests {
  private func list(_ formulas: String..., live: Bool = false) throws -> Bench {
    let bench = Bench(1280, 800, live: live)
    try bench.graph(formulas)
    bench.key(.character("l"), .command)
    return bench
  }

  private func says(_ text: String, _ bench: Bench) -> Bool {
    bench.draw().canvas.drawnTexts.contains { $0.text == text }
  }

  @Test(arguments: [
    ("2+3", "= 5"), ("sqrt(2)", "≈ 1.414213562…"), ("(cos t, sin t)", "0 ≤ t ≤ 2π"),
    ("r=1+cos(θ)", "0 ≤ θ ≤ 2π"),
  ])
  func `a value, or a stretch that is not written, stands in the row`(
    formula: String,
    note: String
  ) throws {
    let bench = try list("x", formula)
    #expect(says(note, bench))
    #expect(bench.draw().canvas.drawnTexts.count { $0.text == note } == 1)
  }

  @Test(arguments: [
    ("(cos t, sin t)", "0 ≤ t ≤ 2π", "t"), ("r=1+cos(θ)", "0 ≤ θ ≤ 2π", "θ"),
  ])
  func `a stretch is changed where it stands`(
    formula: String,
    note: String,
    letter: String
  ) throws {
    let bench = try list("x", formula)
    bench.click(bench.draw().place(of: note))
    #expect(bench.state.exploration?.typedLine == nil)
    for _ in 0..<4 { bench.key(.backspace) }
    bench.type("3}")
    bench.key(.enter)
    let text = try #require(bench.document.functions.functions.last?.text)
    #expect(text.filter { $0 != " " }.hasSuffix("{0≤\(letter)≤3}"), "\(text)")
    #expect(!says(note, bench))
  }

  @Test func `a written stretch is not said twice`() throws {
    let bench = try list("(cos t, sin t) {0≤t≤π}")
    #expect(!bench.draw().canvas.drawnTexts.contains { $0.text.hasPrefix("0 ≤ t ≤") })
  }

  @Test func `degrees have a stretch of their own`() throws {
    let bench = Bench(1280, 800)
    bench.key(.character("d"), .command)
    bench.type("r=1+cos(θ)")
    bench.key(.enter)
    bench.key(.character("l"), .command)
    #expect(says("0 ≤ θ ≤ 360", bench))
  }

  @Test func `a value follows its sliders`() throws {
    let bench = try list("2a")
    #expect(says("= 2", bench))
    bench.click(try PanelOnScreen(bench).track(below: 1, at: 1))
    #expect(says("= 10", bench))
  }

  @Test func `Live is switched above the rows, and a slider comes with its letter`() throws {
    let bench = try list("x", live: true)
    bench.type("b*x")
    #expect(bench.graphed == ["x", "b·x"])
    #expect(says("b", bench))
    bench.key(.enter)
    let live = try PanelOnScreen(bench).bar(4)
    bench.send(
      .pointer(PointerEvent(.moved, at: live, time: bench.clock))
    )
    bench.clock += 2
    _ = bench.calculator.advance(to: bench.clock)
    #expect(says("Graph while typing", bench))
    bench.click(live)
    bench.type("c*x")
    #expect(bench.graphed == ["x", "b·x"])
  }
}
