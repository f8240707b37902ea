import Calculator
import Documents
import Drawing
import Formulas
import GraphModel
import GraphTools
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// A row of the list that is pressed has the caret, and Esc leads back to it.
struct RowCaretTests {
  private let bench = Bench(1280, 800, state: SavedState(), entersLine: false, live: false)

  private func open(_ formulas: String...) throws -> PanelOnScreen {
    try bench.graph(formulas)
    bench.key(.character("l"), .command)
    return try PanelOnScreen(bench)
  }

  private var texts: [String] { bench.document.functions.functions.map(\.text) }

  @Test func `one press on a row puts the caret where it was pressed, and Esc ends in that row`()
    throws
  {
    let panel = try open("12+x", "x^2", "34+x")
    for (text, index, typed) in [("12", 0, "92+x"), ("34", 2, "94+x")] {
      let digits = try #require(bench.draw().canvas.drawnTexts.first { $0.text.hasPrefix(text) })
      bench.click(Point(x: digits.box.x + 1, y: digits.box.midY))
      #expect(bench.document.functions.selection == index)
      bench.key(.delete)
      bench.type("9")
      bench.key(.enter)
      #expect(texts[index] == typed)
    }
    bench.click(panel.formula(1))
    bench.type("7")
    bench.key(.escape)
    #expect(texts[1] == "x^2" && bench.calculator.keyLayer == .graph(.list))
    bench.key(.enter)
    bench.key(.end)
    bench.type("+1")
    bench.key(.enter)
    #expect(texts[1].hasSuffix("+1"))
  }

  @Test func `from the plane and from the calculator Esc comes back to the row`() throws {
    let panel = try open("x", "x^2")
    bench.click(panel.formula(0))
    bench.click(bench.place(ofX: 2, y: -3))
    bench.key(.escape)
    #expect(bench.calculator.keyLayer == .graph(.list))
    bench.key(.delete)
    #expect(texts == ["x^2"])
    bench.tap(panel.formula(0))
    #expect(bench.calculator.keyLayer == .keypad && bench.brain.line == "x^2")
    bench.key(.escape)
    #expect(bench.calculator.keyLayer == .graph(.list) && texts == ["x^2"])
  }

  @Test func `a finger's press takes the row to the keys with its caret`() throws {
    _ = try open("x", "345+x")
    let digits = try #require(bench.draw().canvas.drawnTexts.last { $0.text.hasPrefix("345") })
    bench.tap(Point(x: digits.box.x + 1, y: digits.box.midY))
    #expect(bench.calculator.keyLayer == .keypad)
    bench.type("9")
    #expect(bench.brain.line == "9345+x")
  }
}
