import Calculator
import CalculatorScene
package import Documents
import GraphScene
import SceneHost
package import SceneParts
import Words

/// One line of undo for everything, and the document it is about.
extension GraphingCalculator {
  /// Everything that undo brings back, as it is now.
  var work: Snapshot { Snapshot(calculator: calculator.brain.state, document: graph.state) }

  /// What the person has made, ready for a file of its own.
  package var document: Document { graph.state }

  /// Takes over a document; undo leads back.
  package func open(_ document: Document) -> [SceneRequest] {
    noteWork()
    graph.now = time
    graph.restore(document)
    calculator.brain.setMode(document.entryMode)
    if calculator.brain.angleUnit != document.angleUnit { calculator.brain.toggleAngleUnit() }
    composition = nil
    loadFunction()
    connect()
    noteWork()
    return [.redraw, .save]
  }

  /// Remembers what is there, if it has changed; a presentation is one change when it ends.
  func noteWork() {
    if graph.state.entryMode != calculator.brain.mode
      || graph.state.angleUnit != calculator.brain.angleUnit
    {
      graph.state.entryMode = calculator.brain.mode
      graph.state.angleUnit = calculator.brain.angleUnit
    }
    if !graph.isPresenting {
      undoHistory.note(
        work,
        edit: calculator.brain.editNumber,
        at: time,
        isHeld: graph.isHeld
      )
    }
    calculator.look.canUndo = undoHistory.canUndo
    calculator.look.canRedo = undoHistory.canRedo
  }

  func undo() -> [SceneRequest] {
    guard !graph.isPresenting else { return [] }
    noteWork()
    return step(undoHistory.undo(), orSay: .nothingToUndo)
  }

  func redo() -> [SceneRequest] {
    guard !graph.isPresenting else { return [] }
    noteWork()
    return step(undoHistory.redo(), orSay: .nothingToRedo)
  }

  private func step(_ hasMoved: Bool, orSay sentence: Sentence) -> [SceneRequest] {
    guard hasMoved else {
      calculator.say(words(sentence), at: time)
      return [.redraw]
    }
    graph.now = time
    graph.restore(undoHistory.present.document)
    calculator.brain.restore(undoHistory.present.calculator)
    connect()
    noteWork()
    return [.redraw, .save]
  }
}
