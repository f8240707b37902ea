import Calculator
import Controls
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

  @Test func `A held on a key with a small sign shows what else it has`() {
    bench.type("2x")
    #expect(bench.steer(to: "="))
    #expect(bench.draw().canvas.drawnTexts.contains { $0.text == "Hold: Signs" })
    hold(.a)
    #expect(bench.brain.line == "2x" && bench.tree.all.contains { $0.name == "≤" })
    bench.press(.b)
    #expect(bench.steer(to: "7"))
    #expect(!bench.draw().canvas.drawnTexts.contains { $0.text == "Hold: Signs" })
    bench.press(.a)
    #expect(bench.brain.line == "2x7")
  }

  @Test func `the hints tell what is held at the trace and beside sliders`() throws {
    let bench = Bench(640, 480)
    try bench.graph(["a*x"])
    func hints() -> [String] {
      bench.draw().canvas.drawnTexts.filter { $0.box.y > 440 }.map(\.text)
    }
    bench.press(.a)
    #expect(hints().contains("Hold: Slider") && hints().contains("Hold: Menu"), "\(hints())")
  }

  @Test func `X tells the letter that it inserts`() {
    let bench = Bench(1280, 800, entersLine: false)
    bench.type("sum100")
    bench.key(.tab)
    bench.press(.x)
    func letter() -> String? {
      let texts = bench.draw().canvas.drawnTexts.map(\.text)
      return texts.firstIndex(of: "Insert ").map { texts[$0 + 1] }
    }
    #expect(letter() == "n" && bench.brain.line == "sum(n,n,1,100)")
  }

  @Test func `a short press acts when it is released`() {
    bench.type("12")
    bench.press(.b)
    #expect(bench.brain.line == "1")
    bench.press(.x)
    #expect(bench.brain.line == "1x")
  }
}
