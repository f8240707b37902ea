import Calculator
import Controls
import Documents
import Drawing
package import Input
import SceneHost
package import SceneParts
import Words

extension KeypadScene {
  package func handle(_ event: InputEvent, at time: Double) -> [SceneRequest] {
    noteTime(time)
    let before = brain.state
    let requests = respond(to: event, at: time)
    if brain.state != before || !requests.isEmpty || isTyping(event) { noteActivity(at: time) }
    return brain.state == before ? requests : requests + [.save]
  }

  private func isTyping(_ event: InputEvent) -> Bool {
    switch event {
    case .key, .text, .controller: true
    case .pointer(let pointer): pointer.phase == .released
    case .finger(let finger): finger.phase == .ended
    case .wheel: false
    }
  }

  private func respond(to event: InputEvent, at time: Double) -> [SceneRequest] {
    switch event {
    case .pointer(let pointer): handle(pointer, at: time)
    case .finger(let finger): handle(finger, at: time)
    case .key(let key): key.isDown ? handle(key) : []
    case .text(let text): type(text)
    case .controller(.button(let button, isDown: true)): handle(button)
    case .controller, .wheel: []
    }
  }

  private func type(_ text: String) -> [SceneRequest] {
    guard !isMenuOpen else { return [] }
    // A space presses the control that has the focus.
    if text == " ", isOnControl { return [] }
    board.focus = .display
    brain.type(words.mark.kept(text))
    return []
  }

  // MARK: Pointer and fingers

  private func handle(_ pointer: PointerEvent, at time: Double) -> [SceneRequest] {
    switch pointer.phase {
    case .pressed:
      if pointer.button == .secondary, board.control(at: pointer.position)?.id == .graph {
        return [.command(.addGraph)]
      }
      guard pointer.button == .primary else { return [] }
      return press(nil, at: pointer.position, time)
    case .moved:
      board.hover(at: pointer.position, time: fadeTime)
      return move(nil, to: pointer.position)
    case .released: return release(nil, at: pointer.position)
    case .left:
      board.hover(at: nil, time: fadeTime)
      return []
    }
  }

  private func handle(_ finger: FingerEvent, at time: Double) -> [SceneRequest] {
    switch finger.phase {
    case .began: return press(finger.id, at: finger.position, time)
    case .moved: return move(finger.id, to: finger.position)
    case .ended: return release(finger.id, at: finger.position)
    case .cancelled:
      cancelInput()
      return []
    }
  }

  private func press(_ contact: Int64?, at place: Point, _ time: Double) -> [SceneRequest] {
    if isMenuOpen, !menu.card.contains(place) {
      closeMenu()
      return []
    }
    guard case .held(let id) = board.press(contact, at: place) else { return [] }
    if id == .display { placeCaret(at: place) }
    if id == .graph { hold = KeyHold(act: .addGraph, due: time + 0.5) }
    if case .key(let slot) = id {
      switch key(inSlot: slot) {
      case .erase: hold = KeyHold(act: .press(.delete), due: time + 0.5)
      case .clear: hold = KeyHold(act: .press(.clearAll), due: time + 0.6)
      default: break
      }
    }
    return []
  }

  private func move(_ contact: Int64?, to place: Point) -> [SceneRequest] {
    guard let held = board.held(by: contact) else { return [] }
    if held == .display { placeCaret(at: place) }
    if board.move(contact, to: place) == .cancelled { hold = nil }
    return []
  }

  private func release(_ contact: Int64?, at place: Point) -> [SceneRequest] {
    hold = nil
    guard case .activated(let id) = board.release(contact, at: place) else { return [] }
    return fade(id) + activate(id)
  }

  private func placeCaret(at place: Point) {
    guard brain.mode == .formula, !brain.line.isEmpty, let context else { return }
    let layout = displayLayout
    let text = layout.formulaText(theme: theme)
    let distance = place.x - frames.display.x - layout.padding + scroll
    brain.moveCaret(to: text.offset(in: shownLine, nearest: distance, context.measurer))
  }

  /// When looks that fade begin to; nil where nothing shall move.
  private var fadeTime: Double? { context == nil || isStill ? nil : now }

  /// Lets a pressed key come up in a moment.
  private func fade(_ id: CalculatorControl) -> [SceneRequest] {
    if let fadeTime { board.fade(id, from: fadeTime) }
    return [.redraw]
  }

  /// Does what the control with the focus does, as if it had been pressed.
  func activateFocus() -> [SceneRequest] { board.focus.map { fade($0) + activate($0) } ?? [] }

  // MARK: Commands

  func activate(_ id: CalculatorControl) -> [SceneRequest] {
    switch id {
    case .mode(let mode): brain.setMode(mode)
    case .angle: brain.toggleAngleUnit()
    case .undo: return [.command(.undo)]
    case .redo: return [.command(.redo)]
    case .more:
      isMenuOpen = true
      board.focus = nil
    case .display: break
    case .graph: return [.command(.graph)]
    case .page: page = 3 - page
    case .key(let slot): brain.press(key(inSlot: slot).calculatorKey)
    case .menu(let command): return perform(command)
    }
    return []
  }

  private func perform(_ command: MenuCommand) -> [SceneRequest] {
    if !command.staysOpen { closeMenu() }
    switch command {
    case .copy: return [.copy(copyText)]
    case .hideOther: return [.toggleHidden(.detail)]
    default: return command.commonRequests
    }
  }

  package func closeMenu() {
    isMenuOpen = false
    board.cancel()
    board.focus = .more
  }
}
