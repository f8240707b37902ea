import GraphPresentation
import FunctionListTool
import GraphTools
import Controls
package import Graphs
package import Drawing
import GraphKit
import GraphStatistics
import GraphTable
package import Input
package import SceneHost
package import SceneParts
package import Words

/// The graph: the plane with the curves graphed last, and the tools to look at it.
package final class PlaneScene: Scene {
  /// The name under which this graph's view is kept.
  let name: String
  package let words: Locale
  private(set) var content: GraphContent
  package var look: GraphLook
  let ink = CurveInk()
  /// The view's style and what it keeps clear of; `view` is the whole of it.
  private var style = GraphView()
  var travel = ViewTravel()
  var tools = Toolbox()
  var board = ControlBoard<GraphControl>()
  /// The controls that lie under an open menu.
  var furniture: [Control<GraphControl>] = []
  /// What lies over what.
  var layers = LayerStack<GraphLayer>()
  var frames = GraphLayout(pane: .zero, isPushed: false, factor: 1)
  private(set) var context: SceneContext?
  var input = GraphInput()
  /// How popovers appear.
  var rise = PopoverRise<GraphLayer>()

  package init(
    name: String,
    state: GraphDocument,
    words: Locale,
    language: any FormulaLanguage
  ) {
    self.name = name
    self.words = words
    look = GraphLook(language: language)
    content = GraphContent(state)
  }

  package var state: GraphDocument {
    get { content.document }
    set { content.take(newValue) }
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
  var theme: Theme { presentation?.theme ?? look.theme }
  var mode: CurveMode { CurveMode(rawValue: state.mode) ?? .initial }

  /// The view as it is drawn now.
  var view: GraphView {
    var view = style
    view.viewport = viewport
    view.mode = mode
    return view
  }

  // MARK: Changing what is seen

  /// Changes the list of functions; the view stays as it is.
  package func changeFunctions(_ change: (inout FunctionList) -> Void) {
    tools.answer.forget()
    change(&state.functions)
    tools.functions.panel?.revealsFocus = true
  }

  /// Goes back to another moment's document; the view goes there on a short way.
  package func restore(_ document: GraphDocument) {
    tools.answer.forget()
    let present = viewport
    travel.motion = nil
    tools.functions.panel?.adapt(from: state, to: document)
    state = document
    follow(from: present)
  }

  func setMode(_ mode: CurveMode) -> [SceneRequest] {
    state.mode = mode.rawValue
    return [.redraw, .save]
  }

  /// The view that Home goes to: the origin in the middle.
  var homeViewport: Viewport {
    frames.kind == .floating
      ? .standard : Viewport(pointsPerUnit: max(frames.plot.width / 8, 24))
  }

  // MARK: Scene

  package func layOut(in context: SceneContext) {
    self.context = context
    var pane = context.frame
    if presentation == nil, let column = tools.table.column(in: pane, isPushed: context.isPushed) {
      pane.width = column.x - pane.x
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
    closeWhatHasNoRoom()
    suitFirstView()
    configureStyle()
    askForPoints()
    layOutTools()
    layOutControls()
    layOutLayers()
  }

  /// Lets the tools take their places: the panels first, then what keeps clear of them.
  func layOutTools() {
    guard let graph = snapshot else { return }
    tools.functions.layOut(in: graph)
    tools.statistics.layOut(in: graph)
    tools.table.layOut(in: graph)
    if let graph = snapshot { tools.entry.layOut(in: graph) }
    if let graph = snapshot { tools.functions.layOutChips(in: graph) }
    let list = tools.functions
    let chips = list.chips.map(\.frame) + [list.listChip].compactMap { $0 }
    if let graph = snapshot { tools.away.layOut(in: graph, under: chips) }
  }

  private func askForPoints() {
    let isWanted = isTracing || tools.statistics.isOpen || !tools.points.isHidden
    guard !frames.plot.isEmpty, isWanted else { return }
    let functions = curves.map(\.function)
    if tools.points.waits(for: functions, at: now) { return }
    let projection = currentProjection
    tools.points.ask(
      about: functions,
      over: projection.xRange,
      projection.yRange
    )
  }

  package func advance(to time: Double) -> [SceneRequest] {
    now = time
    let wasPutOff = tools.points.endWait(at: time)
    if wasPutOff { askForPoints() }
    let hasNews = tools.points.query.collect() || wasPutOff
    let hasStatistics = tools.statistics.query.collect()
    let (hasValues, hasSections) = (content.values.settle(), content.sections.settle())
    let isChanging = tools.presentation.advance(to: time)
    let glides = tools.advanceSheets(to: time)
    let hasSaid = tools.answer.advance(to: time)
    return closeShutSheets() + advanceMotion()
      + input.gestures.advance(to: time).flatMap { perform($0) }
      + (act { $0.functions.advance(in: $1) } ?? [])
      + (board.advance(to: time) || isChanging || glides || hasSaid ? [.redraw] : [])
      + (ink.isProving || hasNews || hasStatistics || hasValues || hasSections || rise.isUnderWay
        ? [.redraw] : [])
  }

  package var deadline: Double? {
    [
      // At once while there is something left to prove.
      ink.isProving ? now : nil, input.gestures.longPressDeadline,
      travel.motion.map { _ in now + Easing.frame }, board.deadline(at: now),
      presentation?.deadline(at: now), rise.deadline(at: now), tools.sheetDeadline(at: now),
      tools.points.deadline, tools.answer.deadline,
      tools.functions.panel?.deadline(after: now, bySteps: context?.reducesMotion ?? false),
    ].compactMap { $0 }.min()
  }

  package func cancelInput() {
    input.cancel()
    board.cancel()
    layers.cancel()
    tools.functions.panel?.cancelInput()
    tools.box.cancel()
    tools.trace.cancelInput()
    tools.stretch.cancelInput()
    tools.statistics.scroll.cancel()
    tools.statistics.grip.cancel()
    tools.table.scroll.cancel()
    tools.table.grip.cancel()
  }

  package func cursor(at place: Point) -> CursorShape {
    if presentation != nil { return .hidden }
    if let axis = input.grabbedAxis { return axis.cursor }
    if tools.box.box != nil { return .crosshair }
    if tools.trace.hand.isHolding { return .hand }
    if input.gestures.isActive { return .move }
    let layer = layers.layer(at: place)
    if layer == .plane {
      return tools.trace.hovered == nil ? axis(ofNumbersAt: place)?.cursor ?? .arrow : .hand
    }
    if layer == .list {
      guard let control = tools.functions.panel?.board.control(at: place) else { return .arrow }
      return control.role == .textField ? .text : .hand
    }
    return board.control(at: place) { $0.layer == layer } == nil ? .arrow : .hand
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
    style.style.dotPitch = travel.dotPitch.rawValue
    if let presentation { style.style.present(unit: presentation.unit(in: frames.plot)) }
  }

  /// Starts a picture: what covers the plane is told anew.
  func configureView() {
    configureStyle()
    style.overlays = []
    guard presentation == nil else { return }
    addOverlay(frames.zoom)
    if let toolbar = frames.toolbar { addOverlay(toolbar) }
    if let back = frames.back, frames.kind != .bars { addOverlay(back) }
  }

  /// Numbers and the trace's card keep clear of what covers the plane.
  func addOverlay(_ box: Rect) { style.overlays.append(box.inset(by: -6)) }
}

extension GestureAxis {
  var cursor: CursorShape { self == .horizontal ? .resizeHorizontally : .resizeVertically }
}
