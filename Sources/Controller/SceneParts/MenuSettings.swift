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

  package init(_ preferences: Preferences = Preferences()) { self.preferences = preferences }

  /// The desktop's looks; where the person has chosen a theme, nothing but that.
  package var theme: Theme {
    let isChosen = preferences.theme != .system
    let choice = !isChosen && desktop.wantsContrast ? .contrast : preferences.theme
    let theme = choice.theme(systemIsDark: desktop.isDark)
    return isChosen ? theme : theme.focusing(with: desktop.accent)
  }

  /// The rows of a scene's ⋯ menu, kind by kind, the frequent first.
  ///
  /// `other` is the scene that it can put away, or has; `canFollow` offers to let the graph follow typing.
  package func rows(
    hiding other: SceneSide?,
    isHidden: Bool,
    canPaste: Bool,
    canFollow: Bool = false
  ) -> [[MenuRow]] {
    let looks = Setting.allCases.compactMap { setting -> MenuRow? in
      let row = setting.row
      let isOffered =
        switch row.place {
        case .menu: true
        case .calculator: canPaste
        case .controller: hasController
        case .besideGraph: canFollow
        case .result, .views: false
        }
      return isOffered ? MenuRow(.setting(setting), note: row.value(preferences)) : nil
    }
    var screen = [MenuRow(.present), MenuRow(.fullScreen)]
    if let other {
      screen.append(
        other == .master
          ? MenuRow(
            .hideOther,
            title: isHidden ? .showCalculator : .hideCalculator,
            note: .shortcut("F9")
          )
          : MenuRow(
            .hideOther,
            title: isHidden ? .showGraph : .hideGraph,
            note: .shortcut("Shift+F9")
          )
      )
    }
    // The calculator adds to the list that the graph shows; views belong to the graph.
    return [
      canPaste ? [MenuRow(.addGraph), MenuRow(.paste)] : [MenuRow(.functions), MenuRow(.views)],
      [MenuRow(.copy), MenuRow(.copyAs(canPaste ? .master : .detail)), MenuRow(.documents)], screen,
      looks,
      [MenuRow(.keys), MenuRow(.quit)],
    ]
  }
}
