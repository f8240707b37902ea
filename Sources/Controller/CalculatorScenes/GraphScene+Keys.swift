import Controls
import Drawing
import GraphKit
import Input
import SceneHost

extension GraphScene {
  /// A key that is not typed text.
  func handle(_ key: KeyEvent) -> [SceneRequest] {
    let isCommand = key.modifiers.contains(.command)
    if isMenuOpen || board.focus != .plot, let requests = moveFocus(key) { return requests }
    let large = key.modifiers.contains(.shift) ? 5.0 : 1
    switch key.key {
    case .left: return pan(dx: large, dy: 0)
    case .right: return pan(dx: -large, dy: 0)
    case .up: return pan(dx: 0, dy: large)
    case .down: return pan(dx: 0, dy: -large)
    case .home: return activate(.home)
    case .escape: return escape()
    case .tab where !isCommand:
      return board.moveGroup(forward: !key.modifiers.contains(.shift), preferring: [:])
        ? [] : [.switchFocus]
    case .enter, .space: return board.focus.map { activate($0) } ?? []
    case .character("+"), .character("="): return isCommand ? zoomAtCenter(by: 1.5) : []
    case .character("-"): return isCommand ? zoomAtCenter(by: 1 / 1.5) : []
    case .character("0"): return isCommand ? activate(.home) : []
    case .character("c") where isCommand: return [.copy(copyText)]
    default: return []
    }
  }

  /// A typed character is a shortcut here.
  func type(_ character: Character) -> [SceneRequest] {
    switch character {
    case "+", "=": zoomAtCenter(by: 1.5)
    case "-", "−": zoomAtCenter(by: 1 / 1.5)
    case "0", "h", "H": activate(.home)
    case "l", "L": setMode(view.mode.next)
    case "o", "O":
      pointer.map { setViewport(view.viewport.withOrigin(at: $0, in: frames.plot)) } ?? []
    default: []
    }
  }

  /// Arrow keys, Tab and Enter among the controls; nil when the key means something else.
  private func moveFocus(_ key: KeyEvent) -> [SceneRequest]? {
    let moves: [Key: FocusMove] = [.left: .left, .right: .right, .up: .up, .down: .down]
    if let move = moves[key.key] {
      if !board.moveFocus(move), move == .left { return [.switchFocus] }
      return []
    }
    switch key.key {
    case .enter, .space: return board.focus.map { activate($0) } ?? []
    default: return nil
    }
  }

  private func escape() -> [SceneRequest] {
    if isMenuOpen {
      closeMenu()
      return []
    }
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
    switch button {
    case .dpadLeft: return handle(KeyEvent(.left))
    case .dpadRight: return handle(KeyEvent(.right))
    case .dpadUp: return handle(KeyEvent(.up))
    case .dpadDown: return handle(KeyEvent(.down))
    case .a: return board.focus.map { activate($0) } ?? []
    case .b: return escape()
    case .x: return setMode(view.mode.next)
    case .rightStick: return activate(.home)
    case .leftShoulder: return zoomAtCenter(by: 1 / 1.5)
    case .rightShoulder: return zoomAtCenter(by: 1.5)
    case .start: return activate(.more)
    case .back: return [.switchFocus]
    default: return []
    }
  }
}
