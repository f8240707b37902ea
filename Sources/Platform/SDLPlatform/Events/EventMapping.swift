import CSDL2
import Drawing
import Input

/// The mouse that SDL makes up from fingers; `SDL_TOUCH_MOUSEID` is a macro Swift cannot see.
private let touchMouse = UInt32.max

extension PointerEvent {
  /// Nil for a mouse made up from a finger.
  init?(_ event: SDL_MouseMotionEvent, geometry: SurfaceGeometry, modifiers: KeyModifiers) {
    guard event.which != touchMouse else { return nil }
    func isHeld(_ button: Int32) -> Bool { event.state & (1 << UInt32(button - 1)) != 0 }
    let button: Button =
      isHeld(SDL_BUTTON_LEFT)
      ? .primary
      : isHeld(SDL_BUTTON_MIDDLE) ? .middle : isHeld(SDL_BUTTON_RIGHT) ? .secondary : .none
    self.init(
      .moved,
      button: button,
      at: geometry.point(windowX: Double(event.x), windowY: Double(event.y)),
      modifiers: modifiers,
      time: MonotonicClock.seconds(event.timestamp)
    )
  }

  /// Nil for a mouse made up from a finger and for further buttons.
  init?(_ event: SDL_MouseButtonEvent, geometry: SurfaceGeometry, modifiers: KeyModifiers) {
    guard event.which != touchMouse else { return nil }
    let button: Button
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: button = .primary
    case SDL_BUTTON_MIDDLE: button = .middle
    case SDL_BUTTON_RIGHT: button = .secondary
    default: return nil
    }
    self.init(
      event.state == 1 ? .pressed : .released,
      button: button,
      at: geometry.point(windowX: Double(event.x), windowY: Double(event.y)),
      modifiers: modifiers,
      time: MonotonicClock.seconds(event.timestamp)
    )
  }
}

extension SDL_MouseWheelEvent {
  /// Notches, fractions of them where the wheel is that fine.
  func inputEvent(geometry: SurfaceGeometry, modifiers: KeyModifiers) -> InputEvent {
    // A natural-scrolling system has turned the sign round, which would zoom the wrong way.
    let sign = direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    let dx = preciseX == 0 ? Double(x) : Double(preciseX)
    let dy = preciseY == 0 ? Double(y) : Double(preciseY)
    return .wheel(
      delta: Vector(dx: dx * sign, dy: dy * sign),
      at: geometry.point(windowX: Double(mouseX), windowY: Double(mouseY)),
      modifiers: modifiers
    )
  }
}

extension FingerEvent {
  init(_ event: SDL_TouchFingerEvent, geometry: SurfaceGeometry) {
    let phase: Phase =
      event.type == SDL_FINGERDOWN.rawValue
      ? .began : event.type == SDL_FINGERUP.rawValue ? .ended : .moved
    self.init(
      phase,
      id: event.fingerId,
      at: geometry.point(shareX: Double(event.x), shareY: Double(event.y)),
      time: MonotonicClock.seconds(event.timestamp)
    )
  }
}

extension KeyEvent {
  init(_ event: SDL_KeyboardEvent) {
    self.init(
      Key(event.keysym.sym, modifiers: event.keysym.mod),
      modifiers: KeyModifiers(event.keysym.mod),
      isDown: event.state == 1,
      isRepeat: event.repeat != 0
    )
  }
}

/// The characters of a text event, which SDL keeps in a fixed array.
func text(of event: SDL_TextInputEvent) -> String {
  withUnsafeBytes(of: event.text) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
