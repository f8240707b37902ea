import Numerals
import PlaneProof
package import Controls
import GraphModel
import Drawing
import GraphKit
import Intervals
import SceneHost
import SceneParts
import Words

/// The panel of the statistics: where it lies and what it looks like.
extension StatisticsTool {
  /// What is known by now; nil while the panel is closed.
  func facts(in graph: GraphSnapshot) -> FactPanel? {
    guard isOpen, !graph.curves.isEmpty else { return nil }
    // As large as an audience needs it, as far as the window goes.
    let most = (graph.pane.width - 2 * Self.leastMargin) / Self.width
    let unit = graph.stageUnit.map { min(3 * $0, most) } ?? 1
    let known = known(in: graph)
    let (words, theme) = (graph.words, graph.theme)
    let isUpright = graph.frames.kind == .bars && !graph.isPresented
    let size = (isUpright || graph.isPresented ? 15.0 : 13) * unit
    var rows = (known?.rows ?? []).enumerated().map { index, row in
      FactPanel.Row(
        id: .row(index),
        icon: row.icon,
        title: words(row.title),
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
          case .againstAxis, .againstCurve, .areaBetween: .chevronRight
          default: nil
          }
        return FactPanel.Row(id: act.id, title: words(act.title), mark: mark)
      }
    }
    let foot = known?.foot ?? (.stillProving, false)
    var facts = FactPanel(
      title: words(title(in: graph)),
      subject: formula(size: 15 * unit, in: graph),
      pen: graph.pen(graph.selectedCurve),
      rows: rows,
      foot: words(foot.0),
      mark: FootMark(isProven: foot.1, isWorking: foot.0 == .stillProving),
      isStale: known?.isStale ?? true,
      isUpright: isUpright,
      unit: unit
    )
    if graph.document.functions.count > 1 {
      let curve = graph.curves[graph.selectedCurve]
      facts.number = TextLine.Run(
        "\(curve.index + 1)",
        Font(.semibold, (graph.isPresented ? 15 : 12) * unit),
        theme.ink(onPen: curve.pen)
      )
    }
    return facts
  }

  private func title(in graph: GraphSnapshot) -> StatisticsPhrase {
    switch graph.figure(graph.selectedCurve) {
    case .path: return .wholeWay
    case .relation: return .view
    case nil: break
    }
    guard let stretch = fixedStretch else { return .inView }
    return .fromTo(
      NumberText.rounded(stretch.lowerBound),
      NumberText.rounded(stretch.upperBound)
    )
  }

  private func formula(size: Double, in graph: GraphSnapshot) -> TextLine {
    let ink = graph.theme.secondaryText
    let function = graph.formula(of: graph.selectedCurve)
    let text = FormulaText(size: size, color: ink, variableColor: ink)
    return text.lead(function.lead)
      + text.line(function.name, in: graph.words, by: graph.voice.language)
  }

  private static var leastMargin: Double { 8 }

  /// Where the panel lies.
  mutating func frame(of facts: FactPanel, in graph: GraphSnapshot) -> Rect {
    let (pane, frames) = (graph.pane, graph.frames)
    let width = Self.width * facts.unit
    let sheet = graph.isPresented ? nil : frames.sheets?.width
    let full = facts.fullHeight(in: sheet ?? width, graph.measurer)
    if graph.isPresented {
      let unit = facts.unit
      let margin = max(Self.leastMargin, min(10 * unit, pane.width - width - 10 * unit))
      return pane.column(at: pane.maxX - width - margin, width: width)
        .band(at: pane.y + 10 * unit, height: min(full, pane.height - 20 * unit))
    }
    if let column = column(in: pane, isPushed: graph.context.isPushed) { return column }
    if frames.sheets != nil { return sheetFrame(most: full, in: graph) }
    let bar = frames.toolbar ?? frames.zoom
    let top = bar.maxY + 14
    return pane.column(at: bar.maxX - width, width: width)
      .band(at: top, height: min(full, pane.maxY - 16 - top))
  }

  /// A card hangs from its tool with a tip.
  func ground(in graph: GraphSnapshot) -> Panel.Ground {
    guard !graph.isPresented else { return .card(radius: 14) }
    if isApart(in: graph.context) { return .pane }
    guard graph.frames.kind == .floating else { return .sheet }
    return graph.frames[.statistics].map { .hung(tip: $0.midX) } ?? .card(radius: 14)
  }

  /// The panel's rows and buttons as controls.
  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    if let control = areaControl(in: graph) { return [control] }
    guard let panel, let facts = laidOut else { return [] }
    let close = (GraphControl.fact(.close), Icon.close, graph.words(ControlName.close))
    return controls([close], of: panel, group: 12, in: graph)
      + facts.rows.enumerated().map { index, row in
        let value = [row.value, row.note?.text ?? ""].filter { !$0.isEmpty }
        return panel.row(
          index,
          .fact(row.id),
          radius: 10,
          group: 12,
          name: row.title,
          value: value.joined(separator: ", ")
        )
      }
  }

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    if drawArea(in: graph, with: painter) { return }
    guard let panel, let facts = laidOut else { return }
    facts.drawGround(of: panel, with: painter)
    draw(panel, in: graph, with: painter) { facts.drawRows(of: panel, with: painter) }
  }
}
