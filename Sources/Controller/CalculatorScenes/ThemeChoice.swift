package import Controls

/// Which theme the person wants.
package enum ThemeChoice: String, Codable, Hashable, Sendable, CaseIterable {
  case system, light, dark, contrast

  /// The theme, given what the desktop prefers.
  package func theme(systemIsDark: Bool) -> Theme {
    switch self {
    case .system: systemIsDark ? .slate : .paper
    case .light: .paper
    case .dark: .slate
    case .contrast: systemIsDark ? .projectorBlack : .projectorWhite
    }
  }

  /// What the menu calls it.
  var title: String {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    case .contrast: "High contrast"
    }
  }
}
