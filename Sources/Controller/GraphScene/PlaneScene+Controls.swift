import SceneParts
import Graphs
import Controls
import Drawing
import SceneHost
import Words
package import GraphKit

extension PlaneScene {
  /// Makes the list of controls for the present frames.
  func layOutControls() {
    defer {
      if let focus = board.focus, board.control(focus) == nil { board.focus = nil }
      if board.focus == nil {
        board.focus = tools.menu == nil ? .plot : board.controls.first?.id
      }
    }
    let plot = Control<GraphControl>(
      .plot,
      frame: frames.plot,
      look: .custom(radius: 0),
      group: 11,
      role: .plot,
      name: words(ControlName.graph),
      value: summary
    )
    guard let graph = snapshot else { return }
    let facts = tools.describe(.statistics, in: graph)
    guard presentation == nil else {
      board.controls = [plot] + facts
      return
    }
    var controls: [Control<GraphControl>] = [plot]
    if let back = frames.back {
      controls.append(
        Control(
          .back,
          frame: back,
          look: frames.kind == .bars
            ? .back(title: words(ControlName.calculator)) : .tile(.chevronLeft),
          group: 10,
          name: words(ControlName.backToCalculator)
        )
      )
    }
    controls += tools.describe(.functions, in: graph)
    controls += frames.tools.map { control(of: $0.tool, in: $0.frame) }
    for (id, frame, icon, name) in [
      (GraphControl.zoomIn, frames.zoomIn, Icon.plus, ControlName.zoomIn),
      (.zoomOut, frames.zoomOut, .minus, .zoomOut),
    ] {
      controls.append(
        Control(id, frame: frame, look: .icon(icon, isOn: false), group: 13, name: words(name))
      )
    }
    furniture = controls
    // What a sheet covers can't be reached.
    let covers = [tools.statistics.frame, tools.table.frame, tools.entry.frame]
    controls += tools.describe(.trace, in: graph)
    controls.removeAll { control in
      control.id != .plot && covers.contains { $0?.contains(control.frame.center) ?? false }
    }
    board.controls =
      tools.menu == nil
      ? controls + facts + tools.describe(.table, .entry, in: graph)
      : menu.controls(group: 14) { .menu($0) }
  }

  /// A tool as a control: an icon, over its name where there is a bar for it.
  private func control(of tool: ToolButton, in frame: Rect) -> Control<GraphControl> {
    let isOn = isOn(tool)
    let isLabelled = frames.kind == .bars && frame.height > 44
    return Control(
      .tool(tool),
      frame: frame,
      look: isLabelled
        ? .labelledIcon(icon(of: tool), title: words(title(of: tool)), isOn: isOn ?? false)
        : .icon(icon(of: tool), isOn: isOn ?? false),
      group: 12,
      role: isOn == nil ? .button : .toggle,
      name: words(name(of: tool)),
      value: isOn.map { words(ControlName(isOn: $0)) }
    )
  }

  /// Whether a tool is on, nil for one that only acts.
  private func isOn(_ tool: ToolButton) -> Bool? {
    switch tool {
    case .mode(let mode): mode == self.mode
    case .trace: isTracing
    case .statistics: tools.statistics.isOpen
    case .modeSwitch, .fit, .home, .present, .more: nil
    }
  }

  private func icon(of tool: ToolButton) -> Icon {
    switch tool {
    case .mode(let mode): mode.icon
    case .modeSwitch: self.mode.icon
    case .trace: .trace
    case .statistics: .statistics
    case .fit: .fit
    case .home: .home
    case .present: .present
    case .more: .more
    }
  }

  /// The word under a tool's icon.
  private func title(of tool: ToolButton) -> ControlName {
    switch tool {
    case .mode(let mode): mode.title
    case .modeSwitch: self.mode.title
    case .trace: .trace
    case .statistics: .statistics
    case .fit: .fit
    case .home: .home
    case .present: .presentation
    case .more: .more
    }
  }

  /// What a tool is called by those who hear it.
  private func name(of tool: ToolButton) -> ControlName {
    switch tool {
    case .mode, .modeSwitch, .present, .more: title(of: tool)
    case .trace: .traceTool
    case .statistics: .statisticsTool
    case .fit: .fitTool
    case .home: .goHome
    }
  }

  /// The rows of the menu about looking closely.
  private var exploringRows: [MenuRow] {
    [
      MenuRow(.table),
      MenuRow(.points, note: tools.points.isHidden ? .hidden : .shown),
    ]
  }

  var menu: MenuLayout {
    let pane = context?.frame ?? frames.plot
    let factor = context?.measurer.type.factor ?? 1
    if case .function(let index, let frame) = tools.menu {
      return MenuLayout(
        at: frame,
        in: pane,
        rows: FunctionTool.rows(of: index, in: state.functions),
        words: words,
        factor: factor
      )
    }
    if case .place(let place) = tools.menu {
      return MenuLayout(
        at: Rect(center: place, width: 0, height: 0),
        in: pane,
        rows: rows(at: place),
        words: words,
        factor: factor
      )
    }
    let canHide = context.map { $0.canSplit } ?? false
    var rows = look.settings.rows(
      hiding: canHide ? .master : nil,
      canPaste: false
    )
    rows.insert(contentsOf: exploringRows, at: rows.firstIndex { $0.command == .present } ?? 0)
    return MenuLayout(
      at: frames[.more] ?? frames.zoom,
      in: pane,
      rows: rows,
      words: words,
      factor: factor
    )
  }
}

extension CurveMode {
  /// The mode a graph starts with.
  package static let initial = CurveMode.auto

  var icon: Icon {
    switch self {
    case .auto: .auto
    case .line: .line
    case .dot: .dots
    }
  }

  var title: ControlName {
    switch self {
    case .auto: .proven
    case .line: .line
    case .dot: .dots
    }
  }
}
