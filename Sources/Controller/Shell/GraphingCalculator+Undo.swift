import Calculator
import CalculatorScene
package import Documents
import GraphScene
import GraphModel
import SceneHost
package import SceneParts
import Words

/// One line of undo for everything, and the document it is about.
extension GraphingCalculator {
  /// Everything that undo brings back, as it is now.
  var work: Snapshot { work(on: document) }

  func work(on document: Document) -> Snapshot {
    Snapshot(calculator: calculator.state, document: document, number: files.number)
  }

  /// What the person has made, ready for a file of its own.
  package var document: Document { Document(graph.state, modes: modes) }

  /// Takes over a document; undo leads back.
  package func open(_ document: Document) -> [SceneRequest] {
    let taken = fulfil(graph.takeTyping())
    noteWork()
    files.begin()
    graph.now = time
    modes = document.modes
    graph.forgetTyping()
    graph.restore(document.graph)
    calculator.mode = modes.entry
    calculator.angleUnit = modes.angleUnit
    composition = nil
    typing.curve = nil
    typing.follow(graph.state.functions)
    calculator.clearLine()
    loadFunction()
    connect()
    noteWork()
    return taken + [.redraw, .save]
  }

  /// Remembers what is there, if it has changed; a presentation is one change when it ends.
  func noteWork() {
    followTyping()
    keepSliders()
    modes.entry = calculator.mode
    modes.angleUnit = calculator.angleUnit
    graph.language = CalculatorLanguage(
      angleUnit: modes.angleUnit,
      memory: calculator.memory,
      values: calculator.parameterValues,
      entry: calculator.entry,
      rows: typing.rows
    )
    if !graph.isPresenting {
      undoHistory.note(
        work,
        edit: calculator.editNumber,
        listEdit: typing.listEdit ?? graph.listEdit,
        at: time,
        isHeld: graph.isHeld
      )
    }
    environment.canUndo = undoHistory.canUndo
    environment.canRedo = undoHistory.canRedo
  }

  func undo() -> [SceneRequest] {
    guard !graph.isPresenting else { return [] }
    if let requests = graph.stepTyping(back: true) { return fulfil(requests) }
    noteWork()
    let isTyping = !manager.isDetailFocused
    return step(undoHistory.undo(keepingView: isTyping), orSay: .nothingToUndo)
  }

  func redo() -> [SceneRequest] {
    guard !graph.isPresenting else { return [] }
    if let requests = graph.stepTyping(back: false) { return fulfil(requests) }
    noteWork()
    return step(undoHistory.redo(), orSay: .nothingToRedo)
  }

  private func step(_ hasMoved: Bool, orSay sentence: Message) -> [SceneRequest] {
    guard hasMoved else {
      say(sentence)
      return [.redraw]
    }
    graph.now = time
    files.number = undoHistory.present.number
    modes = undoHistory.present.document.modes
    graph.restore(undoHistory.present.document.graph)
    calculator.restore(undoHistory.present.calculator)
    typing.function = calculator.graphFunction
    typing.follow(graph.state.functions)
    connect()
    noteWork()
    return [.redraw, .save]
  }
}
