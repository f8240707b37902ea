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
}
