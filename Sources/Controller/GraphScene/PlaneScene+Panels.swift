import FunctionListTool
import GraphStatistics
import GraphTable
import GraphTools
import Controls
import Graphs
import Drawing
import SceneHost
package import SceneParts
import Words

/// Which panels have room beside each other.
extension PlaneScene {
  /// Whether the list has the calculator's place beside the plane instead of a part of it.
  private var isListApart: Bool { context?.dock != nil }

  package var usesDock: Bool { tools.functions.isOpen && presentation == nil }

  /// Whether the list and the statistics can be open together.
  private var fitsListAndStatistics: Bool {
    isListApart
      || frames.kind == .floating && statisticsEdge - 8 - frames.chips.x >= FunctionPanel.leastWidth
  }

  /// Where the statistics begin that hang from the tools.
  private var statisticsEdge: Double { (frames.toolbar ?? frames.zoom).maxX - StatisticsTool.width }

  /// Where the list has to end.
  var listEnd: Double {
    tools.statistics.isOpen && !curves.isEmpty && fitsListAndStatistics && !isListApart
      ? statisticsEdge - 8 : frames.zoom.x - 8
  }

  /// Closes what a panel that is being opened would cover.
  func makeRoom(for opened: GraphLayer) {
    // Before an audience both have the same place.
    guard presentation == nil else {
      if opened == .table { tools.statistics.close() } else { tools.table.close() }
      return
    }
    let isTableApart =
      context.map { TableTool.hasRoom(in: $0.frame, isPushed: $0.isPushed) } ?? false
    if opened == .table {
      guard !isTableApart else { return }
      tools.statistics.close()
      if !isListApart { tools.functions.close(in: state) }
    } else if opened != .list || !isListApart {
      if !isTableApart { tools.table.close() }
      guard !fitsListAndStatistics else { return }
      if opened == .list { tools.statistics.close() } else { tools.functions.close(in: state) }
    }
  }

  /// Closes the statistics where a smaller window has left no room for both.
  func closeWhatHasNoRoom() {
    if presentation == nil, tools.functions.isOpen, tools.statistics.isOpen, !fitsListAndStatistics
    {
      tools.statistics.close()
    }
  }

  // MARK: Opening and closing

  func toggleStatistics() -> [SceneRequest] {
    if tools.statistics.isOpen { return closeStatistics() }
    guard !curves.isEmpty else { return [] }
    tools.statistics.open()
    makeRoom(for: .statistics)
    return [.redraw, .save] + revealTrace()
  }

  /// Brings the traced place out from under a sheet that was opened.
  private func revealTrace() -> [SceneRequest] {
    guard isTracing, presentation == nil, frames.kind == .bars else { return [] }
    layOutTools()
    let before = target
    let requests = act { $0.trace.reveal($1) } ?? []
    if target != before { travel.revealed = Revealed(before: before, after: target) }
    return requests
  }

  /// Takes the view back that moved for a panel, unless somebody has moved it since.
  private func conceal() -> [SceneRequest] {
    guard let revealed = travel.revealed else { return [] }
    travel.revealed = nil
    return target == revealed.after ? jump(to: revealed.before) : []
  }

  func closeStatistics() -> [SceneRequest] {
    tools.statistics.close()
    if case .fact = board.focus { board.focus = .plot }
    return [.redraw, .save] + conceal()
  }

  /// Closes the sheets that have been dragged away.
  func closeShutSheets() -> [SceneRequest] {
    (tools.statistics.isOpen && tools.statistics.grip.isShut(at: now) ? closeStatistics() : [])
      + (tools.table.isOpen && tools.table.grip.isShut(at: now) ? toggleTable() : [])
  }

  package func toggleTable() -> [SceneRequest] {
    guard !tools.table.isOpen else {
      tools.table.close()
      board.focus = .plot
      return [.redraw, .save] + conceal()
    }
    makeRoom(for: .table)
    if let snapshot { tools.table.open(in: snapshot) }
    if presentation == nil { board.focus = .table(.row(0)) }
    return [.redraw, .save] + revealTrace()
  }

  /// Opens the list, gives it the keys, or closes it.
  package func toggleFunctions() -> [SceneRequest] {
    guard presentation == nil else { return [] }
    if tools.menu != nil { closeMenu() }
    if tools.functions.hasFocus { return closeList() }
    openList()
    return [.redraw, .save]
  }

  package func openList() {
    makeRoom(for: .list)
    tools.functions.open(in: state, language: look.language)
  }

  func closeList() -> [SceneRequest] {
    let returnsKeys = tools.functions.returnsKeys && context?.isSplit ?? false
    tools.functions.close(in: state)
    board.focus = .plot
    return [.redraw, .save] + (returnsKeys ? [.showMaster] : [])
  }

  /// Whether the calculator beside the graph has the keys again when the list is closed.
  package var listReturnsKeys: Bool {
    get { tools.functions.returnsKeys }
    set { tools.functions.returnsKeys = newValue }
  }

  /// Does what the list wants.
  func perform(_ act: FunctionPanel.Act) -> [SceneRequest] {
    switch act {
    case .close: return closeList()
    case .keypad:
      tools.functions.returnsKeys = true
      return closeList()
    case .command(let command): return [.command(command)]
    case .more: open(.main)
    case .menu(let index, let frame): open(.function(index, at: frame))
    case .leave(let isForward):
      tools.functions.leave()
      board.focus = isForward ? .plot : nil
      if !isForward { _ = board.moveGroup(forward: false) }
    case .paste: return [.paste]
    case .copy(let text): return [.copy(words.mark.written(text))]
    case .full: return [.command(.full)]
    case .compose(let isNew):
      return [.command(isNew ? .newFunction : .editFunction)]
    case .showPad:
      tools.functions.leave()
      board.focus = .pad(.five)
    }
    return [.redraw]
  }

  /// Takes back what was typed last into the list, or types it again; nil where nothing is typed
  /// there.
  package func stepTyping(back isBack: Bool) -> [SceneRequest]? {
    act { $0.functions.stepTyping(back: isBack, in: $1) }
  }

  /// Whether a directional pad moves a focus rather than the plane.
  package var steersFocus: Bool { tools.menu != nil || tools.functions.hasFocus }

  package func pasteInList(_ formula: String) -> [SceneRequest] {
    tools.functions.panel?.editor?.formula.paste(formula, mark: words.mark)
    return [.redraw]
  }
}
