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
    return board.asked(by: hand).flatMap { control in
      guard case .tool(let tool) = control.id else {
        return Tip(control, keys: keys(of: control.id))
      }
      let look = tool.look(while: mode)
      return Tip(control, keys: look.keys, meaning: look.meaning.map { words($0) })
    }
  }

  /// The keys that do what a control does.
  private func keys(of id: GraphControl) -> String? {
    switch id {
    case .back: "Esc"
    case .zoomIn: "+"
    case .zoomOut: "−"
    case .fact(.close): "S"
    case .functions: "Ctrl+L"
    case .table(.close): "Ctrl+T"
    default: nil
    }
  }
}
