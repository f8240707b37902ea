import Controls
import Drawing
import GraphKit
import Input
import SceneHost

extension GraphScene {
  func handle(_ event: InputEvent, at time: Double) -> [SceneRequest] {
    now = time
    return advanceMotion() + respond(to: event)
  }

  private func respond(to event: InputEvent) -> [SceneRequest] {
    if presentation == nil, let requests = handleBox(event) { return requests }
    switch event {
    case .pointer(let pointer):
      if pointer.phase == .pressed {
        endGlide()
        (typesWithKeys, needsKeypad) = (false, false)
      }
      return handle(pointer, event)
    case .finger(let finger):
      if finger.phase == .began {
        endGlide()
        (typesWithKeys, needsKeypad) = (false, true)
      }
      return handle(finger, event)
    case .wheel(let delta, let place, let modifiers): return zoom(by: delta, at: place, modifiers)
    case .key(let key):
      guard key.isDown else { return [] }
      endGlide()
      (typesWithKeys, needsKeypad) = (true, false)
      closePanelPad()
      return handle(key)
    case .text(let text):
      endGlide()
      (typesWithKeys, needsKeypad) = (true, false)
      closePanelPad()
      return text.flatMap { type($0) }
    case .controller(let controller):
      endGlide()
      (typesWithKeys, needsKeypad) = (false, true)
      return handle(controller)
    }
  }

  // MARK: Pointer and fingers

  private func handle(_ pointer: PointerEvent, _ event: InputEvent) -> [SceneRequest] {
    self.pointer = pointer.phase == .left ? nil : pointer.position
    presentation?.notePointer(self.pointer, at: now)
    traceHand.note(pointer)
    switch pointer.phase {
    case .left:
      hover(at: nil)
      hovered = nil
    case .moved where !gestures.isActive: hover(at: pointer.position)
    default: break
    }
    if pointer.button == .primary || pointer.phase == .moved,
      let requests = followPanel(nil, pointer.phase.contact, at: pointer.position)
    {
      return requests
    }
    switch pointer.phase {
    case .pressed where pointer.button == .primary && !gestures.isActive:
      if let outcome = press(nil, at: pointer.position) { return outcome }
      grabbedAxis = axis(ofNumbersAt: pointer.position)
    case .pressed where openMenu != nil:
      closeMenu()
      return []
    case .moved where board.holds(nil):
      _ = board.move(nil, to: pointer.position)
      return []
    case .moved:
      if let outcome = movePanel(nil, to: pointer.position) { return outcome }
    case .released where board.holds(nil):
      return release(nil, at: pointer.position)
    case .released:
      if let outcome = releasePanel(nil, at: pointer.position) { return outcome }
      defer { grabbedAxis = nil }
      return gestures.handle(event).flatMap { perform($0) }
    default: break
    }
    return gestures.handle(event).flatMap { perform($0) }
  }

  private func hover(at place: Point?) {
    let isOnPanel = place.map { openMenu == nil && panel?.card.contains($0) ?? false } ?? false
    board.hover(at: isOnPanel ? nil : place, time: fadeTime)
    panel?.board.hover(at: isOnPanel ? place : nil, time: fadeTime)
  }

  /// When looks that fade begin to; nil where nothing shall move.
  private var fadeTime: Double? { context?.reducesMotion ?? true ? nil : now }

  private func handle(_ finger: FingerEvent, _ event: InputEvent) -> [SceneRequest] {
    if panel?.hold != nil, let outcome = followInPanel(finger) { return outcome }
    traceHand.noteFinger()
    hovered = nil
    if let requests = followPanel(finger.id, finger.phase.contact, at: finger.position) {
      return requests
    }
    switch finger.phase {
    case .began where !gestures.isActive:
      if let outcome = press(finger.id, at: finger.position) { return outcome }
      if beginEdge(finger) { return [] }
    case .moved where board.holds(finger.id):
      _ = board.move(finger.id, to: finger.position)
      return []
    case .ended where board.holds(finger.id), .cancelled where board.holds(finger.id):
      guard finger.phase == .ended else {
        board.cancel()
        return []
      }
      return release(finger.id, at: finger.position)
    default: break
    }
    if let outcome = followEdge(finger) { return outcome }
    return gestures.handle(event).flatMap { perform($0) }
  }

  /// A finger that came down on the list; nil for any other.
  private func followInPanel(_ finger: FingerEvent) -> [SceneRequest]? {
    switch finger.phase {
    case .began: return nil
    case .moved: return movePanel(finger.id, to: finger.position)
    case .ended: return releasePanel(finger.id, at: finger.position)
    case .cancelled:
      guard panel?.hold?.contact == finger.id else { return nil }
      panel?.cancelInput()
      return [.redraw]
    }
  }

  /// A press on a control, or nil when it is one on the plane; outside an open menu it closes that.
  private func press(_ contact: Int64?, at place: Point) -> [SceneRequest]? {
    if openMenu != nil, !menu.card.contains(place) {
      closeMenu()
      return []
    }
    if let outcome = pressPanel(contact, at: place) { return outcome }
    guard let control = board.control(at: place), control.id != .plot else {
      board.focus = .plot
      return openMenu == nil ? nil : []
    }
    _ = board.press(contact, at: place)
    return []
  }

  func release(_ contact: Int64?, at place: Point) -> [SceneRequest] {
    guard case .activated(let id) = board.release(contact, at: place) else { return [] }
    if let fadeTime { board.fade(id, from: fadeTime) }
    return activate(id)
  }

  // MARK: Commands

  func activate(_ id: GraphControl) -> [SceneRequest] {
    switch id {
    case .back: return [.showMaster]
    case .tool(let tool): return use(tool)
    case .zoomIn: return zoomAtCenter(by: 1.5)
    case .zoomOut: return zoomAtCenter(by: 1 / 1.5)
    case .plot: return isTracing ? snapTrace() : toggleTrace()
    case .functions: return toggleFunctions()
    case .chip(let index): return openMenu(ofChip: index)
    case .menu(let command): return perform(command)
    case .fact(let fact): return activate(fact)
    case .table(let control): return activate(control)
    case .reading(let target): return beginEntry(target)
    case .pad(let key): return press(key)
    }
  }

  func use(_ tool: GraphTool) -> [SceneRequest] {
    switch tool {
    case .mode(let mode): return setMode(mode)
    case .modeSwitch: return setMode(view.mode.following)
    case .trace: return toggleTrace()
    case .statistics: return toggleStatistics()
    case .fit: return fit()
    case .home: return jump(to: homeViewport)
    case .present: return [.command(SceneCommand.present)]
    case .more:
      openMenu = .main
      board.focus = nil
      return []
    }
  }

  private func perform(_ command: MenuCommand) -> [SceneRequest] {
    let menu = openMenu
    if !command.staysOpen { closeMenu() }
    if case .function(let index, _) = menu, let requests = perform(command, onFunction: index) {
      return requests
    }
    if case .place(let place) = menu, let requests = perform(command, at: place) { return requests }
    switch command {
    case .copy: return [.copy(copyText)]
    case .hideOther: return [.toggleHidden(.master)]
    case .table: return toggleTable()
    case .points:
      exploration.hidesPoints = exploration.hidesPoints ?? false ? nil : true
      return [.redraw, .save]
    default: return command.commonRequests
    }
  }

  func closeMenu() {
    board.cancel()
    switch openMenu {
    case .main: board.focus = .tool(.more)
    case .function(let index, _): board.focus = panel == nil ? .chip(index) : .plot
    case .place, nil: board.focus = .plot
    }
    openMenu = nil
  }

  /// Zooms about the trace or the middle; further zooms add up even while the first is on its way.
  func zoomAtCenter(by factor: Double) -> [SceneRequest] {
    let (x, y) = zoomAxes.factors(factor)
    return jump(to: target.zoomed(x: x, y: y, about: zoomFocus, in: frames.plot))
  }

  /// What stays where it is when there is no pointer to say so.
  var zoomFocus: Point {
    guard motion == nil, let dot = tracedPlace, frames.plot.contains(dot) else {
      return frames.plot.center
    }
    return dot
  }
}

extension PointerEvent.Phase {
  fileprivate var contact: ContactPhase {
    switch self {
    case .pressed: .began
    case .moved: .moved
    case .released, .left: .ended
    }
  }
}

extension FingerEvent.Phase {
  fileprivate var contact: ContactPhase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended, .cancelled: .ended
    }
  }
}
