import Calculator
import CalculatorScene
import Controls
package import Documents
package import Drawing
import Expressions
package import GraphKit
package import GraphScene
import Graphs
package import Input
import Notation
package import SceneHost
package import SceneParts
package import Words

/// The whole program behind its window: two scenes, and what passes between them.
///
/// Events go in, requests to the window come out; the state is one value.
package final class GraphingCalculator {
  let calculator: KeypadScene
  let graph: PlaneScene
  let manager: SceneManager<SceneCommand>
  var undoHistory: UndoHistory
  var settings = MenuSettings()
  /// The person's own magnification, on top of the system's content scale.
  package internal(set) var userScale = 1.0
  var time = 0.0
  /// The window's size in points.
  var windowSize = Size(width: 0, height: 0)
  var contentScale = ContentScale.one
  let measurer: TypeMeasurer
  var announcer = Announcer()
  /// How everything is said.
  package let words: Idiom
  /// The list of keys and gestures while it is open.
  var help: HelpSheet?
  /// What the list has sent to the calculator to be typed there.
  var composition: Composition?
  /// The sheet that is open.
  var sheet: Sheet?
  /// Where the document is kept.
  var file: OpenFile?
  /// Where files go that have no place yet.
  package var places = FilePlaces()

  /// How sheets appear: they cover the window, and so only fade in.
  private var rise = {
    var rise = PopoverRise<Cover>()
    rise.isStill = true
    return rise
  }()

  /// What may lie over the whole window.
  private enum Cover: Hashable, Sendable { case help, sheet }

  var hand = ControllerHand()
  /// Whether a controller is plugged in.
  var hasController = false {
    didSet {
      guard hasController != oldValue else { return }
      settings.hasController = hasController
      applySettings()
    }
  }
  /// How the calculator worked with the document when it was last looked at.
  var modes: Document.Modes
  /// Whether the controller was used last.
  var isControllerInUse = false
  /// When sticks and triggers last moved the graph.
  var lastStep: Double?

  /// Whether the desktop prefers dark.
  package var systemIsDark = true { didSet { applySettings() } }
  /// Whether the desktop asks programs not to move things.
  package var systemReducesMotion = false { didSet { applySettings() } }

  /// The program as it was left.
  package init(_ state: SavedState, measurer: any TextMeasurer, words: Idiom = Idiom()) {
    self.words = words
    calculator = KeypadScene(CalculatorBrain(state.calculator), words: words)
    modes = state.document.modes
    graph = PlaneScene(
      name: GraphDocument.graphName,
      state: state.document.graph,
      words: words,
      language: CalculatorLanguage(angleUnit: modes.angleUnit)
    )
    undoHistory = UndoHistory(
      Snapshot(calculator: calculator.brain.state, document: state.document)
    )
    self.measurer = TypeMeasurer(measurer)
    manager = SceneManager(master: calculator, detail: graph, measurer: self.measurer)
    graph.exploration = state.exploration ?? Exploration()
    manager.isDetailOnTop = state.isGraphShown
    manager.hidden = state.hidden.flatMap { SceneSide(rawValue: $0.rawValue) }
    settings.theme = state.theme
    settings.motion = state.motion ?? .system
    settings.textSize = state.textSize ?? .normal
    settings.speaks = state.speaks ?? false
    settings.vibrates = state.vibrates ?? true
    userScale = Self.userScales.contains(state.userScale ?? 1) ? state.userScale ?? 1 : 1
    graph.zoomAxes = state.zoomAxes ?? .both
    applySettings()
    connect()
    restore(state.file)
    undoHistory = state.undo?.line(around: work) ?? UndoHistory(work)
    noteWork()
  }

  /// Everything worth keeping; the window's place is the window's to add.
  package var state: SavedState {
    var state = SavedState()
    state.calculator = calculator.brain.state
    state.document = document
    state.undo = SavedUndo(undoHistory, around: work)
    state.exploration = graph.exploration == Exploration() ? nil : graph.exploration
    state.file = savedFile
    state.zoomAxes = graph.zoomAxes == .both ? nil : graph.zoomAxes
    state.theme = settings.theme
    state.motion = settings.motion == .system ? nil : settings.motion
    state.textSize = settings.textSize == .normal ? nil : settings.textSize
    state.speaks = settings.speaks ? true : nil
    state.vibrates = settings.vibrates ? nil : false
    state.userScale = userScale == 1 ? nil : userScale
    state.hidden = manager.hidden.flatMap { Pane(rawValue: $0.rawValue) }
    state.isGraphShown = manager.isDetailOnTop
    return state
  }

  /// The state to come back to: a presentation is over by then.
  package var keptState: SavedState {
    var kept = state
    kept.document.graph = graph.keptState
    kept.undo = SavedUndo(
      undoHistory,
      around: Snapshot(calculator: kept.calculator, document: kept.document)
    )
    kept.exploration = graph.keptExploration == Exploration() ? nil : graph.keptExploration
    return kept
  }

  /// Overrules the saved theme.
  package func setTheme(_ choice: ThemeChoice) {
    settings.theme = choice
    applySettings()
  }

  /// Graphs formulas given from outside; the last one is put into the calculator, too.
  ///
  /// - Throws: `FormulaError` when one can't be read; nothing has changed then.
  package func show(formulas: [String]) throws {
    let programs = try formulas.map {
      try FormulaParser.parse($0, angleUnit: calculator.brain.angleUnit)
    }
    guard let last = formulas.last else { return }
    graph.changeFunctions { list in
      list = FunctionList(zip(programs.map { GraphFunction($0) }, formulas))
    }
    calculator.brain.setMode(.formula)
    calculator.brain.press(.clearAll)
    calculator.brain.paste(last)
    manager.isDetailOnTop = true
    connect()
    noteWork()
  }

  /// Says a sentence in the calculator's value line.
  package func say<P: Phrase>(_ sentence: P) { calculator.say(words(sentence), at: time) }

  /// How long proving curves may take for one picture, so that a window is never late; a picture that
  /// is drawn only once has all the time it needs.
  package var provingTime: Duration {
    get { graph.provingTime }
    set { graph.provingTime = newValue }
  }

  /// How long menus, panels and sheets take to appear, in seconds; nothing for pictures drawn once.
  package var popoverTime: Double {
    get { rise.duration }
    set {
      rise.duration = newValue
      graph.popoverTime = newValue
      calculator.popoverTime = newValue
    }
  }

  /// Where facts about curves are found; the work's end must lead to an `advance`.
  package func work(in background: Background) {
    graph.work(in: background)
  }

  /// The view of the graph, or where it is going.
  package var viewport: Viewport { graph.target }

  /// What can be read aloud of the graph.
  package var graphSummary: String { graph.summary }

  /// Lets keys be pressed one after another, on the graph or where the keys go; what moves comes to
  /// rest.
  package func press(_ script: KeyScript, onGraph: Bool) {
    if onGraph { manager.show(detail: true) }
    for event in script.events { _ = handle(event, at: time) }
    // Long enough for all that moves, and the caret is lit then.
    _ = advance(to: time + 1.2)
  }

  // MARK: The window's side

  /// Takes the window's size in points.
  package func resize(to size: Size, contentScale: ContentScale) {
    windowSize = size
    self.contentScale = contentScale
    layOut()
  }

  package func draw(on canvas: any Canvas) {
    layOut()
    connect()
    let canvas: any Canvas = type == TypeScale() ? canvas : AlteredCanvas(canvas, type: type)
    manager.draw(on: canvas)
    drawHints(on: canvas)
    rise.show([help.map { _ in .help }, sheet.map { _ in .sheet }].compactMap { $0 }, at: time)
    help?.draw(
      on: rise.canvas(for: .help, on: canvas, at: time),
      in: Rect(size: windowSize),
      theme: theme,
      words: words
    )
    drawSheet(on: rise.canvas(for: .sheet, on: canvas, at: time))
  }

  /// Hears one event.
  package func handle(_ event: InputEvent, at time: Double) -> [SceneRequest] {
    self.time = time
    defer {
      noteLift(of: event)
      noteWork()
    }
    noteDevice(of: event)
    layOut()
    if case .controller(let controller) = event {
      return perform(hand.handle(controller, at: time), after: controller)
    }
    if let requests = handleInSheet(event) ?? handleInHelp(event) ?? handleGlobally(event) {
      return requests
    }
    return fulfil(manager.handle(event, at: time))
  }

  /// Lets time pass.
  package func advance(to time: Double) -> [SceneRequest] {
    self.time = time
    defer { noteWork() }
    let acts = hand.advance(to: time)
    return (acts.isEmpty ? [] : perform(acts, after: nil)) + driveGraph()
      + fulfil(manager.advance(to: time)) + announce()
      + (rise.isUnderWay ? [.redraw] : [])
  }

  /// When `advance` has something to do next.
  package var deadline: Double? {
    [
      manager.deadline, hand.deadline, driveDeadline, announcer.deadline,
      rise.deadline(at: time),
    ].compactMap { $0 }.min()
  }

  package func cancelInput() {
    hand.cancel()
    lastStep = nil
    help?.cancelInput()
    sheet?.face.cancelInput()
    manager.cancelInput()
  }

  package func cursor(at place: Point) -> CursorShape {
    help == nil && sheet == nil ? manager.cursor(at: place) : .arrow
  }

  // MARK: Inside

  var theme: Theme { settings.theme.theme(systemIsDark: systemIsDark) }

  /// Does what one scene wants of the other, and passes the rest on to the window.
  func fulfil(_ requests: [SceneRequest]) -> [SceneRequest] {
    defer { connect() }
    return requests.flatMap { request -> [SceneRequest] in
      switch request {
      case .command(let command): return perform(command: command)
      case .showMaster:
        manager.show(detail: false)
        return [.redraw, .save]
      case .passFocus(let forward):
        manager.passFocus(forward: forward)
        return [.redraw]
      case .switchFocus:
        manager.switchFocus()
        return [.redraw]
      case .toggleHidden(let side):
        manager.toggleHidden(side)
        applySettings()
        return [.redraw, .save]
      case .vibrate: return isControllerInUse && settings.vibrates ? [.vibrate] : []
      default: return [request]
      }
    }
  }

  /// Tells each scene what it must know of the other.
  func connect() {
    let selected = graph.state.functions.selected
    calculator.graphed = selected.flatMap { $0.isHidden ? nil : $0.function.program }
    calculator.brain.parameterValues = ParameterValues(
      named: graph.state.parameters.mapValues(\.value)
    )
    graph.look.isOutdated =
      selected.map { $0.function.program != calculator.brain.program } ?? false
  }
}
