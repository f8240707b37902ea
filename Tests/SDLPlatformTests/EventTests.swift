import CSDL2
import Drawing
import Input
import SDLPlatform
import Testing
import Words

extension SDLTests {
  @Suite struct EventTests {
    /// A window on SDL's dummy display, and its events after the first ones.
    func source(touchpad: Int64? = nil) throws -> (Window, EventSource) {
      setDriver("dummy")
      let window = try Window(
        WindowOptions(title: "Test", size: Size(width: 200, height: 100)),
        fonts: FontLibrary()
      )
      let source = EventSource(window: window, isTouchpad: touchpad.map { pad in { $0 == pad } })
      _ = source.poll()
      return (window, source)
    }

    /// Asks for a driver of SDL's, without touching the environment, which other tests may be reading.
    func setDriver(_ name: String) {
      SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, name, SDL_HINT_OVERRIDE)
    }

    func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) {
      var event = SDL_Event()
      event.type = type.rawValue
      fill(&event)
      SDL_PushEvent(&event)
    }

    func pushFinger(_ type: SDL_EventType, id: Int64, x: Float) {
      push(type) {
        $0.tfinger.fingerId = id
        $0.tfinger.x = x
        $0.tfinger.y = 0.5
      }
    }

    func fingers(_ events: [PlatformEvent]) -> [String] {
      events.compactMap {
        guard case .input(.finger(let finger)) = $0 else { return nil }
        return "\(finger.id) \(finger.phase) \(finger.position.x.rounded())"
      }
    }

    @Test func `a library that plays SDL 2 is told to count in points`() throws {
      _ = try source()
      let hint = SDL_GetHint("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY")
      #expect(hint.map { String(cString: $0) } == "0")
    }

    @Test func `fingers arrive in points and their moves are drawn together`() throws {
      let (window, source) = try source()
      #expect(window.size == Size(width: 200, height: 100))
      pushFinger(SDL_FINGERDOWN, id: 7, x: 0.5)
      pushFinger(SDL_FINGERMOTION, id: 7, x: 0.6)
      pushFinger(SDL_FINGERMOTION, id: 7, x: 0.7)
      pushFinger(SDL_FINGERDOWN, id: 8, x: 0.1)
      pushFinger(SDL_FINGERMOTION, id: 7, x: 0.8)
      pushFinger(SDL_FINGERMOTION, id: 8, x: 0.2)
      pushFinger(SDL_FINGERMOTION, id: 7, x: 0.9)
      pushFinger(SDL_FINGERUP, id: 7, x: 0.9)
      #expect(
        fingers(source.poll()) == [
          "7 began 100.0", "7 moved 140.0", "8 began 20.0", "7 moved 180.0", "8 moved 40.0",
          "7 ended 180.0",
        ]
      )
    }

    @Test func `a finger is cancelled when the focus goes`() throws {
      let (_, source) = try source()
      pushFinger(SDL_FINGERDOWN, id: 1, x: 0.5)
      push(SDL_WINDOWEVENT) {
        $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
      }
      pushFinger(SDL_FINGERUP, id: 1, x: 0.5)
      let events = source.poll()
      #expect(fingers(events) == ["1 began 100.0", "1 cancelled 100.0"])
      #expect(events.last == .focusLost)
    }

    @Test(arguments: [
      (SDL_CONTROLLER_BUTTON_A, ControllerButton.a), (SDL_CONTROLLER_BUTTON_B, .b),
      (SDL_CONTROLLER_BUTTON_X, .x), (SDL_CONTROLLER_BUTTON_Y, .y),
      (SDL_CONTROLLER_BUTTON_BACK, .back), (SDL_CONTROLLER_BUTTON_GUIDE, .guide),
      (SDL_CONTROLLER_BUTTON_START, .start), (SDL_CONTROLLER_BUTTON_LEFTSTICK, .leftStick),
      (SDL_CONTROLLER_BUTTON_RIGHTSTICK, .rightStick),
      (SDL_CONTROLLER_BUTTON_LEFTSHOULDER, .leftShoulder),
      (SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, .rightShoulder),
      (SDL_CONTROLLER_BUTTON_DPAD_UP, .dpadUp), (SDL_CONTROLLER_BUTTON_DPAD_DOWN, .dpadDown),
      (SDL_CONTROLLER_BUTTON_DPAD_LEFT, .dpadLeft),
      (SDL_CONTROLLER_BUTTON_DPAD_RIGHT, .dpadRight), (SDL_CONTROLLER_BUTTON_MISC1, nil),
      (SDL_CONTROLLER_BUTTON_INVALID, nil),
    ])
    func `a controller's button is what SDL calls it`(
      code: SDL_GameControllerButton,
      button: ControllerButton?
    ) throws {
      let (_, source) = try source()
      push(SDL_CONTROLLERBUTTONDOWN) {
        $0.cbutton.button = UInt8(truncatingIfNeeded: code.rawValue)
        $0.cbutton.state = 1
      }
      let events = button.map { [PlatformEvent.input(.controller(.button($0, isDown: true)))] }
      #expect(source.poll() == events ?? [])
    }

    @Test(arguments: [
      (SDL_CONTROLLER_AXIS_LEFTX, ControllerAxis.leftX), (SDL_CONTROLLER_AXIS_LEFTY, .leftY),
      (SDL_CONTROLLER_AXIS_RIGHTX, .rightX), (SDL_CONTROLLER_AXIS_RIGHTY, .rightY),
      (SDL_CONTROLLER_AXIS_TRIGGERLEFT, .leftTrigger),
      (SDL_CONTROLLER_AXIS_TRIGGERRIGHT, .rightTrigger), (SDL_CONTROLLER_AXIS_INVALID, nil),
    ])
    func `a controller's axis is what SDL calls it`(
      code: SDL_GameControllerAxis,
      axis: ControllerAxis?
    ) throws {
      let (_, source) = try source()
      push(SDL_CONTROLLERAXISMOTION) {
        $0.caxis.axis = UInt8(truncatingIfNeeded: code.rawValue)
        $0.caxis.value = 32767
      }
      let events = axis.map { [PlatformEvent.input(.controller(.axis($0, value: 1)))] }
      #expect(source.poll() == events ?? [])
    }

    @Test func `a mouse made from fingers is ignored`() throws {
      let (_, source) = try source()
      push(SDL_MOUSEBUTTONDOWN) {
        $0.button.which = .max
        $0.button.button = 1
        $0.button.state = 1
      }
      push(SDL_MOUSEBUTTONDOWN) {
        $0.button.button = 3
        $0.button.state = 1
        $0.button.x = 20
        $0.button.y = 30
      }
      let events = source.poll()
      guard events.count == 1, case .input(.pointer(let pointer)) = events[0] else {
        Issue.record("\(events)")
        return
      }
      #expect(pointer.phase == .pressed && pointer.button == .secondary)
      #expect(pointer.position == Point(x: 20, y: 30))
    }

    @Test func `the wheel counts notches and parts of them`() throws {
      let (_, source) = try source()
      push(SDL_MOUSEWHEEL) {
        $0.wheel.y = 1
        $0.wheel.preciseY = 1.25
        $0.wheel.mouseX = 10
        $0.wheel.mouseY = 20
      }
      #expect(
        source.poll() == [
          .input(
            .wheel(delta: Vector(dx: 0, dy: 1.25), at: Point(x: 10, y: 20), modifiers: [])
          )
        ]
      )
    }

    @Test(arguments: [
      (SDLK_RETURN, KMOD_NONE, Key.enter), (SDLK_KP_ENTER, KMOD_NONE, .enter),
      (SDLK_F11, KMOD_NONE, .function(11)), (SDLK_c, KMOD_LCTRL, .character("c")),
      (SDLK_KP_4, KMOD_NONE, .left), (SDLK_KP_4, KMOD_NUM, .character("4")),
      (SDLK_SPACE, KMOD_NONE, .space), (SDLK_LCTRL, KMOD_NONE, .other),
    ])
    func `keys go by their meaning`(code: SDL_KeyCode, held: SDL_Keymod, key: Key) throws {
      let (_, source) = try source()
      push(SDL_KEYDOWN) {
        $0.key.state = 1
        $0.key.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
        $0.key.keysym.mod = UInt16(held.rawValue)
      }
      let modifiers: KeyModifiers = held == KMOD_LCTRL ? .command : []
      #expect(source.poll() == [.input(.key(KeyEvent(key, modifiers: modifiers)))])
    }

    @Test(arguments: [
      (KMOD_LSHIFT, KeyModifiers.shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .command),
      (KMOD_RCTRL, .command), (KMOD_LALT, .option), (KMOD_RALT, .option),
    ])
    func `a modifier counts on either side`(held: SDL_Keymod, modifiers: KeyModifiers) throws {
      let (_, source) = try source()
      push(SDL_KEYDOWN) {
        $0.key.state = 1
        $0.key.keysym.sym = SDL_Keycode(bitPattern: SDLK_F5.rawValue)
        $0.key.keysym.mod = UInt16(held.rawValue)
      }
      #expect(source.poll() == [.input(.key(KeyEvent(.function(5), modifiers: modifiers)))])
    }

    @Test func `text, quitting and lost devices are told`() throws {
      let (window, source) = try source()
      push(SDL_TEXTINPUT) {
        withUnsafeMutableBytes(of: &$0.text.text) { $0.copyBytes(from: Array("é²".utf8)) }
      }
      push(SDL_RENDER_DEVICE_RESET)
      push(SDL_QUIT)
      #expect(source.poll() == [.input(.text("é²")), .renderTargetsLost, .quit])
      window.draw {
        $0.drawText("x", at: Point(x: 5, y: 20), in: Font(.regular, 13), with: Color(0))
      }
    }

    @Test(arguments: [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET])
    func `a lost device shows the same picture again`(loss: SDL_EventType) throws {
      let (window, source) = try source()
      func pixels() -> [UInt32] {
        window.draw { canvas in
          canvas.fill(Rect(x: 0, y: 0, width: 200, height: 100), with: Color(0xFFFFFF))
          canvas.fillRounded(
            Rect(x: 10, y: 10, width: 60, height: 40),
            radius: 9,
            with: Color(0x336699)
          )
          canvas.strokePath(
            [Point(x: 5, y: 90), Point(x: 60, y: 20), Point(x: 190, y: 80)],
            stroke: Stroke(2),
            with: Color(0xB23404)
          )
          canvas.drawText("√x", at: Point(x: 90, y: 60), in: Font(.regular, 30), with: Color(0))
        }
        return shownPixels
      }
      let before = pixels()
      #expect(Set(before).count > 20)
      push(loss)
      #expect(source.poll() == [.renderTargetsLost])
      #expect(pixels() == before)
    }

    /// The pixels of the only window.
    private var shownPixels: [UInt32] {
      guard let window = (1...1000).lazy.compactMap({ SDL_GetWindowFromID($0) }).first,
        let surface = SDL_GetWindowSurface(window)?.pointee, let pixels = surface.pixels
      else { return [] }
      let first = pixels.assumingMemoryBound(to: UInt32.self)
      return (0..<Int(surface.h)).flatMap { y in
        UnsafeBufferPointer(start: first + y * Int(surface.pitch) / 4, count: Int(surface.w))
          .map { $0 & 0xFF_FFFF }
      }
    }

    @Test func `a window needs no audio`() throws {
      let (_, source) = try source()
      _ = source.poll()
      #expect(SDL_WasInit(SDL_INIT_AUDIO) == 0)
    }

    @Test func `waiting ends with the time`() throws {
      let (_, source) = try source()
      let start = MonotonicClock.now
      #expect(source.wait(timeout: 0.05).isEmpty)
      #expect(MonotonicClock.now - start >= 0.045)
    }

    @Test func `a driver nobody can see counts as no display unless it was asked for`() throws {
      let display = SDL_getenv("DISPLAY").map { String(cString: $0) }
      let wayland = SDL_getenv("WAYLAND_DISPLAY").map { String(cString: $0) }
      guard display?.isEmpty != false, wayland?.isEmpty != false else { return }
      setDriver("")
      defer { setDriver("dummy") }
      let error = #expect(throws: SystemFault.self) {
        try Window(
          WindowOptions(title: "Test", size: Size(width: 9, height: 9)),
          fonts: FontLibrary()
        )
      }
      #expect(error?.description.hasPrefix("No display to open a window on: ") == true)
    }

    @Test func `no display is a sentence with SDL's reason`() throws {
      setDriver("nothing")
      defer { setDriver("dummy") }
      let error = #expect(throws: SystemFault.self) {
        try Window(
          WindowOptions(title: "Test", size: Size(width: 9, height: 9)),
          fonts: FontLibrary()
        )
      }
      #expect(
        error?.description
          == "No display to open a window on: SDL_InitSubSystem failed: nothing not available."
      )
    }
  }
}
