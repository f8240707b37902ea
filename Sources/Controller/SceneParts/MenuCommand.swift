import Documents
package import Controls
import SceneHost
package import Words

/// What a row of a menu does.
package enum MenuCommand: Hashable, Sendable, CaseIterable {
  case documents, views, theme, textSize, motion, speech, vibration, present, fullScreen, hideOther,
    copy
  case paste, keys, quit
  case table, points, traceHere, fromHere, toHere, originHere, zoomHere, copyPlace
  case addToGraph, functions
  case editFunction, toggleFunction, functionColor, functionLine, moveFunctionUp, moveFunctionDown
  case removeFunction

  package var icon: Icon {
    switch self {
    case .documents: .document
    case .views: .views
    case .theme: .theme
    case .textSize: .textSize
    case .motion: .motion
    case .speech: .speech
    case .vibration: .vibration
    case .present: .present
    case .fullScreen: .fullScreen
    case .hideOther: .panes
    case .copy, .copyPlace: .copy
    case .paste: .paste
    case .keys: .help
    case .quit: .close
    case .traceHere: .trace
    case .table: .table
    case .points: .zero
    case .fromHere, .toHere: .statistics
    case .originHere: .origin
    case .zoomHere, .addToGraph: .plus
    case .functions: .list
    case .editFunction: .pencil
    case .toggleFunction: .eye
    case .functionColor: .drop
    case .functionLine: .stroke
    case .moveFunctionUp: .up
    case .moveFunctionDown: .down
    case .removeFunction: .trash
    }
  }

  package var title: MenuPhrase {
    switch self {
    case .documents: .documents
    case .views: .views
    case .theme: .theme
    case .textSize: .textSize
    case .motion: .motion
    case .speech: .speech
    case .vibration: .vibration
    case .present: .presentation
    case .fullScreen: .fullScreen
    case .hideOther: .hideGraph
    case .copy, .copyPlace: .copy
    case .paste: .pasteFormula
    case .keys: .help
    case .quit: .quit
    case .traceHere: .traceHere
    case .table: .table
    case .points: .pointsOfInterest
    case .fromHere: .fromHere
    case .toHere: .toHere
    case .originHere: .originHere
    case .zoomHere: .zoomInHere
    case .addToGraph: .function(.addToGraph)
    case .functions: .function(.functions)
    case .editFunction: .function(.edit)
    case .toggleFunction: .function(.hide)
    case .functionColor: .function(.color)
    case .functionLine: .function(.line)
    case .moveFunctionUp: .function(.moveUp)
    case .moveFunctionDown: .function(.moveDown)
    case .removeFunction: .function(.remove)
    }
  }

  package var shortcut: String? {
    switch self {
    case .present: "F5"
    case .fullScreen: "F11"
    case .copy: "Ctrl+C"
    case .paste: "Ctrl+V"
    case .keys: "F1"
    case .quit: "Ctrl+Q"
    case .functions: "Ctrl+L"
    default: nil
    }
  }

  /// Whether the menu stays open, because the row goes through its values.
  package var staysOpen: Bool {
    switch self {
    case .theme, .textSize, .motion, .speech, .vibration, .points, .functionColor, .functionLine,
      .moveFunctionUp, .moveFunctionDown:
      true
    default: false
    }
  }
}

/// A row of a menu as it is shown now.
package struct MenuRow: Hashable, Sendable {
  package var command: MenuCommand
  package var title: MenuPhrase
  package var note: MenuPhrase?

  package init(_ command: MenuCommand, title: MenuPhrase? = nil, note: MenuPhrase? = nil) {
    self.command = command
    self.title = title ?? command.title
    self.note = note ?? command.shortcut.map(MenuPhrase.shortcut)
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
    case .present: [.command(.present)]
    case .keys: [.command(.keys)]
    case .fullScreen: [.toggleFullScreen]
    case .paste: [.paste]
    case .quit: [.quit]
    case .addToGraph: [.command(.addGraph)]
    case .functions: [.command(.functions)]
    case .hideOther, .copy, .table, .points, .traceHere, .fromHere, .toHere, .originHere, .zoomHere,
      .copyPlace, .editFunction, .toggleFunction, .functionColor, .functionLine, .moveFunctionUp,
      .moveFunctionDown, .removeFunction:
      []
    }
  }
}
