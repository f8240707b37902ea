package import Controls
import Words

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
  var title: MenuPhrase {
    switch self {
    case .system: .system
    case .light: .light
    case .dark: .dark
    case .contrast: .highContrast
    }
  }
}
