import Calculator
import Documents
import Drawing
import Foundation
import GraphKit
import GraphScene
import GraphTools
import Input
import SceneHost
import SceneParts
import Shell
import TestSupport

/// What must hold whatever was done.
extension Monkey {
  /// The view is one that can be shown.
  var viewFault: String? {
    guard let view = calculator.document[viewportOf: "main"] else { return nil }
    let isSane =
      view.centerX.magnitude <= Viewport.farthestCenter
      && view.centerY.magnitude <= Viewport.farthestCenter
      && Viewport.scaleLimits.contains(view.pointsPerUnitX)
      && Viewport.scaleLimits.contains(view.pointsPerUnitY)
    return isSane ? nil : "the view is \(view)"
  }

  /// Everything drawn has a place.
  func pictureFault(on canvas: RecordingCanvas) -> String? {
    calculator.draw(on: canvas)
    if canvas.calls.isEmpty { return "nothing is drawn" }
    return canvas.calls.first { $0.contains("nan") }
  }

  /// Once all has come to rest, what is written is inside the window, too.
  mutating func restingPictureFault() -> String? {
    // Whatever slides comes to rest, and so does what only a button held for long has set going.
    for _ in 0..<2 {
      clock += 0.7
      _ = calculator.advance(to: clock)
    }
    let canvas = RecordingCanvas(contentScale: scale)
    if let fault = pictureFault(on: canvas) { return fault }
    let least = SceneArrangement.smallestSize(for: size)
    guard size.width >= least.width, size.height >= least.height else { return nil }
    let window = Rect(size: size).inset(by: -1)
    let outside = canvas.drawnTexts.first {
      !$0.visibleBox.isEmpty && !window.contains($0.visibleBox)
    }
    return outside.map { "\"\($0.text)\" at \($0.visibleBox) in a window of \(size)" }
  }

  /// Left alone, the program wakes up no more often than a picture needs, so that it never spins.
  mutating func restFault() -> String? {
    let end = clock + 1
    var wakes = 0
    var proofs = 0
    while clock < end, proofs < 4 {
      _ = calculator.advance(to: clock)
      guard let deadline = calculator.deadline else { return nil }
      if deadline < clock - 1e-6 {
        return "at \(clock) there is still something due at \(deadline)"
      }
      if deadline > clock {
        wakes += 1
      } else {
        // A proof goes on at once, with the next picture.
        proofs += 1
        calculator.draw(on: RecordingCanvas())
      }
      clock = max(deadline, clock + 0.002)
    }
    return wakes <= 150 ? nil : "\(wakes) times it woke up within a second"
  }

  /// What is saved comes back equal.
  var savingFault: String? {
    savingFault(of: calculator.state) ?? savingFault(of: calculator.keptState)
  }

  private func savingFault(of state: SavedState) -> String? {
    do {
      let data = try JSONEncoder().encode(state)
      let back = try JSONDecoder().decode(SavedState.self, from: data)
      guard back == state else { return "\(back) comes back for \(state)" }
      return opened(back).state == state ? nil : "the program opens with another state"
    } catch {
      return "the state cannot be saved: \(error)"
    }
  }

  /// What was done is undone.
  var undoFault: String? {
    let program = opened(calculator.state)
    program.resize(to: size, contentScale: scale)
    let before = program.state.calculator
    _ = program.handle(.text("7"), at: 1)
    // A digit over the same one that was selected changes nothing.
    guard !program.state.calculator.isSameEntry(as: before) else { return nil }
    _ = program.handle(.key(KeyEvent(.character("z"), modifiers: .command)), at: 3)
    return program.state.calculator == before ? nil : "undo does not lead back"
  }

  /// Going back as far as one can and forward again leads here.
  var wayBackFault: String? {
    let program = opened(calculator.keptState)
    program.resize(to: size, contentScale: scale)
    let start = Work(program)
    var present = start
    var steps = 0
    while steps < 40 {
      _ = program.handle(.key(KeyEvent(.character("z"), modifiers: .command)), at: clock)
      let next = Work(program)
      guard next != present else { break }
      present = next
      steps += 1
    }
    for _ in 0..<steps {
      _ = program.handle(.key(KeyEvent(.character("y"), modifiers: .command)), at: clock)
    }
    return Work(program) == start ? nil : "\(steps) steps back and forward lead elsewhere"
  }

  /// What undo is about.
  private struct Work: Equatable {
    let calculator: CalculatorState
    let document: Document

    init(_ program: GraphingCalculator) {
      calculator = program.state.calculator
      document = program.document
    }
  }
}
