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
    case .status: 54
    case .list: 31
    case .listItem: 32
    case .table: 55
    case .cell: 56
    case .columnHead: 57
    case .row: 90
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
    case .status: "status bar"
    case .list: "list"
    case .listItem: "list item"
    case .table: "table"
    case .cell: "table cell"
    case .columnHead: "table column header"
    case .row: "table row"
    }
  }
}

extension AccessibilityNode {
  /// What can be done with it by name, most usual first.
  var actions: [(name: String, act: AccessibilityAct)] {
    let press = ("press", AccessibilityAct.press)
    switch role {
    case .plot:
      return [
        press, ("menu", .menu), ("left", .pan(.left)), ("right", .pan(.right)),
        ("up", .pan(.up)), ("down", .pan(.down)),
      ]
    case .listItem: return [press, ("menu", .menu)]
    case .table: return [("up", .pan(.up)), ("down", .pan(.down))]
    default: return isControl ? [press] : []
    }
  }

  /// Whether it can be pressed, and have the keys.
  var isControl: Bool {
    switch role {
    case .window, .group, .text, .curve, .status, .list, .table: false
    case .button, .toggle, .textField, .slider, .plot, .menuItem, .point, .listItem, .row: true
    case .cell, .columnHead: line != nil
    }
  }
}
