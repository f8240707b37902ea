import Input

/// The state of an object, a bit for each that holds.
struct AccessibleState: OptionSet {
  let rawValue: UInt64

  private init(bit: Int) { rawValue = 1 << bit }
  init(rawValue: UInt64) { self.rawValue = rawValue }

  static let active = AccessibleState(bit: 1)
  static let checked = AccessibleState(bit: 4)
  static let editable = AccessibleState(bit: 7)
  static let enabled = AccessibleState(bit: 8)
  static let focusable = AccessibleState(bit: 11)
  static let focused = AccessibleState(bit: 12)
  static let sensitive = AccessibleState(bit: 24)
  static let showing = AccessibleState(bit: 25)
  static let singleLine = AccessibleState(bit: 26)
  static let visible = AccessibleState(bit: 30)
  static let checkable = AccessibleState(bit: 41)

  init(_ node: AccessibilityNode) {
    self = [.visible, .showing]
    if node.isEnabled { formUnion([.enabled, .sensitive]) }
    if node.role == .window { insert(.active) }
    if node.isControl { insert(.focusable) }
    if node.isFocused { insert(.focused) }
    if node.line != nil { formUnion([.editable, .singleLine]) }
    if let isOn = node.isOn {
      insert(.checkable)
      if isOn { insert(.checked) }
    }
  }

  /// The lower and the higher half.
  var halves: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(rawValue >> 32)] }
}
