import CSDL2

#if canImport(CX11)
import CX11
#endif

/// What X11 says was held as a key was pressed.
///
/// SDL asks for the modifiers when the focus arrives. A program that is busy by then, as it is at its
/// start, learns of a Control pressed later, and would take the letters typed before for commands.
/// Sticky modifiers, which SDL does not know, count as held, too.
struct PressModifiers {
  /// Shift and Control of the press being told, in SDL's bits; nil where the system does not say.
  private var held: UInt32?
  private static let known = KMOD_SHIFT.rawValue | KMOD_CTRL.rawValue

  init() {
    #if canImport(CX11)
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    #endif
  }

  /// Looks at an event of the window system's own; SDL tells it before the key it makes of it.
  mutating func note(_ event: SDL_Event) {
    #if canImport(CX11)
    let state = withUnsafePointer(to: event) { ordinate_key_state($0) }
    guard state >= 0 else { return }
    let shift = state & ShiftMask != 0 ? KMOD_LSHIFT.rawValue : 0
    let control = state & ControlMask != 0 ? KMOD_LCTRL.rawValue : 0
    held = shift | control
    #endif
  }

  /// Gives a pressed key the modifiers it was pressed with; a modifier key itself changes them.
  mutating func correct(_ event: inout SDL_KeyboardEvent) {
    defer { held = nil }
    guard let held, event.state == 1, !isModifier(event.keysym.sym) else { return }
    event.keysym.mod = UInt16(truncatingIfNeeded: UInt32(event.keysym.mod) & ~Self.known | held)
  }

  private func isModifier(_ key: SDL_Keycode) -> Bool {
    (SDLK_LCTRL.rawValue...SDLK_RGUI.rawValue).contains(UInt32(bitPattern: key))
  }
}
