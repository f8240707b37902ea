import Numerals
import PlaneProof
package import Controls
import Graphs
import Drawing
import GraphKit
package import GraphTools
import Intervals
import SceneParts
import Words

/// The panel of the statistics: where it lies and what it looks like.
extension StatisticsTool {
  /// The panel with what is known by now; nil while it is closed.
  func panel(in graph: GraphSnapshot) -> FactPanel? {
    guard isOpen, !graph.curves.isEmpty else { return nil }
    // As large as an audience needs it, as far as the window goes.
    let most = (graph.pane.width - 2 * Self.leastMargin) / Self.width
    let unit = graph.stageUnit.map { min(1.6 * $0, most) } ?? 1
    let known = known(in: graph)
    let (words, theme) = (graph.words, graph.theme)
    let isSheet = graph.frames.kind == .bars && !graph.isPresented
    let size = (isSheet ? 15.0 : 13) * unit
    var rows = (known?.rows ?? []).map { row in
      FactPanel.Row(
        row.icon,
        words(row.title),
        value: words(row.value),
        note: [row.note, row.beyond].compactMap(\.self)
          .map { TextLine($0, in: words, size: size, theme: theme, isQuiet: true) }
          .reduce(nil) { first, second in
            guard let first else { return second }
            return first + TextLine(" · ", Font(.regular, size), theme.secondaryText) + second
          },
        mark: row.place == nil ? nil : .chevronRight
      )
    }
    if known != nil {
      rows += acts(in: graph).map { act in
        let mark: Icon? =
          switch act.title {
          case .fewer: .chevronUp
          case .more: .chevronDown
          case .againstAxis, .againstCurve: .chevronRight
          default: nil
          }
        return FactPanel.Row(nil, words(act.title), mark: mark)
      }
    }
    let foot = known?.foot ?? (.stillProving, false)
    var panel = FactPanel(
      title: words(title(in: graph)),
      subject: formula(size: 15 * unit, in: graph),
      pen: graph.pen(graph.selectedCurve),
      rows: rows,
      foot: words(foot.0),
      footIcon: foot.1 ? .check : foot.0 == .stillProving ? .more : .warning,
      footColor: foot.1
        ? theme.notices.success
        : foot.0 == .stillProving ? theme.secondaryText : theme.notices.warning,
      isSheet: isSheet,
      unit: unit
    )
    panel.isStale = known?.isStale ?? true
    if graph.document.functions.count > 1 {
      let curve = graph.curves[graph.selectedCurve]
      panel.number = TextLine.Run(
        "\(curve.index + 1)",
        Font(.semibold, 12 * unit),
        theme.ink(onPen: curve.pen)
      )
    }
    return panel
  }

  private func title(in graph: GraphSnapshot) -> StatisticsPhrase {
    switch graph.figure(graph.selectedCurve) {
    case .path: return .wholeWay
    case .relation: return .view
    case nil: break
    }
    guard let stretch = fixedStretch else { return .inView }
    let decimals = NumberText.decimals(graph.projection.unitsPerColumn)
    return .fromTo(
      NumberText.rounded(stretch.lowerBound, decimals: decimals),
      NumberText.rounded(stretch.upperBound, decimals: decimals)
    )
  }

  private func formula(size: Double, in graph: GraphSnapshot) -> TextLine {
    let ink = graph.theme.secondaryText
    let function = graph.formula(of: graph.selectedCurve)
    let text = FormulaText(size: size, color: ink, variableColor: ink)
    return text.lead(function.lead) + text.line(function.name, in: graph.words)
  }

  /// How wide the panel is where it is no sheet.
  package static var width: Double { 320 }

  private static var leastMargin: Double { 8 }

  /// Where the panel lies.
  func frame(of panel: FactPanel, in graph: GraphSnapshot) -> Rect {
    let (pane, frames) = (graph.pane, graph.frames)
    let full = panel.fullHeight(graph.measurer)
    if graph.isPresented {
      let unit = panel.unit
      let margin = max(Self.leastMargin, min(30 * unit, pane.width - (Self.width + 30) * unit))
      return Rect(
        x: pane.maxX - Self.width * unit - margin,
        y: pane.y + 30 * unit,
        width: Self.width * unit,
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
        x: bar.maxX - Self.width,
        y: top,
        width: Self.width,
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

  /// A sheet as far as it is dragged; it goes on below what is seen of it.
  mutating func dragged(_ frame: Rect, of panel: FactPanel, in graph: GraphSnapshot) -> Rect {
    guard panel.isSheet else { return frame }
    let (pane, plot) = (graph.pane, graph.frames.plot)
    let most = min(panel.fullHeight(graph.measurer), pane.maxY - plot.y - 8)
    let height = grip.layOut(half: frame.height, full: most, at: graph.time)
    let least = min(SheetGrip.low, frame.height)
    return pane.band(at: pane.maxY - height, height: max(height, least))
  }

  /// The panel's rows and buttons as controls.
  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    if let control = areaControl(in: graph) { return [control] }
    guard let panel = panel(in: graph), let frame = panelFrame else { return [] }
    let measurer = graph.measurer
    let list = panel.list(in: frame, measurer)
    let known = known(in: graph)?.rows ?? []
    let acts = acts(in: graph)
    let close = panel.closeButton(in: frame, measurer)
    var controls =
      panel.isSheet
      ? [
        SheetGrip.control(.statistics, of: frame, before: close.x, group: 12, graph.words)
      ] : []
    controls.append(
      Control<GraphControl>(
        .fact(.close),
        frame: close,
        look: .custom(radius: 10, isWordless: true),
        group: 12,
        name: graph.words(ControlName.close)
      )
    )
    let places = panel.rowFrames(in: frame, scroll: scroll.offset, measurer)
    for (index, (row, place)) in zip(panel.rows, places).enumerated() {
      let id = index < known.count ? FactControl.row(index) : acts[index - known.count].id
      controls.append(
        Control(
          .fact(id),
          frame: place.inset(dx: 8, dy: 2),
          target: place.intersection(list),
          look: .custom(radius: 10),
          group: 12,
          name: row.title,
          value: [row.value, row.note?.runs.map(\.text).joined() ?? ""]
            .filter { !$0.isEmpty }.joined(separator: ", ")
        )
      )
    }
    return controls
  }

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    if drawArea(in: graph, with: painter) { return }
    guard let panel = panel(in: graph), let frame = panelFrame else { return }
    let isHung = graph.frames.kind == .floating && !graph.isPresented
    let tip = isHung ? graph.frames[.statistics]?.midX : nil
    panel.draw(in: frame, scroll: scroll.offset, tip: tip, with: painter)
    let controls = graph.board.controls.filter { $0.id.layer == .statistics }
    painter.canvas.clipped(to: panel.list(in: frame, painter.canvas).inset(by: -3)) {
      for control in controls where !control.isInHeader { graph.draw(control, with: painter) }
    }
    for control in controls where control.isInHeader { graph.draw(control, with: painter) }
  }
}

extension Control<GraphControl> {
  /// Whether it stays where it is while the rows scroll.
  fileprivate var isInHeader: Bool { id == .fact(.close) || id == .grip(.statistics) }
}
