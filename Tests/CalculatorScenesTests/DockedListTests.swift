import Calculator
import Controls
import Documents
import Drawing
import GraphTools
import Graphs
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// The list in the calculator's place.
struct DockedListTests {
  private let bench: Bench

  init() {
    var state = SavedState()
    state.switches.entersLine = false
    bench = Bench(1280, 800, state: state)
  }

  private func open(_ formulas: String...) throws -> PanelOnScreen {
    try bench.graph(formulas)
    bench.key(.character("l"), .command)
    return try PanelOnScreen(bench)
  }

  private var texts: [String] { bench.document.functions.functions.map(\.text) }

  @Test func `the calculator is gone while the list is open, and comes back with the keys`() throws
  {
    let panel = try open("x")
    #expect(bench.draw().arrangement.master == nil)
    #expect(!bench.calculator.layers.contains { $0.layer == .keypad })
    #expect(bench.calculator.keyLayer == .graph(.list))
    #expect(panel.card == Rect(x: 0, y: 0, width: 384, height: 800))
    bench.click(panel.close)
    #expect(bench.calculator.keyLayer == .keypad)
    bench.type("+1")
    #expect(bench.brain.line == "x+1")
  }

  @Test func `a press on the plane leaves the list where it is`() throws {
    let panel = try open("x")
    bench.click(Point(x: 1000, y: 700))
    #expect(bench.calculator.keyLayer == .graph(.plane))
    #expect(try PanelOnScreen(bench).card == panel.card)
    // Its own keys go on in a round: the list comes after the last tool.
    for _ in 0..<20 where bench.calculator.keyLayer != .graph(.list) { bench.key(.tab) }
    #expect(bench.calculator.keyLayer == .graph(.list))
  }

  @Test func `F6 leads to the calculator, which the list makes room for`() throws {
    _ = try open("x")
    bench.key(.function(6))
    #expect(bench.calculator.keyLayer == .keypad)
    #expect(bench.draw().arrangement.master != nil)
  }

  @Test func `a finger changes a row with the calculator's keys and comes back to the list`() throws
  {
    let panel = try open("x", "x^2")
    bench.tap(panel.formula(1))
    #expect(bench.calculator.keyLayer == .keypad)
    #expect(bench.brain.line == "x^2")
    bench.type("+1")
    bench.tapGraph()
    #expect(texts == ["x", "x^2+1"])
    #expect(bench.calculator.keyLayer == .graph(.list))
  }

  @Test func `a new function from the calculator's keys is added`() throws {
    let panel = try open("x")
    bench.tap(panel.add(below: 1).center)
    bench.type("2")
    bench.tapGraph()
    #expect(texts == ["x", "2"])
    #expect(bench.calculator.keyLayer == .graph(.list))
  }

  @Test func `statistics and table are open beside it`() throws {
    _ = try open("x")
    bench.click(Point(x: 1000, y: 700))
    bench.type("s")
    bench.key(.character("t"), .command)
    let layers = bench.calculator.layers.map(\.layer)
    #expect(layers.contains(.graph(.list)) && layers.contains(.graph(.statistics)))
    #expect(layers.contains(.graph(.table)))
  }

  @Test func `undo and redo are in its bar`() throws {
    let panel = try open("x", "x^2")
    bench.click(panel.disc(0))
    #expect(bench.document.functions.functions[0].isHidden)
    bench.click(panel.bar(1))
    #expect(!bench.document.functions.functions[0].isHidden)
    bench.click(panel.bar(2))
    #expect(bench.document.functions.functions[0].isHidden)
  }

  // MARK: As in a book

  @Test func `a row is as high as its formula`() throws {
    let panel = try open("x", "x/(1+x/(2+x))")
    #expect(panel.row(1).height > panel.row(0).height + 10)
    #expect(panel.row(0).maxY <= panel.row(1).y && panel.row(1).maxY <= panel.add(below: 2).y)
  }

  @Test func `fractions and powers are typed as on the calculator`() throws {
    _ = try open("x")
    bench.type("x/2+1")
    bench.key(.right)
    bench.type("-x^3")
    bench.key(.tab)
    bench.type("+1")
    bench.key(.enter)
    #expect(bench.graphed.last == "x/(2+1)−x³+1")
  }

  @Test func `up and down go from part to part, and a click puts the caret`() throws {
    let panel = try open("x")
    bench.type("12/34")
    bench.key(.up)
    bench.type("5")
    bench.key(.down)
    bench.type("6")
    bench.key(.enter)
    #expect(bench.graphed.last == "125/346")
    // The row is chosen; a second press edits it, a third one puts the caret between digits.
    let row = try PanelOnScreen(bench).row(1)
    bench.click(row.center)
    let upper = try #require(bench.draw().canvas.drawnTexts.first { $0.text == "125" })
    bench.click(Point(x: upper.box.x + 1, y: upper.box.midY))
    bench.type("9")
    bench.key(.enter)
    #expect(bench.graphed.last == "9125/346")
    #expect(panel.card.contains(upper.box.center))
  }

  @Test func `a sign below the rows goes into the line with boxes`() throws {
    let panel = try open("x")
    bench.click(panel.template(0, below: 1))
    // The chosen function is what it goes into.
    bench.type("2")
    bench.key(.enter)
    #expect(bench.graphed == ["x/2"])
  }
}
