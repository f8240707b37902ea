import GraphScene
import SceneParts
import Shell
import Documents
import Drawing
import Foundation
import Input
import TestSupport

/// Reads bytes as a saved state, opens the program with it, uses it a little and saves it.
enum StateFuzz {
  static func fault(in bytes: [UInt8]) -> String? {
    guard let state = try? JSONDecoder().decode(SavedState.self, from: Data(bytes)) else {
      return nil
    }
    let calculator = GraphingCalculator(state, measurer: RecordingCanvas())
    calculator.provingTime = .milliseconds(5)
    let size = Size(width: 844, height: 390)
    calculator.resize(to: size, contentScale: .one)
    calculator.draw(on: RecordingCanvas())
    _ = calculator.handle(.text("1"), at: 1)
    _ = calculator.handle(.key(KeyEvent(.enter, modifiers: .command)), at: 2)
    _ = calculator.advance(to: 3)
    calculator.draw(on: RecordingCanvas())
    let kept = calculator.state
    guard let saved = try? JSONEncoder().encode(kept),
      let again = try? JSONDecoder().decode(SavedState.self, from: saved)
    else { return "the state cannot be saved" }
    return again == kept ? nil : "another state comes back"
  }
}
