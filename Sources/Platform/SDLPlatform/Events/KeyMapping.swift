import CSDL2
import Input

extension KeyModifiers {
  /// From SDL's state of the modifier keys; AltGr writes characters and is no option key.
  init(_ state: UInt16) {
    func isHeld(_ keys: SDL_Keymod) -> Bool { UInt32(state) & keys.rawValue != 0 }
    self = []
    if isHeld(KMOD_LSHIFT) || isHeld(KMOD_RSHIFT) { insert(.shift) }
    if isHeld(KMOD_LCTRL) || isHeld(KMOD_RCTRL) { insert(.command) }
    #if os(macOS)
    if isHeld(KMOD_LGUI) || isHeld(KMOD_RGUI) { insert(.command) }
    #endif
    if isHeld(KMOD_LALT) || (isHeld(KMOD_RALT) && !isHeld(KMOD_MODE)) { insert(.option) }
  }
}

extension Key {
  /// From SDL's key code; keypad keys count as what they write or do under Num Lock's state.
  init(_ code: SDL_Keycode, modifiers: UInt16) {
    let value = UInt32(bitPattern: code)
    if let special = specialKeys[value] {
      self = special
    } else if let keypad = keypadKeys[value] {
      let writes = UInt32(modifiers) & KMOD_NUM.rawValue != 0
      self = writes ? keypad.withNumLock : keypad.without
    } else if (SDLK_F1.rawValue...SDLK_F12.rawValue).contains(value) {
      self = .function(Int(value - SDLK_F1.rawValue) + 1)
    } else if (SDLK_F13.rawValue...SDLK_F24.rawValue).contains(value) {
      self = .function(Int(value - SDLK_F13.rawValue) + 13)
    } else if value > 32, value < 0x4000_0000, value != 127, let scalar = Unicode.Scalar(value) {
      self = .character(Character(scalar))
    } else {
      self = .other
    }
  }
}

private let specialKeys: [UInt32: Key] = [
  SDLK_LEFT.rawValue: .left, SDLK_RIGHT.rawValue: .right, SDLK_UP.rawValue: .up,
  SDLK_DOWN.rawValue: .down, SDLK_HOME.rawValue: .home, SDLK_END.rawValue: .end,
  SDLK_PAGEUP.rawValue: .pageUp, SDLK_PAGEDOWN.rawValue: .pageDown,
  SDLK_RETURN.rawValue: .enter, SDLK_RETURN2.rawValue: .enter, SDLK_KP_ENTER.rawValue: .enter,
  SDLK_ESCAPE.rawValue: .escape, SDLK_TAB.rawValue: .tab, SDLK_BACKSPACE.rawValue: .backspace,
  SDLK_DELETE.rawValue: .delete, SDLK_SPACE.rawValue: .space,
  SDLK_APPLICATION.rawValue: .menu, SDLK_MENU.rawValue: .menu,
  SDLK_KP_PLUS.rawValue: .character("+"), SDLK_KP_MINUS.rawValue: .character("-"),
  SDLK_KP_MULTIPLY.rawValue: .character("*"), SDLK_KP_DIVIDE.rawValue: .character("/"),
  SDLK_KP_EQUALS.rawValue: .character("="), SDLK_KP_COMMA.rawValue: .character(","),
]

private let keypadKeys: [UInt32: (withNumLock: Key, without: Key)] = [
  SDLK_KP_0.rawValue: (.character("0"), .other), SDLK_KP_1.rawValue: (.character("1"), .end),
  SDLK_KP_2.rawValue: (.character("2"), .down), SDLK_KP_3.rawValue: (.character("3"), .pageDown),
  SDLK_KP_4.rawValue: (.character("4"), .left), SDLK_KP_5.rawValue: (.character("5"), .other),
  SDLK_KP_6.rawValue: (.character("6"), .right), SDLK_KP_7.rawValue: (.character("7"), .home),
  SDLK_KP_8.rawValue: (.character("8"), .up), SDLK_KP_9.rawValue: (.character("9"), .pageUp),
  SDLK_KP_PERIOD.rawValue: (.character("."), .delete),
]
