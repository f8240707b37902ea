import Calculator
import GraphModel
import SceneParts
import GraphScene
import GraphTools
import CalculatorScene
import Input
import SceneHost

/// Keys that mean the same wherever the focus is.
extension GraphingCalculator {
  /// What such a key does; nil for the others.
  func handleGlobally(_ event: InputEvent) -> [SceneRequest]? {
    guard case .key(let key) = event, key.isDown else { return nil }
    if key.asksForMenu { manager.showFocus() }
    if key.modifiers.contains(.option), let requests = slide(by: key) { return requests }
    switch key.key {
    case .function(1): return perform(command: .keys)
    case .function(5): return present()
    case .function(6): return switchFocus()
    case .function(8): return perform(command: .functions)
    case .function(9):
      let side: SceneSide = key.modifiers.contains(.shift) ? .detail : .master
      return fulfil([.toggleHidden(side)])
    case .function(11): return [.toggleFullScreen]
    default: return key.modifiers.contains(.command) ? handleCommand(key) : nil
    }
  }

  /// Moves a slider while its formula is typed: that of the letter before the caret, or else the first.
  private func slide(by key: KeyEvent) -> [SceneRequest]? {
    let before = calculator.line.prefix(calculator.caret).last.map(String.init)
    let letters = graph.state.functions.parameters
    guard !manager.isDetailFocused, let way = [Key.up: 1, .down: -1][key.key],
      let letter = letters.first(where: { $0 == before }) ?? letters.first
    else { return nil }
    graph.slide(letter, bySteps: key.modifiers.contains(.shift) ? 10 * way : way)
    return [.redraw, .save]
  }

  /// Shows the table of what is graphed, or takes it away.
  func showTable() -> [SceneRequest] {
    guard !graph.curves.isEmpty else { return [] }
    manager.show(detail: true)
    manager.showFocus()
    layOut()
    return graph.toggle(.table)
  }

  private func switchFocus() -> [SceneRequest] {
    manager.showFocus()
    return fulfil([.switchFocus, .redraw])
  }

  private func handleCommand(_ key: KeyEvent) -> [SceneRequest]? {
    let isShifted = key.modifiers.contains(.shift)
    switch key.key {
    case .tab: return switchFocus()
    case .character("q"): return [.quit]
    case .character("s"): return save(elsewhere: isShifted)
    case .character("o"): return chooseFile()
    case .character("n"): return beginDocument()
    case .character("e"): return export()
    case .character("c") where isShifted: return leaveSheet(for: .copyPicture)
    case .character(let digit) where !graph.isPresenting && "1"..."9" ~= digit:
      return digit.wholeNumberValue.flatMap { graph.goToView(numbered: $0) }
    case .character("/"): return perform(command: .keys)
    case .character("="), .character("+"): return isShifted ? changeSize(by: 1) : nil
    case .character("-"): return isShifted ? changeSize(by: -1) : nil
    case .character(","):
      manager.showFocus()
      return nil
    case .character("z"):
      return perform(command: isShifted ? SceneCommand.redo : SceneCommand.undo)
    case .character("y"): return perform(command: .redo)
    case .character("g") where isShifted, .enter where isShifted:
      return perform(command: .addGraph)
    case .character("l"): return perform(command: .functions)
    case .character("m"), .character("d"):
      // These belong to the calculator, also while the graph has the keys.
      guard manager.isDetailFocused, !graph.isPresenting else { return nil }
      return fulfil(calculator.handle(.key(key), at: time)) + [.redraw]
    case .character("t") where isShifted: return perform(command: .newTable)
    case .character("t"):
      guard manager.arrangement.detail != nil else { return nil }
      return showTable()
    case .character("v"): return manager.isDetailFocused ? [.paste] : nil
    default: return nil
    }
  }
}
