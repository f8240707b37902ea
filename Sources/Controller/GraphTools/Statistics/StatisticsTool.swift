package import SceneHost
package import Controls
package import Drawing
import GraphKit
package import Graphs
import Intervals
import Words

/// The statistics of what is seen: asked for while the panel is open, shown as rows.
package struct StatisticsTool: GraphTool {
  /// What they are about; nil while the panel is closed.
  package var subject: Exploration.Statistics?
  /// Where the panel lies, nil while it is closed.
  package private(set) var frame: Rect?
  package var scroll = ScrollState()
  package var grip = SheetGrip()
  /// The stretch that stays looked at although the program moved the view, to show one of its points.
  private var held: Interval?
  /// Whether the row with the focus has to be seen after the next layout.
  private var revealsFocus = false
  package let query = BackgroundQuery<StatisticsQuestion, CurveStatistics>(CurveStatistics.init)

  package init() {}

  package var isOpen: Bool { subject != nil }

  package mutating func open() {
    subject = Exploration.Statistics()
    (scroll, grip) = (ScrollState(), SheetGrip())
  }

  package mutating func close() {
    (subject, frame, held) = (nil, nil, nil)
    (scroll, grip) = (ScrollState(), SheetGrip())
  }

  /// Stays with what was in view before the program moved the view for one of its points.
  package mutating func hold(_ view: ClosedRange<Double>) {
    if isOpen, held == nil { held = Interval(view) }
  }

  /// Looks at what is seen again: a person moved the view.
  package mutating func release() { held = nil }

  package mutating func layOut(in graph: GraphSnapshot) {
    askForRows(in: graph)
    guard let panel = panel(in: graph) else {
      frame = nil
      return
    }
    let frame = dragged(frame(of: panel, in: graph), of: panel, in: graph)
    self.frame = frame
    scroll.limit(to: panel.reach(in: frame, graph.measurer))
    guard revealsFocus else { return }
    revealsFocus = false
    let focused = describe(in: graph).first { $0.id == graph.board.focus }
    if let focused { reveal(focused, in: graph) }
  }

  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    [.statistics: [frame].compactMap { $0 }]
  }

  // MARK: What is known

  /// The stretch that is looked at whatever is seen: what was chosen, or is held.
  var fixedStretch: Interval? {
    if let lower = subject?.lower, let upper = subject?.upper, lower < upper {
      return Interval(lower, upper)
    }
    return held
  }

  /// The stretch looked at: a fixed one, else what is seen.
  private func stretch(in graph: GraphSnapshot) -> Interval? {
    if let fixedStretch { return fixedStretch }
    let view = graph.projection.xRange
    return view.lowerBound < view.upperBound ? Interval(view) : nil
  }

  /// Asks for what the open panel shows.
  private func askForRows(in graph: GraphSnapshot) {
    guard isOpen, !graph.curves.isEmpty, !graph.frames.plot.isEmpty,
      let stretch = stretch(in: graph)
    else { return }
    query.ask(
      StatisticsQuestion(
        curve: graph.selectedCurve,
        function: graph.curves[graph.selectedCurve].function,
        stretch: stretch
      )
    )
  }

  /// The rows of what was found last, of the same curve; nil while nothing was.
  func known(
    in graph: GraphSnapshot
  ) -> (rows: [StatisticsRow], foot: (StatisticsPhrase, Bool), isStale: Bool)? {
    guard let subject, !graph.curves.isEmpty, let last = query.last,
      last.question.function == graph.curves[graph.selectedCurve].function
    else { return nil }
    if let figure = figureRows(last.answer, in: graph) {
      return (figure.rows, (figure.foot, true), false)
    }
    let rows = StatisticsRows(last.answer, in: graph.projection)
    let isStale = last.question.stretch != stretch(in: graph)
    let foot = isStale ? (.stillProving, false) : (rows.foot.sentence, rows.foot.isProven)
    return (rows.first + (subject.isExpanded ? rows.more : []), foot, isStale)
  }

  // MARK: Acting

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch event {
    case .wheel(let notches):
      scroll.turn(notches)
      return [.redraw]
    case .activate(.fact(let fact)): return activate(fact, in: graph)
    default: return nil
    }
  }

  private mutating func activate(_ fact: FactControl, in graph: GraphSnapshot) -> [ToolRequest] {
    switch fact {
    case .close:
      close()
      return [.focus(.plot), .redraw, .save]
    case .expand:
      subject?.isExpanded.toggle()
      revealsFocus = true
    case .wholeView:
      subject?.lower = nil
      subject?.upper = nil
      held = nil
    case .row(let index):
      guard let rows = known(in: graph)?.rows, rows.indices.contains(index),
        let place = rows[index].place
      else { return [] }
      return [.trace(curve: graph.selectedCurve, x: place, snaps: true)]
    }
    return [.redraw, .save]
  }

  /// Takes a place of the plane as one end of the stretch looked at.
  package mutating func choose(
    _ end: WritableKeyPath<Exploration.Statistics, Double?>,
    at x: Double,
    in view: ClosedRange<Double>
  ) {
    var chosen = subject ?? Exploration.Statistics()
    chosen[keyPath: end] = x
    let (lower, upper) = (chosen.lower ?? view.lowerBound, chosen.upper ?? view.upperBound)
    (chosen.lower, chosen.upper) = (min(lower, upper), max(lower, upper))
    subject = chosen
  }

  /// Scrolls so that a row is seen.
  package mutating func reveal(_ control: Control<GraphControl>, in graph: GraphSnapshot) {
    guard case .fact(let fact) = control.id, fact != .close, let frame, let panel = panel(in: graph)
    else { return }
    scroll.reveal(control.frame, in: panel.list(in: frame, graph.measurer))
    scroll.limit(to: panel.reach(in: frame, graph.measurer))
  }
}
