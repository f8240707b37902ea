import Analysis
import Controls
import Drawing
import GraphKit
import GraphModel
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
      graph.curves[graph.selectedCurve].function.hasPieces, graph.openPlot.width > 480 * unit
    else { return nil }
    let (theme, words) = (graph.theme, graph.words)
    let curve = graph.curves[graph.selectedCurve]
    let base = stretch.base.map { graph.curves[$0] }
    let title = words(base == nil ? StatisticsPhrase.integral : .areaBetweenCurves)
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
        let font = Font(.semibold, AreaCard.sizes.title * unit)
        let number = TextLine("\(curve.index + 1)", font, theme.ink(onPen: curve.pen))
        return (number, theme.pen(curve.pen))
      },
      pen: graph.pen(graph.selectedCurve),
      integral: integral(of: curve, upTo: base, over: stretch, unit: unit, in: graph),
      value: value(of: area, isWorking: isWorking, unit: unit, in: graph),
      foot: TextLine(words(foot), Font(.regular, AreaCard.sizes.foot * unit), theme.secondaryText),
      mark: FootMark(isProven: isProven, isWorking: isWorking),
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
    over stretch: SelectedRange,
    unit: Double,
    in graph: GraphSnapshot
  ) -> TextLine {
    let size = AreaCard.sizes.integral * unit
    let ink = graph.theme.text
    let difference = base.flatMap { curve.function.subtracting($0.function)?.name }
    let name = curve.function.name
    let body = difference.map { "abs(\($0))" } ?? (Self.isSum(name) ? "(\(name))" : name)
    let ends = [false, true].map { end($0, of: stretch) }
    let sign =
      TextLine("A", Font(.italic, size), ink)
      + TextLine(" = ", Font(.regular, size), ink)
    return sign
      + FormulaText(size: size, color: ink, variableColor: ink)
      .line(
        "int(\(body), x, \(ends[0]), \(ends[1]))",
        in: graph.words,
        by: graph.voice.language
      )
  }

  /// Whether a formula is a sum or a difference, which wants brackets under the sign of an integral.
  private static func isSum(_ formula: String) -> Bool {
    var (depth, previous) = (0, Character("("))
    for character in formula {
      depth += "([{⌊⌈".contains(character) ? 1 : ")]}⌋⌉".contains(character) ? -1 : 0
      if depth == 0, "+−-".contains(character), !"(^".contains(previous) { return true }
      previous = character
    }
    return false
  }

  /// An end as it is written in the integral: in full where it is short, else by a name.
  private func end(_ isUpper: Bool, of stretch: SelectedRange) -> String {
    let end = stretch[endUpper: isUpper]
    let text = end.text ?? NumberText.shortest(end.value)
    return text.count <= 5 ? text : isUpper ? "x₂" : "x₁"
  }

  /// `6.74 ≤ A ≤ 6.75`, with as many digits as there is room for.
  private func value(
    of area: Interval?,
    isWorking: Bool,
    unit: Double,
    in graph: GraphSnapshot
  ) -> TextLine {
    let size = AreaCard.sizes.value * unit
    let font = Font(.medium, size, tabular: true)
    let (ink, quiet) = (graph.theme.text, graph.theme.secondaryText)
    func name(_ ink: Color) -> TextLine { TextLine("A", Font(.italic, size), ink) }
    guard let area else { return name(quiet) + TextLine(isWorking ? " = …" : " = ?", font, quiet) }
    func line(precision: Double) -> TextLine {
      let digit = max(area.width, area.magnitude * precision)
      let decimals = max(NumberText.decimals(digit) + 1, 0)
      let ends = NumberText.outward(area.lowerBound, area.upperBound, decimals: decimals)
      func number(_ end: String) -> TextLine {
        TextLine(graph.words.mark.written(end), font, ink)
      }
      guard ends.lower != ends.upper else {
        return name(ink) + TextLine(" = ", font, ink) + number(ends.lower)
      }
      let sign = TextLine(" ≤ ", Font(.regular, size), quiet)
      return number(ends.lower) + sign + name(ink) + sign + number(ends.upper)
    }
    let room = graph.pane.width - 2 * Self.margin * unit - AreaCard.margins * unit
    let lines = [1e-7, 1e-6, 1e-5, 1e-4].lazy.map(line)
    return lines.first { $0.width(graph.measurer) <= room } ?? line(precision: 1e-3)
  }

  /// The room beside the card, in units of the stage.
  private static let margin = 48.0

  /// Where the card lies: at the right, a little below the middle, or where it covers less of the area.
  func frame(of card: AreaCard, unit: Double, in graph: GraphSnapshot) -> Rect {
    let pane = graph.pane.inset(by: Self.margin * unit)
    let wanted = card.size(graph.measurer)
    let size = Size(width: min(wanted.width, pane.width), height: min(wanted.height, pane.height))
    let (right, bottom) = (pane.maxX - size.width, pane.maxY - size.height)
    let middle = min(graph.pane.y + 0.545 * graph.pane.height - size.height / 2, bottom)
    var corners = [(right, middle), (right, bottom), (pane.x, bottom)]
    // Above stand the formulas.
    if pane.width > 2 * size.width { corners.append((right, pane.y)) }
    let places = corners.map { Rect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
    let filled = filled(in: graph)
    func covered(_ place: Rect) -> Double {
      let part = place.intersection(filled)
      return part.isEmpty ? 0 : part.width * part.height
    }
    // Of two that cover as much the first.
    return places.min { covered($0) < covered($1) } ?? places[0]
  }

  /// The box around the area and its ends' numbers, as far as the curve's values are known.
  private func filled(in graph: GraphSnapshot) -> Rect {
    guard let stretch = graph.stretch else { return Rect(size: Size(width: 0, height: 0)) }
    let (projection, plot) = (graph.projection, graph.frames.plot)
    let statistics = query.last?.answer.statistics
    let values = [statistics?.minimum?.value.lowerBound, statistics?.maximum?.value.upperBound]
    let (axis, tags) = (projection.pointY(0), 60 * (graph.stageUnit ?? 1))
    let heights =
      values.compactMap(\.self).filter(\.isFinite).map(projection.pointY)
      + [axis - tags, axis + tags]
    let top = max(plot.y, heights.min() ?? plot.y)
    let bottom = min(plot.maxY, heights.max() ?? plot.maxY)
    let left = max(plot.x, projection.pointX(stretch.lower))
    let right = min(plot.maxX, projection.pointX(stretch.upper))
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The card as a button that shows all rows.
  func areaControl(in graph: GraphSnapshot) -> Control<GraphControl>? {
    guard let card = areaCard(in: graph), let frame = cardFrame else { return nil }
    return Control(
      .fact(.expand),
      frame: frame,
      look: .custom(radius: 20 * (graph.stageUnit ?? 1)),
      group: 12,
      name: card.words,
      value: graph.words(StatisticsPhrase.more)
    )
  }

  /// Draws the card; false where the rows are shown.
  func drawArea(in graph: GraphSnapshot, with painter: ControlPainter) -> Bool {
    guard let card = areaCard(in: graph), let frame = cardFrame else { return false }
    card.draw(in: frame, with: painter)
    for control in graph.board.controls where control.id == .fact(.expand) {
      graph.draw(control, with: painter)
    }
    return true
  }
}
