import CSDL2
import Input

/// The game controllers plugged in, and what is held on each.
///
/// SDL numbers buttons and axes in the order in which the cases stand that they become.
final class Controllers {
  private struct Held {
    let handle: OpaquePointer
    var buttons: Set<ControllerButton> = []
    var axes: Set<ControllerAxis> = []
  }

  private let subsystem: Subsystem?
  private var open: [SDL_JoystickID: Held] = [:]

  /// Starts listening; a system without controllers is no fault.
  init(mappings path: String?) {
    subsystem = try? Subsystem(SDL_INIT_GAMECONTROLLER)
    if subsystem != nil, let path, var mappings = contents(ofFile: path) {
      mappings.withUTF8 { bytes in
        let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count))
        if let stream { SDL_GameControllerAddMappingsFromRW(stream, 1) }
      }
    }
  }

  deinit {
    for held in open.values { SDL_GameControllerClose(held.handle) }
  }

  /// Where a person keeps mappings of their own.
  static func mappingsPath(for applicationName: String) -> String? {
    let folder =
      environment("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment("HOME").map { $0 + "/.local/share" }
    return folder.map { "\($0)/\(applicationName)/gamecontrollerdb.txt" }
  }

  /// Shakes those that can, softly and for a moment.
  func vibrate() {
    for held in open.values { SDL_GameControllerRumble(held.handle, 0x3000, 0x6000, 60) }
  }

  func add(deviceIndex: Int32) -> [ControllerEvent] {
    guard let handle = SDL_GameControllerOpen(deviceIndex) else { return [] }
    let id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(handle))
    guard open[id] == nil else {
      SDL_GameControllerClose(handle)
      return []
    }
    open[id] = Held(handle: handle)
    return [.connected]
  }

  /// Lets go of what is held there and on no other, as no release will come any more.
  func remove(_ id: SDL_JoystickID) -> [ControllerEvent] {
    guard let held = open.removeValue(forKey: id) else { return [] }
    SDL_GameControllerClose(held.handle)
    var events: [ControllerEvent] = []
    let others = open.values
    for button in ControllerButton.allCases where held.buttons.contains(button) {
      if others.contains(where: { $0.buttons.contains(button) }) { continue }
      events.append(.button(button, isDown: false))
    }
    for axis in ControllerAxis.allCases where held.axes.contains(axis) {
      if others.contains(where: { $0.axes.contains(axis) }) { continue }
      events.append(.axis(axis, value: 0))
    }
    // The program knows of one controller, which is there as long as any is.
    return others.isEmpty ? events + [.disconnected] : events
  }

  func button(_ code: UInt8, isDown: Bool, on id: SDL_JoystickID) -> ControllerEvent? {
    guard let button = ControllerButton.allCases.dropFirst(Int(code)).first else { return nil }
    if isDown {
      open[id]?.buttons.insert(button)
    } else {
      open[id]?.buttons.remove(button)
    }
    return .button(button, isDown: isDown)
  }

  func axis(_ code: UInt8, value: Int16, on id: SDL_JoystickID) -> ControllerEvent? {
    guard let axis = ControllerAxis.allCases.dropFirst(Int(code)).first else { return nil }
    if value == 0 {
      open[id]?.axes.remove(axis)
    } else {
      open[id]?.axes.insert(axis)
    }
    return .axis(axis, value: max(-1, Double(value) / 32767))
  }
}
