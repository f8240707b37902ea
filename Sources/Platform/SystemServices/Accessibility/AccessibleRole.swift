import Input

// Numbers and bits of AT-SPI: `atspi-constants.h`, version 2.46.

extension AccessibilityNode.Role {
  var number: UInt32 {
    switch self {
    case .window: 23
    case .group: 39
    case .text: 116
    case .button: 43
    case .toggle: 62
    case .textField: 79
    case .slider: 51
    case .plot: 80
    case .menuItem: 35
    case .curve: 39
    case .point: 26
    }
  }

  /// The name that goes with the number.
  var name: String {
    switch self {
    case .window: "frame"
    case .group, .curve: "panel"
    case .text: "static"
    case .button: "push button"
    case .toggle: "toggle button"
    case .textField: "entry"
    case .slider: "slider"
    case .plot: "chart"
    case .menuItem: "menu item"
    case .point: "icon"
    }
  }

  /// Whether it can be pressed, and have the keys.
  var isControl: Bool {
    switch self {
    case .window, .group, .text, .curve: false
    case .button, .toggle, .textField, .slider, .plot, .menuItem, .point: true
    }
  }
}
