import Calculator
import CalculatorScene
import Documents
import Expressions
import GraphScene
import Graphs
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
    let function = calculator.brain.graphFunction
    guard function != typing.function else { return }
    typing.function = function
    guard followsTyping, let function, graph.state.functions.selected?.function != function
    else { return }
    graph.changeFunctions { list in
      list.replaceSelected(by: function, text: calculator.brain.graphableText)
    }
    connect()
  }

  /// How what the calculator holds differs from what is graphed; nil where it does not.
  func difference(from graphed: GraphFunction) -> GraphPhrase? {
    guard calculator.brain.graphFunction != graphed else { return nil }
    guard let held = calculator.brain.graphable, let graphed = graphed.program,
      held.with(graphed.angleUnit) == graphed, held != graphed
    else { return .outdated }
    return graphed.angleUnit == .radians ? .inRadians : .inDegrees
  }

  /// Turns that on, which draws what is there, or off.
  func toggleLive() -> [SceneRequest] {
    preferences.followsTyping.toggle()
    typing.function = nil
    followTyping()
    return [.redraw, .save]
  }
}
