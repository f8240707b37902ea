package import Controls
import GraphTools
import SceneHost

/// What the controls of the graph are called that have no word on them.
extension PlaneScene {
  /// The tip of the control that the mouse, or else the shown focus, is on.
  package func tip(isOfPointer: Bool) -> Tip? {
    guard tools.menu == nil else { return nil }
    let isShown = isOfPointer || context?.showsFocus ?? false
    guard isShown else { return nil }
    if let tip = tools.compactMap({ $0.tip(isOfPointer: isOfPointer) }).first { return tip }
    guard isOfPointer || tools.selection(of: curves).keyLayer != .list else { return nil }
    return (isOfPointer ? board.hovered : board.focus).flatMap { board.control($0) }
      .flatMap { Tip($0, keys: keys(of: $0.id)) }
  }

  /// The keys that do what a control does.
  private func keys(of id: GraphControl) -> String? {
    switch id {
    case .back: "Esc"
    case .tool(let tool): keys(of: tool)
    case .zoomIn: "+"
    case .zoomOut: "−"
    case .fact(.close): "S"
    case .functions: "Ctrl+L"
    case .table(.close): "Ctrl+T"
    default: nil
    }
  }

  private func keys(of tool: ToolButton) -> String {
    switch tool {
    case .mode, .modeSwitch: "L"
    case .trace: "T"
    case .statistics: "S"
    case .fit: "F"
    case .home: "H"
    case .undo: "Ctrl+Z"
    case .redo: "Ctrl+Y"
    case .present: "F5"
    case .more: "Ctrl+,"
    }
  }
}
