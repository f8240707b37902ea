import CLibrary
import Drawing
import ExactEvaluation
import GraphKit
import GraphTools
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// How views move that count from other origins.
@Suite struct DeepMotionTests {
  private func bench() throws -> Bench {
    let bench = Bench(1280, 800)
    bench.calculator.answerLocal { LocalFormula.answer(to: $0) }
    try bench.graph(["sin(x)"])
    bench.show(from: "pi-5e-51", "pi+5e-51", "-5e-51", "5e-51")
    _ = bench.draw()
    bench.clock += 1
    _ = bench.calculator.advance(to: bench.clock)
    return bench
  }

  /// The power of ten that is as wide as what is drawn.
  private func width(_ bench: Bench) -> Double {
    let view = bench.calculator.drawnViewport
    return log10(bench.plot.width / view.pointsPerUnitX) + Double(view.originX?.exponent ?? 0)
  }

  @Test func `from a deep view Home is gone to through all widths, each of them certain`() throws {
    let bench = try bench()
    bench.send(.key(KeyEvent(.home)))
    var widths: [Double] = []
    for _ in 0..<60 {
      bench.clock += 0.02
      _ = bench.calculator.advance(to: bench.clock)
      widths.append(width(bench))
      let canvas = RecordingCanvas()
      bench.calculator.draw(on: canvas)
      let texts = canvas.drawnTexts.map(\.text)
      #expect(!texts.contains { $0.contains("possible") }, "\(widths.last ?? 0)")
    }
    #expect(widths.last.map { $0 > 0 } ?? false)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 }, "\(widths)")
    #expect(widths.contains { -45 ... -5 ~= $0 }, "\(widths)")
    // And back, by the same way.
    bench.send(.key(KeyEvent(.left, modifiers: .option)))
    bench.clock += 2
    for _ in 0..<4 { _ = bench.calculator.advance(to: bench.clock) }
    #expect(abs(width(bench) + 50) < 0.5)
    #expect(bench.calculator.drawnViewport.originX?.base == "π")
  }

  @Test func `a pinch carries on and slows down`() throws {
    let bench = try bench()
    let center = bench.plot.center
    func finger(_ phase: FingerEvent.Phase, _ id: Int64, _ x: Double) {
      let place = Point(x: center.x + x, y: center.y)
      bench.send(.finger(FingerEvent(phase, id: id, at: place, time: bench.clock)))
    }
    finger(.began, 1, -50)
    finger(.began, 2, 50)
    for step in 1...8 {
      bench.clock += 0.01
      finger(.moved, 2, 50 + 10 * Double(step))
    }
    let before = width(bench)
    finger(.ended, 2, 130)
    finger(.ended, 1, -50)
    bench.clock += 0.15
    _ = bench.calculator.advance(to: bench.clock)
    let after = width(bench)
    bench.clock += 1
    _ = bench.calculator.advance(to: bench.clock)
    let last = width(bench)
    #expect(after < before - 0.1 && last < after - 0.05 && last > before - 1)
    // In the time in which it slows down to 1/e it goes so much of its way.
    #expect(abs((before - after) / (before - last) - (1 - exp(-1))) < 0.1)
  }

  @Test func `an origin that has left the view is replaced once the view rests`() throws {
    let bench = try bench()
    let center = bench.plot.center
    bench.drag((0...8).map { center + Vector(dx: -100 * Double($0), dy: 0) })
    let before = try #require(bench.viewport.originX)
    bench.clock += 0.1
    _ = bench.calculator.advance(to: bench.clock)
    #expect(bench.viewport.originX == before)
    bench.clock += 1
    for _ in 0..<4 {
      _ = bench.calculator.advance(to: bench.clock)
      _ = bench.draw()
    }
    #expect(bench.viewport.originX?.offset != before.offset)
    #expect(bench.viewport.originX?.base == "π")
  }
}
