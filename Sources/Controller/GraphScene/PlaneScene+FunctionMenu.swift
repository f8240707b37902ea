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
    case .editFunction, .copyAs, .saveRows:
      state.functions.select(index)
      return [.command(command)]
    case .toggleFunction:
      changeFunctions { $0.update(index) { $0.isHidden.toggle() } }
    case .functionColor(let pen): changeFunctions { $0.update(index) { $0.pen = pen } }
    case .functionLine(let style): changeFunctions { $0.update(index) { $0.lineStyle = style } }
    case .moveFunctionUp: move(index, by: -1)
    case .moveFunctionDown: move(index, by: 1)
    case .removeFunction: remove(index)
    case .residuals: tools[ResidualsTool.self].toggle(index)
    case .joinMarks:
      let marked = state.functions[index]?.function.base as? any MarkedFunction
      let isColumn = !(marked?.bars.isEmpty ?? true)
      let kind: MarkJoin.Kind = marked == nil ? .model : isColumn ? .column : .points
      changeFunctions { $0.update(index) { $0.join = $0.join.next(of: kind) } }
    case .sortRows, .addColumn, .takeOffUnits:
      guard let table = state.functions[index]?.function.base as? any EditableTable else { break }
      let changed =
        command == .addColumn
        ? table.withOneMoreColumn : command == .sortRows ? table.sorted : table.withoutUnits
      guard let changed else { break }
      changeFunctions {
        $0.update(index) { $0 = $0.replaced(by: changed, text: changed.name) }
      }
    case .copyRows:
      guard let table = state.functions[index]?.function.base as? any EditableTable else { break }
      return [.copy(table.copied), .redraw]
    case .fit(let kind): return fit(kind, toTable: index)
    default: return nil
    }
    return [.redraw, .save]
  }

  /// Adds a model of the first two columns of a table below it.
  func fit(_ kind: ModelKind, toTable index: Int) -> [SceneRequest] {
    guard let table = state.functions[index]?.function else { return [] }
    guard !state.functions.isFull else { return [.command(.full)] }
    let names = table.base.definedNames
    // A name that is no word can't be written in a model; the columns have usual ones, too.
    let columns = (0...1).compactMap { column in
      [names.dropFirst(column).first, names.dropFirst(names.count / 2 + column).first]
        .compactMap { $0 }
        .first { $0.allSatisfy { $0.isLetter || $0.isNumber } && $0.first?.isLetter ?? false }
    }
    guard columns.count == 2 else { return [] }
    let used = Set(state.letters).union(state.functions.named.keys)
      .union(state.functions.givenLetters)
    let letters = "mbcpquvwk".map(String.init).filter { !used.contains($0) }
    guard let text = kind.text(of: columns[1], columns[0], letters),
      let model = language.editor(text, of: table).function
    else { return [] }
    changeFunctions {
      _ = $0.add(model, text: text)
      $0.move($0.count - 1, to: index + 1)
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
