extension KeyCap {
  package var brazilian: Wording {
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
    case .space: "Espaço"
    case .view: "View"
    case .guide: "Guia"
    case .menu: "Menu"
    }
  }
}
