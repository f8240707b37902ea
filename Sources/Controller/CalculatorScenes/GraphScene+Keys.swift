import Controls
import Drawing
import GraphKit
import Input
import SceneHost
import Words

extension GraphScene {
  /// A key that is not typed text.
  func handle(_ key: KeyEvent) -> [SceneRequest] {
    presentation?.note(key, at: now)
    if presentation != nil, let requests = handleWhilePresenting(key) { return requests }
    if let requests = handleInPanel({ $0.handle(key, &$1, at: now) }) ?? handleEntry(key) {
      return requests
    }
    let isCommand = key.modifiers.contains(.command)
    if key.modifiers.contains(.option) {
      if key.key == .left { return previousView() }
      if key.key == .right { return nextView() }
    }
    if openMenu != nil || board.focus != .plot, let requests = moveFocus(key) { return requests }
    let isShifted = key.modifiers.contains(.shift)
    let large = isShifted ? 5.0 : 1
    if let requests = handleInTable(key) { return requests }
    switch key.key {
    case .left where isTracing: return stepTrace(-1, isLarge: isShifted)
    case .right where isTracing: return stepTrace(1, isLarge: isShifted)
    case .up where isTracing && source.curves.count > 1: return switchCurve(by: -1)
    case .down where isTracing && source.curves.count > 1: return switchCurve(by: 1)
    case .left: return pan(dx: large, dy: 0)
    case .right: return pan(dx: -large, dy: 0)
    case .up: return pan(dx: 0, dy: large)
    case .down: return pan(dx: 0, dy: -large)
    case .home: return use(.home)
    case .escape: return escape()
    case .tab where !isCommand: return moveGroup(forward: !isShifted)
    case .enter where isCommand: return [.command(SceneCommand.graph)]
    case .enter, .space: return board.focus.map { activate($0) } ?? []
    case .character("+"), .character("="): return isCommand ? zoomAtCenter(by: 1.5) : []
    case .character("-"): return isCommand ? zoomAtCenter(by: 1 / 1.5) : []
    case .character("0"): return isCommand ? use(.home) : []
    case .character("c") where isCommand:
      return [.copy(tracedText.map(words.mark.written) ?? copyText)]
    case .character(",") where isCommand:
      if openMenu != nil { closeMenu() } else { openMenu = .main; board.focus = nil }
      return []
    case .character("g") where isCommand: return [.command(SceneCommand.graph)]
    default: return []
    }
  }

  /// Keys that mean something of their own while a row of the table has the focus.
  private func handleInTable(_ key: KeyEvent) -> [SceneRequest]? {
    switch key.key {
    case .pageUp: return scrollTable(to: .pageUp)
    case .pageDown: return scrollTable(to: .pageDown)
    case .home: return scrollTable(to: .first)
    case .end: return scrollTable(to: .last)
    case .delete, .backspace: return removeTablePlace()
    case .character("c") where key.modifiers.contains(.command):
      if case .table = board.focus { return activate(TableControl.copy) }
      return nil
    default: return nil
    }
  }

  /// A typed character is a shortcut here.
  func type(_ character: Character) -> [SceneRequest] {
    if let requests = typeInPanel(character) { return requests }
    if entry == nil, let requests = typeWhilePresenting(character) { return requests }
    guard openMenu == nil else { return [] }
    if let requests = typeEntry(character) { return requests }
    switch character {
    case "+", "=": return zoomAtCenter(by: 1.5)
    case "-", "−": return zoomAtCenter(by: 1 / 1.5)
    case "0", "h", "H": return use(.home)
    case "t", "T": return toggleTrace()
    case "s", "S": return toggleStatistics()
    case "n": return nextPoint(isForward: true)
    case "N": return nextPoint(isForward: false)
    case "x", "X": return isTracing ? beginEntry(ValueEntry.Target.x) : []
    case "y", "Y": return isTracing ? beginEntry(ValueEntry.Target.y) : []
    case "l", "L": return setMode(view.mode.following)
    case "f", "F": return fit()
    case "w", "W": return perform(WindowCommand.natural)
    case "o", "O":
      return (tracedPlace ?? pointer).map {
        jump(to: view.viewport.withOrigin(at: $0, in: frames.plot))
      } ?? []
    default: return []
    }
  }

  func takeFocus(forward: Bool) {
    board.focus = nil
    _ = board.moveGroup(forward: forward, preferring: groupFocus)
  }

  /// The next or previous group, coming back to where it was left; at the end the other scene.
  private func moveGroup(forward: Bool) -> [SceneRequest] {
    guard openMenu == nil, presentation == nil else {
      _ = board.moveFocus(forward ? .down : .up)
      return []
    }
    if let focus = board.focus, let group = board.control(focus)?.group {
      groupFocus[group] = focus
    }
    if board.moveGroup(forward: forward, preferring: groupFocus) { return [] }
    guard panel != nil, !forward else { return [.passFocus(forward: forward)] }
    openPanel()
    return []
  }

  /// Moves the focus to a neighbour; in a panel it stays there.
  private func moveFocus(_ move: FocusMove) -> Bool {
    let all = board.controls
    if let panel = board.focus?.panel { board.controls = all.filter { $0.id.panel == panel } }
    defer { board.controls = all }
    return board.moveFocus(move)
  }

  /// Arrow keys, Tab and Enter among the controls; nil when the key means something else.
  private func moveFocus(_ key: KeyEvent) -> [SceneRequest]? {
    let moves: [Key: FocusMove] = [.left: .left, .right: .right, .up: .up, .down: .down]
    if let move = moves[key.key] {
      defer {
        revealFocusedFact()
        revealFocusedRow()
      }
      if !moveFocus(move), move == .left, openMenu == nil { return [.switchFocus] }
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

  func escape() -> [SceneRequest] {
    if openMenu != nil {
      closeMenu()
      return []
    }
    if entry != nil { return endEntry(accepting: false) }
    if cancelPanelPad() { return [.redraw] }
    if exploration.statistics != nil { return closeStatistics() }
    if isTracing { return endTrace() }
    if case .table = board.focus { return toggleTable() }
    if presentation != nil { return [.command(SceneCommand.endPresentation)] }
    if panel != nil { return closePanel() }
    board.focus = .plot
    return [.showMaster]
  }

  /// Moves the view by twentieths of its size.
  private func pan(dx: Double, dy: Double) -> [SceneRequest] {
    let step = Vector(dx: frames.plot.width / 20 * dx, dy: frames.plot.height / 20 * dy)
    return pan(by: step)
  }

  // MARK: Controller

  func handle(_ event: ControllerEvent) -> [SceneRequest] {
    guard case .button(let button, let isDown) = event, isDown else { return [] }
    presentation?.note(button, at: now)
    if presentation != nil, let requests = handleWhilePresenting(button) { return requests }
    if let requests = handleInPanel({ $0.handle(button, &$1, at: now) }) { return requests }
    if openMenu != nil, !Self.menuButtons.contains(button) { return [] }
    switch button {
    case .dpadLeft: return steer(.left)
    case .dpadRight: return steer(.right)
    case .dpadUp: return steer(.up)
    case .dpadDown: return steer(.down)
    case .a: return board.focus.map { activate($0) } ?? []
    case .b: return escape()
    case .x: return setMode(view.mode.following)
    case .y: return toggleStatistics()
    case .leftStick: return previousView()
    case .rightStick: return use(.home)
    case .leftShoulder: return nextPoint(isForward: false)
    case .rightShoulder: return nextPoint(isForward: true)
    case .start:
      if openMenu == nil { return use(.more) }
      closeMenu()
      return []
    case .back: return [.switchFocus]
    default: return []
    }
  }

  /// The buttons that mean something while a menu is open.
  private static var menuButtons: Set<ControllerButton> {
    [.dpadLeft, .dpadRight, .dpadUp, .dpadDown, .a, .b, .start, .back]
  }

  private func steer(_ key: Key) -> [SceneRequest] { handle(KeyEvent(key)) }

  /// Moves the plane as a stick does: the view goes where the stick points, in points.
  func pan(byStick way: Vector) -> [SceneRequest] {
    pan(by: way * -1)
  }

  /// Zooms about the middle at once, as a trigger does.
  func zoom(byTrigger factor: Double) -> [SceneRequest] {
    setViewport(view.viewport.zoomed(by: factor, about: zoomFocus, in: frames.plot))
  }
}
