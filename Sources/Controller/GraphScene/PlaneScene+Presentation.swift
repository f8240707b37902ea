import GraphPresentation
import FunctionListTool
import GraphTools
import Controls
import GraphStatistics
import GraphTable
package import Graphs
import Input
import Words

/// What is kept of how the graph is looked at, and what a presentation leaves as it was.
extension PlaneScene {
  /// How the curves are being looked at closely.
  package var exploration: Exploration {
    get {
      var exploration = Exploration()
      exploration.trace = tools.trace.trace
      exploration.statistics = tools.statistics.subject
      exploration.showsTable = tools.table.isOpen ? true : nil
      exploration.table = tools.table.isOpen ? tools.table.natural : nil
      exploration.showsFunctions = tools.functions.isOpen ? true : nil
      exploration.typedLine = tools.functions.typedLine
      exploration.hidesPoints = tools.points.isHidden ? true : nil
      exploration.line = tools.trace.line
      exploration.isOutdated = look.difference == .outdated ? true : nil
      return exploration
    }
    set {
      tools.trace.trace = newValue.trace
      tools.statistics.subject = newValue.statistics
      tools.table.isOpen = newValue.showsTable ?? false
      tools.table.natural = newValue.table ?? tools.table.natural
      let isOpen = newValue.showsFunctions ?? false
      tools.functions.restore(newValue.typedLine, isOpen: isOpen, language: look.language)
      tools.points.isHidden = newValue.hidesPoints ?? false
      tools.trace.line = newValue.trace == nil ? nil : newValue.line
    }
  }

  package func beginPresentation() {
    guard presentation == nil else { return }
    freeze()
    if tools.menu != nil { closeMenu() }
    tools.answer.forget()
    tools.presentation.begin(
      Presentation.Before(
        viewport: state[viewportOf: name],
        mode: state.mode,
        exploration: exploration,
        focus: board.focus
      ),
      words: words
    )
    if tools.table.isOpen { makeRoom(for: .table) }
    // Who came by a finger leaves by one.
    if input.needsKeypad { tools.presentation.noteTouch(at: now, byFinger: true) }
    board.focus = .plot
  }

  /// What is worth keeping: of a presentation only its numbered views.
  package var keptState: GraphDocument {
    guard let before = presentation?.before else { return state }
    var kept = state
    kept.mode = before.mode
    kept[viewportOf: name] = before.viewport
    return kept
  }

  /// How the curves were looked at before.
  package var keptExploration: Exploration {
    guard let before = presentation?.before.exploration else { return exploration }
    var kept = before
    kept.isOutdated = exploration.isOutdated
    return kept
  }

  /// Leaves everything as it was found.
  package func endPresentation() {
    guard let before = presentation?.before else { return }
    let (kept, exploredBefore) = (keptState, keptExploration)
    tools.presentation.end()
    travel.motion = nil
    tools.answer.forget()
    input.gestures.cancel()
    state = kept
    exploration = exploredBefore
    tools.entry.close()
    board.focus = before.focus
  }
}
