import Input
package import SceneHost
package import GraphTools
package import SceneParts
import Settings
import Controls
import GraphKit
package import GraphModel
package import Drawing

/// What the program knows and wants of its graph beyond what every scene does.
extension PlaneScene {
  package var isPresenting: Bool { presentation != nil }
  package var isMenuOpen: Bool { tools.menu != nil }
  /// Whether a box to zoom into is shown.
  package var showsBox: Bool { tools[BoxTool.self].isOn }
  /// Whether there are formulas to begin with.
  package var offersExamples: Bool { board.control(.example(0)) != nil }
  /// Whether sliders stand on the plane.
  package var showsSliders: Bool {
    board.controls.contains { if case .slider = $0.id { true } else { false } }
  }
  package var hidesPoints: Bool { tools[PointsTool.self].isHidden }
  package func togglePoints() -> [SceneRequest] { act(on: .menu(.points, at: nil)) ?? [] }
  /// Whether a notice offers something.
  package var offersNotice: Bool { board.control(.keepBoth) != nil }
  package func takeOffer() -> [SceneRequest] { activate(.keepBoth) }
  /// What it offers.
  package var offer: String? { tools[ReplacementTool.self].offer(in: words) }
  package var isListOpen: Bool { isOpen(.list) }
  /// Whether a panel of the graph is open.
  package func isOpen(_ panel: GraphLayer) -> Bool { tools.isOpen(panel) }
  /// Whether the keys go to the list.
  package var listHasFocus: Bool { tools.functions.hasFocus }
  /// Whether a formula that is typed on the calculator may be one that the list wants.
  package var awaitsFormula: Bool { tools.isOpen(.list) || tools.functions.isSetAside }
  /// Whether text from the clipboard belongs to what is being typed in the list.
  package var isTypingInList: Bool { tools.functions.isTyping }
  /// The number of what is being typed into the list.
  package var listEdit: Int? {
    tools.functions.panel.flatMap { $0.editor == nil ? nil : $0.typing.edits }
  }
  /// Whether there are keys on the screen.
  package var showsPad: Bool { tools[.pad]?.panelFrame != nil }
  /// Whether a stick goes step by step: among controls, along a curve, or with a box.
  package var stepsWithStick: Bool {
    steersFocus || isOnControl || tools.contains(where: \.takesSteps)
  }

  /// Whether a point is chosen, and whether a controller carries it.
  package var choosesMark: Bool { tools[MarksTool.self].isChosen }
  package var carriesMark: Bool { tools[MarksTool.self].isCarrying }

  /// Whether a stick pushed sideways moves the trace along its curve.
  package var glidesTrace: Bool {
    isTracing && !isMenuOpen && !showsBox && [.plane, .card].contains(keyLayer)
  }

  /// Whether the left stick, pressed, undoes: in the list, and where no view was before.
  package var undoesWithStick: Bool {
    keyLayer == .list || environment.canUndo && !travel.history.hasPast
  }

  /// How the person likes the program.
  var preferences: Preferences { environment.settings.preferences }

  /// How long proving curves may take for one picture.
  package var provingTime: Duration {
    get { ink.provingTime }
    set { ink.provingTime = newValue }
  }

  /// How long popovers take to appear, in seconds.
  package var popoverTime: Double {
    get { rise.duration }
    set { rise.duration = newValue }
  }

  /// Where facts about curves are found; the work's end must lead to an `advance`.
  package func work(in background: Background) {
    tools.each { $0.work(in: background) }
    content.values.work(in: background)
    content.sections.work(in: background)
    content.local.work(in: background)
    content.originDigits.work(in: background)
    content.solutions.work(in: background)
  }

  /// Who knows what functions are in numbers that count from elsewhere.
  package func answerLocal(by source: @escaping LocalFunctions.Source) {
    content.local.answer(by: source)
  }

  /// Who works functions out.
  package func answerSolutions(by source: @escaping SolvedFunctions.Source) {
    content.solutions.answer(by: source)
  }

  /// Who knows the digits of numbers.
  package func answerDigits(by source: @escaping OriginDigits.Source) {
    content.originDigits.answer(by: source)
  }

  /// What functions are in the numbers that the view counts; nil where these are their own.
  package var localFunction: ((GraphFunction) -> GraphFunction)? {
    guard let x = target.originX, let y = target.originY else { return nil }
    let content = content
    return { content.local.function($0, x: x, y: y) ?? GraphFunction(UndecidedFunction($0)) }
  }

  /// Who works out functions that need it.
  package var solutions: SolvedFunctions { content.solutions }

  /// Who encloses single values tightly, where functions themselves say little of them.
  package func answerValues(by source: @escaping PreciseValues.Source) {
    content.values.answer(by: source)
  }

  /// How large the plane is, nil while it has no place.
  package var plotSize: Size? { frames.plot.isEmpty ? nil : frames.plot.size }

  /// Lets the list forget lines of another document that were begun.
  package func forgetTyping() { tools.functions.forgetTyping() }

  /// Lets the list go on with the selected function.
  package func returnToList() {
    openList()
    tools.functions.goOn(with: state.functions.selection)
  }

  /// What lies over what, from the topmost down, with what can be pressed there.
  package var openLayers: [(layer: GraphLayer, boxes: [Rect], targets: [Rect])] {
    layers.entries.map { ($0.layer, $0.boxes, targets(in: $0.layer)) }
  }
}
