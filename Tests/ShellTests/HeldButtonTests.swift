import Calculator
import Documents
import Drawing
import Input
import Shell
import TestSupport
import Testing

/// A button of a controller that means something else when it is held does nothing before.
@Suite struct HeldButtonTests {
  private let bench = Bench(1280, 800, entersLine: false, live: true)

  private func hold(_ button: ControllerButton) {
    bench.clock += 1
    bench.send(.controller(.button(button, isDown: true)))
    let (line, graphed) = (bench.brain.line, bench.graphed)
    bench.clock += 0.3
    _ = bench.calculator.advance(to: bench.clock)
    #expect(bench.brain.line == line && bench.graphed == graphed)
    bench.clock += 0.7
    _ = bench.calculator.advance(to: bench.clock)
    bench.send(.controller(.button(button, isDown: false)))
  }

  @Test func `B held clears and the graph keeps what was typed`() {
    bench.type("y<x^2")
    let graphed = bench.graphed
    #expect(graphed.count == 1)
    hold(.b)
    #expect(bench.brain.line.isEmpty && bench.graphed == graphed)
  }

  @Test func `X held offers letters without an x`() {
    bench.type("2")
    hold(.x)
    #expect(bench.brain.line == "2" && bench.graphed.isEmpty)
    #expect(bench.draw().place(of: "a") != nil)
  }

  @Test func `a short press acts when it is released`() {
    bench.type("12")
    bench.press(.b)
    #expect(bench.brain.line == "1")
    bench.press(.x)
    #expect(bench.brain.line == "1x")
  }
}
