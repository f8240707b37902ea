import GraphTools
import Controls
package import Drawing
import GraphKit
import Settings
import GraphModel
import Input
import SceneHost
package import SceneParts
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

  /// Escape, or from a graph with nothing open the way to the calculator beside it.
  private func goBack() -> [SceneRequest] {
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

  // MARK: Controller

  func handle(_ event: ControllerEvent) -> [SceneRequest] {
    guard case .button(let button, let isDown) = event, isDown else { return [] }
    if showsPad, tools.menu == nil, let requests = pressOnPad(button) { return requests }
    if let requests = actFirst(on: .button(button)) { return requests }
    if tools.menu != nil, !Self.menuButtons.contains(button) { return [] }
    if let requests = act(on: .button(button), hearing: .afterFocus) { return requests }
    switch button {
    case .dpadLeft: return handle(KeyEvent(.left))
    case .dpadRight: return handle(KeyEvent(.right))
    case .dpadUp: return handle(KeyEvent(.up))
    case .dpadDown: return handle(KeyEvent(.down))
    case .a where board.focus == .plot && offersExamples:
      // There is nothing to trace yet: the pad goes among what can be graphed.
      board.focus = .example(0)
      return [.redraw]
    case .a: return board.focus.map { activate($0) } ?? []
    case .b: return goBack()
    case .x:
      guard case .chip(let index) = board.focus else { return setMode(mode.following) }
      return perform(.toggleFunction, onFunction: index) ?? []
    case .y: return enterStatistics() ?? toggle(.statistics)
    case .leftStick: return undoesWithStick ? [.command(.undo)] : previousView()
    case .rightStick: return keyLayer == .list ? [.command(.redo)] : use(.home)
    case .start:
      if tools.menu == nil { return use(.more) }
      closeMenu()
      return []
    case .back: return [.switchFocus]
    default: return []
    }
  }

  /// Among keys on the screen B deletes before it closes them; nil for what moves among them.
  private func pressOnPad(_ button: ControllerButton) -> [SceneRequest]? {
    switch button {
    case .a, .dpadLeft, .dpadRight, .dpadUp, .dpadDown, .back: nil
    case .b: activate(.pad(.delete))
    case .y: activate(.pad(.equals))
    case .start: escape()
    default: []
    }
  }

  /// The buttons that mean something while a menu is open.
  private static var menuButtons: Set<ControllerButton> {
    [.dpadLeft, .dpadRight, .dpadUp, .dpadDown, .a, .b, .start, .back]
  }

  /// Moves the plane as a stick does: the view goes where the stick points, in points.
  package func pan(byStick way: Vector) -> [SceneRequest] {
    pan(by: way * -1)
  }

  /// Moves the trace along its curve by points, as a stick does.
  package func trace(byStick way: Double) -> [SceneRequest] {
    input.traceRest += way * (context?.contentScale ?? .one).devicePixelsPerPoint
    let pixels = input.traceRest.rounded(.towardZero)
    input.traceRest -= pixels
    return pixels == 0 ? [] : act(on: .steer(Int(pixels))) ?? []
  }

  /// Zooms about the middle at once, as a trigger does.
  package func zoom(byTrigger factor: Double) -> [SceneRequest] {
    setViewport(viewport.zoomed(by: factor, about: zoomFocus, in: frames.plot))
  }
}
