package import Controls
package import GraphModel
package import Drawing
package import GraphKit
import Input
package import SceneHost
package import Words

/// The graph at one moment, as its tools see it.
package struct GraphSnapshot {
  package let content: GraphContent
  let input: GraphInput
  package let view: GraphView
  package let frames: GraphLayout
  package let context: SceneContext
  let room: AvailableSpace
  package let board: ControlBoard<GraphControl>
  let keys: KeyboardFocus
  package let voice: GraphEnvironment
  /// The curve that is traced, or in front of an audience, or selected.
  package let selectedCurve: Int
  /// The curves as ink, solved when they are asked for.
  let ink: CurveInk
  /// The curves as functions to draw.
  package let plots: [Plot]
  /// What a person looks at.
  private let selection: GraphSelection

  package init(
    content: GraphContent,
    input: GraphInput,
    view: GraphView,
    frames: GraphLayout,
    context: SceneContext,
    room: AvailableSpace,
    board: ControlBoard<GraphControl>,
    keys: KeyboardFocus,
    voice: GraphEnvironment,
    selectedCurve: Int,
    ink: CurveInk,
    plots: [Plot],
    selection: GraphSelection
  ) {
    self.content = content
    self.input = input
    self.view = view
    self.frames = frames
    self.context = context
    self.room = room
    self.board = board
    self.keys = keys
    self.voice = voice
    self.selectedCurve = selectedCurve
    self.ink = ink
    self.plots = plots
    self.selection = selection
  }

  /// What is known of a curve's value at a place.
  package func value(of curve: Int, at x: TypedNumber) -> PointValue {
    // In numbers that count from elsewhere a formula holds near there only.
    let isFar = viewport.isLocal && x.value.magnitude >= Double(1 << TickOrigin.reach)
    return isFar ? .unknown : content.values.value(of: curves[curve].function, at: x)
  }

  /// The part of the plane that is seen.
  package var viewport: Viewport { view.viewport }
  package var document: GraphDocument { content.document }
  /// Where the trace stands while it is on.
  package var trace: Exploration.Trace? { selection.trace }
  /// The stretch that was chosen for the statistics.
  package var stretch: SelectedRange? {
    selection.statistics?.stretch(of: selectedCurve, among: curves.count)
  }
  /// The points of interest known so far.
  ///
  /// Where local numbers are 0 the curve has no zero and meets no axis.
  package var points: [PointOfInterest] {
    guard viewport.isLocal else { return selection.points }
    return selection.points.filter { point in
      switch point.kind {
      case .zero: viewport.hasTrueZeroY
      case .yIntercept: viewport.hasTrueZeroX
      default: true
      }
    }
  }
  /// Whether points of interest are of use to others than their own dots.
  var needsPoints: Bool { selection.trace != nil || selection.statistics != nil }
  /// The number that is being typed.
  package var entry: ValueEntry? { selection.entry }
  /// The curves that are seen.
  package var curves: [GraphedCurve] { content.curves }
  package var time: Double { input.time }
  /// The mouse, and whether a finger or button is down on the plane.
  var pointer: Point? { input.pointer }
  var isTouched: Bool { input.gestures.isActive }
  /// Whether a finger or a controller was used last, which may have no keyboard beside it.
  package var needsKeypad: Bool { input.needsKeypad }
  package var theme: Theme { voice.theme }
  package var words: Locale { voice.words }
  package var stageUnit: Double? { voice.stageUnit }
  package var difference: GraphPhrase? { voice.difference }
  package var openPlot: Rect { room.openPlot }
  package var listEnd: Double { room.listEnd }
  /// Whether the list of functions is open.
  var showsList: Bool { selection.showsList }
  /// The mark that is looked at.
  var chosenMark: MarkChoice? { selection.mark }
  /// Whether the value of a letter is typed.
  var typesParameter: Bool { if case .parameter? = entry?.target { true } else { false } }
  /// Whether the field of a number that is typed is still there.
  func hasField(of target: ValueEntry.Target) -> Bool {
    switch target {
    case .x, .y: trace != nil
    case .tableStart, .tableEnd, .tableStep, .tablePlace: selection.showsTable
    case .stretchEnd: stretch != nil
    case .parameter(let letter): !showsList && document.functions.parameters.contains(letter)
    }
  }
  /// The list's card, and in it the number that wants keys on the screen.
  var padAnchor: (card: Rect, number: Rect)? { isPresented ? nil : selection.padAnchor }
  package var panels: [Rect] { room.panels }
  var pills: [Rect] { room.pills }
  package var toolbarFrames: [Rect] { room.toolbarFrames }
  /// Why what is typed there is no number, where more typing can't make it one.
  package var entryFault: String? {
    guard let entry = heardEntry else { return nil }
    if entry.isMissed { return words(TracePhrase.notNearby) }
    var line = voice.language.editor("", of: curves.first?.function)
    line.type(words.mark.kept(entry.text))
    if case .parameter = entry.target, let number = line.number, !ParameterSetting.holds(number) {
      return words(Message.beyondSlider)
    }
    return line.isPending ? nil : line.fault(wantsNumber: true).map { words($0) }
  }

  /// A curve's formula with its parameters, not with their values.
  package func formula(of curve: Int) -> GraphFunction {
    document.functions[curves[curve].index]?.function ?? curves[curve].function
  }

  /// Whether the list receives the keys, and whether a ring says so.
  package var isListHearing: Bool { keys.layer == .list }
  package var showsListFocus: Bool { isListHearing && keys.isShown }
  /// The number that receives the keys.
  package var heardEntry: ValueEntry? { keys.entersNumber ? entry : nil }
  /// Whether that is a number of the trace, which is typed on its card.
  var typesCoordinate: Bool { heardEntry?.target.coordinate != nil }
  /// What is typed for something while it receives the keys.
  package func typed(_ target: ValueEntry.Target) -> TypedValue? {
    guard let entry = heardEntry, entry.target == target else { return nil }
    return TypedValue(entry.field, isWrong: entryFault != nil)
  }

  package var isPresented: Bool { stageUnit != nil }
  package var pane: Rect { context.frame }
  package var measurer: any TextMeasurer { context.measurer }

  /// The map of the plane as the window shows it.
  package var projection: Projection {
    view.projection(frame: frames.plot, contentScale: context.contentScale)
  }

  /// What a window keeps of the plane.
  package var sheet: GraphSheet { ink.sheet }

  /// The curves as ink.
  package var pictures: [(plot: Plot, picture: CurvePicture)] { inked.curves }

  /// The same with their families; each call may go on proving, so once a frame is enough.
  package var inked: CurveInk.Pictures {
    ink.pictures(of: curves, plots, by: view, in: projection)
  }

  package func state(of id: GraphControl) -> ControlState {
    let isOnControl = keys.layer != .list && (!keys.entersNumber || keys.layer == .pad)
    return board.state(of: id, at: time, showsFocus: keys.isShown && isOnControl)
  }

  /// The ink of a curve.
  package func pen(_ curve: Int) -> Color { theme.pen(curves[curve].pen) }

  /// A number as people write it here; a dash where there is none.
  package func written(_ number: String?) -> String { number.map(words.mark.written) ?? "–" }

  /// Draws what hover, press and focus add to a row, and the row's own look.
  package func draw(_ control: Control<GraphControl>, with painter: ControlPainter) {
    let state = state(of: control.id)
    painter.drawWash(in: control.frame.inset(dx: 2, dy: 2), radius: 8, state)
    painter.draw(control, state)
  }
}
