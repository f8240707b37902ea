import Documents
package import SceneHost
import Words

/// What a scene must know of the program to show its menu.
package struct MenuSettings: Hashable, Sendable {
  package var preferences = Preferences()
  /// Whether there is a controller to shake.
  var hasController = false
  /// Which scene is put away.
  var hidden: SceneSide?

  package init(
    _ preferences: Preferences = Preferences(),
    hasController: Bool = false,
    hidden: SceneSide? = nil
  ) {
    self.preferences = preferences
    self.hasController = hasController
    self.hidden = hidden
  }

  /// The rows of a scene's ⋯ menu.
  ///
  /// `other` is the scene that it can put away; `canFollow` offers to let the graph follow typing.
  package func rows(
    hiding other: SceneSide?,
    canPaste: Bool,
    canFollow: Bool = false
  ) -> [MenuRow] {
    var rows = [
      MenuRow(.theme, note: preferences.theme.title),
      MenuRow(.textSize, note: .percent(preferences.textSize.rawValue)),
      MenuRow(.motion, note: preferences.motion.title),
      MenuRow(.speech, note: preferences.speaks ? .on : .off),
    ]
    if hasController { rows.append(MenuRow(.vibration, note: preferences.vibrates ? .on : .off)) }
    if canFollow { rows.append(MenuRow(.live, note: preferences.followsTyping ? .on : .off)) }
    rows += [MenuRow(.present), MenuRow(.fullScreen)]
    if let other {
      let isHidden = hidden == other
      rows.append(
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
    rows += [
      MenuRow(canPaste ? .addToGraph : .functions), MenuRow(.documents),
      MenuRow(canPaste ? .paste : .views), MenuRow(.copy),
    ]
    return rows + [MenuRow(.keys), MenuRow(.quit)]
  }
}
