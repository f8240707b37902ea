import Controls
import Documents
import Drawing
import GraphKit
import GraphScene
import GraphTools
import GraphModel
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

@Suite struct PointScriptTests {
  private func bench(
    _ formulas: String...,
    size: Size = Size(width: 1024, height: 768)
  ) throws -> Bench {
    let bench = Bench(size.width, size.height)
    try bench.graph(formulas)
    return bench
  }

  private func x(_ bench: Bench) -> Double { bench.state.exploration?.trace?.x ?? .nan }

  @Test func `N goes from point to point in view and round again`() throws {
    let bench = try bench("x^2-1")
    bench.type("t")
    let found = (0..<4).map { _ in
      bench.type("n")
      return x(bench)
    }
    #expect(found == [1, -1, 0, 1])
    bench.type("N")
    #expect(x(bench) == 0)
  }

  @Test func `snapping goes to what is seen`() throws {
    let bench = try bench("x^2-4")
    bench.type("t1.3")
    bench.key(.enter)
    let start = bench.plot.center + Vector(dx: -200, dy: 0)
    bench.drag([start, start + Vector(dx: 0, dy: 100), start + Vector(dx: 0, dy: 153)])
    #expect(!bench.plot.contains(bench.place(ofX: 0, y: -4)))
    bench.press(.a)
    #expect(x(bench) == 2)
  }

  @Test(arguments: [
    ("x^2-1", 1, "zero"), ("x^2-1", 3, "minimum"), ("-|x|", 1, "zero, maximum"),
    ("floor(x)", 1, "break"),
    ("1/(x-1)", 1, "pole"), ("(x^2-1)/(x-1)", 1, "y-intercept"), ("sin(x)/x-1/2", 2, "hole"),
  ])
  func `the card names what the trace stands on`(formula: String, steps: Int, name: String) throws {
    let bench = try bench(formula)
    bench.type("t.01")
    bench.key(.enter)
    var names: [String] = []
    for _ in 0..<12 {
      bench.type("n")
      names.append(bench.draw().graphWords)
    }
    #expect(names.contains { $0.contains(name) })
  }

  /// A zero beside these poles is not excluded, or was not: at the pole itself there certainly is none.
  @Test(arguments: [
    ("sin(x)/x+abs(x-1)/x", "(0, undefined)"), ("(x-1)/(x-1)^3+1/(x-1)", "(1, undefined)"),
    ("1/x^3-1/x^4+1/x", "(0, undefined)"),
  ])
  func `at a pole there is no possible zero, and no value`(
    formula: String,
    copied: String
  ) throws {
    let bench = try bench(formula)
    bench.type("t")
    var found: [String: String] = [:]
    for _ in 0..<12 {
      bench.type("n")
      for case .copy(let text) in bench.key(.character("c"), .command) {
        found[text] = bench.draw().graphWords
      }
    }
    let words = try #require(found[copied])
    #expect(words.contains("pole") && !words.contains("possible"))
  }

  /// Where a curve ends, what is told of the end is what its condition says.
  @Test(arguments: [
    ("x^2 {x>0.5}", "end, not included", "limit", "(0.5, undefined)"),
    ("x^2 {x>=0.5}", "end of the domain", "y", "(0.5, 0.25)"),
  ])
  func `an end that does not belong has a limit and no value`(
    formula: String,
    name: String,
    label: String,
    copied: String
  ) throws {
    let bench = try bench(formula)
    bench.type("t1")
    bench.key(.enter)
    bench.type("N")
    let words = bench.draw().graphWords
    #expect(words.contains(name))
    #expect(words.contains(label))
    #expect(bench.key(.character("c"), .command).contains(.copy(copied)))
  }

  @Test func `a closed form that matches is named, a plain number is not`() throws {
    let bench = try bench("cos(x)")
    bench.type("t.5")
    bench.key(.enter)
    bench.type("n")
    #expect(bench.draw().graphWords.contains("matches x = π/2"))
    let line = try self.bench("x-2")
    line.type("tn")
    #expect(x(line) == 2)
    #expect(!line.draw().graphWords.contains("matches"))
  }

  @Test func `where two curves meet there is a point of both`() throws {
    let bench = try bench("x^2", "x+1")
    bench.type("tn")
    let words = bench.draw().graphWords
    #expect(words.contains("intersection"))
    #expect(words.contains("matches x = (1 + √5)/2"))
  }

  @Test(arguments: [(3.0, true), (-3, true), (30, false)])
  func `a finger near a point snaps to it`(off: Double, snaps: Bool) throws {
    let bench = try bench("x^2-1")
    bench.tap(bench.place(ofX: 1, y: 0) + Vector(dx: off, dy: 0))
    #expect((x(bench) == 1) == snaps)
  }

  @Test func `Alt lets the dot stand anywhere`() throws {
    let bench = try bench("x^2-1")
    let place = bench.place(ofX: 1, y: 0) + Vector(dx: 4, dy: 0)
    bench.clock += 1
    for phase in [PointerEvent.Phase.pressed, .released] {
      bench.send(
        .pointer(
          PointerEvent(phase, button: .primary, at: place, modifiers: .option, time: bench.clock)
        )
      )
    }
    #expect(abs(x(bench) - 1) > 0.01)
  }

  @Test func `an arrow stops at a point it would pass`() throws {
    let bench = try bench("cos(x)")
    bench.type("t1.55")
    bench.key(.enter)
    bench.key(.right, .shift)
    #expect(x(bench) == Double.pi / 2)
    bench.key(.right)
    #expect(x(bench) > Double.pi / 2)
  }

  @Test func `a typed y finds the nearest place, arrows the others`() throws {
    let bench = try bench("x^2")
    bench.type("t")
    bench.key(.right)
    bench.type("y")
    bench.type("4")
    #expect(x(bench) == 2)
    bench.key(.down)
    #expect(x(bench) == -2)
    bench.key(.enter)
    #expect(bench.draw().graphWords.contains("−2"))
  }

  @Test(arguments: [("x^2-1", 3), ("1/x", 0), ("floor(x)+1/2", 0), ("sin(1/x)", 1)])
  func `dots stand on proven points only`(formula: String, least: Int) throws {
    let bench = try bench(formula)
    func discs() -> Int {
      bench.draw().canvas.calls.count { $0.contains("circle") && $0.contains(" r3.5 ") }
    }
    let shown = discs()
    #expect(least == 0 ? shown == 0 || formula.contains("floor") : shown >= least)
    bench.key(.character(","), .command)
    bench.click(bench.draw().place(of: "Points of interest"))
    bench.key(.escape)
    #expect(discs() == 0)
  }

  @Test func `the shoulders of the controller go from point to point`() throws {
    let bench = try bench("x^2-1")
    bench.press(.a, .rightShoulder)
    #expect(x(bench) == 1)
    bench.press(.leftShoulder)
    #expect(x(bench) == 0)
  }

  // MARK: Apart from the drawing

  @Test func `while points are being found there are none, then they appear`() throws {
    let later = Later()
    let bench = try bench("x^2-1")
    bench.calculator.work(in: later.background)
    bench.type("+")
    bench.type("+")
    bench.type("+")
    let before = bench.draw().canvas.calls.count
    #expect(later.run() == 1)
    #expect(bench.calculator.advance(to: bench.clock).contains(.redraw))
    #expect(bench.draw().canvas.calls.count >= before)
    #expect(later.run() == 0)
  }

  @Test func `what was found for another formula is not shown`() throws {
    let later = Later()
    let bench = Bench(1024, 768)
    bench.calculator.work(in: later.background)
    try bench.calculator.show(formulas: ["x^2-1"])
    _ = bench.draw()
    try bench.calculator.show(formulas: ["x^2+3"])
    _ = bench.draw()
    #expect(later.run() == 1)
    bench.key(.function(6))
    bench.type("tn")
    #expect(x(bench) == 0)
    #expect(!bench.draw().graphWords.contains("zero"))
    #expect(later.run() == 1)
    _ = bench.draw()
    #expect(bench.draw().graphWords.contains("minimum"))
  }

  @Test func `a pan keeps the points that are known and asks once for a long way`() throws {
    let later = Later()
    let bench = try bench("sin(x)")
    bench.calculator.work(in: later.background)
    var asked = 0
    for _ in 0..<40 {
      bench.key(.right)
      _ = bench.draw()
      asked += later.run()
      _ = bench.calculator.advance(to: bench.clock)
    }
    #expect(asked >= 4)
    #expect(asked <= 12)
  }
}
