import Documents
import Drawing
import Formulas
import GraphModel
import Input
import Shell
import TestSupport
import Testing

/// A row of the list that can't be read, or is empty, while the graph follows what is typed.
@Suite struct UnreadRowTests {
  private let bench = Bench(1280, 800, live: true)

  private func list(_ formulas: String...) throws {
    try bench.graph(formulas)
    bench.key(.character("l"), .command)
  }

  private func undo() { bench.key(.character("z"), .command) }

  private var words: String { bench.draw().canvas.drawnTexts.map(\.text).joined(separator: "|") }

  @Test(arguments: ["sum 1/n^2 from 1 to 100", "x+", "2x+)", "a x+", "1/0+q("])
  func `a new one that is typed draws nothing of what it was on the way`(text: String) throws {
    try list("x^3")
    bench.type(text)
    #expect(bench.graphed == ["x³"])
    #expect(bench.document.functions.parameters.isEmpty)
    #expect(bench.document.functions.selection == 0)
    bench.click(bench.place(ofX: 2, y: -3))
    #expect(bench.graphed == ["x³"])
  }

  @Test func `an entered one is drawn as it was entered, and marked`() throws {
    try list("x^3", "2")
    bench.key(.enter)
    #expect(!words.contains("line not drawn"))
    bench.key(.character("a"), .command)
    bench.key(.backspace)
    bench.type("xyz+")
    bench.click(bench.place(ofX: 2, y: -3))
    #expect(bench.graphed == ["x³", "2"])
    #expect(words.contains("line not drawn") && !words.contains("= 2"))
  }

  @Test func `what is whole again is drawn again`() throws {
    try list("x^3")
    bench.type("sin(x)+")
    bench.type("1")
    #expect(bench.graphed == ["x³", "sin(x)+1"])
    bench.key(.backspace)
    #expect(bench.graphed == ["x³"])
    bench.type("2")
    bench.key(.enter)
    #expect(bench.graphed == ["x³", "sin(x)+2"])
    undo()
    #expect(bench.graphed == ["x³"])
  }

  @Test(arguments: [true, false])
  func `one that is emptied goes with Enter, and undo brings it back`(live: Bool) throws {
    if !live { bench.tap(bench.draw().place(of: "Live")) }
    try list("x^3", "sin(x)")
    bench.key(.enter)
    bench.key(.character("a"), .command)
    bench.key(.backspace)
    #expect(bench.graphed == ["x³", "sin(x)"])
    bench.key(.enter)
    #expect(bench.graphed == ["x³"])
    undo()
    #expect(bench.graphed == ["x³", "sin(x)"])
  }

  @Test func `a press on another row finds that where the empty one has gone`() throws {
    try list("x^3", "sin(x)", "2x")
    let panel = try PanelOnScreen(bench)
    bench.click(panel.formula(0))
    bench.key(.character("a"), .command)
    bench.key(.backspace)
    bench.click(panel.formula(2))
    #expect(bench.graphed == ["sin(x)", "2·x"])
    bench.key(.end)
    bench.type("+1")
    bench.key(.enter)
    #expect(bench.graphed == ["sin(x)", "2·x+1"])
  }
}

/// Letters that are given values in the list.
@Suite struct DefinedLetterTests {
  private let bench = Bench(1280, 800, live: true)

  private var shown: [String] { bench.draw().canvas.drawnTexts.map(\.text) }

  @Test func `one that no function uses has a slider, draws nothing, and can be taken out`() throws
  {
    try bench.graph(["x^2"])
    bench.key(.character("l"), .command)
    for character in "a=3" {
      bench.type(String(character))
      #expect(bench.graphed == ["x²"])
    }
    bench.key(.enter)
    #expect(bench.graphed == ["x²"])
    #expect(bench.document[settingOf: .a].value == 3 && shown.contains("a"))
    bench.tap(try PanelOnScreen(bench).options(below: 1))
    #expect(!shown.contains("a"))
    bench.key(.character("z"), .command)
    #expect(bench.document[settingOf: .a].value == 3 && shown.contains("a"))
  }

  @Test func `a number of the list is drawn when it is entered`() throws {
    try bench.graph(["x^2"])
    bench.key(.character("l"), .command)
    bench.type("5")
    #expect(bench.graphed == ["x²"])
    bench.key(.enter)
    #expect(bench.graphed == ["x²", "5"])
  }
}
