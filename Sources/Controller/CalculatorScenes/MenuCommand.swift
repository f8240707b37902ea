import Controls

/// A row of the ⋯ menu.
enum MenuCommand: Hashable, Sendable, CaseIterable {
  case theme, copy, paste, fullScreen, quit

  var icon: Icon {
    switch self {
    case .theme: .theme
    case .copy: .copy
    case .paste: .paste
    case .fullScreen: .present
    case .quit: .close
    }
  }

  var title: String {
    switch self {
    case .theme: "Theme"
    case .copy: "Copy"
    case .paste: "Paste formula"
    case .fullScreen: "Full screen"
    case .quit: "Quit"
    }
  }

  var shortcut: String? {
    switch self {
    case .theme: nil
    case .copy: "Ctrl+C"
    case .paste: "Ctrl+V"
    case .fullScreen: "F11"
    case .quit: "Ctrl+Q"
    }
  }
}
