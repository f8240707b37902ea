import GraphTools
import Settings
import Controls
package import GraphModel
package import Drawing
import GraphKit
package import Input
package import SceneHost
package import SceneParts
import Words

/// The graph: the plane with the curves graphed last, and the tools to look at it.
package final class PlaneScene: Scene {
  /// The name under which this graph's view is kept.
  let name: String
  let environment: ProgramEnvironment
  var words: Locale { environment.words }
  private(set) var content: GraphContent
  /// Whoever understands the formulas that are typed into the graph.
  package var language: any FormulaLanguage
  let ink = CurveInk()
  /// The view's style and what it keeps clear of; `view` is the whole of it.
  private var style = GraphView()
  var travel = ViewTravel()
  var tools = Toolbox()
  var board = ControlBoard<GraphControl>()
  /// What lies over what.
  var layers = LayerStack<GraphLayer>()
  var frames = GraphLayout(pane: .zero, isPushed: false, factor: 1)
  private(set) var context: SceneContext?
  var input = GraphInput()
  /// How popovers appear.
  var rise = PopoverRise<GraphLayer>()
  /// The characters that were typed last.
  var run: TypedRun?

  package init(
    name: String,
    state: GraphDocument,
    language: any FormulaLanguage,
    in environment: ProgramEnvironment = ProgramEnvironment()
  ) {
    (self.name, self.language, self.environment) = (name, language, environment)
    content = GraphContent(state)
  }

  package var state: GraphDocument {
    get { content.document }
    set {
      let (functions, curves) = (content.document.functions, content.curves)
      content.take(newValue)
      guard newValue.functions != functions else { return }
      tell(
        .renumbered { [later = content] curve in
          guard curves.indices.contains(curve) else { return nil }
          let place = functions.place(of: curves[curve].index, in: later.document.functions)
          return later.curves.firstIndex { $0.index == place }
        }
      )
    }
  }
  package var curves: [GraphedCurve] { content.curves }
  var plots: [Plot] {
    curves.map(\.plot)
  }
  package var now: Double {
    get { input.time }
    set { input.time = newValue }
  }
  var presentation: Presentation? { tools.presentation.presentation }
  package var isTracing: Bool { tools.trace.isOn }
  @inline(never) var theme: Theme { presentation?.theme ?? environment.settings.theme }
  var mode: CurveMode { CurveMode(rawValue: state.mode) ?? .initial }

  /// The view as it is drawn now.
  var view: GraphView {
    var view = style
    view.viewport = viewport
    view.mode = mode
    return view
  }

  /// Whether the curves are known in the numbers of a view; they are asked for where they are not.
  func isKnown(in viewport: Viewport) -> Bool {
    if content.isKnown(in: viewport) { return true }
    return content.settleLocal() && content.isKnown(in: viewport)
  }

  /// Takes the curves in the numbers that the view counts.
  func countCurves() { content.count(for: viewport, filling: frames.plot.size) }

  /// All that a typed character may change.
  var moment: GraphMoment {
    get { GraphMoment(content: content, travel: travel, tools: tools, board: board) }
    set {
      (content, travel, tools, board) = (
        newValue.content, newValue.travel, newValue.tools, newValue.board
      )
    }
  }

  // MARK: Changing what is seen

  /// Changes the list of functions; the view stays as it is.
  package func changeFunctions(_ change: (inout FunctionList) -> Void) {
    change(&state.functions)
    tell(.changed)
  }

  /// Puts a formula in the place of the selected function, and tells where another one was entered
  /// there.
  package func replaceSelected(
    by function: GraphFunction,
    text: String,
    inPlaceOf entered: GraphedFunction?
  ) {
    let index = state.functions.selection
    changeFunctions { $0.replaceSelected(by: function, text: text) }
    if let entered, let index, entered.function != function { tellReplaced(entered, at: index) }
  }

  /// Tells, from now on for a while, that another function stands in the place of one.
  package func tellReplaced(_ function: GraphedFunction, at index: Int) {
    tell(.replaced(function, at: index))
  }

  package func slide(_ letter: String, bySteps steps: Int) {
    state[settingOf: letter].move(bySteps: steps)
  }

  /// Tells for a while that functions are gone.
  package func tellCleared(_ count: Int) { tell(.cleared(count)) }

  /// Goes back to another moment's document; the view goes there on a short way.
  package func restore(_ document: GraphDocument) {
    let present = viewport
    travel.motion = nil
    tell(.restored(from: state, to: document))
    state = document
    follow(from: present)
    countTools()
  }

  func setMode(_ mode: CurveMode) -> [SceneRequest] {
    state.mode = mode.rawValue
    return [.redraw, .save]
  }

  /// The view that Home goes to: the origin in the middle.
  var homeViewport: Viewport {
    let home =
      frames.kind == .floating
      ? Viewport.standard : Viewport(pointsPerUnit: max(frames.plot.width / 8, 24))
    return home.with(state[viewportOf: name]?.steps ?? TickSteps())
  }

  // MARK: Scene

  package func layOut(in context: SceneContext) {
    self.context = context
    var pane = context.frame
    if presentation == nil {
      let columns = tools.compactMap { $0.column(in: context.frame, isPushed: context.isPushed) }
      pane.width = (columns.map(\.x).min() ?? pane.maxX) - pane.x
    }
    frames =
      presentation == nil
      ? GraphLayout(
        pane: pane,
        isPushed: context.isPushed,
        isOtherHidden: context.isOtherHidden,
        factor: context.measurer.type.factor
      )
      : GraphLayout(presentedIn: context.frame)
    let strip = tools.compactMap { $0.strip(in: frames.plot, of: state) }.max() ?? 0
    if presentation == nil, strip > 0 { frames.showStrip(height: strip) }
    if presentation == nil, widthExponent <= Self.deepWidth { frames.showDepth() }
    countTools()
    countCurves()
    input.gestures.bounds = context.frame
    frameStage()
    closeWhatHasNoRoom()
    suitFirstView()
    configureStyle()
    layOutTools()
    layOutControls()
    layOutLayers()
  }

  /// Lets the tools take their places: the panels first, then what keeps clear of them.
  func layOutTools() {
    layOutTools { $0.layOut(in: $1) }
    layOutTools { $0.layOutPills(in: $1) }
  }

  /// Lets each tool see where those before it lie.
  func layOutTools(_ layOut: (inout any GraphTool, GraphSnapshot) -> Void) {
    guard var graph = snapshot else { return }
    for index in tools.indices {
      let before = tools[index].overlays
      layOut(&tools[index], graph)
      if tools[index].overlays != before, let moved = snapshot { graph = moved }
    }
  }

  package func advance(to time: Double) -> [SceneRequest] {
    now = time
    let (hasValues, hasSections) = (content.values.settle(), content.sections.settle())
    let hasLocal = content.settleLocal()
    let hasSolved = content.settleSolutions()
    let hasDigits = content.originDigits.settle()
    let recounted = recount()
    let fades = board.advance(to: time)
    return recounted
      + (act { tools, graph in tools.each { $0.advance(in: graph) }.flatMap { $0 } } ?? [])
      + closeShutSheets() + advanceMotion()
      + input.gestures.advance(to: time).flatMap { perform($0) }
      + (fades || ink.isProving || hasValues || hasSections || hasLocal || hasSolved || hasDigits
        || rise.isUnderWay
        ? [.redraw] : [])
  }

  package var deadline: Double? {
    let isStill = context?.reducesMotion ?? false
    let own = [
      // At once while there is something left to prove.
      ink.isProving ? now : nil, input.gestures.longPressDeadline,
      travel.motion.map { _ in now + Easing.frame }, board.deadline(at: now),
      rise.deadline(at: now), restDeadline,
    ]
    return (own.compactMap { $0 } + tools.compactMap { $0.deadline(at: now, isStill: isStill) })
      .min()
  }

  package func cancelInput() {
    input.cancel()
    board.cancel()
    layers.cancel()
    tools.each { $0.cancelInput() }
  }

  package func cursor(at place: Point) -> CursorShape {
    if presentation != nil { return .hidden }
    if let axis = input.grabbedAxis { return axis.cursor }
    if let shape = toolCursor(at: place, in: nil) { return shape }
    if input.gestures.isActive { return .move }
    let layer = layers.layer(at: place)
    if let layer, let shape = toolCursor(at: place, in: layer) { return shape }
    if layer == .plane { return axis(ofNumbersAt: place)?.cursor ?? .arrow }
    return board.control(at: place) { $0.layer == layer } == nil ? .arrow : .hand
  }

  private func toolCursor(at place: Point, in layer: GraphLayer?) -> CursorShape? {
    tools.compactMap { $0.cursor(at: place, in: layer) }.first
  }

  // MARK: How it is drawn

  func projection(scale: ContentScale) -> Projection {
    view.projection(frame: frames.plot, contentScale: scale)
  }

  /// The map of the plane as the window shows it now.
  var currentProjection: Projection { projection(scale: context?.contentScale ?? .one) }

  private func configureStyle() {
    style.style = GraphStyle(theme: theme, isCompact: frames.kind != .floating)
    style.style.decimalMark = words.mark.character
    style.style.hasPolarGrid = preferences.hasPolarGrid
    style.style.hasDegrees = language.hasDegrees
    style.style.dotPitch = preferences.dotPitch.rawValue
    if let presentation { style.style.present(unit: presentation.unit(in: frames.plot)) }
  }

  /// Starts a picture: what covers the plane is shown anew.
  func configureView() {
    configureStyle()
    style.overlays = []
    guard presentation == nil else { return }
    addOverlay(frames.zoom)
    if let toolbar = frames.toolbar { addOverlay(toolbar) }
    if let back = frames.back, frames.kind != .bars { addOverlay(back) }
  }

  /// Numbers and the trace's card keep clear of what covers the plane.
  func addOverlay(_ box: Rect, clearance: Double = 6) {
    // What is beside the plane needs nothing of it.
    if box.overlaps(frames.plot) { style.overlays.append(box.inset(by: -clearance)) }
  }
}

extension GestureAxis {
  var cursor: CursorShape { self == .horizontal ? .resizeHorizontally : .resizeVertically }
}
