package import GraphTools
import Controls
import GraphModel
import Drawing
import GraphKit
import Input
import SceneHost
package import SceneParts
import Words

/// Which panels have room beside each other.
extension PlaneScene {
  package var usesDock: Bool { tools.isOpen(.list) && presentation == nil }

  /// Whether two panels can be open together.
  private func haveRoom(_ one: any GraphPanel, _ other: any GraphPanel) -> Bool {
    guard let context else { return false }
    // Before an audience all have the same place, and the list has none.
    guard presentation == nil else { return [one.layer, other.layer].contains(.list) }
    // At the side of a low window there is one place.
    if TableTool.isLow(context.frame, isPushed: context.isPushed) { return false }
    return one.isApart(in: context) || other.isApart(in: context)
      || frames.kind == .floating
        && edge(of: one.leastWidth) - 8 - frames.chips.x >= other.leastWidth
  }

  /// Where what is so wide begins that hangs from the tools.
  private func edge(of width: Double) -> Double { (frames.toolbar ?? frames.zoom).maxX - width }

  /// Where the list has to end.
  var listEnd: Double {
    guard let context, presentation == nil, let list = tools.panel(in: .list), !curves.isEmpty,
      !list.isApart(in: context)
    else { return frames.zoom.x - 8 }
    let beside = otherPanels(than: .list).filter {
      $0.isOpen && !$0.isApart(in: context) && haveRoom($0, list)
    }
    return (beside.map { edge(of: $0.leastWidth) }.min() ?? frames.zoom.x) - 8
  }

  private func otherPanels(than layer: GraphLayer) -> [any GraphPanel] {
    tools.panelLayers.filter { $0 != layer }.compactMap(tools.panel)
  }

  /// Closes what a panel that is being opened would cover.
  func makeRoom(for layer: GraphLayer) {
    guard let opened = tools.panel(in: layer) else { return }
    for other in otherPanels(than: layer) where !haveRoom(opened, other) {
      if let layer = other.layer { tools.withPanel(in: layer) { _ = $0.close(in: state) } }
    }
  }

  /// Closes the statistics where a smaller window has left no room for both.
  func closeWhatHasNoRoom() {
    guard presentation == nil, let list = tools.panel(in: .list), list.isOpen,
      let statistics = tools.panel(in: .statistics), statistics.isOpen, !haveRoom(list, statistics)
    else { return }
    tools.withPanel(in: .statistics) { _ = $0.close(in: state) }
  }

  // MARK: Opening and closing

  package func toggle(_ layer: GraphLayer) -> [SceneRequest] {
    guard !tools.isOpen(layer) else { return close(layer) }
    let requests = act { tools, graph in tools.withPanel(in: layer) { $0.open(in: graph) } } ?? []
    guard tools.isOpen(layer) else { return [] }
    makeRoom(for: layer)
    return requests + [.redraw, .save] + revealTrace()
  }

  func close(_ layer: GraphLayer) -> [SceneRequest] {
    let left = act(on: .leave(for: .plane, nil)) ?? []
    let requests = tools.withPanel(in: layer) { $0.close(in: state) } ?? []
    if board.focus?.layer == layer { board.focus = .plot }
    return left + requests.flatMap { perform($0) } + [.redraw, .save] + conceal()
  }

  /// Brings the traced place out from under a sheet that was opened, without another range of x.
  private func revealTrace() -> [SceneRequest] {
    guard isTracing, presentation == nil, frames.kind != .floating else { return [] }
    layOutTools()
    let before = target
    let requests = act(on: .reveal(keepsX: true)) ?? []
    noteRevealed(from: before)
    return requests
  }

  /// Remembers from where the view moved to show something beside a sheet.
  func noteRevealed(from before: Viewport) {
    guard target != before, presentation == nil, frames.kind == .bars,
      [.statistics, .table].contains(where: tools.isOpen)
    else { return }
    let first = travel.revealed.flatMap { $0.after == before ? $0.before : nil }
    travel.revealed = Revealed(before: first ?? before, after: target)
  }

  /// Takes the view back that moved for a panel, unless somebody has moved it since.
  private func conceal() -> [SceneRequest] {
    guard let revealed = travel.revealed else { return [] }
    travel.revealed = nil
    return target == revealed.after ? jump(to: revealed.before) : []
  }

  /// Closes the sheets that have been dragged away.
  func closeShutSheets() -> [SceneRequest] {
    tools.panelLayers.flatMap { layer -> [SceneRequest] in
      guard let sheet = tools.panel(in: layer) as? any SheetPanel, sheet.isOpen,
        sheet.grip.isShut(at: now)
      else { return [] }
      return close(layer)
    }
  }

  /// Opens the list, gives it the keys, or closes it.
  package func toggleFunctions() -> [SceneRequest] {
    guard presentation == nil else { return [] }
    if tools.menu != nil { closeMenu() }
    if listHasFocus { return closeList() }
    openList()
    return [.redraw, .save]
  }

  package func openList() {
    makeRoom(for: .list)
    tools.functions.open(in: state, language: language)
  }

  /// Begins to type in the first cell of the table that is selected.
  package func typeTable() -> [SceneRequest] {
    layOutTools()
    return act { tools, graph in tools.functions.typeTable(in: graph) } ?? []
  }

  func closeList() -> [SceneRequest] {
    _ = act(on: .leave(for: .plane, nil))
    let returnsKeys = listReturnsKeys && context?.isSplit ?? false
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
  func perform(_ act: ListRequest) -> [SceneRequest] {
    switch act {
    case .close, .keypad: return closeList()
    case .command(let command): return [.command(command)]
    case .more(let frame): open(.main(at: frame))
    case .menu(let index, let frame): open(.function(index, at: frame))
    case .act(let command, let index): return perform(command, onFunction: index) ?? []
    case .selected(let frame): open(.selection(at: frame))
    case .leave(let isForward):
      board.focus = isForward ? .plot : nil
      if !isForward { _ = board.moveGroup(forward: false) }
    case .paste: return [.paste]
    case .copy(let text): return [.copy(words.mark.written(text))]
    case .full: return [.command(.full)]
    case .compose(let isNew, let caret):
      return [.command(isNew ? .newFunction : .editFunction(caret: caret))]
    case .showPad: board.focus = .pad(.digit5)
    }
    return [.redraw]
  }

  /// Takes back what was typed last into the list, or types it again; nil where nothing is typed
  /// there.
  package func stepTyping(back isBack: Bool) -> [SceneRequest]? {
    act { $0.functions.stepTyping(back: isBack, in: $1) }
  }

  /// Takes what is typed in the list where that is whole, as before the document is saved.
  package func takeTyping() -> [SceneRequest] {
    act { $0.functions.takeTyping(in: $1) } ?? []
  }

  /// Whether a directional pad moves a focus rather than the plane.
  package var steersFocus: Bool { isMenuOpen || listHasFocus }

  /// Selects characters of the line that is typed in the list; of none, puts the caret before one.
  package func selectInList(_ range: Range<Int>) -> [SceneRequest] {
    tools.functions.panel?.editor?.formula.edit(.place(range.lowerBound))
    if !range.isEmpty {
      tools.functions.panel?.editor?.formula.edit(.place(range.upperBound, extending: true))
    }
    return [.redraw]
  }

  package func pasteInList(_ formula: String) -> [SceneRequest] {
    tools.functions.panel?.editor?.formula.paste(formula, mark: words.mark)
    return [.redraw]
  }
}
