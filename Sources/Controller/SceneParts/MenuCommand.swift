package import Controls
package import Graphs
import SceneHost
package import Words

/// What a row of a menu does.
package enum MenuCommand: Hashable, Sendable {
  case documents, views, theme, textSize, motion, speech, vibration, live, entry, present,
    fullScreen,
    hideOther, copy
  case paste, keys, quit
  case copyShown, copyForm, copyDigits, copyMoreDigits, copyFormula, copyAs
  case table, points, traceHere, lineHere, fromHere, toHere, originHere, zoomHere, copyPlace
  case addToGraph, functions
  case facts, editFunction, toggleFunction, moveFunctionUp, moveFunctionDown, removeFunction
  /// The pen of a function, and how its line is broken.
  case functionColor(Int), functionLine(CurveDash)

  var icon: Icon { look.icon }
  var title: MenuPhrase { look.title }

  private var look: (icon: Icon, title: MenuPhrase) {
    switch self {
    case .documents: (.document, .documents)
    case .views: (.views, .views)
    case .theme: (.theme, .theme)
    case .textSize: (.textSize, .textSize)
    case .motion: (.motion, .motion)
    case .speech: (.speech, .speech)
    case .vibration: (.vibration, .vibration)
    case .live: (.graph, .live)
    case .entry: (.pencil, .entry)
    case .present: (.present, .presentation)
    case .fullScreen: (.fullScreen, .fullScreen)
    case .hideOther: (.panes, .hideGraph)
    case .copy: (.copy, .copy)
    case .copyPlace, .copyDigits, .copyMoreDigits: (.copy, .copy)
    case .copyShown: (.copy, .copyShown)
    case .copyForm: (.copy, .copyForm)
    case .copyFormula: (.copy, .copyFormula)
    case .copyAs: (.copy, .copyAs)
    case .paste: (.paste, .pasteFormula)
    case .keys: (.help, .help)
    case .quit: (.close, .quit)
    case .traceHere: (.trace, .traceHere)
    case .table: (.table, .table)
    case .points: (.zero, .pointsOfInterest)
    case .fromHere: (.statistics, .fromHere)
    case .toHere: (.statistics, .toHere)
    case .lineHere: (.trace, .tangentHere)
    case .originHere: (.origin, .originHere)
    case .zoomHere: (.plus, .zoomInHere)
    case .addToGraph: (.plus, .function(.addToGraph))
    case .functions: (.list, .function(.functions))
    case .facts: (.statistics, .statistics)
    case .editFunction: (.pencil, .function(.edit))
    case .toggleFunction: (.eye, .function(.hide))
    case .functionColor: (.drop, .function(.color))
    case .functionLine: (.stroke, .function(.line))
    case .moveFunctionUp: (.up, .function(.moveUp))
    case .moveFunctionDown: (.down, .function(.moveDown))
    case .removeFunction: (.trash, .function(.remove))
    }
  }

  var shortcut: String? {
    switch self {
    case .present: "F5"
    case .fullScreen: "F11"
    case .copy: "Ctrl+C"
    case .paste: "Ctrl+V"
    case .keys: "F1"
    case .quit: "Ctrl+Q"
    case .functions: "Ctrl+L"
    case .addToGraph: "Ctrl+Shift+G"
    case .table: "Ctrl+T"
    case .lineHere: "D"
    default: nil
    }
  }

  /// Whether the menu stays open, because the row goes through its values.
  package var staysOpen: Bool {
    switch self {
    case .theme, .textSize, .motion, .speech, .vibration, .live, .entry, .points, .functionColor,
      .functionLine, .moveFunctionUp, .moveFunctionDown:
      true
    default: false
    }
  }
}

/// A row of a menu as it is shown now.
package struct MenuRow: Hashable, Sendable {
  package var command: MenuCommand
  var title: MenuPhrase
  var note: MenuPhrase?
  var isEnabled = true
  /// What the row lets choose from side by side, instead of words.
  private(set) var swatches: [Swatch] = []

  /// One of several looks, of which one is chosen.
  package struct Swatch: Hashable, Sendable {
    let command: MenuCommand
    let look: ControlLook
    let name: MenuPhrase
    let isChosen: Bool

    package init(
      _ command: MenuCommand,
      look: ControlLook,
      name: MenuPhrase,
      isChosen: Bool
    ) {
      self.command = command
      self.look = look
      self.name = name
      self.isChosen = isChosen
    }
  }

  /// A row of swatches.
  package init?(_ swatches: [Swatch]) {
    guard let first = swatches.first else { return nil }
    self.init(first.command)
    self.swatches = swatches
  }

  package init(
    _ command: MenuCommand,
    title: MenuPhrase? = nil,
    note: MenuPhrase? = nil,
    isEnabled: Bool = true
  ) {
    self.command = command
    self.isEnabled = isEnabled
    self.title = title ?? command.title
    self.note = note ?? command.shortcut.map(MenuPhrase.shortcut)
  }

  /// The row for somebody without a keyboard.
  var withoutKey: MenuRow {
    var row = self
    if case .shortcut = note { row.note = nil }
    return row
  }
}

extension MenuCommand {
  /// What a row asks for, whichever scene's menu it is in.
  package var commonRequests: [SceneRequest] {
    switch self {
    case .documents: [.command(.documents)]
    case .views: [.command(.views)]
    case .theme: [.command(.theme)]
    case .textSize: [.command(.textSize)]
    case .motion: [.command(.motion)]
    case .speech: [.command(.speech)]
    case .vibration: [.command(.vibration)]
    case .live: [.command(.live)]
    case .entry: [.command(.entry)]
    case .present: [.command(.present)]
    case .keys: [.command(.keys)]
    case .fullScreen: [.toggleFullScreen]
    case .paste: [.paste]
    case .quit: [.quit]
    case .addToGraph: [.command(.addGraph)]
    case .functions: [.command(.functions)]
    case .hideOther, .copy, .table, .points, .traceHere, .lineHere, .fromHere, .toHere,
      .originHere, .zoomHere,
      .copyPlace, .copyShown, .copyForm, .copyDigits, .copyMoreDigits, .copyFormula, .copyAs,
      .facts,
      .editFunction, .toggleFunction, .functionColor, .functionLine, .moveFunctionUp,
      .moveFunctionDown, .removeFunction:
      []
    }
  }
}
