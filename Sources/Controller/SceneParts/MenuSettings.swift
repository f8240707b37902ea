package import Settings
package import Controls
package import Drawing
package import SceneHost
import Words

/// What the desktop asks of programs.
package struct DesktopWishes: Hashable, Sendable {
  /// Whether it prefers dark.
  package var isDark = true
  /// Whether things shall not move.
  package var reducesMotion = false
  /// Whether the person needs more contrast.
  package var wantsContrast = false
  /// The colour that the person has chosen for focus and selections.
  package var accent: Color?
}

/// What scenes must know of how the person likes the program.
package struct MenuSettings: Hashable, Sendable {
  package var preferences = Preferences()
  package var desktop = DesktopWishes()
  /// Whether there is a controller to shake.
  package var hasController = false
  /// Whether the graph may follow typing, and nothing else in sight switches that.
  package var offersLive = false
  /// Whether points of interest have no dots.
  package var hidesPoints = false

  package init(_ preferences: Preferences = Preferences()) { self.preferences = preferences }

  /// The desktop's looks; where the person has chosen a theme, nothing but that.
  package var theme: Theme {
    let isChosen = preferences.theme != .system
    let choice = !isChosen && desktop.wantsContrast ? .contrast : preferences.theme
    let theme = choice.theme(systemIsDark: desktop.isDark)
    return isChosen ? theme : theme.focusing(with: desktop.accent)
  }

  /// The rows of the ⋯ menu, kind by kind, the frequent first: the same in both scenes, but for what is copied.
  package func rows(of side: SceneSide, canHide: Bool, isHidden: Bool) -> [[MenuRow]] {
    let looks = Setting.allCases.compactMap { setting -> MenuRow? in
      let row = setting.row
      let isOffered =
        switch row.place {
        case .menu: true
        case .controller: hasController
        case .besideGraph: offersLive
        case .result, .views: false
        }
      return isOffered ? MenuRow(.setting(setting), note: row.value(preferences)) : nil
    }
    // Where one pane is hidden, the other stays.
    let hide = [SceneSide.master, .detail].filter { canHide && !(isHidden && $0 == side) }.map {
      MenuRow(
        .hide($0),
        title: $0 == .master
          ? isHidden ? .showCalculator : .hideCalculator : isHidden ? .showGraph : .hideGraph,
        note: .shortcut($0 == .master ? "F9" : "Shift+F9")
      )
    }
    let points = MenuRow(.points, note: hidesPoints ? .hidden : .shown)
    return [
      [MenuRow(.functions), MenuRow(.table), points, MenuRow(.views)],
      [
        MenuRow(.copy), MenuRow(.paste), MenuRow(.copyAs(side)), MenuRow(.export),
        MenuRow(.documents),
      ],
      [MenuRow(.present), MenuRow(.fullScreen)] + hide, looks,
      [MenuRow(.keys), MenuRow(.quit)],
    ]
  }
}
