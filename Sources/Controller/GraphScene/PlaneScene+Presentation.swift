import Drawing
import GraphTools
import SceneParts
import Controls
package import GraphModel
package import Input
import Words

/// What is kept of how the graph is looked at, and what a presentation leaves as it was.
extension PlaneScene {
  /// How the curves are being looked at closely.
  package var exploration: Exploration {
    get {
      var exploration = Exploration()
      for index in tools.indices { tools[index].keep(in: &exploration) }
      exploration.isOutdated =
        [.outdated, .lineNotDrawn].contains(environment.difference) ? true : nil
      return exploration
    }
    set {
      tools.each { $0.restore(newValue, language: language) }
    }
  }

  package func beginPresentation(byController isSteered: Bool) {
    guard presentation == nil else { return }
    freeze()
    if tools.menu != nil { closeMenu() }
    tell(.stage(isOn: true))
    tools.presentation.begin(
      Presentation.Before(
        viewport: state[viewportOf: name],
        plot: frames.plot.size,
        mode: state.mode,
        exploration: exploration,
        focus: board.focus
      ),
      words: words,
      at: now,
      byFinger: input.needsKeypad,
      byController: isSteered
    )
    if tools.isOpen(.table) { makeRoom(for: .table) }
    board.focus = .plot
  }

  /// Whether somebody reads the window with a screen reader.
  package var isRead: Bool {
    get { tools.presentation.isRead }
    set { tools.presentation.isRead = newValue }
  }

  /// Shows an audience what is pressed.
  package func showPress(_ event: InputEvent, at time: Double) {
    tools.each { $0.note(.input(event), at: time) }
  }

  /// Shows on a larger plane what was framed on the one before.
  func frameStage() {
    let factor = tools.presentation.grow(to: frames.plot.size)
    guard factor != 1 else { return }
    travel.motion = nil
    state[viewportOf: name] = target.scaled(by: factor)
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
    travel.motion = nil
    tell(.stage(isOn: false))
    input.gestures.cancel()
    state = kept
    exploration = exploredBefore
    board.focus = before.focus
  }
}
