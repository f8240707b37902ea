import CalculatorModel
package import Drawing
import GraphKit
package import Input
package import SceneHost

/// The whole program behind its window: two scenes, and what passes between them.
///
/// Events go in, requests to the window come out; the state is one value.
package final class GraphingCalculator {
  private let calculator: CalculatorScene
  private let graph: GraphScene
  private let manager: SceneManager
  private var themeChoice: ThemeChoice
  private var time = 0.0
  /// Whether the desktop prefers dark.
  package var systemIsDark = true { didSet { applyTheme() } }

  /// The program as it was left.
  package init(_ state: SavedState, measurer: any TextMeasurer) {
    calculator = CalculatorScene(CalculatorBrain(state.calculator))
    graph = GraphScene(name: "main", state: state.graph)
    themeChoice = state.theme
    manager = SceneManager(master: calculator, detail: graph, measurer: measurer)
    manager.isDetailOnTop = state.isGraphShown
    applyTheme()
    connect()
  }

  /// Everything worth keeping; the window's place is the window's to add.
  package var state: SavedState {
    var state = SavedState()
    state.calculator = calculator.brain.state
    state.graph = graph.state
    state.theme = themeChoice
    state.isGraphShown = manager.isDetailOnTop
    return state
  }

  /// Overrules the saved theme.
  package func setTheme(_ choice: ThemeChoice) {
    themeChoice = choice
    applyTheme()
  }

  /// Graphs formulas given from outside; the last one is put into the calculator, too.
  ///
  /// - Throws: `FormulaError` when one can't be read; nothing has changed then.
  package func show(formulas: [String]) throws {
    let programs = try formulas.map {
      try FormulaParser.parse($0, angleUnit: calculator.brain.angleUnit)
    }
    guard let last = formulas.last else { return }
    calculator.brain.setMode(.formula)
    calculator.brain.press(.clearAll)
    calculator.brain.paste(last)
    graph.show(programs)
    manager.isDetailOnTop = true
    connect()
  }

  /// Says a sentence in the calculator's value line.
  package func say(_ sentence: String) { calculator.say(sentence, at: time) }

  /// How long proving curves may take for one picture, so that a window is never late; a picture that
  /// is drawn only once has all the time it needs.
  package var provingTime: Duration {
    get { graph.provingTime }
    set { graph.provingTime = newValue }
  }

  /// What can be read aloud of the graph.
  package var graphSummary: String { graph.summary }

  // MARK: The window's side

  /// Takes the window's size in points.
  package func resize(to size: Size, contentScale: ContentScale) {
    manager.resize(to: size, contentScale: contentScale)
  }

  package func draw(on canvas: any Canvas) {
    connect()
    manager.draw(on: canvas)
  }

  /// Hears one event.
  package func handle(_ event: InputEvent, at time: Double) -> [SceneRequest] {
    self.time = time
    if let requests = handleGlobally(event) { return requests }
    return fulfil(manager.handle(event, at: time))
  }

  /// Lets time pass.
  package func advance(to time: Double) -> [SceneRequest] {
    self.time = time
    return fulfil(manager.advance(to: time))
  }

  /// When `advance` has something to do next.
  package var deadline: Double? { manager.deadline }

  package func paste(_ text: String) -> [SceneRequest] { fulfil(manager.paste(text)) }

  package func cancelInput() { manager.cancelInput() }

  package func cursor(at place: Point) -> CursorShape {
    manager.cursor(at: place)
  }

  // MARK: Inside

  private func handleGlobally(_ event: InputEvent) -> [SceneRequest]? {
    guard case .key(let key) = event, key.isDown else { return nil }
    switch key.key {
    case .function(11): return [.toggleFullScreen]
    case .function(6): return fulfil([.switchFocus, .redraw])
    case .tab where key.modifiers.contains(.command): return fulfil([.switchFocus, .redraw])
    case .character("q") where key.modifiers.contains(.command): return [.quit]
    default: return nil
    }
  }

  /// Does what one scene wants of the other, and passes the rest on to the window.
  private func fulfil(_ requests: [SceneRequest]) -> [SceneRequest] {
    defer { connect() }
    return requests.flatMap { request -> [SceneRequest] in
      switch request {
      case .command(SceneCommand.graph): return graphProgram()
      case .command(SceneCommand.theme):
        setTheme(themeChoice.next)
        return [.redraw, .save]
      case .showMaster:
        manager.show(detail: false)
        return [.redraw, .save]
      case .switchFocus:
        manager.switchFocus()
        return [.redraw]
      default: return [request]
      }
    }
  }

  private func graphProgram() -> [SceneRequest] {
    switch calculator.readiness {
    case .notPossible(let reason):
      calculator.say(reason, at: time)
      return [.redraw]
    case .ready:
      guard let program = calculator.brain.program else { return [] }
      graph.show([program])
      if !manager.arrangement.isSplit { manager.show(detail: true) }
      return [.redraw, .save]
    }
  }

  /// Tells each scene what it must know of the other.
  private func connect() {
    let graphed = graph.state.programs
    calculator.graphed = graphed.count == 1 ? graphed.first : nil
    graph.isOutdated = !graphed.isEmpty && calculator.brain.program != graphed.last
  }

  private func applyTheme() {
    let theme = themeChoice.theme(systemIsDark: systemIsDark)
    calculator.theme = theme
    calculator.themeChoice = themeChoice
    graph.theme = theme
    graph.themeChoice = themeChoice
  }
}
