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
    let brain = calculator.brain
    let selected = graph.state.functions.selected
    // What is typed from the beginning is no change of what was there.
    let isNew =
      brain.mode == .formula && typing.beginsAnew(brain.line, isWorkedOut: brain.isWorkedOut)
    if !isNew, let known = typing.function, brain.holds(known) { return }
    let function = brain.graphFunction
    if isNew, function == nil || function != selected?.function { typing.forget() }
    guard function != typing.function else { return }
    typing.function = function
    guard followsTyping, let function, selected?.function != function else { return }
    // A number is worked out beside the curves, not drawn in the place of one.
    if function.isNumber, selected.map({ !$0.function.isNumber }) ?? true { return }
    if typing.taken != selected?.function {
      typing.replaced = selected.map { ($0, graph.state.functions) }
    }
    graph.changeFunctions {
      $0.replaceSelected(by: function, text: brain.graphableText)
      typing.replaced?.list.replaceSelected(by: function, text: brain.graphableText)
    }
    tellReplaced()
    connect()
  }

  /// Tells, from now on for a while, whose place is taken by what is typed.
  private func tellReplaced() {
    guard let (function, list) = typing.replaced, list == graph.state.functions,
      let index = list.selection
    else { return }
    graph.now = time
    graph.tellReplaced(function, at: index)
  }

  /// Brings back beside it what the line has taken the place of; false where that was nothing.
  func keepReplaced() -> Bool {
    guard let (function, list) = typing.replaced, list == graph.state.functions,
      let index = list.selection
    else { return false }
    typing.replaced = nil
    graph.changeFunctions { $0.restore(function, at: index) }
    return true
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

extension GraphFunction {
  /// Whether it stands for a number: no x is in it.
  fileprivate var isNumber: Bool { program.map { !$0.usesVariable } ?? false }
}
