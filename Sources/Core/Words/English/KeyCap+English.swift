extension KeyCap {
  package var english: Wording {
    switch self {
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page ↑"
    case .pageDown: "Page ↓"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .space: "Space"
    case .view: "View"
    case .guide: "Guide"
    case .menu: "Menu"
    }
  }
}
