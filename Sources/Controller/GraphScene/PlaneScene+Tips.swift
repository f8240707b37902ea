package import Controls
import GraphTools
import SceneHost
import Words

/// What the controls of the graph are called that have no word on them.
extension PlaneScene {
  /// The tip of the control that a hand is on.
  package func tip(for hand: TipHand) -> Tip? {
    guard tools.menu == nil, hand != .focus || context?.showsFocus ?? false else { return nil }
    if let tip = tools.compactMap({ $0.tip(for: hand) }).first { return tip }
    guard hand != .focus || tools.selection(of: curves).keyLayer != .list else { return nil }
    return board.asked(by: hand)
      .flatMap { Tip($0, keys: keys(of: $0.id), meaning: meaning(of: $0.id)) }
  }

  /// What a tool shows, where its name does not say it.
  private func meaning(of id: GraphControl) -> String? {
    guard case .tool(let tool) = id else { return nil }
    let meaning: ControlName? =
      switch tool {
      case .mode(let mode): mode.meaning
      case .modeSwitch: mode.meaning
      case .trace: .traceMeaning
      case .statistics: .statisticsMeaning
      case .fit: .fitMeaning
      case .home: .homeMeaning
      case .undo, .redo, .present, .more: nil
      }
    return meaning.map { words($0) }
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
