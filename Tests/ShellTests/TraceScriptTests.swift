import Documents
import Drawing
import Foundation
import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Input
import Notation
import Settings
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct TraceScriptTests {
  /// A window with formulas graphed and the keys on the graph.
  private func bench(
    _ formulas: String...,
    size: Size = Size(width: 1024, height: 768)
  ) throws -> Bench {
    let bench = Bench(size.width, size.height)
    try bench.graph(formulas)
    return bench
  }

  private func x(_ bench: Bench) -> Double? { bench.state.exploration?.trace?.x }

  @Test(arguments: windows)
  func `T traces in the middle, T or Escape ends it`(size: Size) throws {
    let bench = try bench("x^2+1", size: size)
    bench.type("t")
    #expect(x(bench) == 0)
    let words = bench.draw().graphWords
    #expect(words.contains("slope"))
    bench.type("t")
    #expect(x(bench) == nil)
    bench.type("t")
    bench.key(.escape)
    #expect(x(bench) == nil)
    #expect(bench.state.isGraphShown)
  }

  @Test(arguments: windows)
  func `a tap on the curve traces there, a tap beside it ends the trace`(size: Size) throws {
    let bench = try bench("x/2", size: size)
    bench.tap(bench.place(ofX: 1, y: 0.5) + Vector(dx: 3, dy: 12))
    let traced = try #require(x(bench))
    #expect(abs(traced - 1) < 0.4)
    bench.tap(bench.place(ofX: 0.8, y: 1.6))
    #expect(x(bench) == nil)
  }

  @Test(arguments: [-1e300, 1e300, 1e308], [Key.left, .right, .home, .end, .pageUp])
  func `a trace endlessly far from what is seen can be moved`(far: Double, key: Key) throws {
    var state = SavedState()
    state.exploration = Exploration()
    state.exploration?.trace = Exploration.Trace(curve: 0, x: far)
    state.document.functions = FunctionList([
      GraphedFunction(GraphFunction(try FormulaParser.parse("x")))
    ])
    state.document[viewportOf: "main"] = Viewport(
      centerX: 0,
      centerY: 0,
      pointsPerUnitX: 1e300,
      pointsPerUnitY: 1
    )
    state.isGraphShown = true
    let bench = Bench(390, 844, state: state)
    bench.key(key)
    bench.key(key, .shift)
    #expect(x(bench)?.isFinite != false)
    #expect(bench.state.document[viewportOf: "main"]?.centerX.isFinite == true)
  }

  @Test(arguments: [Int.min, -1, 7, .max])
  func `a trace on a curve that is not there does no harm`(curve: Int) throws {
    var state = SavedState()
    var exploration = Exploration()
    exploration.trace = Exploration.Trace(curve: curve, x: 1)
    exploration.statistics = Exploration.Statistics()
    state.exploration = exploration
    state.document.functions = FunctionList(
      try ["x", "x^2"].map { GraphedFunction(GraphFunction(try FormulaParser.parse($0))) }
    )
    state.isGraphShown = true
    let bench = Bench(1280, 800, state: state)
    #expect(!bench.draw().canvas.calls.isEmpty)
    bench.key(.up)
    bench.key(.down)
    #expect(!bench.draw().canvas.calls.isEmpty)
  }

  @Test(
    arguments: [
      (#"{"curve":-1,"x":1}"#, false), (#"{"curve":12,"x":1}"#, false),
      (#"{"curve":9223372036854775807,"x":1}"#, false), (#"{"curve":11,"x":1}"#, true),
    ]
  )
  func `only a trace on a curve comes back`(trace: String, isKept: Bool) throws {
    let saved = Data(#"{"showsTable":true,"trace":\#(trace)}"#.utf8)
    let exploration = try JSONDecoder().decode(Exploration.self, from: saved)
    #expect((exploration.trace != nil) == isKept)
    #expect(exploration.showsTable == true)
  }

  @Test func `a click must be nearer to the curve than a finger`() throws {
    let bench = try bench("0*x")
    let place = bench.place(ofX: 1, y: 0)
    bench.click(place + Vector(dx: 0, dy: 14))
    #expect(x(bench) == nil)
    bench.click(place + Vector(dx: 0, dy: 8))
    #expect(x(bench) != nil)
  }

  @Test func `the traced number is the roundest of its pixel`() throws {
    let bench = try bench("0*x")
    bench.click(bench.place(ofX: 1, y: 0))
    #expect(x(bench) == 1)
    bench.click(bench.place(ofX: 1.5, y: 0))
    #expect(x(bench) == 1.5)
  }

  @Test(arguments: [(KeyModifiers(), 1.0), (.shift, 5.0)])
  func `arrows go along the curve by pixels`(modifiers: KeyModifiers, pixels: Double) throws {
    let bench = try bench("sin(x)/2+2")
    bench.type("t")
    let view = bench.viewport
    for step in 1...7 {
      bench.key(.right, modifiers)
      let way = try #require(x(bench)) * 72
      #expect(abs(way - pixels * Double(step)) < 1)
    }
    for _ in 1...7 { bench.key(.left, modifiers) }
    #expect(x(bench) == 0)
    #expect(bench.viewport == view)
  }

  @Test func `the view follows a trace that leaves it`() throws {
    let bench = try bench("sin(x)/2")
    bench.type("t")
    for _ in 0..<80 { bench.key(.right, .shift) }
    let traced = try #require(x(bench))
    #expect(bench.viewport.centerX > 0)
    #expect(bench.plot.contains(bench.place(ofX: traced, y: 0)))
  }

  @Test func `up and down go to the other curve at the same place`() throws {
    let bench = try bench("x+1", "x^2", "-x")
    bench.type("t1.25")
    bench.key(.enter)
    // It begins on the selected curve, the last.
    bench.key(.down)
    bench.key(.down)
    #expect(bench.state.exploration?.trace == Exploration.Trace(curve: 1, x: 1.25))
    #expect(bench.draw().graphWords.contains("1.5625"))
    bench.key(.up)
    bench.key(.up)
    #expect(bench.state.exploration?.trace?.curve == 2)
    #expect(bench.draw().graphWords.contains("−1.25"))
  }

  @Test(arguments: [("1.25", 1.25), ("-.5", -0.5), ("1/3", 1.0 / 3), ("2pi", 2 * Double.pi)])
  func `a typed x gives y at once and moves there`(text: String, value: Double) throws {
    let bench = try bench("sin(x)")
    bench.type("t")
    if text == "2pi" { bench.type("x") }
    bench.type(text)
    #expect(x(bench) == value)
    bench.key(.enter)
    bench.key(.right)
    #expect(abs(try #require(x(bench)) - value) < 0.05)
  }

  @Test func `a typed x out of view brings the view there`() throws {
    let bench = try bench("x^2")
    bench.type("t25")
    #expect(x(bench) == 25)
    #expect(bench.plot.contains(bench.place(ofX: 25, y: 625)))
  }

  @Test func `Backspace and Escape leave the field before the trace`() throws {
    let bench = try bench("x^2")
    bench.type("t12")
    bench.key(.backspace)
    #expect(x(bench) == 1)
    bench.key(.escape)
    #expect(x(bench) == 1)
    bench.type("+")
    #expect(bench.viewport.pointsPerUnitX > 72)
    bench.key(.escape)
    #expect(x(bench) == nil)
  }

  @Test(arguments: windows)
  func `the dot follows a finger along its curve`(size: Size) throws {
    let bench = try bench("sin(x)/2", size: size)
    bench.type("t")
    let start = bench.place(ofX: 0, y: 0)
    let view = bench.viewport
    bench.drag([start, start + Vector(dx: 15, dy: 40), start + Vector(dx: 50, dy: -70)])
    let way = try #require(x(bench)) * bench.viewport.pointsPerUnitX
    #expect(abs(way - 50) < 1.5)
    #expect(bench.viewport == view)
  }

  @Test func `a finger resting on the curve takes the dot along`() throws {
    let bench = try bench("x/3")
    let start = bench.place(ofX: 0.5, y: 0.17)
    bench.send(.finger(FingerEvent(.began, id: 1, at: start, time: 10)))
    _ = bench.calculator.advance(to: 10.6)
    #expect(x(bench) != nil)
    let end = start + Vector(dx: 72, dy: 5)
    bench.send(.finger(FingerEvent(.moved, id: 1, at: end, time: 11)))
    bench.send(.finger(FingerEvent(.ended, id: 1, at: end, time: 11)))
    #expect(abs(try #require(x(bench)) - 1.5) < 0.05)
    #expect(bench.draw().place(of: "Trace here") == nil)
  }

  @Test func `the menu of a place traces there`() throws {
    let bench = try bench("x/3+3")
    let place = bench.place(ofX: 1, y: 0)
    bench.clock += 1
    bench.send(
      .pointer(PointerEvent(.pressed, button: .secondary, at: place, time: bench.clock))
    )
    bench.click(bench.draw().place(of: "Trace here"))
    #expect(abs(try #require(x(bench)) - 1) < 0.02)
  }

  @Test func `zooming keeps the traced point where it is, O makes it the origin's place`() throws {
    let bench = try bench("x^2/4")
    bench.type("t1.5")
    bench.key(.enter)
    let place = bench.place(ofX: 1.5, y: 0.5625)
    bench.type("+")
    #expect(bench.place(ofX: 1.5, y: 0.5625).distance(to: place) < 1e-6)
    bench.type("o")
    #expect(bench.place(ofX: 0, y: 0).distance(to: place) < 1e-6)
  }

  @Test func `where there is no value it says so`() throws {
    let bench = try bench("ln(x)")
    bench.type("t-1")
    #expect(bench.draw().graphWords.contains("no value here"))
  }

  @Test(arguments: [(0, "0.8415"), (12, "0.84147"), (30, "0.8414710")])
  func `zooming in shows more digits`(notches: Int, digits: String) throws {
    let bench = try bench("sin(x)")
    bench.type("t1")
    bench.key(.enter)
    for _ in 0..<notches { bench.wheel(1, at: bench.place(ofX: 1, y: 0.8414709848)) }
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == digits })
  }

  @Test func `copying gives the point`() throws {
    let bench = try bench("x^2")
    bench.type("t1.5")
    bench.key(.enter)
    #expect(bench.key(.character("c"), .command).contains(.copy("(1.5, 2.25)")))
  }

  @Test func `the trace is there again after a restart`() throws {
    let bench = try bench("x^2")
    bench.type("t1.5")
    let again = Bench(1024, 768, state: bench.state)
    #expect(again.state.exploration?.trace == bench.state.exploration?.trace)
    #expect(again.draw().graphWords.contains("2.25"))
  }

  @Test func `the controller traces, steps and ends`() throws {
    let bench = try bench("x^2", "x")
    bench.press(.a)
    #expect(x(bench) == 0)
    bench.press(.dpadRight, .dpadDown)
    #expect(bench.state.exploration?.trace?.curve == 0)
    bench.send(.controller(.axis(.leftX, value: 1)))
    #expect(try #require(x(bench)) > 0.02)
    bench.send(.controller(.axis(.leftX, value: 0)))
    bench.press(.b)
    #expect(x(bench) == nil)
  }

  @Test func `the controller shakes at points of interest, unless that is switched off`() throws {
    let bench = try bench("x^2-1", size: Size(width: 1280, height: 800))
    #expect(!bench.type("tn").contains(.vibrate))
    bench.press(.b, .a)
    #expect(bench.press(.rightShoulder).contains(.vibrate))
    #expect(!bench.press(.dpadRight).contains(.vibrate))
    #expect(bench.press(.dpadLeft).contains(.vibrate))
    bench.press(.start)
    bench.click(bench.draw().place(of: "Vibration"))
    bench.key(.escape)
    #expect(bench.state.preferences.vibrates == false)
    #expect(!bench.press(.rightShoulder).contains(.vibrate))
    #expect(Bench(1280, 800, state: bench.state).state.preferences.vibrates == false)
  }

  @Test func `a presentation shows the trace as a spotlight and gives back what was there`() throws
  {
    let bench = try bench("x^2", size: Size(width: 1920, height: 1080))
    bench.type("t1.5")
    bench.key(.enter)
    let before = bench.state
    bench.key(.function(5))
    bench.key(.right)
    let rings = bench.draw().canvas.drawnBoxes.filter { $0.isBorder && $0.frame.width == 84 }
    #expect(rings.count == 1)
    bench.key(.escape)
    #expect(bench.state.exploration?.trace == nil)
    bench.key(.escape)
    #expect(bench.state == before)
  }

  @Test func `the mouse near a curve sees a faint dot, its place and a hand`() throws {
    let bench = try bench("0*x")
    let place = bench.place(ofX: 1, y: 0)
    let before = bench.draw().canvas.calls.count
    bench.send(.pointer(PointerEvent(.moved, at: place + Vector(dx: 0, dy: 5), time: 30)))
    let canvas = bench.draw().canvas
    #expect(canvas.calls.count == before + 5)
    #expect(canvas.drawnTexts.contains { $0.text == "(1, 0)" })
    #expect(bench.calculator.cursor(at: place) == .hand)
  }

  @Test(arguments: windows)
  func `card and tags lie inside the window and are whole`(size: Size) throws {
    let bench = try bench("tan(x)", size: size)
    for place in ["0", "1.5", "-1.57", ".01"] {
      bench.type(bench.state.exploration?.trace == nil ? "t" + place : place)
      bench.key(.enter)
      let picture = bench.draw()
      #expect(picture.cutTexts.isEmpty)
      #expect(picture.texts(outside: Rect(size: size)).isEmpty)
    }
  }

  @Test(arguments: windows)
  func `a tag keeps off the pills`(size: Size) throws {
    let bench = try bench("sin(x)*x^2", "x/9", size: size)
    bench.type("t")
    for _ in 0..<6 {
      bench.type("n")
      #expect(bench.draw().touchingGraphTexts.isEmpty)
    }
  }
}
