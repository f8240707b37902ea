import CalculatorModel
import Controls
import SceneHost
import Words

/// What the list of functions and the calculator have to do with each other.
extension GraphingCalculator {
  /// Opens the list, wherever the keys are; a second time closes it.
  func showFunctions() -> [SceneRequest] {
    guard graph.presentation == nil else { return [] }
    graph.now = time
    if calculator.isMenuOpen { calculator.closeMenu() }
    if !manager.isDetailFocused {
      manager.show(detail: true)
      if graph.panel != nil {
        graph.openPanel()
        return [.redraw]
      }
    }
    return fulfil(graph.toggleFunctions()) + [.redraw]
  }

  /// Puts the selected function into the calculator, to be changed and graphed again.
  func editFunction() -> [SceneRequest] {
    guard let function = graph.state.functions.selected else { return [] }
    if calculator.brain.angleUnit != function.program.angleUnit {
      calculator.brain.toggleAngleUnit()
    }
    if calculator.brain.mode == .formula { calculator.brain.press(.clearAll) }
    calculator.brain.paste(function.text)
    manager.show(detail: false)
    calculator.board.focus = .display
    return [.redraw, .save]
  }

  func sayFull() -> [SceneRequest] {
    calculator.say(words(FunctionNotice.full(limit: FunctionList.limit)), at: time)
    return [.redraw]
  }
}
