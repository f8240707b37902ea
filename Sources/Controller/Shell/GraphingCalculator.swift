package import Settings
import Calculator
package import CalculatorScene
import Controls
package import Documents
package import Drawing
import Formulas
package import GraphKit
import GraphScene
import GraphTools
import GraphModel
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
  /// What both scenes know.
  let environment: ProgramEnvironment
  var settings: MenuSettings {
    get { environment.settings }
    set { environment.settings = newValue }
  }
  var preferences: Preferences {
    get { settings.preferences }
    set { settings.preferences = newValue }
  }
  var window: WindowShape
  /// What lies over the scenes.
  var cover = CoverLayer()
  var controller = ControllerUse() {
    didSet { settings.hasController = controller.isConnected }
  }
  var announcer = Announcer()
  /// What is typed on the calculator for the graph.
  var typing = TypingWatch()
  /// Where the document is kept, and those that undo leads to.
  var files = OpenFiles()
  /// Where files go that have no place yet.
  package var places = FilePlaces()
  /// Whether a file is still there.
  package var isThere: (String) -> Bool = { _ in true }
  var time = 0.0
  /// How the calculator worked with the document when it was last looked at.
  var modes: Document.Modes
  /// How everything is said.
  package var words: Locale { environment.words }

  /// The program as it was left.
  package init(_ state: SavedState, measurer: any TextMeasurer, words: Locale = Locale()) {
    environment = ProgramEnvironment(words: words)
    environment.settings = MenuSettings(state.preferences)
    calculator = KeypadScene(state.calculator, in: environment)
    modes = state.document.modes
    graph = PlaneScene(
      name: GraphDocument.graphName,
      state: state.document.graph,
      language: CalculatorLanguage(angleUnit: modes.angleUnit, memory: calculator.memory),
      in: environment
    )
    undoHistory = UndoHistory(
      Snapshot(calculator: calculator.state, document: state.document)
    )
    window = WindowShape(measurer: TypeMeasurer(measurer))
    window.textSize = state.preferences.textSize
    manager = SceneManager(master: calculator, detail: graph, measurer: window.measurer)
    graph.exploration = state.exploration ?? Exploration()
    manager.isDetailOnTop = state.isGraphShown
    manager.hidden = state.hidden.flatMap { SceneSide(rawValue: $0.rawValue) }
    if state.exploration?.isOutdated ?? false {
      typing.taken = state.document.functions.selected?.function
    }
    connect()
    files.recent = state.recent
    restore(state.file)
    files.picture = state.picture
    undoHistory = state.undo?.line(around: work) ?? UndoHistory(work)
    typing.function = calculator.graphFunction
    typing.look(at: calculator)
    noteWork()
  }

  /// Everything worth keeping; the window's place is the window's to add.
  package var state: SavedState { saved(document, graph.exploration) }

  /// The state to come back to: a presentation is over by then.
  package var keptState: SavedState {
    saved(Document(graph.keptState, modes: modes), graph.keptExploration)
  }

  private func saved(_ document: Document, _ exploration: Exploration) -> SavedState {
    var state = SavedState()
    state.calculator = calculator.state
    state.document = document
    state.undo = SavedUndo(undoHistory, around: work(on: document))
    state.exploration = exploration == Exploration() ? nil : exploration
    state.file = savedFile
    state.picture = files.picture
    state.recent = files.recent
    state.preferences = preferences
    state.hidden = manager.hidden.flatMap { Pane(rawValue: $0.rawValue) }
    state.isGraphShown = manager.isDetailOnTop
    return state
  }

  /// Overrules the saved theme.
  package func setTheme(_ choice: ThemeChoice) { preferences.theme = choice }

  /// How much larger than the system has it everything is drawn in a window of a size in the system's
  /// points: as the person wants it, as far as the scenes keep room; beyond that text grows alone.
  package func magnification(in size: Size) -> Double {
    let wanted = window.textSize.factor
    let room = SceneArrangement.comfortableSize(for: size)
    return min(wanted, max(1, min(size.width / room.width, size.height / room.height)))
  }

  /// Graphs formulas given from outside; the last one is put into the calculator, too.
  ///
  /// - Throws: `FormulaError` when one can't be read; nothing has changed then.
  package func show(formulas: [String]) throws {
    let functions = try formulas.map { text in
      let function = try GraphFunction(reading: text, angleUnit: calculator.angleUnit)
      let graphed = try? function.program?.graphed(calculator.memory)
      return graphed.map { GraphFunction($0, written: text) } ?? function
    }
    guard let last = formulas.last else { return }
    graph.changeFunctions { list in
      list = FunctionList(
        zip(functions, formulas).map { ($0, $0.program == nil ? $0.name : $1) }
      )
    }
    calculator.hold(last)
    manager.isDetailOnTop = true
    connect()
    noteWork()
  }

  /// Says a sentence in the calculator's value line, and on the plane where that line is not seen.
  package func say<P: Phrase>(_ sentence: P, as kind: ValueNotice.Kind = .warning) {
    calculator.say(words(sentence), as: kind, at: time)
    guard kind != .hint, manager.arrangement.master == nil else { return }
    graph.now = time
    graph.tell(words(sentence))
  }

  /// How long proving curves may take for one picture, so that a window is never late; a picture that
  /// is drawn only once has all the time it needs.
  package var provingTime: Duration {
    get { graph.provingTime }
    set { graph.provingTime = newValue }
  }

  /// How long menus, panels and sheets take to appear, in seconds; nothing for pictures drawn once.
  package var popoverTime: Double {
    get { cover.rise.duration }
    set {
      cover.rise.duration = newValue
      graph.popoverTime = newValue
      calculator.popoverTime = newValue
    }
  }

  /// Where facts and exact numbers are found; the work's end must lead to an `advance`.
  package func work(in background: Background) {
    graph.work(in: background)
    calculator.work(in: background)
  }

  /// Shows a part of the plane, on as much room as there is.
  package func look(at view: (Size) -> Viewport) {
    layOut()
    _ = graph.jump(to: view(graph.plotSize ?? window.size))
    graph.arrive()
  }

  /// The view of the graph, or where it is going.
  package var viewport: Viewport { graph.target }
  /// The view of the graph as it is drawn now.
  package var drawnViewport: Viewport { graph.viewport }

  /// Lets keys be pressed one after another, on the graph or where the keys go; what moves comes to
  /// rest.
  package func press(_ script: KeyScript, onGraph: Bool) {
    if onGraph { manager.show(detail: true) }
    for event in script.events { _ = handle(event, at: time) }
    // Long enough for all that moves once everything has its place, and the caret is lit then.
    layOut()
    _ = advance(to: time + 1.2)
  }

  // MARK: The window's side

  /// Takes the window's size in points, which are so much larger than the system's.
  package func resize(to size: Size, contentScale: ContentScale, magnification: Double = 1) {
    (window.size, window.contentScale, window.magnification) = (size, contentScale, magnification)
  }

  package func draw(on canvas: any Canvas) {
    layOut()
    let canvas: any Canvas = type == TypeScale() ? canvas : AlteredCanvas(canvas, type: type)
    manager.draw(on: canvas)
    cover.draw(in: openWindow, at: time, on: canvas, theme: theme)
    drawTip(on: canvas)
    drawHints(on: canvas)
  }

  /// Takes what the last picture has asked for, where it is answered at once; true where the next
  /// one shows more.
  package func settle() -> Bool { !advance(to: time).isEmpty }

  /// Hears one event.
  package func handle(_ event: InputEvent, at time: Double) -> [SceneRequest] {
    self.time = time
    let event = answered(event)
    cover.tips.note(event)
    typing.listEdit = graph.listEdit
    let wasUnderList = manager.arrangement.dock != nil
    defer {
      controller.noteLift(event)
      if wasUnderList, manager.arrangement.master != nil { takeSelected() }
      noteWork()
      noteSize()
      typing.listEdit = nil
      followTip()
    }
    controller.note(event, at: time)
    graph.showPress(event, at: time)
    if event.isAct { calculator.dismissNotice() }
    layOut()
    guard case .controller(let change) = event else { return hear(event) }
    controller.state.waiting = waitingButtons
    return perform(controller.state.handle(change, at: time), after: change)
  }

  /// Gives an event to the topmost layer that it means; what that has no use for goes on below.
  func hear(_ event: InputEvent) -> [SceneRequest] {
    if cover.hears(event), let requests = handleInCover(event) { return requests }
    return handleGlobally(event) ?? fulfil(manager.handle(event, at: time))
  }

  /// Lets time pass.
  package func advance(to time: Double) -> [SceneRequest] {
    self.time = time
    defer { noteWork() }
    let acts = controller.state.advance(to: time)
    if !acts.isEmpty { layOut() }
    return (acts.isEmpty ? [] : perform(acts, after: nil)) + driveGraph()
      + fulfil(manager.advance(to: time)) + announce()
      + (controller.turnHints(at: time) || cover.rise.isUnderWay
        || cover.tips.timer.advance(to: time) || cover.advance(to: time)
        ? [.redraw] : [])
  }

  /// When `advance` has something to do next.
  package var deadline: Double? {
    [
      manager.deadline, controller.deadline(after: time), driveDeadline, announcer.deadline,
      cover.rise.deadline(at: time), cover.tips.timer.deadline, cover.deadline(at: time),
    ].compactMap { $0 }.min()
  }

  package func cancelInput() {
    controller.cancel()
    cover.cancelInput()
    manager.cancelInput()
  }

  package func cursor(at place: Point) -> CursorShape {
    cover.sheet == nil ? manager.cursor(at: place) : .arrow
  }

  // MARK: Inside

  /// Does what one scene wants of the other, and passes the rest on to the window.
  func fulfil(_ requests: [SceneRequest]) -> [SceneRequest] {
    defer { connect() }
    return requests.flatMap { request -> [SceneRequest] in
      switch request {
      case .command(let command): return perform(command: command)
      case .showMaster:
        manager.showMaster()
        return [.redraw, .save]
      case .pull(let distance):
        manager.pull(by: distance)
        return [.redraw]
      case .passFocus(let forward):
        manager.passFocus(forward: forward)
        return [.redraw]
      case .switchFocus:
        if !controller.repeats { manager.switchFocus() }
        return [.redraw]
      case .toggleHidden(let side):
        manager.toggleHidden(side)
        return [.redraw, .save]
      case .vibrate: return controller.isInUse && preferences.vibrates ? [.vibrate] : []
      default: return [request]
      }
    }
  }
}
