import Calculator
import Documents
import Drawing
import Formulas
import GraphScene
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// The list of functions by a finger or a controller alone, whose keys are the calculator's.
@Suite struct ListWithoutKeyboardTests {
  private static func texts(_ bench: Bench) -> [String] {
    bench.document.functions.functions.map(\.text)
  }

  /// The place of a text on the screen.
  private func place(of text: String, on bench: Bench) throws -> Point {
    try #require(bench.draw().canvas.drawnTexts.first { $0.text == text }?.box.center)
  }

  private func graph(_ formulas: String, on bench: Bench) {
    _ = bench.calculator.paste(formulas + "\na=1")
  }

  /// Y held on the graph opens the list.
  private func openByController(_ bench: Bench) {
    if !bench.state.isGraphShown { bench.press(.back) }
    bench.send(.controller(.button(.y, isDown: true)))
    bench.clock += 1
    _ = bench.calculator.advance(to: bench.clock)
    bench.send(.controller(.button(.y, isDown: false)))
  }

  @Test(arguments: windows)
  func `a controller adds a function to the list with the calculator's keys`(size: Size) {
    let bench = Bench(size.width, size.height)
    graph("y=x", on: bench)
    openByController(bench)
    #expect(bench.state.exploration?.showsFunctions == true)
    bench.press(.dpadDown, .a)
    #expect(bench.brain.line.isEmpty)
    bench.press(.x, .y)
    #expect(Self.texts(bench) == ["x", "x"])
    bench.press(.a)
    #expect(bench.brain.line == "x", "the list has the focus again, and A edits its row")
    bench.press(.b)
    #expect(bench.steer(to: "7"))
    bench.press(.a, .y)
    #expect(Self.texts(bench) == ["x", "7"])
  }

  @Test func `a finger adds a function to the list with the calculator's keys`() throws {
    let bench = Bench(1280, 800)
    graph("y=x", on: bench)
    bench.key(.character("l"), .command)
    bench.tap(try place(of: "Add a function", on: bench))
    bench.tap(try #require(bench.draw().keys()?.first { $0.name == "5" }?.frame.center))
    bench.tapGraph()
    #expect(Self.texts(bench) == ["x", "5"])
    bench.tapGraph()
    #expect(Self.texts(bench) == ["x", "5"], "only what the list has asked for is added")
  }

  @Test func `the mouse types in the list itself`() throws {
    let bench = Bench(1280, 800)
    graph("y=x", on: bench)
    bench.key(.character("l"), .command)
    bench.click(try place(of: "Add a function", on: bench))
    bench.type("x+2")
    bench.key(.enter)
    #expect(Self.texts(bench) == ["x", "x+2"])
  }

  @Test func `a finger gives a slider its number with keys on the screen`() throws {
    let bench = Bench(1280, 800)
    graph("y=a*x", on: bench)
    bench.key(.character("l"), .command)
    let panel = try PanelOnScreen(bench)
    bench.tap(panel.value(below: 1))
    for text in ["3", ".", "5"] { bench.tap(try pad(text, on: bench)) }
    bench.tap(try pad("=", on: bench))
    #expect(bench.document[settingOf: .a].value == 3.5)
  }

  /// A key of the pad, which is drawn over the graph.
  private func pad(_ text: String, on bench: Bench) throws -> Point {
    let plot = bench.plot
    let found = bench.draw().canvas.drawnTexts.last { $0.text == text && $0.box.x > plot.x }
    return try #require(found?.box.center)
  }

  @Test func `a controller gives a slider its number, and B gives up`() throws {
    let bench = Bench(1280, 800)
    graph("y=a*x", on: bench)
    openByController(bench)
    bench.press(.dpadDown, .dpadDown, .a)
    // The focus is on 5.
    bench.press(.a, .dpadLeft, .a, .dpadDown, .dpadDown, .dpadRight, .dpadRight, .dpadRight, .a)
    #expect(bench.document[settingOf: .a].value == 54)
    bench.press(.a, .a, .b)
    #expect(bench.document[settingOf: .a].value == 54)
    #expect(bench.state.exploration?.showsFunctions == true)
  }

  @Test func `the open list is saved`() {
    let bench = Bench(1280, 800)
    graph("y=x", on: bench)
    #expect(bench.key(.character("l"), .command).contains(.save))
    let again = Bench(1280, 800, state: bench.calculator.keptState)
    #expect(again.draw().canvas.drawnTexts.contains { $0.text == "Keypad" })
    again.key(.character("l"), .command)
    again.key(.escape)
    #expect(again.state.exploration?.showsFunctions == nil)
  }

  @Test func `an opened document's function is in the calculator, and undo takes both back`() throws
  {
    let bench = Bench(1280, 800)
    bench.type("x+1")
    let other = Bench(1280, 800)
    graph("y=sin(x)\ny=x^2", on: other)
    _ = bench.calculator.open(other.document)
    #expect(bench.brain.line == "x^2")
    bench.key(.character("z"), .command)
    #expect(bench.brain.line == "x+1")
    #expect(bench.document.functions.isEmpty)
  }
}
