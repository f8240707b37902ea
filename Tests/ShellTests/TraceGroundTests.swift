import Documents
import Drawing
import Formulas
import GraphModel
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// The trace stays on what it traces, whatever is done to that.
@Suite struct TraceGroundTests {
  private let bench = Bench(1280, 800)

  private func graph(_ texts: String...) throws {
    try bench.graph(texts)
    _ = bench.draw()
  }

  private func set(_ a: Double) { _ = bench.calculator.paste("a=\(a)") }

  private func trace(_ bench: Bench) throws -> Exploration.Trace {
    _ = bench.draw()
    return try #require(bench.state.exploration?.trace)
  }

  @Test(arguments: [9.0, 4, 12.5, 0.25, 1])
  func `the dot stays on a circle whose letter is dragged`(a: Double) throws {
    try graph("x^2+y^2=a")
    set(4)
    _ = bench.draw()
    bench.tap(bench.place(ofX: 1.2, y: 1.6))
    for step in 1...8 {
      set(4 + (a - 4) * Double(step) / 8)
      let now = try trace(bench)
      let y = try #require(now.y)
      let radius = bench.document[settingOf: .a].value
      #expect(abs(now.x * now.x + y * y - radius) < 1e-9)
    }
  }

  @Test func `where the dot has gone with its circle is kept`() throws {
    try graph("x^2+y^2=a")
    set(4)
    _ = bench.draw()
    bench.tap(bench.place(ofX: 1.2, y: 1.6))
    _ = bench.calculator.advance(to: bench.clock + 5)
    set(9)
    _ = bench.draw()
    #expect(bench.calculator.deadline ?? .infinity <= bench.clock + 5)
    #expect(bench.calculator.advance(to: bench.clock + 5).contains(.save))
    #expect(!bench.calculator.advance(to: bench.clock + 5).contains(.save))
  }

  @Test func `where the circle is gone nothing is traced, and after that it is again`() throws {
    try graph("x^2+y^2=a")
    set(4)
    _ = bench.draw()
    bench.tap(bench.place(ofX: 1.2, y: 1.6))
    let shown = bench.draw().canvas.drawnTexts.count
    set(-1)
    #expect(bench.draw().canvas.drawnTexts.count < shown)
    set(1)
    let now = try trace(bench)
    #expect(abs(now.x * now.x + (now.y ?? 9) * (now.y ?? 9) - 1) < 1e-9)
  }

  @Test func `a moving point stays the same moment's`() throws {
    try graph("(a cos(t), a sin(t))")
    set(2)
    _ = bench.draw()
    bench.tap(bench.place(ofX: 1.2, y: 1.6))
    let before = try trace(bench)
    set(3)
    let now = try trace(bench)
    #expect(now.t == before.t)
    #expect(abs(now.x - 1.5 * before.x) < 1e-9)
  }

  @Test func `a function in whose place a circle is graphed leaves its trace on the circle`() throws
  {
    try graph("x-1")
    bench.tap(bench.place(ofX: 3, y: 2))
    try graph("x^2+y^2=9")
    let now = try trace(bench)
    let y = try #require(now.y)
    #expect(abs(now.x * now.x + y * y - 9) < 1e-9)
    #expect(now.x > 0 && y > 0)
    try graph("x-1")
    #expect(try trace(bench).y == nil)
  }

  @Test func `a function moved in the list keeps its trace`() throws {
    try graph("x", "x^2+y^2=9", "5-x")
    bench.tap(bench.place(ofX: 1.8, y: 2.4))
    #expect(try trace(bench).curve == 1)
    bench.key(.character("l"), .command)
    bench.key(.up, .option)
    var now = try trace(bench)
    #expect(bench.graphed.first?.contains("9") == true)
    #expect(now.curve == 0)
    #expect(abs(now.x * now.x + (now.y ?? 9) * (now.y ?? 9) - 9) < 1e-9)
    bench.key(.down, .option)
    bench.key(.down, .option)
    now = try trace(bench)
    #expect(now.curve == 2)
    bench.click(try PanelOnScreen(bench).disc(0))
    #expect(try trace(bench).curve == 1)
    bench.click(try PanelOnScreen(bench).disc(2))
    _ = bench.draw()
    #expect(bench.state.exploration?.trace == nil)
  }
}
