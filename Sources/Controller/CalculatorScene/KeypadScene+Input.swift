import Calculator
import Controls
import Settings
import Drawing
package import Input
import SceneHost
package import SceneParts
import Words

extension KeypadScene {
  package func handle(_ event: InputEvent, at time: Double) -> [SceneRequest] {
    noteTime(time)
    switch event {
    case .finger, .controller: popover.isWithoutKeys = true
    case .key, .text: popover.isWithoutKeys = false
    case .pointer(let pointer) where pointer.phase == .pressed: popover.isWithoutKeys = false
    case .pointer, .wheel, .pinch: break
    }
    let before = brain.state
    let requests = respond(to: event)
    if brain.state != before { result.firstDigit = nil }
    if brain.state != before || !requests.isEmpty || isTyping(event) { noteActivity(at: time) }
    return brain.state == before ? requests : requests + [.save]
  }

  private func isTyping(_ event: InputEvent) -> Bool {
    switch event {
    case .key, .text, .controller: true
    case .pointer(let pointer): pointer.phase == .released
    case .finger(let finger): finger.phase == .ended
    case .wheel, .pinch: false
    }
  }

  private func respond(to event: InputEvent) -> [SceneRequest] {
    switch event {
    case .pointer, .finger: follow(event)
    case .key(let key): key.isDown ? handle(key) : []
    case .text(let text): type(text)
    case .controller(.button(let button, isDown: true)): handle(button)
    case .wheel(let delta, let place, _): isMenuOpen ? [] : turn(delta, at: place)
    case .controller, .pinch: []
    }
  }

  private func type(_ text: String) -> [SceneRequest] {
    if popover.slot != nil || isOffered { closeMenu() }
    guard !isMenuOpen else { return [] }
    hand.isFinger = false
    // A space presses the control that has the focus.
    if text == " ", isOnControl { return [] }
    board.focus = .display
    brain.type(words.mark.kept(text))
    return []
  }

  // MARK: Pointer and fingers

  private func follow(_ event: InputEvent) -> [SceneRequest] {
    if case .pointer(let pointer) = event { hover(pointer) }
    guard let contact = Contact(event), let layer = layers.listener(of: event, focus: nil) else {
      return []
    }
    switch contact.phase {
    case .began: return press(contact, event, in: layer)
    case .moved:
      if popover.slot != nil, layer == .keys { board.hover(at: contact.place) }
      guard let held = board.held(by: contact.id) else { return [] }
      if held == .display { extendSelection(to: contact.place) }
      if result.drag != nil {
        dragResult(to: contact.place.x)
        if result.drag?.hasMoved ?? false { hold = nil }
        return [.redraw]
      }
      if board.move(contact.id, to: contact.place) == .cancelled { hold = nil }
      return []
    case .ended:
      (hold, view.loupe) = (nil, nil)
      if popover.slot != nil, layer == .keys { return liftFromKey(at: contact.place) }
      // Digits that were moved along are not swapped, too.
      let hasMoved = result.drag?.hasMoved ?? false
      result.drag = nil
      if board.held(by: contact.id) == .display, hand.isFinger, brain.selection != nil {
        open(.copies)
        return [.redraw]
      }
      guard case .activated(let id) = board.release(contact.id, at: contact.place), !hasMoved
      else { return [] }
      return fade(id) + activate(id)
    case .cancelled:
      cancelInput()
      return []
    }
  }

  private func hover(_ pointer: PointerEvent) {
    guard [.moved, .left].contains(pointer.phase) else { return }
    board.hover(at: pointer.phase == .left ? nil : pointer.position, time: fadeTime)
  }

  private func press(
    _ contact: Contact,
    _ event: InputEvent,
    in layer: KeypadLayer
  ) -> [SceneRequest] {
    guard contact.isPrimary else {
      guard contact.button == .secondary, !isMenuOpen else { return [] }
      switch board.control(at: contact.place)?.id {
      case .graph: return [.command(.addGraph)]
      case .key(let slot) where key(inSlot: slot) == .memory: return store()
      case .key(let slot) where !choices(of: key(inSlot: slot)).isEmpty:
        openChoices(slot: slot)
        return [.redraw]
      case .display, .result:
        open(.copies)
        return [.redraw]
      default: return []
      }
    }
    if layer == .menu, !(menuCard?.contains(contact.place) ?? false) {
      let isOffered = isOffered
      closeMenu()
      guard isOffered else { return [] }
      layOutControls()
    }
    guard case .held(let id) = board.press(contact.id, at: contact.place) else { return [] }
    hand.isFinger = contact.id != nil
    if id == .display {
      pressLine(contact, event)
      if canShowLoupe { hold = KeyHold(act: .loupe, due: now + Self.loupeTime) }
    }
    if id == .result {
      result.drag = (contact.place.x, 0, false)
      hold = KeyHold(act: .copies, due: now + 0.5)
    }
    if id == .graph { hold = KeyHold(act: .addGraph, due: now + 0.5) }
    if case .key(let slot) = id {
      switch key(inSlot: slot) {
      case .delete: hold = KeyHold(act: .press(.delete), due: now + 0.5)
      case .clear: hold = KeyHold(act: .press(.clearAll), due: now + 0.6)
      case .memory: hold = KeyHold(act: .store, due: now + 0.5)
      case let key where !choices(of: key).isEmpty:
        hold = KeyHold(act: .choices(slot: slot), due: now + Self.choicesTime)
      default: break
      }
    }
    return []
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
    case .mode(let mode): brain.mode = mode
    case .angle: brain.toggleAngleUnit()
    case .undo: return [.command(.undo)]
    case .redo: return [.command(.redo)]
    case .more:
      guard !isMenuOpen else {
        closeMenu()
        break
      }
      (popover.open, popover.before) = (.menu, board.focus)
      board.focus = nil
    case .display: break
    case .result: return canSwap ? [.command(.setting(.digitsFirst))] : []
    case .swap: return [.command(.setting(.digitsFirst))]
    case .percent: brain.takePercentReading()
    case .digits(let isForward): moveResult(by: isForward ? result.room : -result.room)
    case .entries: open(.entries)
    case .example(let index): return [.command(.example(Self.examples[index]))]
    case .graph: return [.command(.graph)]
    case .addGraph: return [.command(.addGraph)]
    case .live: return [.command(.setting(.followsTyping))]
    case .page: page = page >= frames.pages ? 1 : page + 1
    // As typed: where it can't mean Enter it is the sign of an equation.
    case .key(let slot) where key(inSlot: slot) == .equals: brain.type("=")
    case .key(let slot): press(key(inSlot: slot))
    case .menu(let command): return perform(command)
    case .choice(let choice): return take(choice)
    case .arrow(let isForward): brain.edit(.move(isForward ? .right : .left))
    }
    return []
  }

  private func perform(_ command: SceneCommand) -> [SceneRequest] {
    if !command.staysOpen { closeMenu() }
    switch command {
    case .hide(let side): return [.toggleHidden(side)]
    default: return copy(command) ?? recall(command) ?? [.command(command)]
    }
  }

  package func closeMenu() {
    board.cancel()
    board.focus =
      popover.open == .copies || popover.open == .entries
      ? .display : popover.before ?? popover.slot.map { .key(slot: $0) } ?? .more
    (popover.open, popover.before) = (nil, nil)
  }
}
