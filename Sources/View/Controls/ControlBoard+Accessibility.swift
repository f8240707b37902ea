package import Input

extension ControlBoard {
  /// The controls for those who don't see them.
  package func accessibilityNodes(hasFocus: Bool) -> [AccessibilityNode] {
    controls.map { control in
      AccessibilityNode(
        control.role,
        id: String(describing: control.id),
        name: control.name,
        value: control.value,
        frame: control.frame,
        isEnabled: control.isEnabled,
        isFocused: hasFocus && control.id == focus,
        isOn: control.role == .toggle ? control.look.isOn : nil,
        line: control.role == .textField ? .end(of: control.value ?? control.name) : nil,
        amount: control.amount
      )
    }
  }

  /// Gives the focus to the control of that id; false where there is none.
  package mutating func focus(onID id: String) -> Bool {
    guard let control = controls.first(where: { String(describing: $0.id) == id }) else {
      return false
    }
    focus = control.id
    return true
  }
}

extension AccessibilityNode.Line {
  /// A line that is not being typed.
  package static func end(of text: String) -> Self { Self(text, caret: text.count) }
}

extension ControlLook {
  /// Whether it shows that something is on; nil where its scene draws that.
  fileprivate var isOn: Bool? {
    switch self {
    case .segment(_, let isChosen, _), .disc(_, let isChosen), .dash(_, _, let isChosen): isChosen
    case .icon(_, let isOn), .labelledIcon(_, _, let isOn), .lamp(_, let isOn, _): isOn
    case .key, .pill, .titledPill, .action, .pageSwitch, .menuRow, .back, .tile, .custom: nil
    }
  }
}
