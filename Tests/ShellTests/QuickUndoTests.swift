import Documents
import Drawing
import GraphTools
import GraphModel
import Input
import SceneHost
import Shell
import TestSupport
import Testing

/// Undo and redo hammered while the view is still on its way.
@Suite struct QuickUndoTests {
  /// Things that move the view, each a step of its own.
  private func act(_ step: Int, _ bench: Bench) {
    bench.clock += 2
    switch step % 6 {
    case 0: bench.type("+")
    case 1: bench.key(.right)
    case 2: bench.wheel(2, at: Point(x: 700, y: 300))
    case 3: fling(bench)
    case 4: bench.type("h")
    default: bench.key(.up, .shift)
    }
  }

  private func fling(_ bench: Bench) {
    let start = Point(x: 800, y: 400)
    for step in 0...6 {
      bench.clock += 0.01
      let place = start + Vector(dx: 9.7 * Double(step), dy: 7.3 * Double(step))
      let phase: FingerEvent.Phase = step == 0 ? .began : step == 6 ? .ended : .moved
      bench.send(.finger(FingerEvent(phase, id: 1, at: place, time: bench.clock)))
    }
  }

  private func wait(_ bench: Bench, _ seconds: Double) {
    bench.clock += seconds
    _ = bench.calculator.advance(to: bench.clock)
    bench.calculator.draw(on: RecordingCanvas())
  }

  /// Undo or redo without the second that the bench puts before each key.
  private func press(_ key: Character, _ bench: Bench) {
    bench.send(.key(KeyEvent(.character(key), modifiers: .command)))
    bench.send(.key(KeyEvent(.character(key), modifiers: .command, isDown: false)))
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 1001, height: 667)], 1...8)
  func `each step is exactly where it was, however fast one goes`(size: Size, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let bench = Bench(size.width, size.height, view: seed % 2 == 0 ? .home : .unchosen)
    try bench.graph(["sin(x)*x", "x^2-3"])
    wait(bench, 1)
    var views = [bench.viewport]
    for _ in 0..<8 {
      act(Int.random(in: 0..<6, using: &random), bench)
      wait(bench, 0.5)
      wait(bench, 2)
      if bench.viewport != views.last { views.append(bench.viewport) }
    }
    var place = views.count - 1
    for _ in 0..<60 {
      let isBack = Bool.random(using: &random) ? place > 0 : place == views.count - 1
      guard isBack ? place > 0 : place < views.count - 1 else { continue }
      press(isBack ? "z" : "y", bench)
      place += isBack ? -1 : 1
      #expect(bench.viewport == views[place])
      wait(bench, [0, 0.01, 0.05, 0.13].randomElement(using: &random) ?? 0)
    }
    wait(bench, 1)
    #expect(bench.viewport == views[place])
    // What is drawn is that view, not one on the way there.
    let fresh = Bench(size.width, size.height, state: bench.state)
    fresh.key(.function(6))
    #expect(axisNumbers(fresh) == axisNumbers(bench))
  }

  private func axisNumbers(_ bench: Bench) -> [String] {
    _ = bench.draw()
    return bench.draw().canvas.drawnTexts.filter {
      $0.text.allSatisfy { $0.isNumber || "−.".contains($0) }
    }
    .map { "\($0.text) \($0.box)" }
  }
}
