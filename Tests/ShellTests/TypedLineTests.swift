import Calculator
import Documents
import Drawing
import GraphModel
import Input
import Notation
import Shell
import TestSupport
import Testing

/// What is typed in the list and not taken yet.
struct TypedLineTests {
  private let bench: Bench

  init() {
    bench = Bench(1280, 800, state: SavedState(), entersLine: false, live: false)
  }

  private func open(_ formulas: String...) throws -> PanelOnScreen {
    try bench.graph(formulas)
    bench.key(.character("l"), .command)
    return try PanelOnScreen(bench)
  }

  @Test func `a row that was being changed goes on after a restart`() throws {
    let panel = try open("x", "x+2")
    bench.click(panel.formula(1))
    bench.key(.end)
    bench.type("+")
    #expect(bench.graphed == ["x", "x+2"])
    // Looked at, but not taken, it is kept once more.
    var again = bench
    for typed in ["", "1"] {
      again = Bench(1280, 800, state: again.calculator.keptState, live: false)
      again.click(try PanelOnScreen(again).formula(1))
      again.key(.end)
      if !typed.isEmpty { again.type(typed) }
    }
    again.key(.enter)
    #expect(again.graphed == ["x", "x+2+1"])
    #expect(again.state.exploration?.typedLine == nil)
  }

  @Test
  func `lines of a new function and of a row are both kept, for the row they were typed over`()
    throws
  {
    let panel = try open("x", "x+2", "x+3")
    bench.type("7+")
    bench.click(panel.formula(1))
    bench.key(.end)
    bench.type("+")
    let kept = try #require(bench.state.exploration)
    #expect(kept.typedLine == "7+" && kept.changedRow?.line == "x+2+")
    let again = Bench(1280, 800, state: bench.calculator.keptState, live: false)
    again.click(try PanelOnScreen(again).formula(0))
    again.key(.escape)
    again.key(.delete)
    #expect(again.graphed == ["x+2", "x+3"])
    again.click(try PanelOnScreen(again).formula(1))
    again.key(.end)
    again.type("+1")
    again.key(.enter)
    #expect(again.graphed == ["x+2", "x+3+1"])
  }

  @Test(arguments: [("x+1", ["x", "x+1"]), ("x+", ["x"]), ("sin(x", ["x", "sin(x)"])])
  func `saving takes a line that is whole, and leaves any other`(
    typed: String,
    graphed: [String]
  ) throws {
    _ = try open("x")
    bench.type(typed)
    bench.key(.character("s"), .command)
    #expect(bench.graphed == graphed)
    bench.key(.escape)
    if graphed.count == 1 {
      bench.type("2")
      bench.key(.enter)
      #expect(bench.graphed == ["x", "x+2"])
    }
  }

  @Test func `opening another document leaves nothing typed behind`() throws {
    _ = try open("x")
    bench.type("x+1")
    _ = bench.calculator.open(
      Document(
        [("x+3", "x+3")].compactMap { text in
          (try? FormulaParser.parse(text.0)).map { ($0, text.1) }
        }
      ) ?? Document()
    )
    #expect(bench.graphed == ["x+3"])
    bench.key(.character("z"), .command)
    #expect(bench.graphed == ["x", "x+1"])
  }

  @Test(arguments: ["e=5", "2+3=5", "π=3"])
  func `= is a sign in a row, which takes nothing of it away`(text: String) throws {
    _ = try open("x")
    bench.type(text)
    bench.key(.enter)
    #expect(bench.graphed == ["x"])
    let fault = "= has no meaning here"
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == fault })
    bench.key(.character("a"), .command)
    bench.type("2+3")
    bench.key(.enter)
    #expect(bench.graphed == ["x", "2+3"])
  }

  @Test(arguments: [("(1,1)", "(1,1)"), ("{(1,1),(2,4)}", "{(1,1),(2,4)}")])
  func `points that are pasted are those that are typed`(text: String, typed: String) throws {
    _ = try open("x")
    bench.type(typed)
    bench.key(.enter)
    let other = Bench(1280, 800, state: SavedState(), entersLine: false, live: false)
    _ = other.calculator.paste(text)
    other.key(.enter, .command)
    let (first, second) = (bench.document.functions, other.document.functions)
    #expect(first[first.count - 1]?.function == second[second.count - 1]?.function)
  }

  @Test func `typing into a list that is full says so`() throws {
    let formulas = (1...FunctionList.limit).map { "x+\($0)" }
    try bench.graph(formulas)
    bench.key(.character("l"), .command)
    bench.type("x")
    #expect(bench.graphed == formulas)
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text.hasPrefix("The graph is full") })
  }
}
