import Controls
package import GraphKit
import GraphTools
import Words

/// How a tool looks, and what is said of it.
struct ToolLook {
  let icon: Icon
  /// The word under it.
  let title: ControlName
  /// What it is called by those who hear it.
  let name: ControlName
  /// What it shows, where its name does not say it.
  let meaning: ControlName?
  /// The keys that do the same.
  let keys: String

  fileprivate init(
    _ icon: Icon,
    _ title: ControlName,
    _ keys: String,
    name: ControlName? = nil,
    meaning: ControlName? = nil
  ) {
    (self.icon, self.title, self.keys) = (icon, title, keys)
    (self.name, self.meaning) = (name ?? title, meaning)
  }
}

extension ToolButton {
  /// How it looks while curves are drawn in some way.
  func look(while present: CurveMode) -> ToolLook {
    switch self {
    case .mode(let mode): mode.look
    case .modeSwitch: present.look
    case .trace: ToolLook(.trace, .trace, "T", name: .traceTool, meaning: .traceMeaning)
    case .statistics:
      ToolLook(.statistics, .statistics, "S", name: .statisticsTool, meaning: .statisticsMeaning)
    case .fit: ToolLook(.fit, .fit, "F", name: .fitTool, meaning: .fitMeaning)
    case .home: ToolLook(.home, .home, "H", name: .goHome, meaning: .homeMeaning)
    case .undo: ToolLook(.undo, .undo, "Ctrl+Z")
    case .redo: ToolLook(.redo, .redo, "Ctrl+Y")
    case .present: ToolLook(.present, .presentation, "F5")
    case .more: ToolLook(.more, .more, "Ctrl+,")
    }
  }
}

extension CurveMode {
  /// The mode a graph starts with.
  package static let initial = CurveMode.auto

  fileprivate var look: ToolLook {
    switch self {
    case .auto: ToolLook(.auto, .proven, "L", meaning: .provenMeaning)
    case .line: ToolLook(.line, .line, "L", meaning: .lineMeaning)
    case .dot: ToolLook(.dots, .dots, "L", meaning: .dotsMeaning)
    }
  }
}
