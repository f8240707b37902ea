import Controls
import Drawing
import GraphKit
import Input
import SceneHost

extension GraphScene {
  func handle(_ event: InputEvent, at time: Double) -> [SceneRequest] {
    switch event {
    case .pointer(let pointer): handle(pointer, event)
    case .finger(let finger): handle(finger, event)
    case .wheel(let delta, let place, let modifiers): zoom(by: delta, at: place, modifiers)
    case .key(let key): key.isDown ? handle(key) : []
    case .text(let text): text.flatMap { type($0) }
    case .controller(let controller): handle(controller)
    }
  }

  // MARK: Pointer and fingers

  private func handle(_ pointer: PointerEvent, _ event: InputEvent) -> [SceneRequest] {
    self.pointer = pointer.phase == .left ? nil : pointer.position
    switch pointer.phase {
    case .left: board.hover(at: nil)
    case .moved where !gestures.isActive: board.hover(at: pointer.position)
    default: break
    }
    switch pointer.phase {
    case .pressed where pointer.button == .primary && !gestures.isActive:
      if let outcome = press(nil, at: pointer.position) { return outcome }
    case .moved where board.holds(nil):
      _ = board.move(nil, to: pointer.position)
      return []
    case .released where board.holds(nil):
      return release(nil, at: pointer.position)
    default: break
    }
    return gestures.handle(event).flatMap { perform($0) }
  }

  private func handle(_ finger: FingerEvent, _ event: InputEvent) -> [SceneRequest] {
    switch finger.phase {
    case .began where !gestures.isActive:
      if let outcome = press(finger.id, at: finger.position) { return outcome }
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
    return gestures.handle(event).flatMap { perform($0) }
  }

  /// A press on a control, or nil when it is one on the plane; outside an open menu it closes that.
  private func press(_ contact: Int64?, at place: Point) -> [SceneRequest]? {
    if isMenuOpen, !menu.card.contains(place) {
      closeMenu()
      return []
    }
    guard let control = board.control(at: place), control.id != .plot else {
      board.focus = .plot
      return isMenuOpen ? [] : nil
    }
    _ = board.press(contact, at: place)
    return []
  }

  private func release(_ contact: Int64?, at place: Point) -> [SceneRequest] {
    guard case .activated(let id) = board.release(contact, at: place) else { return [] }
    return activate(id)
  }

  /// Does what a gesture asks for.
  func perform(_ gesture: Gesture) -> [SceneRequest] {
    switch gesture {
    case .pan(let translation): pan(by: translation)
    case .pinch(let magnification, let focus, let translation):
      setViewport(
        view.viewport.panned(by: translation)
          .zoomed(by: magnification, about: focus, in: frames.plot)
      )
    case .tap(let count, let place, _): tap(count, at: place)
    case .began, .longPress, .ended, .hover: []
    }
  }

  /// Moves the plane by whole device pixels, so that what is proven moves with it unchanged; the rest
  /// is carried over.
  func pan(by translation: Vector) -> [SceneRequest] {
    let scale = context?.contentScale ?? .one
    let wanted = translation + panRest
    let whole = Vector(dx: scale.snapped(wanted.dx), dy: scale.snapped(wanted.dy))
    panRest = Vector(dx: wanted.dx - whole.dx, dy: wanted.dy - whole.dy)
    return setViewport(view.viewport.panned(by: whole))
  }

  private func tap(_ count: Int, at place: Point) -> [SceneRequest] {
    switch count {
    case 1: explain(at: place)
    case 2: setViewport(view.viewport.withOrigin(at: place, in: frames.plot))
    case 3:
      setViewport(
        homeViewport.withOrigin(at: place, in: frames.plot)
      )
    default: []
    }
  }

  private func zoom(by delta: Vector, at place: Point, _ modifiers: KeyModifiers) -> [SceneRequest]
  {
    let step = modifiers.contains(.command) ? 1.05 : 1.2
    let factor = power(step, delta.dy != 0 ? delta.dy : delta.dx)
    return setViewport(
      view.viewport.zoomed(
        x: modifiers.contains(.option) ? 1 : factor,
        y: modifiers.contains(.shift) ? 1 : factor,
        about: frames.plot.clamped(place),
        in: frames.plot
      )
    )
  }

  // MARK: Commands

  func activate(_ id: GraphControl) -> [SceneRequest] {
    switch id {
    case .back: return [.showMaster]
    case .mode(let mode):
      return setMode(frames.modes.count < CurveMode.allCases.count ? mode.next : mode)
    case .home: return setViewport(homeViewport)
    case .zoomIn: return zoomAtCenter(by: 1.5)
    case .zoomOut: return zoomAtCenter(by: 1 / 1.5)
    case .more:
      isMenuOpen = true
      board.focus = nil
      return []
    case .plot: return []
    case .menu(let command): return perform(command)
    }
  }

  private func perform(_ command: MenuCommand) -> [SceneRequest] {
    if command != .theme { closeMenu() }
    switch command {
    case .theme: return [.command(SceneCommand.theme)]
    case .copy: return [.copy(copyText)]
    case .paste: return [.paste]
    case .fullScreen: return [.toggleFullScreen]
    case .quit: return [.quit]
    }
  }

  func closeMenu() {
    isMenuOpen = false
    board.cancel()
    board.focus = .more
  }

  func zoomAtCenter(by factor: Double) -> [SceneRequest] {
    setViewport(view.viewport.zoomed(by: factor, about: frames.plot.center, in: frames.plot))
  }

  private func power(_ base: Double, _ exponent: Double) -> Double {
    // Notches come whole on most mice; a touchpad's fraction is linear between them.
    let whole = Int(max(-60, min(60, exponent.rounded(.towardZero))))
    var result = 1.0
    for _ in 0..<abs(whole) { result *= base }
    result *= 1 + (base - 1) * abs(exponent - Double(whole))
    return exponent < 0 ? 1 / result : result
  }
}
