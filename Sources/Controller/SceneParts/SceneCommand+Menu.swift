package import Controls
import SceneHost
package import Settings
import Words

/// What a command is in a menu.
extension SceneCommand {
  var icon: Icon { look?.icon ?? .more }
  var title: MenuPhrase { look?.title ?? .text("") }

  private var look: (icon: Icon, title: MenuPhrase)? {
    switch self {
    case .setting(let setting): setting.row.title.map { (setting.icon, $0) }
    case .documents: (.document, .documents)
    case .views: (.views, .views)
    case .export: (.graph, .file(.exportPicture))
    case .present: (.present, .presentation)
    case .fullScreen: (.fullScreen, .fullScreen)
    case .hide(let side): (.panes, side == .master ? .hideCalculator : .hideGraph)
    case .copy: (.copy, .copy)
    case .cut: (.copy, .cut)
    case .copyPlace, .copyDigits, .copyMoreDigits: (.copy, .copy)
    case .copyShown: (.copy, .copyShown)
    case .copyForm: (.copy, .copyForm)
    case .copyFormula: (.copy, .copyFormula)
    case .copyAs: (.copy, .copyAs)
    case .entry(let text): (.history, .text(text))
    case .answer: (.history, .text("Ans"))
    case .memory: (.history, .text("M"))
    case .keepInMemory: (.history, .text("→ M"))
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
    case .solutionHere: (.graph, .solutionHere)
    case .width(let exponent): (.minus, .text("10^\(exponent)"))
    case .plainNumbers: (.origin, .window(.plainNumbers))
    case .home: (.home, .window(.home))
    case .keptView: (.views, .views)
    case .logarithmicX: (.graph, .window(.axis("x")))
    case .logarithmicY: (.graph, .window(.axis("y")))
    case .copyText: (.copy, .copy)
    case .functions: (.list, .function(.functions))
    case .facts: (.statistics, .statistics)
    case .editFunction: (.pencil, .function(.edit))
    case .toggleFunction: (.eye, .function(.hide))
    case .functionColor: (.drop, .function(.color))
    case .functionLine: (.stroke, .function(.line))
    case .moveFunctionUp: (.up, .function(.moveUp))
    case .moveFunctionDown: (.down, .function(.moveDown))
    case .fit(let kind): (.fitted, .function(.fit(kind)))
    case .residuals: (.residuals, .function(.residuals))
    case .joinMarks: (.stroke, .function(.join(.alone)))
    case .addColumn: (.plus, .function(.addColumn))
    case .takeOffUnits: (.erase, .function(.takeOffUnits))
    case .sortRows: (.down, .function(.sortRows))
    case .copyRows: (.copy, .function(.copyRows))
    case .saveRows: (.document, .function(.saveRows))
    case .removeFunction: (.trash, .function(.remove))
    case .graph, .addGraph, .example, .newFunction, .newTable, .type, .typeFunction, .full, .undo,
      .redo,
      .endPresentation:
      nil
    }
  }

  var shortcut: String? {
    switch self {
    case .present: "F5"
    case .fullScreen: "F11"
    case .copy: "Ctrl+C"
    case .cut: "Ctrl+X"
    case .paste: "Ctrl+V"
    case .export: "Ctrl+E"
    case .keys: "F1"
    case .quit: "Ctrl+Q"
    case .functions: "Ctrl+L"
    case .table: "Ctrl+T"
    case .lineHere: "D"
    default: nil
    }
  }

  /// Whether the menu stays open, because the row goes through its values.
  package var staysOpen: Bool {
    switch self {
    case .setting, .points, .functionColor, .functionLine, .moveFunctionUp, .moveFunctionDown,
      .joinMarks, .logarithmicX, .logarithmicY:
      true
    default: false
    }
  }
}

extension Setting {
  package var icon: Icon {
    switch self {
    case .theme: .theme
    case .textSize: .textSize
    case .motion: .motion
    case .speaks: .speech
    case .vibrates: .vibration
    case .followsTyping: .graph
    case .entersLine: .pencil
    case .zoomAxes: .plus
    case .taps: .origin
    case .dotPitch: .dots
    case .hasPolarGrid: .origin
    case .digitsFirst: .more
    }
  }
}
