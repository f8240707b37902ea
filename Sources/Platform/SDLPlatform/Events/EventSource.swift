import CSDL2
import Drawing
import Input

/// Turns what SDL reports into events in points and seconds.
package final class EventSource {
  private let window: Window
  /// Looked for with the first wait: that takes a while, and the first picture comes before.
  lazy var controllers = Controllers(mappings: mappingsPath)
  private let mappingsPath: String?
  private var fingers: [Int64: FingerEvent] = [:]
  private var lastPointer = PointerEvent(.left, at: .zero, time: 0)
  /// The modifier keys held as of the event being translated; SDL itself is already further on.
  private var held = UInt16(truncatingIfNeeded: SDL_GetModState().rawValue)
  private var pressModifiers = PressModifiers()
  private var touchpadPinch = TouchpadPinch()
  /// The lines of dropped text, which come one by one.
  private var droppedLines: [String] = []
  private let isTouchpad: (Int64) -> Bool

  /// `isTouchpad` says of a device, by SDL's number, that its fingers have no place on the screen.
  package init(
    window: Window,
    applicationName: String = "ordinate",
    isTouchpad: ((Int64) -> Bool)? = nil
  ) {
    self.window = window
    self.isTouchpad =
      isTouchpad ?? { device in
        let kind = SDL_GetTouchDeviceType(device)
        return kind == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE
          || kind == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
      }
    mappingsPath = Controllers.mappingsPath(for: applicationName)
  }

  /// Sleeps until something happens or the seconds are over, nil for ever, and tells all of it.
  package func wait(timeout seconds: Double?) -> [PlatformEvent] {
    _ = controllers
    var event = SDL_Event()
    let arrived: Int32
    if let seconds {
      let held = seconds.isNaN ? 0 : min(max(seconds, 0), 1e6)
      arrived = SDL_WaitEventTimeout(&event, Int32((held * 1000).rounded(.up)))
    } else {
      arrived = SDL_WaitEvent(&event)
    }
    var queue = EventQueue()
    guard arrived == 1 else { return [] }
    // Moving or sizing may have happened since the last event: one look serves the whole queue.
    let geometry = window.geometry
    repeat { translate(event, geometry: geometry, into: &queue) } while SDL_PollEvent(&event) == 1
    return queue.events
  }

  /// Lets the controllers shake for a moment.
  package func vibrate() { controllers.vibrate() }

  /// Ends a wait from any thread, because something has been worked out.
  package static func wake() { push(code: 0) }

  /// Tells from any thread that the desktop has other settings.
  static func tellThemeChange() { push(code: 1) }

  private static func push(code: Int32) {
    var event = SDL_Event()
    event.user.type = SDL_USEREVENT.rawValue
    event.user.code = code
    SDL_PushEvent(&event)
  }

  /// Tells what happened since the last time, without waiting.
  package func poll() -> [PlatformEvent] { wait(timeout: 0) }

  private func translate(
    _ event: SDL_Event,
    geometry: SurfaceGeometry,
    into queue: inout EventQueue
  ) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT, SDL_APP_TERMINATING: queue.append(.quit)
    case SDL_WINDOWEVENT: translate(event.window, into: &queue)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      window.forgetDevice()
      queue.append(.renderTargetsLost)
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
      translateMouse(event, geometry: geometry, into: &queue)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      if isTouchpad(event.tfinger.touchId) {
        // It moves a pointer and touches nothing.
        if event.type != SDL_FINGERMOTION.rawValue { touchpadPinch.reset() }
      } else {
        translate(event.tfinger, geometry: geometry, into: &queue)
      }
    case SDL_MULTIGESTURE:
      // On a screen the fingers themselves tell more: its distances are distorted in a window that is
      // not square, and a pinch that was received twice would zoom twice.
      if isTouchpad(event.mgesture.touchId) {
        translate(event.mgesture, geometry: geometry, into: &queue)
      }
    case SDL_KEYDOWN, SDL_KEYUP:
      var event = event.key
      pressModifiers.correct(&event)
      held = event.keysym.mod
      queue.append(.key(KeyEvent(event)))
    case SDL_SYSWMEVENT: pressModifiers.note(event)
    case SDL_TEXTINPUT:
      let text = text(of: event.text)
      if !text.isEmpty, !isCommandHeld { queue.append(.text(text)) }
    case SDL_DROPFILE:
      guard let path = event.drop.file else { return }
      queue.append(.dropped(path: String(cString: path)))
      SDL_free(path)
    case SDL_DROPTEXT:
      guard let line = event.drop.file else { return }
      droppedLines.append(String(cString: line))
      SDL_free(line)
    case SDL_DROPCOMPLETE:
      if !droppedLines.isEmpty { queue.append(.droppedText(droppedLines.joined(separator: "\n"))) }
      droppedLines = []
    case SDL_USEREVENT: if event.user.code == 1 { queue.append(.themeMayHaveChanged) }
    case SDL_CONTROLLERDEVICEADDED, SDL_CONTROLLERDEVICEREMOVED, SDL_CONTROLLERBUTTONDOWN,
      SDL_CONTROLLERBUTTONUP, SDL_CONTROLLERAXISMOTION:
      translateController(event, into: &queue)
    default: break
    }
  }

  /// Whether a character comes with a command, which X11 reports as text, too; AltGr may count as
  /// Control with Alt and writes.
  private var isCommandHeld: Bool {
    let held = UInt32(held)
    return held & KMOD_CTRL.rawValue != 0 && held & (KMOD_ALT.rawValue | KMOD_MODE.rawValue) == 0
  }

  private func translate(_ event: SDL_WindowEvent, into queue: inout EventQueue) {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: queue.append(.resized)
    case SDL_WINDOWEVENT_EXPOSED: queue.append(.exposed)
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
      cancelFingers(time: event.timestamp, into: &queue)
      queue.append(.windowHidden)
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN: queue.append(.windowShown)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      cancelFingers(time: event.timestamp, into: &queue)
      queue.append(.focusLost)
    case SDL_WINDOWEVENT_FOCUS_GAINED: queue.append(.themeMayHaveChanged)
    case SDL_WINDOWEVENT_LEAVE:
      lastPointer.phase = .left
      lastPointer.button = .none
      lastPointer.time = MonotonicClock.seconds(event.timestamp)
      queue.append(.pointer(lastPointer))
    default: break
    }
  }

  /// Zooms about the pointer: the fingers on a touchpad have no place in the window.
  private func translate(
    _ event: SDL_MultiGestureEvent,
    geometry: SurfaceGeometry,
    into queue: inout EventQueue
  ) {
    guard let magnification = touchpadPinch.magnification(of: event) else { return }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetMouseState(&x, &y)
    queue.append(
      .pinch(
        magnification: magnification,
        at: geometry.point(windowX: Double(x), windowY: Double(y))
      )
    )
  }

  private func translateMouse(
    _ event: SDL_Event,
    geometry: SurfaceGeometry,
    into queue: inout EventQueue
  ) {
    let held = KeyModifiers(held)
    if event.type == SDL_MOUSEWHEEL.rawValue {
      queue.append(event.wheel.inputEvent(geometry: geometry, modifiers: held))
      return
    }
    let pointer =
      event.type == SDL_MOUSEMOTION.rawValue
      ? PointerEvent(event.motion, geometry: geometry, modifiers: held)
      : PointerEvent(event.button, geometry: geometry, modifiers: held)
    guard let pointer else { return }
    lastPointer = pointer
    queue.append(.pointer(pointer))
  }

  private func translate(
    _ event: SDL_TouchFingerEvent,
    geometry: SurfaceGeometry,
    into queue: inout EventQueue
  ) {
    let finger = FingerEvent(event, geometry: geometry)
    let isKnown = fingers[finger.id] != nil
    switch finger.phase {
    case .began:
      if isKnown { cancel(finger.id, time: finger.time, into: &queue) }
      fingers[finger.id] = finger
    case .moved:
      guard isKnown else { return }
      fingers[finger.id] = finger
    case .ended, .cancelled:
      guard isKnown else { return }
      fingers[finger.id] = nil
    }
    queue.append(.finger(finger))
  }

  private func cancelFingers(time: UInt32, into queue: inout EventQueue) {
    for id in fingers.keys.sorted() {
      cancel(id, time: MonotonicClock.seconds(time), into: &queue)
    }
  }

  private func cancel(_ id: Int64, time: Double, into queue: inout EventQueue) {
    guard var finger = fingers.removeValue(forKey: id) else { return }
    finger.phase = .cancelled
    finger.time = time
    queue.append(.finger(finger))
  }
}
