import Calculator
import Documents
import Drawing
import Formulas
import GraphKit
import GraphScene
import GraphModel
import GraphTools
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// What becomes of a line that is typed in the list when something else is done.
extension FunctionPanelTests {
  @Test func `a line that is given up with Esc comes back with undo, and a new row is empty`()
    throws
  {
    graph("sin(x)")
    _ = try open()
    bench.type("x^2+")
    bench.key(.escape)
    #expect(texts == ["sin(x)"])
    bench.key(.character("z"), .command)
    bench.type("3x")
    bench.key(.escape)
    bench.key(.end)
    bench.key(.enter)
    bench.type("7")
    bench.key(.enter)
    #expect(texts == ["sin(x)", "7"])
    bench.type("x^2+")
    bench.key(.escape)
    bench.key(.delete)
    bench.key(.character("z"), .command)
    #expect(texts == ["sin(x)", "7"])
  }

  @Test func `a new document has no line of the last one`() throws {
    graph("sin(x)")
    _ = try open()
    bench.type("x^3+")
    bench.key(.character("l"), .command)
    bench.key(.character("n"), .command)
    bench.key(.character("l"), .command)
    bench.key(.enter)
    bench.type("5")
    bench.key(.enter)
    #expect(texts == ["5"])
  }

  @Test func `a line that is left with the list is gone on with`() throws {
    graph("sin(x)")
    _ = try open()
    bench.type("x^2+3x")
    bench.key(.character("l"), .command)
    #expect(texts == ["sin(x)"])
    bench.key(.character("l"), .command)
    bench.key(.end)
    bench.key(.enter)
    bench.key(.end)
    bench.type("+1")
    bench.key(.enter)
    #expect(texts.count == 2 && texts.last == "x^2+3x+1")
    bench.type("7")
    bench.key(.enter)
    #expect(texts.last == "7")
  }

  @Test func `a changed row that is given up is as it was, and undo goes on with it`() throws {
    graph("sin(x)")
    _ = try open()
    bench.key(.home)
    bench.key(.enter)
    bench.key(.end)
    bench.type("+7")
    bench.key(.escape)
    #expect(texts == ["sin(x)"])
    bench.key(.enter)
    bench.key(.enter)
    #expect(texts == ["sin(x)"])
    bench.key(.enter)
    bench.key(.end)
    bench.type("+7")
    bench.key(.escape)
    bench.key(.character("z"), .command)
    bench.key(.enter)
    #expect(texts == ["sin(x)+7"])
  }

  @Test(arguments: [true, false])
  func `a press elsewhere takes what is typed, and leaves what is no formula yet`(
    isDone: Bool
  ) throws {
    graph("sin(x)")
    let panel = try open()
    bench.type(isDone ? "x^2+3x" : "x^2+")
    bench.click(bench.place(ofX: 2, y: -3))
    #expect(texts.count == (isDone ? 2 : 1))
    guard isDone else { return }
    bench.key(.character("z"), .command)
    #expect(texts == ["sin(x)"])
    bench.key(.character("l"), .command)
    bench.type("x/2")
    bench.tap(panel.close)
    // What is not done yet goes to the calculator, and comes back with Graph.
    #expect(texts.count == 1 && bench.brain.line == "x÷2")
    bench.tapGraph()
    #expect(texts == ["sin(x)", "x÷2"])
  }

  @Test func `closed by a key the list gives the keys back to the calculator that opened it`()
    throws
  {
    graph("sin(x)")
    _ = try open()
    bench.key(.escape)
    let line = bench.brain.line
    bench.type("7")
    #expect(bench.brain.line != line)
    _ = try open()
    bench.click(bench.place(ofX: 2, y: -3))
    bench.key(.character("l"), .command)
    bench.key(.character("l"), .command)
    #expect(bench.calculator.keyLayer == .graph(.plane))
  }
}
