import Analysis
import Controls
import Drawing
import GraphKit
import GraphTools
import Graphs
import Intervals
import Numerals
import SceneHost
import SceneParts
import Words

/// The area of a chosen stretch before an audience: one card instead of all rows.
extension StatisticsTool {
  /// The card; nil where the rows are shown.
  func areaCard(in graph: GraphSnapshot) -> AreaCard? {
    guard let unit = graph.stageUnit, let stretch = graph.stretch, subject?.isExpanded == false,
      graph.curves[graph.selectedCurve].function.pieces != nil, graph.openPlot.width > 480 * unit
    else { return nil }
    let (theme, words) = (graph.theme, graph.words)
    let curve = graph.curves[graph.selectedCurve]
    let base = stretch.base.map { graph.curves[$0] }
    let title = words(base == nil ? StatisticsPhrase.againstAxis : .areaBetweenCurves)
    let known = known(in: graph)
    let isWorking = known.map(\.isStale) ?? true
    // What is known of another stretch says nothing of this one.
    let area = isWorking ? nil : area(in: graph)
    let isProven = area != nil
    let foot: StatisticsPhrase =
      isProven ? .provenBetween : isWorking ? .stillProving : .notKnown
    return AreaCard(
      title: TextLine(title, Font(.semibold, AreaCard.sizes.title * unit), theme.text),
      curves: [curve, base].compactMap(\.self).sorted { $0.index < $1.index }.map { curve in
        let font = Font(.semibold, 22 * unit)
        return AreaCard.Curve(
          number: TextLine("\(curve.index + 1)", font, theme.ink(onPen: curve.pen)),
          pen: theme.pen(curve.pen)
        )
      },
      pen: graph.pen(graph.selectedCurve),
      integral: integral(of: curve, upTo: base, over: stretch, unit: unit, in: graph),
      value: value(of: area, isWorking: isWorking, unit: unit, in: graph),
      foot: TextLine(words(foot), Font(.regular, AreaCard.sizes.foot * unit), theme.secondaryText),
      footIcon: isProven ? .check : isWorking ? .more : .warning,
      footColor: isProven
        ? theme.notices.success : isWorking ? theme.secondaryText : theme.notices.warning,
      unit: unit
    )
  }

  /// What the area is proven to be within; nil while that is not known.
  private func area(in graph: GraphSnapshot) -> Interval? {
    guard let answer = query.last?.answer, answer.isKnown else { return nil }
    let area = graph.stretch?.base == nil ? answer.statistics.area : answer.between
    return area.flatMap { $0.isBounded && !$0.isEmpty ? $0 : nil }
  }

  /// `A = ∫ f(x) dx`; between two curves of their distance, for either may be the upper one.
  private func integral(
    of curve: GraphedCurve,
    upTo base: GraphedCurve?,
    over stretch: ChosenStretch,
    unit: Double,
    in graph: GraphSnapshot
  ) -> TextLine {
    let size = AreaCard.sizes.integral * unit
    let ink = graph.theme.text
    let difference = base.flatMap { curve.function.subtracting($0.function)?.name }
    let body = difference.map { "abs(\($0))" } ?? curve.function.name
    let ends = [false, true].map { end($0, of: stretch) }
    let sign =
      TextLine("A", Font(.italic, size), ink)
      + TextLine(" = ", Font(.regular, size), ink)
    return sign
      + FormulaText(size: size, color: ink, variableColor: ink)
      .line("int(\(body), x, \(ends[0]), \(ends[1]))", in: graph.words)
  }

  /// An end as it is written in the integral: in full where it is short, else by a name.
  private func end(_ isUpper: Bool, of stretch: ChosenStretch) -> String {
    let text = NumberText.shortest(stretch[isUpper: isUpper])
    return text.count <= 5 ? text : isUpper ? "x₂" : "x₁"
  }

  /// `6.74 ≤ A ≤ 6.75`.
  private func value(
    of area: Interval?,
    isWorking: Bool,
    unit: Double,
    in graph: GraphSnapshot
  ) -> TextLine {
    let size = AreaCard.sizes.value * unit
    let ink = area == nil ? graph.theme.secondaryText : graph.theme.text
    let font = Font(.medium, size, tabular: true)
    let name = TextLine("A", Font(.italic, size), ink)
    guard let area else { return name + TextLine(isWorking ? " = …" : " = ?", font, ink) }
    let decimals = max(NumberText.decimals(max(area.width, area.magnitude * 1e-7)) + 1, 0)
    let ends = NumberText.outward(area.lowerBound, area.upperBound, decimals: decimals)
    let quiet = graph.theme.secondaryText
    guard ends.lower != ends.upper else {
      return name + TextLine(" = " + graph.words.mark.written(ends.lower), font, ink)
    }
    return TextLine(graph.words.mark.written(ends.lower), font, ink)
      + TextLine(" ≤ ", Font(.regular, size), quiet) + name
      + TextLine(" ≤ ", Font(.regular, size), quiet)
      + TextLine(graph.words.mark.written(ends.upper), font, ink)
  }

  /// Where the card lies: at the right, a little below the middle.
  func frame(of card: AreaCard, unit: Double, in graph: GraphSnapshot) -> Rect {
    let pane = graph.pane
    let margin = 48 * unit
    let wanted = card.size(graph.measurer)
    let width = min(wanted.width, pane.width - 2 * margin)
    let height = min(wanted.height, pane.height - 2 * margin)
    let middle = pane.y + 0.545 * pane.height
    return Rect(
      x: pane.maxX - margin - width,
      y: min(middle - height / 2, pane.maxY - margin - height),
      width: width,
      height: height
    )
  }

  /// The card as a button that shows all rows.
  func areaControl(in graph: GraphSnapshot) -> Control<GraphControl>? {
    guard let card = areaCard(in: graph), let frame else { return nil }
    return Control(
      .fact(.expand),
      frame: frame,
      look: .custom(radius: 20 * (graph.stageUnit ?? 1)),
      group: 15,
      name: card.words,
      value: graph.words(StatisticsPhrase.more)
    )
  }

  /// Draws the card; false where the rows are shown.
  func drawArea(in graph: GraphSnapshot, with painter: ControlPainter) -> Bool {
    guard let card = areaCard(in: graph), let frame else { return false }
    card.draw(in: frame, with: painter)
    for control in graph.board.controls where control.id == .fact(.expand) {
      graph.draw(control, with: painter)
    }
    return true
  }
}
