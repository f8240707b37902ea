package import Drawing

/// A part of the window for those who don't see it: what it is, what it is called, what it says.
///
/// The tree of the whole window is made anew whenever it is asked for, as a screen reader's adapter
/// wants it.
package struct AccessibilityNode: Hashable, Sendable {
  /// What a part is.
  package enum Role: Hashable, Sendable, CaseIterable {
    case window, group, text
    case button, toggle, textField, slider, plot, menuItem
  }

  package var role: Role
  package var name: String
  package var value: String?
  /// Its place in the window, in points.
  package var frame: Rect
  package var isEnabled: Bool
  /// Whether keys go to it.
  package var isFocused: Bool
  var children: [AccessibilityNode]

  package init(
    _ role: Role,
    name: String,
    value: String? = nil,
    frame: Rect,
    isEnabled: Bool = true,
    isFocused: Bool = false,
    children: [AccessibilityNode] = []
  ) {
    self.role = role
    self.name = name
    self.value = value
    self.frame = frame
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.children = children
  }

  /// The part that has the focus, in this one or below it.
  @inline(never) package var focused: AccessibilityNode? {
    if isFocused { return self }
    return children.lazy.compactMap(\.focused).first
  }

  /// This part and all below it.
  package var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}

extension ControlBoard {
  /// The controls for those who don't see them.
  package func accessibilityNodes(hasFocus: Bool) -> [AccessibilityNode] {
    controls.map { control in
      AccessibilityNode(
        control.role,
        name: control.name,
        value: control.value,
        frame: control.frame,
        isEnabled: control.isEnabled,
        isFocused: hasFocus && control.id == focus
      )
    }
  }
}
