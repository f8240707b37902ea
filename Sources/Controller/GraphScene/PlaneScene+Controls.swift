import Input
import GraphTools
import SceneParts
import GraphModel
import Controls
import Drawing
import SceneHost
import Words
import GraphKit

extension PlaneScene {
  /// Makes the list of controls for the present frames.
  func layOutControls() {
    defer {
      if let focus = board.focus, board.control(focus) == nil { board.focus = nil }
      if board.focus == nil {
        board.focus = tools.menu == nil ? .plot : board.controls.first?.id
      }
    }
    let graph = snapshot
    let plot = Control<GraphControl>(
      .plot,
      frame: frames.plot,
      look: .custom(radius: 0),
      group: 11,
      role: .plot,
      name: words(ControlName.graph)
    )
    guard let graph else { return }
    let described = tools.flatMap { $0.describe(in: graph) }
    guard presentation == nil else {
      let facts = described.filter { $0.id.layer == .statistics }
      board.controls = [plot] + facts + [exitControl].compactMap { $0 }
      return
    }
    let panels = described.filter { $0.id.layer.isPanel }
    let cards = described.filter { $0.id.layer == .card }
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
    controls += described.filter { !$0.id.layer.isPanel && $0.id.layer != .card }
    controls += exampleControls
    controls += frames.tools.map { control(of: $0.tool, in: $0.frame) }
    for (id, frame, icon, name) in [
      (GraphControl.zoomIn, frames.zoomIn, Icon.plus, ControlName.zoomIn),
      (.zoomOut, frames.zoomOut, .minus, .zoomOut),
    ] {
      controls.append(
        Control(id, frame: frame, look: .icon(icon, isOn: false), group: 16, name: words(name))
      )
    }
    controls += depthControl
    tools.controls = controls
    // What a sheet covers can't be reached.
    let covers = tools.panels
    controls += cards
    controls.removeAll { control in
      control.id != .plot && covers.contains { $0.contains(control.frame.center) }
    }
    board.controls =
      tools.menu == nil
      ? controls + panels
      : menu.controls(group: 15) { .menu($0) }
  }

  /// A tool as a control: an icon, over its name where there is a bar for it.
  private func control(of tool: ToolButton, in frame: Rect) -> Control<GraphControl> {
    let isOn = isOn(tool)
    let isLabelled = frames.kind == .bars && frame.height > 44
    let look = tool.look(while: mode)
    return Control(
      .tool(tool),
      frame: frame,
      look: isLabelled
        ? .labelledIcon(look.icon, title: words(look.title), isOn: isOn ?? false)
        : .icon(look.icon, isOn: isOn ?? false),
      group: 15,
      role: isOn == nil ? .button : .toggle,
      name: words(look.name),
      value: isOn.map { words(ControlName(isOn: $0)) },
      isEnabled: tool == .undo ? environment.canUndo : tool == .redo ? environment.canRedo : true
    )
  }

  /// Whether a tool is on, nil for one that only acts.
  private func isOn(_ tool: ToolButton) -> Bool? {
    switch tool {
    case .mode(let mode): mode == self.mode
    case .trace: isTracing
    case .statistics: tools.isOpen(.statistics)
    case .modeSwitch, .fit, .home, .undo, .redo, .present, .more: nil
    }
  }

  /// The way out of a presentation for fingers and the mouse, which have no Esc.
  var exitControl: Control<GraphControl>? {
    guard let presentation, presentation.showsExit(at: now) else { return nil }
    return Control(
      .back,
      frame: presentation.exit(in: frames.plot, beside: tools.panels),
      look: .tile(.close),
      group: 10,
      name: words(ControlName.close)
    )
  }

  var menu: any MenuCard {
    if case .depth = tools.menu { return depthRuler }
    let (anchor, kinds) = openedMenu
    let isMain = if case .main = tools.menu { true } else { false }
    return MenuLayout(
      at: anchor,
      // Beside the list that it is about, and at its place, a menu stays on the plane.
      in: (isMain || !isModal ? context?.window : context?.frame) ?? frames.plot,
      kinds: kinds,
      showsKeys: !input.needsKeypad,
      words: words,
      measurer: context?.measurer
    )
  }

  /// Where the menu that is open hangs, and its rows.
  private var openedMenu: (anchor: Rect, kinds: [[MenuRow]]) {
    switch tools.menu {
    case .function(let index, let frame):
      return (frame, FunctionTool.rows(of: index, in: state.functions, theme: theme))
    case .selection(let line): return (line, [[MenuRow(.copy), MenuRow(.cut)], [MenuRow(.paste)]])
    case .place(let place, let function):
      return (Rect(center: place, width: 0, height: 0), rows(at: place, ofFunction: function))
    case .origin(let axis, let frame): return (frame, originRows(of: axis))
    case .main, .depth, nil:
      let button: Rect? = if case .main(let frame) = tools.menu { frame } else { nil }
      let rows = environment.settings.rows(
        of: .detail,
        canHide: context?.canSplit ?? false,
        isHidden: context?.isOtherHidden ?? false
      )
      return (button ?? frames[.more] ?? frames.zoom, rows)
    }
  }
}
