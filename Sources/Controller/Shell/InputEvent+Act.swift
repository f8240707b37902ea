import Input

extension InputEvent {
  /// Whether the person goes on by it to something new; Escape only takes back.
  var isAct: Bool {
    switch self {
    case .key(let key): key.isDown && key.key != .escape && key.key != .other
    case .text: true
    case .pointer(let pointer): pointer.phase == .pressed
    case .finger(let finger): finger.phase == .began
    case .controller(.button(_, isDown: true)): true
    case .controller, .wheel, .pinch: false
    }
  }

  /// Whether it comes from a finger or the mouse, or from keys or buttons; nil where it begins nothing.
  var isPointing: Bool? {
    switch self {
    case .pointer(let pointer): pointer.phase == .pressed ? true : nil
    case .finger(let finger): finger.phase == .began ? true : nil
    case .key(let key): key.isDown && key.key != .other ? false : nil
    case .text, .controller(.button(_, isDown: true)): false
    case .controller, .wheel, .pinch: nil
    }
  }
}
