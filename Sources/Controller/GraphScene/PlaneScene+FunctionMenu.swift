import GraphTools
import Controls
import GraphModel
import SceneHost
import SceneParts
import Words

/// The menu of a function, at its pill or its row.
extension PlaneScene {
  func open(_ menu: OpenMenu) {
    (tools.menu, tools.beforeMenu) = (menu, board.focus)
    board.focus = nil
  }

  func openMenu(ofChip index: Int) -> [SceneRequest] {
    guard let frame = board.control(.chip(index))?.frame else { return [] }
    state.functions.select(index)
    open(.function(index, at: frame))
    return [.redraw]
  }

  /// Does what a row of a function's menu asks for; nil when it is none of those.
  func perform(_ command: SceneCommand, onFunction index: Int) -> [SceneRequest]? {
    switch command {
    case .editFunction, .copyAs:
      state.functions.select(index)
      return [.command(command)]
    case .toggleFunction:
      changeFunctions { $0.update(index) { $0.isHidden.toggle() } }
    case .functionColor(let pen): changeFunctions { $0.update(index) { $0.pen = pen } }
    case .functionLine(let style): changeFunctions { $0.update(index) { $0.lineStyle = style } }
    case .moveFunctionUp: move(index, by: -1)
    case .moveFunctionDown: move(index, by: 1)
    case .removeFunction: remove(index)
    default: return nil
    }
    return [.redraw, .save]
  }

  /// Takes a function out, and says which others use it.
  private func remove(_ index: Int) {
    let name = state.functions[index]?.function.definedName
    // By their numbers when it is gone.
    let users = state.functions.users(of: index).map { "\($0 < index ? $0 + 1 : $0)" }
    changeFunctions { $0.remove(index) }
    if let name, !users.isEmpty {
      tell(words(FunctionNotice.lost(name, by: users.joined(separator: ", "))))
    }
  }

  private func move(_ index: Int, by way: Int) {
    guard state.functions[index + way] != nil else { return }
    changeFunctions { $0.move(index, to: index + way) }
    if case .function(_, let frame) = tools.menu {
      tools.menu = .function(index + way, at: frame)
    }
  }
}
