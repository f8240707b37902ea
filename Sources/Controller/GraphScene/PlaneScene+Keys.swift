import GraphTools
import Controls
import Drawing
import GraphKit
import Settings
import GraphModel
import Input
import SceneHost
import SceneParts
import Words

extension PlaneScene {
  /// A key that is not typed text.
  func handle(_ key: KeyEvent) -> [SceneRequest] {
    let event = ToolEvent.key(key)
    if let requests = actFirst(on: event) { return requests }
    let isCommand = key.modifiers.contains(.command)
    if key.modifiers.contains(.option) {
      if key.key == .left { return previousView() }
      if key.key == .right { return nextView() }
    }
    if tools.menu != nil || board.focus != .plot, let requests = moveFocus(key) {
      return requests
    }
    if let requests = act(on: event, hearing: .afterFocus) { return requests }
    let isShifted = key.modifiers.contains(.shift)
    let large = isShifted ? 5.0 : 1
    switch key.key {
    case .left: return pan(dx: large, dy: 0)
    case .right: return pan(dx: -large, dy: 0)
    case .up: return pan(dx: 0, dy: large)
    case .down: return pan(dx: 0, dy: -large)
    case .home: return use(.home)
    case .pageUp: return zoomAtCenter(by: 10)
    case .pageDown: return zoomAtCenter(by: 0.1)
    case .escape: return escape()
    case _ where key.asksForMenu: return openMenuAtFocus()
    case .tab where !isCommand: return moveGroup(forward: !isShifted)
    case .enter where isCommand: return [.command(.graph)]
    case .enter, .space: return pressFocus()
    case .character("+"), .character("="): return isCommand ? zoomAtCenter(by: 1.5) : []
    case .character("-"): return isCommand ? zoomAtCenter(by: 1 / 1.5) : []
    case .character("0"): return isCommand ? use(.home) : []
    case .character("c") where isCommand:
      return [.copy(tracedText.map(words.mark.written) ?? copyText)]
    case .character(",") where isCommand:
      if tools.menu != nil { closeMenu() } else { open(.main(at: nil)) }
      return []
    case .character("g") where isCommand: return [.command(.graph)]
    default: return []
    }
  }

  /// Presses what has the focus; one that isn't seen, left by a click, belongs to nothing but the plane.
  private func pressFocus() -> [SceneRequest] {
    let isSeen = context?.showsFocus ?? true || tools.menu != nil
    return (isSeen ? board.focus : .plot).map { activate($0) } ?? []
  }

  /// What the tools do that receive what is typed before the focus moves.
  func actFirst(on event: ToolEvent) -> [SceneRequest]? {
    act(on: event, hearing: .first) ?? act(on: event, hearing: .beforeFocus)
  }

  /// What the first of the tools does that receive something then and have a use for it; under a menu
  /// only those receive anything that do so before all others.
  func act(on event: ToolEvent, hearing: ToolHearing) -> [SceneRequest]? {
    guard tools.menu == nil || hearing == .first else { return nil }
    return act(on: event) { $0.hearing == hearing }
  }

  /// Closes the one thing that is on top; where nothing is open, the calculator comes back that a
  /// graph covers, and beside the graph all stays as it is.
  func escape() -> [SceneRequest] {
    if tools.menu != nil {
      closeMenu()
      return []
    }
    if let requests = act(on: .giveUp) { return requests }
    if case .table = board.focus { return close(.table) }
    if tools.isOpen(.statistics) { return close(.statistics) }
    if isTracing { return use(.trace) }
    if presentation != nil {
      return tools.isOpen(.table) ? close(.table) : [.command(.endPresentation)]
    }
    if tools.isOpen(.list) {
      // Beside it the row that was chosen has the keys again.
      guard context?.dock != nil else { return closeList() }
      openList()
      return [.redraw]
    }
    if tools.isOpen(.table) { return close(.table) }
    guard board.focus == .plot || context?.isSplit == false else {
      board.focus = .plot
      return [.redraw]
    }
    board.focus = .plot
    return context?.isSplit ?? false ? [] : [.showMaster]
  }

  /// Escape, or from a graph with nothing open the way to the calculator beside it, which pops the graph
  /// in a narrow window.
  func goBack() -> [SceneRequest] {
    if keyLayer == .tools || keyLayer == .chips {
      board.focus = .plot
      return [.redraw]
    }
    let isAtRest =
      keyLayer == .plane && !isTracing && !tools.panelLayers.contains(where: tools.isOpen)
    return isAtRest && presentation == nil ? [.showMaster] : escape()
  }

  /// Moves the view by twentieths of its size.
  private func pan(dx: Double, dy: Double) -> [SceneRequest] {
    arrive()
    let step = Vector(dx: frames.plot.width / 20 * dx, dy: frames.plot.height / 20 * dy)
    return pan(by: step)
  }
}
