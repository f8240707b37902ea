import Settings
import Calculator
import CalculatorScene
import Documents
import Formulas
import GraphScene
import GraphModel
import Operations
import SceneHost
import SceneParts
import Words

/// The graph beside the calculator follows what is typed, where the person wants that.
extension GraphingCalculator {
  var composition: Composition? {
    get { typing.composition }
    set { typing.composition = newValue }
  }

  /// Whether it does: both are on screen, and the list wants no function of its own.
  var followsTyping: Bool {
    preferences.followsTyping && manager.arrangement.isSplit && composition != .new
  }

  /// Draws what the calculator has come to hold since it was last looked at.
  func followTyping() {
    // What is typed from the beginning is no change of what was there.
    if calculator.brain.mode == .formula, calculator.brain.line.isEmpty { typing.taken = nil }
    if let known = typing.function, calculator.brain.holds(known) { return }
    let function = calculator.brain.graphFunction
    guard function != typing.function else { return }
    typing.function = function
    let selected = graph.state.functions.selected?.function
    guard followsTyping, let function, selected != function else { return }
    let text = calculator.brain.graphableText
    if typing.taken == selected {
      graph.changeFunctions { $0.replaceSelected(by: function, text: text) }
    } else {
      graph.now = time
      graph.replaceSelected(by: function, text: text)
    }
    connect()
  }

  /// Tells both scenes whether the calculator holds what is selected on the graph.
  func compareWithGraph() {
    let selected = graph.state.functions.selected
    let function = selected?.function
    let holdsIt = function.map(calculator.brain.holds) ?? false
    if holdsIt { typing.taken = function }
    calculator.look.isGraphed = holdsIt && selected?.isHidden == false
    graph.look.difference = holdsIt ? nil : function.flatMap(difference)
  }

  /// How what the calculator holds differs from a function that it has held; nil for any other.
  private func difference(from graphed: GraphFunction) -> GraphPhrase? {
    if let held = calculator.brain.graphable, let program = graphed.program,
      held != program, held.with(program.angleUnit) == program
    {
      return program.angleUnit == .radians ? .inRadians : .inDegrees
    }
    return typing.taken == graphed ? .outdated : nil
  }
}
