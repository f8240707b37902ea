import CalculatorModel
import Controls
import Drawing
import GraphKit
import NumericCore
import SceneHost
import Words

/// The statistics of what is seen: asked for while the panel is open, shown as rows.
extension GraphScene {
  var hasStatistics: Bool { state.statistics != nil && !source.programs.isEmpty }

  func toggleStatistics() -> [SceneRequest] {
    if state.statistics != nil { return closeStatistics() }
    guard !source.programs.isEmpty else { return [] }
    state.statistics = GraphState.Statistics()
    panelHand = PanelHand()
    layOutControls()
    return [.redraw, .save]
  }

  func closeStatistics() -> [SceneRequest] {
    guard state.statistics != nil else { return [] }
    state.statistics = nil
    if case .fact = board.focus { board.focus = .plot }
    layOutControls()
    return [.redraw, .save]
  }

  /// The curve they are about: the traced one, in a presentation the one in front, else the last.
  var selectedCurve: Int {
    let last = source.programs.count - 1
    return min(state.trace?.curve ?? presentation?.curve ?? last, last)
  }

  /// The stretch looked at: what was chosen, else what is seen.
  private var stretch: Interval? {
    if let lower = state.statistics?.lower, let upper = state.statistics?.upper, lower < upper {
      return Interval(lower, upper)
    }
    let view = currentProjection.xRange
    return view.lowerBound < view.upperBound ? Interval(view) : nil
  }

  /// Whether they are about a chosen stretch.
  var hasChosenStretch: Bool { state.statistics?.lower != nil && state.statistics?.upper != nil }

  /// Asks for what the open panel shows.
  func askForStatistics() {
    guard hasStatistics, !frames.plot.isEmpty, let stretch else { return }
    statisticsInquiry.ask(
      StatisticsQuestion(
        curve: selectedCurve,
        program: source.programs[selectedCurve],
        stretch: stretch
      )
    )
  }

  /// The rows of what was found last, of the same curve; nil while nothing was.
  var statisticsRows: (rows: [StatisticsRow], foot: (StatisticsPhrase, Bool), isStale: Bool)? {
    guard hasStatistics, let last = statisticsInquiry.last,
      last.question.program == source.programs[selectedCurve]
    else { return nil }
    let rows = StatisticsRows(last.answer, in: currentProjection)
    let isStale = last.question.stretch != stretch
    let all = rows.first + (state.statistics?.isExpanded ?? false ? rows.more : [])
    return (
      all, isStale ? (.stillProving, false) : (rows.foot.sentence, rows.foot.isProven), isStale
    )
  }

  // MARK: Choosing a stretch

  /// Takes a place of the plane as one end of the stretch looked at.
  func chooseStretch(
    _ end: WritableKeyPath<GraphState.Statistics, Double?>,
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
    var statistics = state.statistics ?? GraphState.Statistics()
    let view = projection.xRange
    statistics[keyPath: end] = x
    statistics.lower = statistics.lower ?? view.lowerBound
    statistics.upper = statistics.upper ?? view.upperBound
    if let lower = statistics.lower, let upper = statistics.upper, lower > upper {
      (statistics.lower, statistics.upper) = (upper, lower)
    }
    state.statistics = statistics
    return [.redraw, .save]
  }

  // MARK: Acting

  func activate(_ fact: FactControl) -> [SceneRequest] {
    switch fact {
    case .close: return closeStatistics()
    case .expand:
      state.statistics?.isExpanded.toggle()
      return [.redraw, .save]
    case .wholeView:
      state.statistics?.lower = nil
      state.statistics?.upper = nil
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
