extension RoleName {
  package var english: Wording {
    switch self {
    case .window: "window"
    case .group: "group"
    case .text: "text"
    case .button: "button"
    case .toggle: "switch"
    case .textField: "text field"
    case .slider: "slider"
    case .plot: "graph"
    case .menuItem: "menu item"
    case .unavailable: "unavailable"
    }
  }
}
