import Documents
import Drawing
import GraphScene
import GraphTools
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport
import Testing

/// What a window leaves behind once it is closed: nothing.
@Suite struct LifetimeTests {
  /// A program as it was used, known only by whom it does not keep alive.
  private final class Trace {
    weak var calculator: GraphingCalculator?
    weak var measurer: RecordingCanvas?
    weak var canvas: RecordingCanvas?
  }

  private func used(_ act: (GraphingCalculator) -> Void) -> Trace {
    let trace = Trace()
    let measurer = RecordingCanvas()
    let canvas = RecordingCanvas()
    let calculator = GraphingCalculator(SavedState(), measurer: measurer)
    (trace.calculator, trace.measurer, trace.canvas) = (calculator, measurer, canvas)
    calculator.work(in: Background { work in work() })
    calculator.resize(to: Size(width: 1280, height: 800), contentScale: .one)
    _ = calculator.paste("y=a\\sin(x)\ny=1/x\na=2")
    calculator.draw(on: canvas)
    act(calculator)
    for second in 1...3 {
      _ = calculator.advance(to: Double(second))
      calculator.draw(on: canvas)
    }
    return trace
  }

  @Test(arguments: [
    "", "F1", "Ctrl+,", "Ctrl+O", "Ctrl+S", "Ctrl+L", "Ctrl+T", "Ctrl+M", "F5", "F6", "F10", "F11",
    "t n n", "m", "l", "s", "i", "0 + +",
  ])
  func `nothing outlives a program, whatever is open`(keys: String) {
    let trace = used { $0.press(KeyScript(keys), onGraph: true) }
    #expect(trace.calculator == nil)
    #expect(trace.measurer == nil)
    #expect(trace.canvas == nil)
  }

  @Test func `nor one under whose fingers it was closed`() {
    let trace = used { calculator in
      for id in 0..<3 {
        let place = Point(x: 700 + 30 * Double(id), y: 300)
        _ = calculator.handle(
          .finger(FingerEvent(.began, id: Int64(id), at: place, time: 0)),
          at: 0
        )
      }
      _ = calculator.handle(.controller(.button(.a, isDown: true)), at: 0)
      _ = calculator.handle(.controller(.axis(.rightX, value: 1)), at: 0)
    }
    #expect(trace.calculator == nil)
    #expect(trace.measurer == nil)
  }
}
