import Drawing
import SDLPlatform
import Testing

@Suite struct DesktopPreferencesTests {
  private func gtk(_ lines: String...) -> String {
    "[Settings]\n" + lines.joined(separator: "\n") + "\n"
  }

  @Test func `where nothing is said it is dark, and things move`() {
    let desktop = DesktopPreferences(themeName: nil, gtkSettings: [], kdeGlobals: nil)
    #expect(desktop.isDark && !desktop.reducesMotion)
  }

  @Test(arguments: [
    ("Adwaita:dark", true), ("Adwaita", false), ("Yaru-dark", true), ("HighContrast", false),
  ])
  func `the theme in the environment counts first`(name: String, isDark: Bool) {
    let settings = gtk("gtk-application-prefer-dark-theme=\(!isDark)")
    let desktop = DesktopPreferences(themeName: name, gtkSettings: [settings], kdeGlobals: nil)
    #expect(desktop.isDark == isDark)
  }

  @Test(arguments: [(0.0, false), (1, true), (2, false)])
  func `a portal counts before files, and has light where it prefers nothing`(
    scheme: Double,
    isDark: Bool
  ) {
    let desktop = DesktopPreferences(
      themeName: nil,
      gtkSettings: [gtk("gtk-application-prefer-dark-theme=\(!isDark)")],
      kdeGlobals: nil,
      portal: ["color-scheme": [scheme]]
    )
    #expect(desktop.isDark == isDark)
  }

  @Test(arguments: [
    (["reduced-motion": [1.0], "enable-animations": [1]], true), (["enable-animations": [0]], true),
    (["enable-animations": [1]], false), (["reduced-motion": [0]], true), ([:], true),
  ])
  func `motion is as the portal says, and as files where it does not`(
    portal: [String: [Double]],
    isReduced: Bool
  ) {
    let desktop = DesktopPreferences(
      themeName: nil,
      gtkSettings: [gtk("gtk-enable-animations=0")],
      kdeGlobals: nil,
      portal: portal
    )
    #expect(desktop.reducesMotion == isReduced)
  }

  @Test(arguments: [
    ([0.0, 0.5, 1], Color(0x0080FF)), ([1, 1, 1.5], nil), ([-1, 0, 0], nil), ([.nan, 0, 0], nil),
    ([1], nil), ([], nil),
  ])
  func `an accent is a colour or none`(shares: [Double], color: Color?) {
    let desktop = DesktopPreferences(
      themeName: nil,
      gtkSettings: [],
      kdeGlobals: nil,
      portal: ["accent-color": shares, "contrast": [1]]
    )
    #expect(desktop.accent == color)
    #expect(desktop.wantsContrast)
  }

  @Test(arguments: [
    ("gtk-application-prefer-dark-theme=true", true),
    ("gtk-application-prefer-dark-theme = 1 ", true),
    ("gtk-application-prefer-dark-theme=0", false),
    ("gtk-application-prefer-dark-theme=false\r", false), ("gtk-theme-name=Breeze-Dark", true),
    ("gtk-theme-name=Breeze", false), ("# gtk-application-prefer-dark-theme=false", true),
  ])
  func `the settings file tells`(line: String, isDark: Bool) {
    let desktop = DesktopPreferences(themeName: nil, gtkSettings: [gtk(line)], kdeGlobals: nil)
    #expect(desktop.isDark == isDark)
  }

  @Test(arguments: [
    ("[Colors:Window]\nBackgroundNormal=239,240,241\n", false),
    ("[Colors:Window]\nBackgroundNormal=32,35,38\n", true),
    ("[General]\nColorScheme=BreezeLight\n", false), ("[General]\nColorScheme=BreezeDark\n", true),
    ("garbage\n[\n=\n", true),
  ])
  func `the other desktop's colours tell`(text: String, isDark: Bool) {
    let desktop = DesktopPreferences(themeName: nil, gtkSettings: [], kdeGlobals: text)
    #expect(desktop.isDark == isDark)
  }

  @Test func `animations switched off mean reduced motion, in either file`() {
    let off = gtk("gtk-enable-animations=false")
    let on = gtk("gtk-enable-animations=true")
    for settings in [[off], [on, off], [off, on]] {
      let desktop = DesktopPreferences(themeName: nil, gtkSettings: settings, kdeGlobals: nil)
      #expect(desktop.reducesMotion)
    }
    let desktop = DesktopPreferences(themeName: nil, gtkSettings: [on], kdeGlobals: nil)
    #expect(!desktop.reducesMotion)
  }
}
