/// What is printed on keys and buttons, as an audience sees them pressed.
package enum KeyCap: Phrase, CaseIterable {
  case home, end, pageUp, pageDown, enter, escape, tab, backspace, delete, space
  case view, guide, menu, shift

  package var translations: Translations<LocalizedText> {
    switch self {
    case .home: ("Home", "Home")
    case .end: ("End", "End")
    case .pageUp: ("Page ↑", "Page ↑")
    case .pageDown: ("Page ↓", "Page ↓")
    case .enter: ("Enter", "Enter")
    case .escape: ("Esc", "Esc")
    case .tab: ("Tab", "Tab")
    case .backspace: ("Backspace", "Backspace")
    case .delete: ("Delete", "Delete")
    case .space: ("Space", "Espaço")
    case .view: ("View", "View")
    case .guide: ("Guide", "Guia")
    case .menu: ("Menu", "Menu")
    case .shift: ("Capitals", "Maiúsculas")
    }
  }
}
