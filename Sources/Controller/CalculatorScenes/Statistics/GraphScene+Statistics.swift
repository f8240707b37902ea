import CalculatorModel
import Controls
import Drawing
import GraphKit
import NumericCore
import SceneHost
import Words

/// The statistics of what is seen: asked for while the panel is open, shown as rows.
extension GraphScene {
  var hasStatistics: Bool { exploration.statistics != nil && !source.curves.isEmpty }

  func toggleStatistics() -> [SceneRequest] {
    if exploration.statistics != nil { return closeStatistics() }
    guard !source.curves.isEmpty else { return [] }
    exploration.statistics = Exploration.Statistics()
    if presentation == nil { makeRoom(for: .statistics) }
    panelHand = PanelHand()
    layOutControls()
    return [.redraw, .save]
  }

  func closeStatistics() -> [SceneRequest] {
    guard exploration.statistics != nil else { return [] }
    exploration.statistics = nil
    if case .fact = board.focus { board.focus = .plot }
    layOutControls()
    return [.redraw, .save]
  }

  /// The curve they are about: the traced one, in a presentation the one in front, else the selected.
  var selectedCurve: Int {
    let last = source.curves.count - 1
    let selected = source.curves.firstIndex { $0.index == state.functions.selection }
    return max(0, min(exploration.trace?.curve ?? presentation?.curve ?? selected ?? last, last))
  }

  /// Its pen.
  var selectedPen: Int { source.curves[selectedCurve].pen }

  /// The stretch looked at: what was chosen, else what is seen.
  private var stretch: Interval? {
    if let lower = exploration.statistics?.lower, let upper = exploration.statistics?.upper,
      lower < upper
    {
      return Interval(lower, upper)
    }
    let view = currentProjection.xRange
    return view.lowerBound < view.upperBound ? Interval(view) : nil
  }

  /// Whether they are about a chosen stretch.
  var hasChosenStretch: Bool {
    exploration.statistics?.lower != nil && exploration.statistics?.upper != nil
  }

  /// Asks for what the open panel shows.
  func askForStatistics() {
    guard hasStatistics, !frames.plot.isEmpty, let stretch else { return }
    statisticsInquiry.ask(
      StatisticsQuestion(
        curve: selectedCurve,
        program: source.curves[selectedCurve].program,
        stretch: stretch
      )
    )
  }

  /// The rows of what was found last, of the same curve; nil while nothing was.
  var statisticsRows: (rows: [StatisticsRow], foot: (StatisticsPhrase, Bool), isStale: Bool)? {
    guard hasStatistics, let last = statisticsInquiry.last,
      last.question.program == source.curves[selectedCurve].program
    else { return nil }
    let rows = StatisticsRows(last.answer, in: currentProjection)
    let isStale = last.question.stretch != stretch
    let all = rows.first + (exploration.statistics?.isExpanded ?? false ? rows.more : [])
    return (
      all, isStale ? (.stillProving, false) : (rows.foot.sentence, rows.foot.isProven), isStale
    )
  }

  // MARK: Choosing a stretch

  /// Takes a place of the plane as one end of the stretch looked at.
  func chooseStretch(
    _ end: WritableKeyPath<Exploration.Statistics, Double?>,
    at place: Point
  )
    -> [SceneRequest]
  {
    let projection = currentProjection
    let column = column(at: place.x)
    let x = TraceReading.roundest(
      from: projection.x(ofColumnEdge: column),
      to: projection.x(ofColumnEdge: column + 1)
    )
    var statistics = exploration.statistics ?? Exploration.Statistics()
    let view = projection.xRange
    statistics[keyPath: end] = x
    statistics.lower = statistics.lower ?? view.lowerBound
    statistics.upper = statistics.upper ?? view.upperBound
    if let lower = statistics.lower, let upper = statistics.upper, lower > upper {
      (statistics.lower, statistics.upper) = (upper, lower)
    }
    exploration.statistics = statistics
    return [.redraw, .save]
  }

  // MARK: Acting

  func activate(_ fact: FactControl) -> [SceneRequest] {
    switch fact {
    case .close: return closeStatistics()
    case .expand:
      exploration.statistics?.isExpanded.toggle()
      layOutControls()
      revealFocusedFact()
      return [.redraw, .save]
    case .wholeView:
      exploration.statistics?.lower = nil
      exploration.statistics?.upper = nil
      return [.redraw, .save]
    case .row(let index):
      guard let rows = statisticsRows?.rows, rows.indices.contains(index),
        let place = rows[index].place
      else { return [] }
      let curve = selectedCurve
      let known = points.first { $0.curve == curve && abs($0.place - place) <= 16 * place.ulp }
      return trace(curve, to: known?.place ?? place) + keepTraceInView(vertically: true)
    }
  }
}
