package import Settings
package import Controls

extension ThemeChoice {
  /// The theme, given what the desktop prefers.
  package func theme(systemIsDark: Bool) -> Theme {
    switch self {
    case .system: systemIsDark ? .slate : .paper
    case .light: .paper
    case .dark: .slate
    case .contrast: systemIsDark ? .projectorBlack : .projectorWhite
    }
  }
}
