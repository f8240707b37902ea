import CalculatorModel
import Controls
import Drawing
import GraphKit
import Input
import SceneHost
import Words

/// The graph: the plane with the curves graphed last, and the tools to look at it.
final class GraphScene: Scene {
  /// The name under which this graph's view is kept.
  let name: String
  var state: Document {
    didSet { if state != oldValue { restore(from: oldValue) } }
  }
  /// Whether the calculator now holds something else than the selected function.
  var isOutdated = false
  var settings = MenuSettings()
  let words: Idiom
  /// The program's theme; a presentation has its own.
  var baseTheme = Theme.slate

  var view = GraphView()
  private(set) var source = ProgramDataSource()
  var board = ControlBoard<GraphControl>()
  /// The controls that lie under an open menu.
  var furniture: [Control<GraphControl>] = []
  var openMenu: OpenMenu?
  /// The list of functions while it is open.
  var panel: FunctionPanel? {
    didSet { exploration.showsFunctions = panel == nil ? nil : true }
  }
  /// The pills of the functions, and the button after them.
  var chips: [FunctionChip] = []
  var listChip: Rect?
  /// The box that is to be zoomed into.
  var box: BoxZoom?
  /// What + and − stretch.
  var zoomAxes = ZoomAxes.both
  /// What was asked about the curve, and where.
  var answer: (place: Point, sentence: String)?
  var frames = GraphFrames(pane: .zero, isPushed: false, factor: 1)
  var context: SceneContext?
  var gestures = GestureRecognizer()
  var pointer: Point?
  /// What a pan still owes because it moved by whole device pixels, in points.
  var panRest = Vector.zero
  /// The axis whose numbers the mouse has got hold of.
  var grabbedAxis: GestureAxis?
  /// The finger that came in from the left edge.
  var edgeFinger: EdgeFinger?
  /// The moment of the last event or step.
  var now = 0.0
  var motion: ViewMotion?
  var history = ViewHistory()
  var groupFocus: [Int: GraphControl] = [:]
  var presentation: Presentation?
  /// How the curves are being looked at closely.
  var exploration = Exploration()
  /// What a click would trace.
  var hovered: Exploration.Trace?
  /// The number being typed.
  var entry: ValueEntry?
  /// Whether the keyboard was used last.
  var typesWithKeys = true
  /// Whether a finger or a controller was, which may have no keyboard beside it.
  var needsKeypad = false
  /// How the dot is being moved by hand or by a key that is held.
  var traceHand = TraceHand()
  /// How the statistics are scrolled.
  var panelHand = PanelHand()
  /// How the table is scrolled.
  var tableHand = PanelHand()
  /// The table that suited the view when it was opened.
  var naturalTable: TableSettings?
  /// The first curve that has a column in the table.
  var firstTableColumn = 0
  let pointInquiry = Inquiry<PointQuestion, [PointOfInterest]>(PointSearch.points)
  let statisticsInquiry = Inquiry<StatisticsQuestion, CurveStatistics>(CurveStatistics.init)
  private var remembered: (key: PictureKey, pictures: [(plot: Plot, picture: CurvePicture)])?
  /// What is proven of each curve, kept while it is panned and while others change.
  private var stores: [(program: Program, store: CurveStore)] = []
  /// Whether the last picture left something to prove.
  private(set) var isProving = false
  /// How long proving may take for one picture; what is left goes on with the next.
  var provingTime = Duration.seconds(60)
  /// How popovers appear.
  var rise = PopoverRise<Popover>()

  /// What may lie over the plane.
  enum Popover: Hashable, Sendable { case menu, statistics, list, table, pad }

  init(name: String, state: Document, words: Idiom) {
    self.name = name
    self.words = words
    self.state = state
    source.curves = state.curves
    view.viewport = target
    view.mode = CurveMode(rawValue: state.mode) ?? .initial
  }

  private func restore(from old: Document) {
    if state.functions != old.functions || state.parameters != old.parameters {
      source.curves = state.curves
    }
    if state[viewportOf: name] != old[viewportOf: name] { view.viewport = target }
    view.mode = CurveMode(rawValue: state.mode) ?? .initial
  }

  var theme: Theme { presentation?.theme ?? baseTheme }

  // MARK: Changing what is seen

  /// Changes the list of functions; the view stays as it is.
  func changeFunctions(_ change: (inout FunctionList) -> Void) {
    answer = nil
    change(&state.functions)
  }

  /// Goes back to another moment's document; the view goes there on a short way.
  func restore(_ document: Document) {
    answer = nil
    let present = view.viewport
    motion = nil
    panel?.adapt(to: document)
    state = document
    let end = view.viewport
    guard present != end, !(context?.reducesMotion ?? true) else { return }
    view.viewport = present
    motion = ViewMotion(
      from: present,
      to: end,
      start: now,
      duration: ViewMotion.jumpTime,
      isGlide: false
    )
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

  func layOut(in context: SceneContext) {
    self.context = context
    var pane = context.frame
    if let column = tableColumn(in: pane, isPushed: context.isPushed) {
      pane.width = column.x - pane.x
    }
    frames =
      presentation == nil
      ? GraphFrames(
        pane: pane,
        isPushed: context.isPushed,
        factor: context.measurer.type.factor
      )
      : GraphFrames(presentedIn: context.frame)
    // A view that nobody chose yet suits the pane.
    if state[viewportOf: name] == nil, motion == nil { view.viewport = homeViewport }
    closeWhatHasNoRoom()
    panel?.layOut(state, in: frames, pane: context.frame, end: listEnd, words: words)
    layOutChips(context.measurer)
    layOutControls()
  }

  /// The curves as ink: as much as a part of a frame allows, the rest with the next frames.
  func pictures(in projection: Projection) -> [(plot: Plot, picture: CurvePicture)] {
    let key = PictureKey(
      projection: projection,
      mode: view.mode,
      width: view.style.curveWidth,
      curves: source.curves
    )
    if let remembered, remembered.key == key { return remembered.pictures }
    let plots = source.plots()
    findStores()
    let start = ContinuousClock.now
    var isComplete = true
    let pictures = plots.enumerated().map { index, plot in
      // Later curves get what earlier ones leave, and each a share at least.
      let end = start + provingTime * (index + 1) / max(plots.count, 1)
      let (picture, isWhole) = view.picture(
        of: plot.function,
        in: projection,
        from: stores[index].store,
        generation: 0,
        while: { ContinuousClock.now < end }
      )
      isComplete = isComplete && isWhole
      return (plot: plot, picture: picture)
    }
    remembered = isComplete ? (key, pictures) : nil
    isProving = !isComplete
    return pictures
  }

  /// Gives each curve the store that knows its function.
  private func findStores() {
    var known = stores
    stores = source.curves.map { curve in
      guard let index = known.firstIndex(where: { $0.program == curve.program }) else {
        return (curve.program, CurveStore())
      }
      return known.remove(at: index)
    }
  }

  func advance(to time: Double) -> [SceneRequest] {
    now = time
    return advanceMotion() + gestures.advance(to: time).flatMap { perform($0) }
      + (board.advance(to: time) ? [.redraw] : []) + advancePresentation() + advancePanel()
      + (isProving || collectFacts() || rise.isUnderWay ? [.redraw] : [])
  }

  var deadline: Double? {
    [
      // At once while there is something left to prove.
      isProving ? now : nil, gestures.longPressDeadline,
      motion.map { _ in now + ViewMotion.frame }, board.deadline(at: now),
      presentation?.deadline(at: now), rise.deadline(at: now),
      panel?.deadline(after: now, bySteps: context?.reducesMotion ?? false),
    ].compactMap { $0 }.min()
  }

  func cancelInput() {
    gestures.cancel()
    board.cancel()
    panel?.cancelInput()
    grabbedAxis = nil
    edgeFinger = nil
    box = nil
    hovered = nil
    traceHand = TraceHand()
    panelHand.cancel()
    tableHand.cancel()
  }

  func cursor(at place: Point) -> CursorShape {
    if presentation != nil { return .hidden }
    if let grabbedAxis { return grabbedAxis.cursor }
    if box != nil { return .crosshair }
    if traceHand.isHolding { return .hand }
    if gestures.isActive { return .move }
    if openMenu == nil, let panel, panel.card.contains(place) {
      guard let control = panel.board.control(at: place) else { return .arrow }
      return control.role == .textField ? .text : .hand
    }
    let control = board.control(at: place)?.id
    guard control == nil || control == .plot, hovered == nil else { return .hand }
    return openMenu == nil ? axis(ofNumbersAt: place)?.cursor ?? .arrow : .arrow
  }

  func paste(_ text: String) -> [SceneRequest] { [] }

  /// What copying gives: the formulas, a line each.
  var copyText: String {
    state.functions.functions.map { words.mark.written($0.program.description) }
      .joined(separator: "\n")
  }

  /// The curves in a sentence, wherever they are looked at.
  var curvesSummary: String {
    let curves = source.curves.map(\.program.description)
    return words(curves.isEmpty ? GraphPhrase.nothingGraphed : .summary(curves: curves))
  }

  /// What the picture shows, in a sentence to be spoken.
  var summary: String {
    let curves = source.curves.map(\.program.description)
    guard !curves.isEmpty, !frames.plot.isEmpty, let context else { return curvesSummary }
    let x = projection(scale: context.contentScale).xRange
    return words(
      GraphPhrase.summaryOver(
        curves: curves,
        from: NumberText.rounded(x.lowerBound),
        to: NumberText.rounded(x.upperBound)
      )
    )
  }

  func projection(scale: ContentScale) -> Projection {
    view.projection(frame: frames.plot, contentScale: scale)
  }

  func configureView() {
    view.style = GraphStyle(theme: theme, isCompact: frames.kind != .floating)
    view.style.decimalMark = words.mark.character
    if let presentation {
      view.style.present(unit: presentation.unit(in: frames.plot))
      view.overlays = []
      return
    }
    var covered = [frames.zoom]
    if let toolbar = frames.toolbar { covered.append(toolbar) }
    if let back = frames.back, frames.kind != .bars { covered.append(back) }
    view.overlays = covered.map { $0.inset(by: -6) }
  }

  func addOverlay(_ box: Rect) { view.overlays.append(box.inset(by: -6)) }
}

/// Which menu of the graph is open.
enum OpenMenu: Hashable, Sendable {
  /// The one of the ⋯ button.
  case main
  /// The one of a place of the plane.
  case place(Point)
  /// The one of a function, at its pill or its row.
  case function(Int, at: Rect)
}

/// What a curve's ink depends on.
private struct PictureKey: Equatable {
  let projection: Projection
  let mode: CurveMode
  let width: Double
  let curves: [GraphedCurve]
}

extension GestureAxis {
  var cursor: CursorShape { self == .horizontal ? .resizeHorizontally : .resizeVertically }
}
