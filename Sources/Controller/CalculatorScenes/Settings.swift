import Documents
import SceneHost
import Words

/// What a scene must know of the program to show its menu.
struct MenuSettings: Hashable, Sendable {
  var theme = ThemeChoice.system
  var motion = MotionChoice.system
  var textSize = TextSize.normal
  var speaks = false
  /// Whether a controller shakes where the trace meets a point of interest.
  var vibrates = true
  /// Whether there is a controller to shake.
  var hasController = false
  /// Which scene is put away.
  var hidden: SceneSide?

  /// The rows of a scene's ⋯ menu; `other` is the scene that it can put away.
  func rows(hiding other: SceneSide?, canPaste: Bool) -> [MenuRow] {
    var rows = [
      MenuRow(.theme, note: theme.title),
      MenuRow(.textSize, note: .percent(textSize.rawValue)),
      MenuRow(.motion, note: motion.title),
      MenuRow(.speech, note: speaks ? .on : .off),
    ]
    if hasController { rows.append(MenuRow(.vibration, note: vibrates ? .on : .off)) }
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

/// Commands that a scene has for the rest of the program, by name.
enum SceneCommand {
  static let graph = "graph"
  static let addGraph = "addGraph"
  static let functions = "functions"
  static let editFunction = "editFunction"
  /// Brings the calculator's keys for a function that the list is to get.
  static let newFunction = "newFunction"
  /// Says that there is no room for another function.
  static let full = "full"
  static let undo = "undo"
  static let redo = "redo"
  static let theme = "theme"
  static let textSize = "textSize"
  static let motion = "motion"
  static let speech = "speech"
  static let vibration = "vibration"
  static let present = "present"
  static let endPresentation = "endPresentation"
  static let keys = "keys"
  static let documents = "documents"
  static let views = "views"
}
