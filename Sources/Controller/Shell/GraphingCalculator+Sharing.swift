import CalculatorScene
import Calculator
import Documents
import Formulas
import GraphModel
import GraphScene
import SceneHost
import SceneParts
import Settings

/// What the parts of the program must know of each other.
extension GraphingCalculator {
  /// Finds what each scene must know of the other.
  func connect() {
    calculator.entry = preferences.entersLine ? .line : .textbook
    // What the graph uses has a slider, if one that was never moved.
    calculator.parameterValues = ParameterValues(
      named: Dictionary(
        uniqueKeysWithValues: graph.state.letters.map { ($0, graph.state[settingOf: $0].value) }
      ),
      defining: graph.state.functions.named
    )
    environment.isLive = isLive
    environment.isFresh = graph.state.functions.isEmpty && calculator.entries.isEmpty
    settings.offersLive = manager.arrangement.isSplit && !calculator.showsLive
    settings.hidesPoints = graph.hidesPoints
    environment.isForList = composition != nil && graph.awaitsFormula
    compareWithGraph()
    manager.reducesMotion = preferences.motion.isReduced(systemReducesMotion: desktop.reducesMotion)
  }
}
