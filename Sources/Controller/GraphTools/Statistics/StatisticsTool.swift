import Analysis
package import SceneHost
package import Controls
package import Drawing
import GraphKit
package import GraphModel
import Intervals
import SceneParts
import Words

/// The statistics of what is seen: asked for while the panel is open, shown as rows.
package struct StatisticsTool: SheetPanel {
  /// What they are about; nil while the panel is closed.
  private(set) var subject: Exploration.Statistics?
  package var panel: Panel?
  /// What the panel has room for: more may be known by the time it is drawn.
  private(set) var laidOut: FactPanel?
  /// Where the card of an area lies, which takes the panel's place.
  private(set) var cardFrame: Rect?
  package var scroll = ScrollState()
  package var grip = SheetGrip()
  /// The stretch that stays looked at although the program moved the view, to show one of its points.
  private var held: Interval?
  /// Whether the row with the focus has to be seen after the next layout.
  private var revealsFocus = false
  let query = BackgroundQuery<StatisticsQuestion, CurveStatistics>(CurveStatistics.init)

  package init() {}

  package var isOpen: Bool { subject != nil }

  package var panelFrame: Rect? { cardFrame ?? panel?.frame }
  package var isPopover: Bool { isOpen }
  package var layer: GraphLayer? { .statistics }
  package var leastWidth: Double { Self.width }

  package mutating func open(in graph: GraphSnapshot) -> [ToolRequest] {
    guard !graph.curves.isEmpty else { return [] }
    subject = Exploration.Statistics()
    (scroll, grip) = (ScrollState(), SheetGrip())
    return []
  }

  package mutating func close(in document: GraphDocument) -> [ToolRequest] {
    (subject, panel, cardFrame, held) = (nil, nil, nil, nil)
    (scroll, grip) = (ScrollState(), SheetGrip())
    return []
  }

  package mutating func note(_ news: GraphNews, at time: Double) {
    switch news {
    // What was in view before the program moved the view for one of its points stays looked at.
    case .moved(let view?): if isOpen, held == nil { held = Interval(view) }
    case .moved(nil): held = nil
    case .stretch(let stretch, let curve): subject?.look(at: stretch, of: curve)
    // What was chosen in other numbers is beyond this view, or all of it.
    case .recounted:
      subject?.look(at: nil, of: 0)
      held = nil
    case .renumbered(let place):
      let (base, top) = (subject?.base, subject?.top)
      subject?.base = base.flatMap(place)
      subject?.top = top.flatMap(place)
    default: break
    }
  }

  package func work(in background: Background) { query.background = background }

  package mutating func advance(in graph: GraphSnapshot) -> [ToolRequest] {
    let hasNews = query.collect()
    return scroll.advance(to: graph.time) || grip.deadline(at: graph.time) != nil || hasNews
      ? [.redraw] : []
  }

  package func publish(to selection: inout GraphSelection, of curves: [GraphedCurve]) {
    selection.statistics = subject
  }

  package func keep(in exploration: inout Exploration) { exploration.statistics = subject }

  package mutating func restore(_ exploration: Exploration, language: any FormulaLanguage) {
    subject = exploration.statistics
  }

  package mutating func layOut(in graph: GraphSnapshot) {
    askForRows(in: graph)
    (panel, laidOut, cardFrame) = (nil, nil, nil)
    if let card = areaCard(in: graph), let unit = graph.stageUnit {
      cardFrame = frame(of: card, unit: unit, in: graph)
      return
    }
    guard let facts = facts(in: graph) else { return }
    laidOut = facts
    show(facts.panel(in: frame(of: facts, in: graph), on: ground(in: graph), graph.measurer))
    guard revealsFocus else { return }
    revealsFocus = false
    let focused = describe(in: graph).first { $0.id == graph.board.focus }
    if let focused { reveal(focused, in: graph) }
  }

  // MARK: What is known

  /// What the area may reach to: the x axis, and each other curve of a formula.
  private func bases(in graph: GraphSnapshot) -> [Int?] {
    [nil]
      + graph.curves.indices.filter {
        $0 != graph.selectedCurve && graph.curves[$0].function.hasPieces
      }
  }

  /// The stretch that is looked at whatever is seen: what was chosen, or is held.
  var fixedStretch: Interval? {
    if let lower = subject?.lower, let upper = subject?.upper, lower < upper {
      return Interval(lower, upper)
    }
    return held
  }

  /// The stretch looked at, with its ends as they were written: a fixed one, else what is seen.
  private func stretch(in graph: GraphSnapshot) -> ExactRange? {
    if let subject, let lower = subject.lower, let upper = subject.upper, lower < upper {
      return ExactRange(
        endpoint(lower, subject.lowerText, isUpper: false, in: graph),
        endpoint(upper, subject.upperText, isUpper: true, in: graph)
      )
    }
    if let held { return ExactRange(held) }
    let view = graph.projection.xRange
    return view.lowerBound < view.upperBound ? ExactRange(Interval(view)) : nil
  }

  private func endpoint(
    _ value: Double,
    _ text: String?,
    isUpper: Bool,
    in graph: GraphSnapshot
  ) -> Endpoint {
    let written = text.flatMap {
      graph.voice.language.number($0, beside: graph.curves.first?.function)?.base.endpoint
    }
    // The end is the point itself, which may lie beside the number that stands for it.
    let points = graph.points.filter {
      $0.curve == graph.selectedCurve && $0.isProven && $0.place == value
    }
    let isSmooth = points.allSatisfy { $0.y != nil && !$0.isBreak && $0.kind != .domainEnd }
    let x = isSmooth ? points.map(\.x).first { !$0.isSingleton } : nil
    return written
      ?? x.map { Endpoint(isUpper ? $0.upperBound.nextUp : $0.lowerBound.nextDown) }
      ?? Endpoint(decimal: value)
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
        stretch: stretch,
        base: graph.stretch?.base.map { graph.curves[$0].function }
      )
    )
  }

  /// The rows of what was found last, of the same curve; nil while nothing was.
  func known(
    in graph: GraphSnapshot
  ) -> (rows: [StatisticsRow], foot: (sentence: StatisticsPhrase, isProven: Bool), isStale: Bool)? {
    guard let subject, !graph.curves.isEmpty, let last = query.last,
      last.question.function == graph.curves[graph.selectedCurve].function
    else { return nil }
    if let figure = figureRows(last.answer, in: graph) {
      return (figure.rows, (figure.foot, true), false)
    }
    let rows = StatisticsRows(last.answer, in: graph.projection, graph.viewport)
    let base = graph.stretch?.base
    let isStale =
      last.question.stretch != stretch(in: graph)
      || last.question.base != base.map { graph.curves[$0].function }
    let areas =
      graph.stretch == nil
      ? []
      : rows.areas(
        between: graph.curves[graph.selectedCurve].index + 1,
        and: base.map { graph.curves[$0].index + 1 }
      )
    let others = (subject.isExpanded ? rows.all : rows.first).filter { row in
      !areas.contains { $0.title == row.title }
    }
    let foot =
      isStale ? (.stillProving, false) : rows.foot(of: fixedStretch == nil ? .view : .interval)
    return (areas + others, foot, isStale)
  }

  /// What can be done below the rows.
  func acts(in graph: GraphSnapshot) -> [(id: FactControl, title: StatisticsPhrase)] {
    let isFormula = graph.curves[graph.selectedCurve].function.hasPieces
    // Of a figure all is shown at once.
    guard graph.figure(graph.selectedCurve) == nil else { return [] }
    var acts: [(FactControl, StatisticsPhrase)] = [
      (.expand, subject?.isExpanded ?? false ? .fewer : .more)
    ]
    guard !graph.viewport.isLocal else { return acts }
    let bases = bases(in: graph)
    if graph.stretch != nil, bases.count > 1 {
      let base = graph.stretch?.base.map { graph.curves[$0].index + 1 }
      acts.append((.against, base.map { .againstCurve($0) } ?? .againstAxis))
    } else if graph.stretch == nil, isFormula {
      acts.append((.stretch, .chooseStretch))
      if bases.count > 1, let other = bases[1] {
        let numbers = [graph.selectedCurve, other].map { graph.curves[$0].index + 1 }
        acts.insert((.against, .areaBetween(numbers[0], numbers[1])), at: 0)
      }
    }
    return acts + (fixedStretch != nil ? [(.wholeView, .wholeView)] : [])
  }

  // MARK: Acting

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch event {
    case .activate(.fact(let fact)): return activate(fact, in: graph)
    case .menu(.fromHere, let place?): choose(\.lower, at: place, in: graph)
    case .menu(.toHere, let place?): choose(\.upper, at: place, in: graph)
    default: return nil
    }
    return [.redraw, .save]
  }

  private mutating func activate(_ fact: FactControl, in graph: GraphSnapshot) -> [ToolRequest] {
    switch fact {
    case .close:
      return close(in: graph.document) + [.focus(.plot), .redraw, .save]
    case .expand:
      subject?.isExpanded.toggle()
      revealsFocus = true
    case .wholeView:
      subject?.look(at: nil, of: graph.selectedCurve)
      held = nil
    case .stretch:
      held = nil
      scroll.offset = 0
      grip.lower(at: graph.time, isStill: graph.context.reducesMotion)
      subject?.look(at: SelectedRange(around: nil, in: graph), of: graph.selectedCurve)
      // Where keys chose it, its ends receive what is typed next.
      guard case .fact = graph.board.focus, graph.context.showsFocus else { break }
      return [.focus(.edge(isUpper: false)), .redraw, .save]
    case .against: chooseBase(in: graph)
    case .row(let index):
      guard let rows = known(in: graph)?.rows, rows.indices.contains(index),
        let place = rows[index].place
      else { return [] }
      return [.trace(curve: graph.selectedCurve, x: TypedNumber(place), snaps: true)]
    }
    return [.redraw, .save]
  }

  /// Lets the area reach to the next curve; edges that were only proposed go where it meets that.
  private mutating func chooseBase(in graph: GraphSnapshot) {
    let bases = bases(in: graph)
    guard let stretch = graph.stretch, let now = bases.firstIndex(of: graph.stretch?.base) else {
      held = nil
      if bases.count > 1 {
        subject?.look(at: SelectedRange(around: bases[1], in: graph), of: graph.selectedCurve)
      }
      return
    }
    let next = bases[(now + 1) % bases.count]
    let old = SelectedRange(around: bases[now], in: graph)
    let isProposed = (old.lower, old.upper) == (stretch.lower, stretch.upper)
    subject?.look(
      at: isProposed
        ? SelectedRange(around: next, in: graph)
        : SelectedRange(stretch.lowerEnd, stretch.upperEnd, base: next),
      of: graph.selectedCurve
    )
  }

  /// Takes a place of the plane as one end of the stretch looked at.
  private mutating func choose(
    _ end: WritableKeyPath<Exploration.Statistics, Double?>,
    at place: Point,
    in graph: GraphSnapshot
  ) {
    let x = graph.roundest(inColumn: graph.column(at: place.x))
    let view = graph.projection.xRange
    var chosen = subject ?? Exploration.Statistics()
    let isUpper = end == \.upper
    let other = isUpper ? chosen.lower ?? view.lowerBound : chosen.upper ?? view.upperBound
    let stretch = SelectedRange(
      TypedNumber(other, text: isUpper ? chosen.lowerText : chosen.upperText),
      TypedNumber(x)
    )
    (chosen.lower, chosen.lowerText) = (stretch.lower, stretch.lowerEnd.text)
    (chosen.upper, chosen.upperText) = (stretch.upper, stretch.upperEnd.text)
    subject = chosen
  }

  package mutating func reveal(_ control: Control<GraphControl>, in graph: GraphSnapshot) {
    if case .fact(let fact) = control.id, fact != .close { reveal(control.frame) }
  }
}
