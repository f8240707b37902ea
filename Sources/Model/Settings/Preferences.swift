import Words

/// How the person likes the program, each value under the name by which it is saved.
package struct Preferences: Hashable, Sendable {
  package var theme = ThemeChoice.system
  package var motion = MotionChoice.system
  /// How large everything is, and text where the window has no room for that.
  package var textSize = TextSize.normal
  package var speaks = false
  /// Whether a controller shakes where the trace meets a point of interest.
  package var vibrates = true
  /// Whether a result's digits come before its closed form.
  package var digitsFirst = false
  /// Whether the graph beside the calculator follows what is typed.
  package var followsTyping = true
  /// Whether formulas are edited as a line rather than as in a book.
  package var entersLine = false
  /// What + and − stretch.
  package var zoomAxes = ZoomAxes.both
  /// What several taps on the plane do.
  package var taps = OriginTaps.double
  /// How dense dots are.
  package var dotPitch = DotPitch.every
  /// Whether the grid is of circles and rays.
  package var hasPolarGrid = false

  package init() {}

  /// Makes everything larger or smaller by so many steps.
  package mutating func changeSize(by way: Int) {
    let sizes = TextSize.allCases
    guard let index = sizes.firstIndex(of: textSize) else { return }
    textSize = sizes[min(max(index + way, 0), sizes.count - 1)]
  }
}

/// The settings, a line each, in the order of the menus; their names are those in the file.
package enum Setting: String, CodingKey, CaseIterable, Sendable {
  case theme, textSize, motion, speaks, entersLine, vibrates, followsTyping, digitsFirst
  case zoomAxes, taps, dotPitch, hasPolarGrid

  package var row: SettingRow {
    switch self {
    case .theme: SettingRow(\.theme, .theme, isAlwaysKept: true)
    case .textSize: SettingRow(\.textSize, .textSize)
    case .motion: SettingRow(\.motion, .motion)
    case .speaks: SettingRow(\.speaks, .speech)
    case .entersLine:
      SettingRow(\.entersLine, .entry, off: .asInBooks, on: .asLine)
    case .vibrates: SettingRow(\.vibrates, .vibration, at: .controller)
    case .followsTyping: SettingRow(\.followsTyping, .live, at: .besideGraph)
    case .digitsFirst: SettingRow(\.digitsFirst, nil, at: .result)
    case .zoomAxes: SettingRow(\.zoomAxes, .window(.zoomKeys), at: .views)
    case .taps: SettingRow(\.taps, .window(.taps), at: .views)
    case .dotPitch: SettingRow(\.dotPitch, .window(.dots), at: .views)
    case .hasPolarGrid: SettingRow(\.hasPolarGrid, .window(.polarGrid), at: .views)
    }
  }
}

extension Preferences: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Setting.self)
    for setting in Setting.allCases { try setting.row.read(&self, container, setting) }
  }

  /// Writes what is not as it comes.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Setting.self)
    for setting in Setting.allCases { try setting.row.write(self, &container, setting) }
  }
}
