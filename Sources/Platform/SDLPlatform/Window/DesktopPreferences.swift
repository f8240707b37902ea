package import Drawing

/// What the desktop's settings say about how programs shall look and move.
///
/// By its portal where there is one, which tells of changes, too; else read from the places where
/// desktops without one keep them: read it again when the person may have been in the settings.
package struct DesktopPreferences: Hashable, Sendable {
  package var isDark = true
  package var reducesMotion = false
  package var wantsContrast = false
  package var accent: Color?

  /// The settings as they are this moment, by the files and what a portal has said.
  package static func current(portal: [String: [Double]]) -> DesktopPreferences {
    let home = environment("HOME")
    let configuration = environment("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" }
    func file(_ name: String) -> String? {
      configuration.flatMap { contents(ofFile: "\($0)/\(name)") }
    }
    return DesktopPreferences(
      themeName: environment("GTK_THEME"),
      gtkSettings: [file("gtk-3.0/settings.ini"), file("gtk-4.0/settings.ini")].compactMap { $0 },
      kdeGlobals: file("kdeglobals"),
      portal: portal
    )
  }

  /// Preferences from the texts of the settings: the first that says something about light or dark
  /// counts, and where none does it is dark.
  ///
  /// A portal that has no preference, as of GNOME's Light, means light: there only dark is asked for.
  package init(
    themeName: String?,
    gtkSettings: [String],
    kdeGlobals: String?,
    portal: [String: [Double]] = [:]
  ) {
    let gtk = gtkSettings.map { SettingsText($0) }
    isDark =
      themeName.map { Self.isDark(themeName: $0) }
      ?? portal["color-scheme"].map { $0 == [1] }
      ?? gtk.lazy.compactMap { Self.isDark(gtk: $0) }.first
      ?? kdeGlobals.flatMap { Self.isDark(kde: SettingsText($0)) }
      ?? true
    reducesMotion =
      portal["reduced-motion"] == [1]
      || portal["enable-animations"].map { $0 == [0] }
        ?? gtk.contains { $0["Settings", "gtk-enable-animations"].map(Self.isOff) ?? false }
    wantsContrast = portal["contrast"] == [1]
    // Numbers beyond say that no colour is chosen.
    let shares = (portal["accent-color"] ?? []).filter { (0...1).contains($0) }
    if shares.count == 3 {
      let parts = shares.map { UInt8(($0 * 255).rounded()) }
      accent = Color(red: parts[0], green: parts[1], blue: parts[2])
    }
  }

  private static func isOff(_ value: String) -> Bool {
    ["false", "0"].contains(value.lowercased())
  }

  private static func isOn(_ value: String) -> Bool { ["true", "1"].contains(value.lowercased()) }

  private static func isDark(themeName: String) -> Bool {
    let name = themeName.lowercased()
    return name.hasSuffix(":dark") || name.contains("-dark")
  }

  private static func isDark(gtk settings: SettingsText) -> Bool? {
    if let value = settings["Settings", "gtk-application-prefer-dark-theme"] { return isOn(value) }
    return settings["Settings", "gtk-theme-name"].map { isDark(themeName: $0) }
  }

  /// By the window's background, which every colour scheme names; else by the scheme's own name.
  private static func isDark(kde settings: SettingsText) -> Bool? {
    if let color = settings["Colors:Window", "BackgroundNormal"] {
      let parts = color.split(separator: ",").compactMap { Double($0) }
      if parts.count >= 3 { return (parts[0] + parts[1] + parts[2]) / 3 < 128 }
    }
    return settings["General", "ColorScheme"].map { $0.lowercased().contains("dark") }
  }
}

/// A settings file with lines `key=value` in sections.
struct SettingsText {
  private var values: [String: String] = [:]

  init(_ text: String) {
    var section = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Self.trimmed(line)
      if line.hasPrefix("["), line.hasSuffix("]") {
        section = String(line.dropFirst().dropLast())
      } else if let mark = line.firstIndex(of: "="), !line.hasPrefix("#") {
        let key = Self.trimmed(line[..<mark])
        values[section + "\n" + key] = Self.trimmed(line[line.index(after: mark)...])
      }
    }
  }

  subscript(section: String, key: String) -> String? { values[section + "\n" + key] }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  private static func trimmed(_ text: String) -> String { trimmed(text[...]) }
}
