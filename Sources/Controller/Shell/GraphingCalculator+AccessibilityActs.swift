import CalculatorScene
import Controls
import Drawing
import GraphScene
package import Input
import SceneHost
package import SceneParts

// What those do who reach the window by its tree.
extension GraphingCalculator {
  /// Does what somebody wants of a part of the window; nothing where it is gone by now.
  ///
  /// - Parameters:
  ///   - act: What is wanted.
  ///   - way: The ids that lead to the part from the window.
  ///   - time: The time of it, in seconds.
  /// - Returns: What is left to be done for it outside of the window.
  package func perform(
    _ act: AccessibilityAct,
    at way: [String],
    time: Double
  ) -> [SceneRequest] {
    layOut()
    guard let node = accessibilityTree.node(at: way), node.isEnabled else { return [] }
    switch act {
    case .press: return graphWay(way).flatMap { graph.trace(at: $0) } ?? click(way, time)
    case .menu: return focus(at: way) ? strike(.menu, at: time) + [.redraw] : []
    case .focus: return focus(at: way) ? [.redraw] : []
    case .pan(let move) where node.role == .table: return turn(node, way, move, time)
    case .pan(let move):
      let key: Key = [.left: .left, .right: .right, .up: .up][move] ?? .down
      return focus(at: way) ? strike(key, at: time) + [.redraw] : []
    case .select(let range): return select(range, in: node, way, time)
    case .enter(let text): return enter(text, in: node, way, time)
    case .choose(let value):
      return graphWay(way).map { graph.choose(value, at: $0) + [.redraw, .save] } ?? []
    }
  }

  /// The ids within the graph; nil for a part of something else.
  private func graphWay(_ way: [String]) -> ArraySlice<String>? {
    cover.sheet == nil && way.first == Self.graphID ? way.dropFirst() : nil
  }

  private func focus(at way: [String]) -> Bool {
    guard way.count > 1 else { return false }
    if cover.sheet != nil { return cover.focus(onID: way[1]) }
    let isGraph = way[0] == Self.graphID
    guard isGraph ? graph.focus(at: way.dropFirst()) : calculator.focus(onID: way[1]) else {
      return false
    }
    if manager.isDetailFocused != isGraph { manager.switchFocus() }
    manager.showFocus()
    return true
  }

  /// Moves a table by the rows that are seen, so that others are parts of it; the last of them gets the keys.
  private func turn(
    _ table: AccessibilityNode,
    _ way: [String],
    _ move: FocusMove,
    _ time: Double
  ) -> [SceneRequest] {
    let parts = table.children.withIDs.filter { $0.part.focusableRow != nil }
    guard move == .up || move == .down, case .size(let count, _)? = table.grid,
      let edge = move == .up ? parts.first : parts.last,
      let row = edge.part.focusableRow, focus(at: way + [edge.id])
    else { return [] }
    let seen = Set(parts.compactMap(\.part.focusableRow)).count
    let steps = min(seen, move == .up ? row : count - 1 - row)
    return (0..<max(steps, 0)).flatMap { _ in
      strike(move == .up ? .up : .down, at: time)
    } + [.redraw]
  }

  /// Clicks a part; one that is scrolled away comes into view before.
  private func click(_ way: [String], _ time: Double) -> [SceneRequest] {
    if cover.sheet != nil || way.count > 2 {
      _ = focus(at: way)
      layOut()
    }
    guard let node = accessibilityTree.node(at: way) else { return [] }
    let place = node.frame.intersection(window.bounds).center
    let requests = [PointerEvent.Phase.pressed, .released].flatMap {
      handle(.pointer(PointerEvent($0, button: .primary, at: place, time: time)), at: time)
    }
    return requests + handle(.pointer(PointerEvent(.left, at: place, time: time)), at: time)
  }

  /// Selects characters of a line that is typed, or puts its caret before one.
  private func select(
    _ range: Range<Int>,
    in node: AccessibilityNode,
    _ way: [String],
    _ time: Double
  ) -> [SceneRequest] {
    guard node.line != nil, focus(at: way) else { return [] }
    if cover.sheet == nil, way.first == Self.calculatorID {
      calculator.select(range)
      return [.redraw, .save]
    }
    if graph.isTypingInList, cover.sheet == nil { return graph.selectInList(range) }
    func steps(_ count: Int, _ modifiers: KeyModifiers) -> [SceneRequest] {
      (0..<min(count, TextField.limit)).flatMap { _ in strike(.right, modifiers, at: time) }
    }
    return strike(.home, at: time) + steps(range.lowerBound, []) + steps(range.count, .shift)
      + [.redraw]
  }

  /// Puts a text in the place of a line; outside of the calculator and of sheets, where that is a
  /// step of its own, it is taken at once.
  private func enter(
    _ text: String,
    in node: AccessibilityNode,
    _ way: [String],
    _ time: Double
  ) -> [SceneRequest] {
    if cover.sheet == nil, way.first == Self.calculatorID {
      guard focus(at: way) else { return [] }
      calculator.press(.clearAll)
      return [.redraw] + (text.isEmpty ? [] : paste(text))
    }
    if cover.sheet != nil {
      return click(way, time) + strike(.character("a"), .command, at: time) + paste(text)
    }
    let opened = graph.isTypingInList && node.isFocused ? [] : click(way, time)
    layOut()
    let emptied = strike(.character("a"), .command, at: time) + strike(.delete, at: time)
    let typed =
      graph.isTypingInList
      ? graph.pasteInList(text)
      : text.prefix(TextField.limit).flatMap { handle(.text(String($0)), at: time) }
    return opened + emptied + typed + strike(.enter, at: time) + [.redraw, .save]
  }

  private func strike(
    _ key: Key,
    _ modifiers: KeyModifiers = [],
    at time: Double
  ) -> [SceneRequest] {
    [true, false].flatMap {
      handle(.key(KeyEvent(key, modifiers: modifiers, isDown: $0)), at: time)
    }
  }
}

extension AccessibilityNode {
  /// The row of a table that the keys can go to with this part; nil for a part that has none.
  fileprivate var focusableRow: Int? {
    switch (role, grid) {
    case (.row, _): if case .cell(let row, _)? = children.first?.grid { row } else { nil }
    case (.cell, .cell(let row, _)?): line == nil ? nil : row
    default: nil
    }
  }
}
