import ExactEvaluation
import GraphKit
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// What is looked at stays where it is while the view goes to other origins.
@Suite struct DeepReturnTests {
  /// The trace's x as its card tells it.
  private func traced(_ bench: Bench) -> String? {
    let canvas = RecordingCanvas()
    bench.calculator.draw(on: canvas)
    let texts = canvas.drawnTexts.map(\.text)
    guard let slope = texts.lastIndex(of: "slope") else { return nil }
    return texts[..<slope].last { text in
      ["π", "≈ π", "3.14", "≈ 3.14"].contains { text.hasPrefix($0) }
    }
  }

  @Test(arguments: [Key.home, .pageDown])
  func `the trace keeps its place on the way out`(key: Key) throws {
    let bench = Bench(1280, 800)
    bench.calculator.answerLocal { LocalFormula.answer(to: $0) }
    try bench.graph(["sin(x)"])
    bench.show(from: "pi-5e-51", "pi+5e-51", "-5e-51", "5e-51")
    _ = bench.draw()
    bench.type("tpi+2e-51")
    bench.key(.enter)
    _ = bench.draw()
    #expect(traced(bench) == "π + 2·10⁻⁵¹")
    bench.clock += 1
    bench.send(.key(KeyEvent(key)))
    for _ in 0..<60 {
      bench.clock += 0.02
      _ = bench.calculator.advance(to: bench.clock)
      // The digits that a pixel has room for differ, the place does not.
      let view = bench.calculator.drawnViewport
      #expect(traced(bench) != nil, "\(view)")
    }
    if key == .pageDown { #expect(traced(bench) == "π + 2·10⁻⁵¹") }
  }
}
