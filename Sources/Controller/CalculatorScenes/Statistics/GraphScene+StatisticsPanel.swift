import CalculatorModel
import Controls
import Drawing
import GraphKit
import Input
import SceneHost
import Words

/// The panel of the statistics: where it lies, what it looks like, how it is scrolled.
extension GraphScene {
  /// The panel with what is known by now; nil while it is closed.
  var statisticsPanel: FactPanel? {
    guard hasStatistics else { return nil }
    let unit = presentation.map { 1.6 * $0.unit(in: frames.plot) } ?? 1
    let known = statisticsRows
    let isSheet = frames.kind == .bars && presentation == nil
    let size = (isSheet ? 15.0 : 13) * unit
    var rows = (known?.rows ?? []).map { row in
      FactPanel.Row(
        row.icon,
        words(row.title),
        value: words(row.value),
        note: row.note.map {
          TextLine($0, in: words, size: size, theme: theme, isQuiet: true)
        },
        mark: row.place == nil ? nil : .chevronRight
      )
    }
    if known != nil {
      let isExpanded = exploration.statistics?.isExpanded ?? false
      rows.append(
        FactPanel.Row(
          nil,
          words(isExpanded ? StatisticsPhrase.fewer : .more),
          mark: isExpanded ? .chevronUp : .chevronDown
        )
      )
      if hasChosenStretch {
        rows.append(FactPanel.Row(nil, words(StatisticsPhrase.wholeView)))
      }
    }
    let foot = known?.foot ?? (.stillProving, false)
    var panel = FactPanel(
      title: words(statisticsTitle),
      subject: subject(size: 15 * unit),
      pen: theme.pens[selectedPen % theme.pens.count],
      rows: rows,
      foot: words(foot.0),
      footIcon: foot.1 ? .check : foot.0 == .stillProving ? .more : .warning,
      footColor: foot.1
        ? theme.success : foot.0 == .stillProving ? theme.secondaryText : theme.warning,
      isSheet: isSheet,
      unit: unit
    )
    panel.isStale = known?.isStale ?? true
    return panel
  }

  private var statisticsTitle: StatisticsPhrase {
    guard hasChosenStretch, let lower = exploration.statistics?.lower,
      let upper = exploration.statistics?.upper
    else { return .inView }
    let decimals = TraceReading.decimals(currentProjection.unitsPerColumn)
    return .fromTo(
      NumberText.rounded(lower, decimals: decimals),
      NumberText.rounded(upper, decimals: decimals)
    )
  }

  private func subject(size: Double) -> TextLine {
    TextLine("y = ", Font(.regular, size), theme.secondaryText)
      + FormulaText(size: size, color: theme.secondaryText, variableColor: theme.secondaryText)
      .line(words.mark.written(source.curves[selectedCurve].program.description))
  }

  /// How wide the panel is where it is no sheet.
  static var statisticsWidth: Double { 320 }

  /// Where the panel lies.
  func statisticsFrame(_ measurer: any TextMeasurer) -> Rect? {
    guard let panel = statisticsPanel, let context else { return nil }
    let pane = context.frame
    let full = panel.fullHeight(measurer)
    if presentation != nil {
      let unit = panel.unit
      return Rect(
        x: pane.maxX - (Self.statisticsWidth + 30) * unit,
        y: pane.y + 30 * unit,
        width: Self.statisticsWidth * unit,
        height: min(full, pane.height - 60 * unit)
      )
    }
    switch frames.kind {
    case .bars:
      let height = min(full, (pane.height * 0.6).rounded())
      return Rect(x: pane.x, y: pane.maxY - height, width: pane.width, height: height)
    case .floating:
      let bar = frames.toolbar ?? frames.zoom
      let top = bar.maxY + 14
      return Rect(
        x: bar.maxX - Self.statisticsWidth,
        y: top,
        width: Self.statisticsWidth,
        height: min(full, pane.maxY - 16 - top)
      )
    case .upright:
      let bar = frames.toolbar ?? frames.zoom
      return Rect(
        x: frames.chips.x,
        y: pane.y + 12,
        width: min(352, bar.x - 8 - frames.chips.x),
        height: min(full, pane.height - 24)
      )
    }
  }

  /// The panel's rows and buttons as controls.
  func factControls(_ measurer: any TextMeasurer) -> [Control<GraphControl>] {
    guard let panel = statisticsPanel, let frame = statisticsFrame(measurer) else { return [] }
    panelHand.limit(to: panel.reach(in: frame, measurer))
    let list = panel.list(in: frame, measurer)
    let known = statisticsRows?.rows ?? []
    var controls = [
      Control<GraphControl>(
        .fact(.close),
        frame: panel.closeButton(in: frame, measurer),
        look: .custom(radius: 10),
        group: 15,
        name: words(ControlName.close)
      )
    ]
    let places = panel.rowFrames(in: frame, scroll: panelHand.scroll, measurer)
    for (index, (row, place)) in zip(panel.rows, places).enumerated() {
      let id: FactControl =
        index < known.count ? .row(index) : index == known.count ? .expand : .wholeView
      controls.append(
        Control(
          .fact(id),
          frame: place.inset(dx: 8, dy: 2),
          target: place.intersection(list),
          look: .custom(radius: 10),
          group: 15,
          name: row.title,
          value: [row.value, row.note?.runs.map(\.text).joined() ?? ""]
            .filter { !$0.isEmpty }.joined(separator: ", ")
        )
      )
    }
    return controls
  }

  func drawStatistics(with painter: ControlPainter) {
    guard let panel = statisticsPanel, let frame = statisticsFrame(painter.canvas) else { return }
    panelHand.limit(to: panel.reach(in: frame, painter.canvas))
    let tip = frames.kind == .floating && presentation == nil ? frames[.statistics]?.midX : nil
    panel.draw(in: frame, scroll: panelHand.scroll, tip: tip, with: painter)
    painter.canvas.clipped(to: panel.list(in: frame, painter.canvas).inset(by: -3)) {
      for control in board.controls {
        if case .fact(let fact) = control.id, fact != .close {
          drawState(of: control, with: painter)
        }
      }
    }
    if let close = board.control(.fact(.close)) { drawState(of: close, with: painter) }
  }

  /// What hover, press and focus add to a row.
  func drawState(of control: Control<GraphControl>, with painter: ControlPainter) {
    let state = controlState(control.id)
    if state.wash > 0 {
      painter.canvas.fillRounded(
        control.frame.inset(dx: 2, dy: 2),
        radius: 8,
        with: theme.text.opacity(state.wash)
      )
    }
    painter.draw(control, state)
  }

  /// The part of the window that panels have for themselves.
  var panelFrame: Rect? { context.flatMap { statisticsFrame($0.measurer) } }

  /// Scrolls so that the focused row is seen.
  func revealFocusedFact() {
    guard case .fact(let fact) = board.focus, fact != .close, let context,
      let panel = statisticsPanel, let frame = statisticsFrame(context.measurer),
      let control = board.control(.fact(fact))
    else { return }
    panelHand.reveal(control.frame, in: panel.list(in: frame, context.measurer))
  }
}
