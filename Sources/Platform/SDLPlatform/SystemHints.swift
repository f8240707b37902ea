import CLibrary
import CSDL2
import Words

extension Window {
  /// Tells SDL and the bus library what they read from the environment only; what is set there stays.
  ///
  /// To be called before there is a second thread, which might read the environment meanwhile.
  package static func prepareEnvironment() {
    #if os(Linux)
    if !hasSessionBus {
      // Without an address the bus library would start a bus of its own, which outlives the program.
      SDL_setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0)
    }
    #endif
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", identifier, 0)
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", identifier, 0)
  }
}

/// Tells SDL, before it starts, how the program wants to be treated; the environment may overrule.
func setSystemHints(applicationName: String) {
  let hints = [
    (SDL_HINT_APP_NAME, applicationName),
    // A touch is a touch, a click is a click: no event counts twice.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    (SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_RENDER_BATCHING, "1"),
    // Where SDL 3 plays SDL 2, a window's size is in points there, too; SDL 2 has no word for this.
    ("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0"),
  ]
  for (name, value) in hints { SDL_SetHint(name, value) }
  #if os(Linux)
  if !hasGraphicsDevice {
    // OpenGL would be emulated by a compiler many times the program's size; our own pixels, handed
    // to the display as they are, start sooner and cost less.
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software")
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
  }
  #endif
}

#if os(Linux)
/// Whether the kernel knows a graphics device that can draw.
private var hasGraphicsDevice: Bool {
  let devices = (128...131).map { "/dev/dri/renderD\($0)" } + ["/dev/nvidiactl", "/dev/mali0"]
  return devices.contains { path in
    guard let file = SDL_RWFromFile(path, "rb") else { return false }
    _ = SDL_RWclose(file)
    return true
  }
}
#endif

#if os(Linux)
/// Whether a session bus is there to be asked: by its address, or at its usual place.
var hasSessionBus: Bool {
  if environment("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
  guard let folder = environment("XDG_RUNTIME_DIR") else { return false }
  return access(folder + "/bus", F_OK) == 0
}
#endif

/// The value of an environment variable, nil when it is not set or empty.
func environment(_ name: String) -> String? {
  guard let value = SDL_getenv(name) else { return nil }
  let text = String(cString: value)
  return text.isEmpty ? nil : text
}

/// Throws when SDL, finding no screen, fell back on a driver nobody can see and nobody asked for.
func refuseInvisibleDisplay() throws(SystemFault) {
  let wanted = SDL_GetHint(SDL_HINT_VIDEODRIVER).map { String(cString: $0) } ?? ""
  guard wanted.isEmpty, let driver = SDL_GetCurrentVideoDriver() else { return }
  let name = String(cString: driver)
  guard ["offscreen", "dummy", "evdev"].contains(name) else { return }
  throw .noDisplay(call: "SDL_InitSubSystem", reason: "only the driver \(name) is available")
}
