import Calculator
import Controls
import Documents
import Drawing
import Formulas
import GraphScene
import GraphTools
import GraphModel
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// What fingers, a controller and the mouse came upon in use.
@Suite struct HandsTests {
  private func axis(_ bench: Bench, _ axis: ControllerAxis, _ value: Double) {
    bench.send(.controller(.axis(axis, value: value)))
  }

  // MARK: Controller

  @Test(arguments: [EntryMode.formula, .rpn])
  func `the right stick moves the digits that have the focus, and not the graph`(mode: EntryMode) {
    let bench = Bench(1280, 800)
    if mode == .rpn { bench.key(.character("m"), .command) }
    bench.type(mode == .rpn ? "2 sqrt " : "sqrt(2)")
    // The result lies over the display, at its head.
    bench.press(.dpadUp, .dpadDown)
    #expect(bench.tree.focused?.name == "result")
    let view = bench.viewport
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "Digits" })
    axis(bench, .rightX, 1)
    for _ in 0..<10 {
      bench.clock += 0.02
      _ = bench.calculator.advance(to: bench.clock)
    }
    axis(bench, .rightX, 0)
    #expect(bench.draw().displayWords.contains("digits "))
    #expect(bench.viewport == view)
  }

  @Test func `Y goes among the statistics' rows, and the hints say what the pad does there`() throws
  {
    let bench = Bench(1280, 800)
    try bench.graph(["sin(x)"])
    func hints() -> [String] { bench.draw().canvas.drawnTexts.map(\.text) }
    bench.press(.y)
    #expect(hints().contains("Close") && !hints().contains("Back"))
    let view = bench.viewport
    bench.press(.y)
    #expect(bench.tree.focused?.name == "Local maxima")
    bench.press(.dpadDown)
    #expect(bench.tree.focused?.name == "Local minima")
    #expect(hints().contains("Move") && hints().contains("Choose"))
    #expect(bench.viewport == view)
    bench.press(.b)
    #expect(hints().contains("Back"))
    bench.press(.y, .y, .y)
    #expect(hints().contains("Back"))
  }

  @Test func `hints are not dimmed by what lies over the window`() throws {
    let bench = Bench(1280, 800)
    bench.press(.dpadUp)
    bench.key(.function(1))
    bench.press(.dpadDown)
    let picture = bench.draw()
    let dim = try #require(
      picture.canvas.drawnFills.last { $0.color == Color(0x000000).opacity(0.45) }
    )
    let hint = try #require(picture.canvas.drawnTexts.last { $0.text == "Scroll" })
    #expect(!dim.frame.contains(hint.box.center))
  }

  // MARK: Fingers

  @Test func `a swipe along it, or a tap, moves it, and two fingers move two`() throws {
    let bench = Bench(1280, 800)
    _ = bench.calculator.paste("y=a x+b\na=1\nb=1")
    bench.key(.character("l"), .command)
    let panel = try PanelOnScreen(bench)
    let first = panel.track(below: 1, at: 0.6)
    let second = first + Vector(dx: 0, dy: 104)
    bench.clock += 1
    for (id, start) in [(Int64(1), first), (2, second)] {
      bench.send(.finger(FingerEvent(.began, id: id, at: start, time: bench.clock)))
    }
    for step in 1...10 {
      for (id, start, way) in [(Int64(1), first, 6.0), (2, second, -6)] {
        let place = start + Vector(dx: way * Double(step), dy: 0)
        bench.send(.finger(FingerEvent(.moved, id: id, at: place, time: bench.clock)))
      }
    }
    for (id, start) in [(Int64(1), first), (2, second)] {
      bench.send(.finger(FingerEvent(.ended, id: id, at: start, time: bench.clock)))
    }
    #expect(bench.document[settingOf: .a].value > 1.5)
    #expect(bench.document[settingOf: .b].value < 0.5)
    bench.tap(first)
    #expect(abs(bench.document[settingOf: .a].value - 1) < 0.2)
  }

  @Test func `a vertical swipe on a slider does not move it`() throws {
    let bench = Bench(1280, 800)
    _ = bench.calculator.paste("y=a x\na=1")
    bench.key(.character("l"), .command)
    let start = try PanelOnScreen(bench).track(below: 1, at: 0.2)
    bench.drag([start, start + Vector(dx: 2, dy: -20), start + Vector(dx: 3, dy: -40)])
    #expect(bench.document[settingOf: .a].value == 1)
  }

  // MARK: The mouse and the keys

  @Test func `Move down stays under the pointer`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x", "2x", "3x"])
    bench.key(.character("l"), .command)
    bench.tap(try PanelOnScreen(bench).menu(0))
    let place = try #require(bench.draw().place(of: "Move down"))
    bench.click(place)
    #expect(bench.graphed == ["2·x", "x", "3·x"])
    #expect(bench.draw().place(of: "Move down") == place)
    bench.click(place)
    bench.click(place)
    #expect(bench.graphed == ["2·x", "3·x", "x"])
  }

  @Test func `the trace starts on the selected curve`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x", "-x"])
    bench.type("t")
    #expect(bench.state.exploration?.trace?.curve == 1)
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 844, height: 390)])
  func `while the calculator is hidden a button brings it back`(size: Size) {
    let bench = Bench(size.width, size.height)
    bench.key(.function(9))
    #expect(bench.state.hidden == .master)
    bench.tap(Point(x: 12 + 22, y: 12 + 22))
    // A low window has no room for it over the graph.
    #expect(bench.state.hidden == (size.height < 480 ? nil : .master))
    #expect(isCalculatorShown(bench))
  }

  private func isCalculatorShown(_ bench: Bench) -> Bool {
    bench.draw().canvas.drawnTexts.contains { $0.text == "sinh" || $0.text == "sin" }
  }

  /// The calculator over the graph that has the window.
  private func popover() throws -> Bench {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    bench.key(.function(9))
    #expect(!isCalculatorShown(bench))
    bench.tap(Point(x: 12 + 22, y: 12 + 22))
    return bench
  }

  @Test func `the calculator pops over the graph, which stays as it is`() throws {
    let bench = try popover()
    let plot = bench.draw().canvas.drawnFills.first { $0.color == bench.draw().theme.surface }
    #expect(plot?.frame.width == 1280)
    bench.key(.character("a"), .command)
    bench.type("x^2")
    bench.key(.enter, .command)
    #expect(bench.graphed == ["x²"])
    #expect(isCalculatorShown(bench))
    #expect(bench.state.hidden == .master)
  }

  @Test(arguments: ["press", "click", "Escape", "F6", "View"])
  func `it goes with a press beside it, Escape, F6 or the controller's View`(way: String) throws {
    let bench = try popover()
    let view = bench.viewport
    let line = bench.brain.line
    switch way {
    case "press": bench.tap(Point(x: 800, y: 300))
    case "click": bench.click(Point(x: 800, y: 300))
    case "Escape": bench.key(.escape)
    case "F6": bench.key(.function(6))
    default: bench.press(.back)
    }
    #expect(!isCalculatorShown(bench))
    #expect(bench.brain.line == line)
    #expect(bench.viewport == view)
    #expect(bench.state.exploration?.trace == nil)
    // The keys are the graph's again.
    bench.type("+")
    #expect(bench.viewport != view)
  }

  @Test func `F9 puts it beside the graph again`() throws {
    let bench = try popover()
    bench.key(.function(9))
    #expect(bench.state.hidden == nil)
    #expect(bench.draw().display != nil)
    bench.key(.function(9))
    #expect(!isCalculatorShown(bench))
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 390, height: 844)])
  func `the first card's example is pressed`(size: Size) throws {
    let bench = Bench(size.width, size.height)
    if size.width < 700 { bench.key(.function(6)) }
    let words = try #require(bench.draw().canvas.drawnTexts.last { $0.text == "r" })
    bench.tap(words.box.center)
    #expect(bench.graphed == ["r=1+cos(θ)"])
    #expect(bench.brain.line == "r=1+cos(θ)")
    #expect(!bench.draw().graphWords.contains("Nothing graphed yet"))
  }

  @Test func `another unit of angles is told as such`() {
    let bench = Bench(1440, 900)
    bench.type("sin(x)")
    bench.tapGraph()
    bench.key(.character("d"), .command)
    #expect(bench.draw().graphWords.contains("graphed in radians"))
    bench.type("+1")
    #expect(bench.draw().graphWords.contains("edited"))
  }

  @Test func `why a line of the list is no formula is read in full`() throws {
    let bench = Bench(844, 390)
    try bench.graph(["x"])
    bench.key(.character("l"), .command)
    bench.type("1,000,000+sin(1,2,3)+kkkkkkkkkkkkkkkkkkkk+x")
    let texts = bench.draw().canvas.drawnTexts.filter { $0.font == Font(.medium, 13) }
    #expect(!texts.isEmpty)
    #expect(!texts.contains { $0.text.contains("…") })
  }

  @Test func `a table starts where it did before a restart`() throws {
    let bench = Bench(1280, 800)
    try bench.graph(["x"])
    bench.key(.character("t"), .command)
    func rows(_ bench: Bench) -> [String] {
      bench.draw().canvas.drawnTexts.filter { $0.box.x > 965 }.map(\.text)
    }
    bench.drag([Point(x: 800, y: 300), Point(x: 700, y: 300), Point(x: 500, y: 300)])
    let again = Bench(1280, 800, state: bench.state)
    #expect(rows(again) == rows(bench))
    #expect(!rows(again).isEmpty)
  }
}
