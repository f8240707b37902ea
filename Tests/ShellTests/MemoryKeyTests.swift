import Calculator
import Drawing
import Formulas
import Input
import Notation
import Shell
import TestSupport
import Testing

/// The key M: pressed it writes M, held it keeps the value.
@Suite struct MemoryKeyTests {
  private func hold(_ bench: Bench) throws {
    let key = try #require(bench.draw().keys()?.first { $0.name == "M" }?.frame.center)
    bench.clock += 1
    bench.send(.finger(FingerEvent(.began, id: 1, at: key, time: bench.clock)))
    bench.clock += 0.6
    _ = bench.calculator.advance(to: bench.clock)
    bench.send(.finger(FingerEvent(.ended, id: 1, at: key, time: bench.clock)))
  }

  @Test(arguments: [
    Size(width: 390, height: 844), Size(width: 320, height: 480), Size(width: 844, height: 390),
    Size(width: 480, height: 320), Size(width: 1280, height: 800),
  ])
  func `it is on every keypad; held it keeps, pressed it writes`(size: Size) throws {
    let bench = Bench(size.width, size.height)
    bench.type("6*7")
    try hold(bench)
    #expect(bench.draw().displayWords.contains("M = 6·7"))
    #expect(bench.brain.line == "6×7")
    bench.tapKeys("M", "+", "1")
    #expect(bench.brain.line == "M+1")
    #expect(bench.draw().displayWords.contains("43"))
  }

  @Test func `it is kept over a restart and taken back by undo`() throws {
    let bench = Bench(1280, 800)
    bench.type("2")
    bench.key(.character("m"), [.command, .shift])
    bench.type("3")
    bench.key(.character("m"), [.command, .shift])
    #expect(Bench(1280, 800, state: bench.state).brain.memory?.description == "3")
    bench.key(.character("z"), .command)
    #expect(bench.brain.memory?.description == "2")
  }

  @Test func `a controller finds it among the letters of X, and a right click keeps, too`() {
    let bench = Bench(1280, 800)
    bench.type("5")
    bench.send(.controller(.button(.x, isDown: true)))
    bench.clock += 0.7
    _ = bench.calculator.advance(to: bench.clock)
    bench.send(.controller(.button(.x, isDown: false)))
    bench.press(.dpadRight, .dpadRight, .dpadRight, .dpadRight, .dpadRight, .a)
    #expect(bench.brain.memory?.description == "5")
    #expect(bench.brain.line == "5")
  }

  @Test func `M sin is graphed as a sine, and in the list, too`() {
    let bench = Bench(1280, 800)
    bench.type("sin(M)")
    bench.tapGraph()
    #expect(bench.graphed == ["sin(x)"])
    #expect(bench.draw().graphKeyWords == "Graphed")
    bench.key(.character("l"), .command)
    bench.type("M^2")
    bench.key(.enter)
    #expect(bench.graphed == ["sin(x)", "x²"])
    #expect(Bench(1280, 800, state: bench.state).graphed == bench.graphed)
  }

  @Test func `what is graphed beside x keeps its number when another is kept`() {
    let bench = Bench(1280, 800)
    bench.type("2")
    bench.key(.character("m"), [.command, .shift])
    bench.type("Mx")
    bench.tapGraph()
    bench.key(.backspace, .command)
    bench.type("3")
    bench.key(.character("m"), [.command, .shift])
    #expect(bench.graphed == ["2·x"])
  }
}
