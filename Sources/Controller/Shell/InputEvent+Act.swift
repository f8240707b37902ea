import Input

extension InputEvent {
  /// Whether the person goes on by it to something new; Escape only takes back.
  var isAct: Bool {
    if case .key(let key) = self, key.key == .escape { return false }
    return isPointing != nil
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
