import Controls
import Drawing
import SceneParts
import Settings
import Testing

@Suite struct MenuSettingsTests {
  private static let green = Color(0x2E7D32)

  private func theme(_ choice: ThemeChoice, isDark: Bool, contrast: Bool) -> Theme {
    var settings = MenuSettings()
    settings.preferences.theme = choice
    settings.desktop.isDark = isDark
    settings.desktop.wantsContrast = contrast
    settings.desktop.accent = Self.green
    return settings.theme
  }

  @Test(arguments: [
    (false, false, Theme.paper), (true, false, .slate), (false, true, .projectorWhite),
    (true, true, .projectorBlack),
  ])
  func `the desktop's light, contrast and colour are followed`(
    isDark: Bool,
    contrast: Bool,
    wanted: Theme
  ) {
    let seen = theme(.system, isDark: isDark, contrast: contrast)
    #expect(seen == wanted.focusing(with: Self.green))
  }

  @Test(arguments: [true, false], [true, false])
  func `a theme that the person has chosen is left as it is`(isDark: Bool, contrast: Bool) {
    #expect(theme(.light, isDark: isDark, contrast: contrast) == .paper)
    #expect(theme(.dark, isDark: isDark, contrast: contrast) == .slate)
    let high: Theme = isDark ? .projectorBlack : .projectorWhite
    #expect(theme(.contrast, isDark: isDark, contrast: contrast) == high)
  }
}
