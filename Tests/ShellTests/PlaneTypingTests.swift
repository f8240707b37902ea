import Calculator
import Documents
import Drawing
import GraphKit
import GraphModel
import GraphTools
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// What is typed while the plane has the keys: a shortcut, or a formula.
@Suite struct PlaneTypingTests {
  private let bench = Bench(1280, 800)

  /// Graphs a function, leaves the line empty and gives the keys to the plane.
  private func beside(_ formula: String = "x^3") throws {
    try bench.graph([formula])
    bench.key(.function(6))
    bench.key(.backspace, .command)
    bench.key(.function(6))
    #expect(bench.calculator.keyLayer == .graph(.plane))
  }

  private func type(_ text: String, every pause: Double) {
    bench.clock += 3
    for character in text {
      bench.send(.text(String(character)))
      bench.clock += pause
    }
  }

  private static let formulas = [
    "tan(x)", "sin(x)", "ln(x)", "log(2,x)", "floor(x)", "-sin(x)", "0.5x", "2x+1", "n!", "s=2",
    "d/dx(x)", "a*x", "(1,2)", "hypot(x,1)", "t^2", "x^2", "y=x",
    "n+1", "-n+x", "n-s", "h+t", "0+1", "N+1",
  ]

  @Test(arguments: formulas, [0.0, 0.4])
  func `a formula is written, and none of its letters is a shortcut`(
    formula: String,
    pause: Double
  ) throws {
    try beside()
    let (view, mode) = (bench.viewport, bench.document.graph.mode)
    let expected = Bench(1280, 800)
    expected.type(formula)
    type(formula, every: pause)
    #expect(bench.brain.line == expected.brain.line)
    #expect(bench.calculator.keyLayer == .keypad)
    #expect(bench.viewport == view && bench.document.graph.mode == mode)
    #expect(bench.state.exploration?.trace == nil && bench.state.exploration?.statistics == nil)
    #expect(bench.graphed == ["x³"])
  }

  @Test(arguments: ["x^2", "2x+1", "y=x+1", "max(x,1)", "sin(x)", "-x", "2a", "x=2"])
  func `beside a trace a formula is written, and the trace stays`(formula: String) throws {
    try beside()
    bench.type("t")
    let trace = bench.state.exploration?.trace
    try #require(trace != nil)
    let expected = Bench(1280, 800)
    expected.type(formula)
    type(formula, every: 0.2)
    if formula == "2a" {
      // It may be a number yet.
      #expect(bench.calculator.keyLayer == .graph(.card))
      return
    }
    #expect(bench.brain.line == expected.brain.line)
    #expect(bench.state.exploration?.trace == trace)
  }

  @Test(arguments: [("xpi/2", Double.pi / 2), ("pi/2", .pi / 2), ("π", .pi), ("x-2", -2), ("7", 7)])
  func `a number at the trace is taken whole`(typed: String, place: Double) throws {
    try beside()
    bench.type("t")
    type(typed, every: 0.2)
    bench.key(.enter)
    #expect(bench.state.exploration?.trace?.x == place)
    #expect(bench.brain.line.isEmpty)
  }

  @Test func `a y at the trace is taken whole, too`() throws {
    try beside("x")
    bench.type("t")
    type("ypi/2", every: 0.2)
    bench.key(.enter)
    #expect(bench.state.exploration?.trace.map { abs($0.x - .pi / 2) < 1e-9 } == true)
  }

  @Test func `a shortcut alone acts at once, and so do several`() throws {
    try beside()
    let view = bench.viewport
    bench.type("t")
    #expect(bench.state.exploration?.trace != nil)
    bench.type("s")
    #expect(bench.state.exploration?.statistics != nil)
    bench.type("++")
    #expect(bench.viewport.pointsPerUnitX > 2 * view.pointsPerUnitX)
    bench.type("hl")
    #expect(bench.viewport == view)
    #expect(bench.calculator.keyLayer == .graph(.plane))
    #expect(bench.brain.line.isEmpty)
  }

  @Test func `what a shortcut did that was text is no step of undo`() throws {
    try beside()
    type("lx", every: 0.2)
    #expect(bench.document.graph.mode == Document().graph.mode)
    bench.key(.character("z"), .command)
    #expect(bench.brain.line == "l" || bench.brain.line.isEmpty)
    #expect(bench.graphed == ["x³"])
  }

  @Test(arguments: ["+", "-", "0", "h", "s", "t", "x", "2"])
  func `on an empty graph all typing goes to the entry`(character: String) {
    let bench = Bench(1280, 800)
    bench.click(Point(x: 900, y: 200))
    #expect(bench.calculator.keyLayer == .graph(.plane))
    let (view, expected) = (bench.viewport, Bench(1280, 800))
    expected.type(character)
    bench.type(character)
    #expect(bench.brain.line == expected.brain.line)
    #expect(bench.calculator.keyLayer == .keypad)
    #expect(bench.viewport == view)
  }

  /// The line as it was left, drawn or not, is not gone on with.
  @Test(arguments: [true, false], ["cos(x)", "sin(x)", "2x", "x^2"])
  func `a formula begun on the plane is a fresh one`(isLive: Bool, formula: String) throws {
    let bench = Bench(1280, 800, live: isLive)
    try bench.graph(["x^3"])
    bench.key(.backspace, .command)
    bench.type("sin(2x)")
    bench.click(bench.place(ofX: 2, y: -3))
    #expect(bench.calculator.keyLayer == .graph(.plane))
    let expected = Bench(1280, 800)
    expected.type(formula)
    bench.clock += 3
    for character in formula {
      bench.send(.text(String(character)))
      bench.clock += 0.2
    }
    #expect(bench.brain.line == expected.brain.line)
    if isLive {
      #expect(bench.draw().graphWords.contains("Replaced sin(2·x)"))
      bench.click(bench.draw().place(of: "Keep both"))
      #expect(bench.graphed.count == 2 && bench.graphed[0] == "sin(2·x)")
    } else {
      #expect(bench.graphed == ["x³"])
      bench.key(.backspace, .command)
      bench.key(.up)
      #expect(bench.brain.line == "sin(2x)")
    }
  }

  @Test func `what is no formula yet is gone on with`() throws {
    try beside()
    bench.key(.function(6))
    bench.type("2x+")
    bench.key(.function(6))
    type("x^2", every: 0.2)
    #expect(bench.brain.line.filter { !"()".contains($0) } == "2x+x^2")
  }

  @Test func `beside the list it begins a row there`() throws {
    try beside()
    bench.key(.character("l"), .command)
    bench.click(bench.place(ofX: 2, y: -3))
    #expect(bench.calculator.keyLayer == .graph(.plane))
    type("tan(x)", every: 0.1)
    bench.key(.enter)
    #expect(bench.graphed == ["x³", "tan(x)"])
  }

  @Test func `on a phone the calculator comes with what is typed`() throws {
    let bench = Bench(390, 844)
    try bench.graph(["x^3"])
    #expect(bench.state.isGraphShown)
    bench.send(.text("2"))
    #expect(!bench.state.isGraphShown)
    #expect(bench.brain.line.hasSuffix("2"))
  }

  @Test func `before an audience keys stay what they are`() throws {
    try beside()
    bench.key(.function(5))
    type("ax(", every: 0.1)
    #expect(bench.brain.line.isEmpty)
  }
}
