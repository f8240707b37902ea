import Controls
import GraphModel
package import GraphTools
import Input
import SceneHost
package import SceneParts

/// Which control keys go to.
extension PlaneScene {
  package func takeFocus(forward: Bool) {
    board.focus = nil
    _ = board.moveGroup(forward: forward)
  }

  package func loseFocus() {
    board.refused = nil
    if tools.menu != nil { closeMenu() }
    _ = act(on: .leave(for: .plane, nil))
    // The calculator takes its place back.
    if context?.dock != nil { tools.functions.setAside(in: state) }
  }

  package var isModal: Bool { tools.menu?.isModal ?? false }

  /// The layer that receives the keys; nil while they go elsewhere.
  package var keyLayer: GraphLayer? {
    keyLayer(of: tools.selection(of: curves))
  }

  func keyLayer(of selection: GraphSelection) -> GraphLayer? {
    guard context?.hasFocus ?? false else { return nil }
    return tools.menu?.isModal ?? false ? .menu : selection.keyLayer ?? board.focus?.layer ?? .plane
  }

  /// Whether the keys type a number on the graph.
  func isEnteringNumber(_ selection: GraphSelection) -> Bool {
    guard let layer = keyLayer(of: selection), layer != .menu, layer != .list else { return false }
    return selection.entry != nil
  }

  /// The next or previous group, coming back to where it was left; at the end the other scene.
  func moveGroup(forward: Bool) -> [SceneRequest] {
    guard tools.menu == nil, presentation == nil else {
      _ = board.moveFocus(forward ? .down : .up)
      return []
    }
    let left = act(on: .leave(for: .plane, nil)) ?? []
    if board.moveGroup(forward: forward) { return left }
    guard tools.isOpen(.list), !forward || context?.dock != nil else {
      return left + [.passFocus(forward: forward)]
    }
    tools.functions.enter(forward: forward)
    return left
  }

  /// Goes from the list to the plane, or back to the list.
  package func switchDock() {
    if listHasFocus {
      // What is done on the plane then is done to the row that the focus was on.
      tools.functions.panel?.board.focus?.function.map { state.functions.select($0) }
      _ = act(on: .leave(for: .plane, nil))
      tools.functions.leave()
      board.focus = .plot
    } else {
      openList()
    }
  }

  /// Whether another arrow to the left goes over to the calculator, or its place.
  package var isAtEdge: Bool { board.refused == .left && tools.menu == nil }

  /// Brings a controller among the buttons on the plane, group after group.
  package func goAmongControls() -> [SceneRequest] {
    guard presentation == nil, keyLayer != .menu, !listHasFocus else { return [] }
    if !board.moveGroup(forward: true) { board.focus = board.controls.first { $0.id != .plot }?.id }
    return [.redraw]
  }

  /// The function that the focus is on, in the list or on its pill.
  package var focusedFunction: Int? {
    if case .chip(let index) = board.focus, keyLayer == .chips { return index }
    let panel = keyLayer == .list ? tools.functions.panel : nil
    return panel?.editor == nil ? panel?.board.focus?.function : nil
  }

  /// Takes out the function that the focus is on.
  package func removeFunction() -> [SceneRequest] {
    let delete = KeyEvent(.delete)
    return focusedFunction != nil ? actFirst(on: .key(delete)) ?? moveFocus(delete) ?? [] : []
  }

  /// Whether the focus is on a control, so that a directional pad moves it.
  package var isOnControl: Bool { board.focus.map { $0.layer != .plane } ?? false }
  package var showsStatistics: Bool { tools.isOpen(.statistics) }
  package var showsTable: Bool { tools.isOpen(.table) }

  /// Brings a controller into the statistics that are open; nil where they are closed or it is there.
  func enterStatistics() -> [SceneRequest]? {
    guard tools.isOpen(.statistics), board.focus?.layer != .statistics else { return nil }
    let rows = board.controls.filter { $0.id.layer == .statistics }
    board.focus = (rows.first { $0.id == .fact(.row(0)) } ?? rows.last)?.id
    revealFocus()
    return [.redraw]
  }

  /// Moves the focus to a neighbour; in a panel it stays there, and no arrow leads out of that.
  private func moveFocus(_ move: FocusMove) -> Bool {
    guard isInPanel, let layer = board.focus?.layer else { return board.moveFocus(move) }
    let all = board.controls
    board.controls = all.filter { $0.id.layer == layer }
    _ = board.moveFocus(move)
    (board.controls, board.refused) = (all, nil)
    return true
  }

  /// Whether the focus is in a panel beside the plane or over it.
  package var isInPanel: Bool {
    board.focus.map { [.statistics, .table, .pad].contains($0.layer) } ?? false
  }

  /// Arrow keys, Tab and Enter among the controls; nil when the key means something else.
  func moveFocus(_ key: KeyEvent) -> [SceneRequest]? {
    if let move = FocusMove(key.key) {
      defer { revealFocus() }
      let isPressedAgain = isAtEdge
      if !moveFocus(move), move == .left, isPressedAgain {
        guard tools.isOpen(.list), context?.dock != nil else { return [.switchFocus] }
        openList()
      }
      return []
    }
    switch key.key {
    case .enter where !key.modifiers.contains(.command), .space:
      return board.focus.map { activate($0) } ?? []
    case .delete, .backspace:
      guard case .chip(let index) = board.focus else { return nil }
      return perform(.removeFunction, onFunction: index)
    default: return nil
    }
  }

  /// Scrolls so that the focused row is seen.
  func revealFocus() {
    guard let graph = snapshot, let focus = board.focus, let control = board.control(focus) else {
      return
    }
    tools.each { $0.reveal(control, in: graph) }
  }
}
