import SceneParts
package import Controls
import GraphModel
package import Drawing
package import GraphKit
import Words

/// What an audience sees over the plane: large formulas, the pointer's ring, the last keys.
extension PresentationTool {
  /// The chosen curve over the others, and a little wider.
  package func drawInFront(
    among pictures: [(plot: Plot, picture: CurvePicture)],
    in graph: GraphSnapshot,
    on canvas: any Canvas
  ) {
    guard let presentation, let unit = graph.stageUnit,
      pictures.indices.contains(presentation.curve)
    else { return }
    let (curve, width) = (pictures[presentation.curve], 7 * unit)
    let (view, theme) = (graph.view, graph.theme)
    let color = view.style.pen(curve.plot.pen)
    for stroke in curve.picture.strokes {
      canvas.strokePath(stroke, stroke: Stroke(width), with: color)
    }
    let radius = view.style.markRadius
    for mark in curve.picture.marks { canvas.fillCircle(center: mark, radius: radius, with: color) }
    for ring in curve.picture.rings {
      canvas.fillCircle(center: ring, radius: radius, with: theme.surface)
      canvas.strokeCircle(center: ring, radius: radius, stroke: Stroke(width / 2), with: color)
    }
  }

  // MARK: Formulas

  /// A curve's formula on its plate.
  package struct Formula {
    package let plate: Rect
    let lines: [TextLine]
    /// Where the formula begins on it.
    let lead: Double
    /// Which curve it is of; nil for what letters stand for.
    let curve: Int?
  }

  package func layOutFormulas(in graph: GraphSnapshot, on canvas: any Canvas) -> [Formula] {
    guard let unit = graph.stageUnit else { return [] }
    let (plot, theme, words) = (graph.frames.plot, graph.theme, graph.words)
    let margin = 48 * unit
    // In a small window, which no audience sees, formulas leave room for a card.
    let isSmall = plot.height < 700
    let size = (isSmall ? 46 : 56) * unit
    // Beside a panel where that leaves room for more than a few signs.
    let panel = graph.panels.map(\.x).min() ?? plot.maxX
    let end = panel - plot.x < 480 * unit ? plot.maxX : panel
    var top = plot.y + margin - 4 * unit
    // A plate takes little of the window, and in a low one a line.
    let highest = plot.height < 480 ? 0 : plot.height / 6
    func plate(_ line: TextLine, lead: Double, of curve: Int?) -> Formula {
      let room = end - plot.x - 2 * margin - (lead + Self.plateEnd - 20) * unit
      // A formula that is too long takes more lines.
      let isLong = line.width(canvas) > room
      let lines = isLong ? line.wrapped(to: room, keeping: .tokens, most: 3, canvas) : [line]
      let high = lines.map { $0.height(canvas) }.max() ?? 0
      let height =
        max((isSmall ? 76 : 88) * unit, high + 28 * unit)
        + Self.plateLine * unit * Double(lines.count - 1)
      defer { top += height + 16 * unit }
      return Formula(
        plate: Rect(
          x: plot.x + margin - 10 * unit,
          y: top,
          width: (lead + Self.plateEnd) * unit + (lines.map { $0.width(canvas) }.max() ?? 0),
          height: height
        ),
        lines: lines,
        lead: lead,
        curve: curve
      )
    }
    var text = FormulaText(size: size, color: theme.text, variableColor: theme.text)
    text.face = .medium
    if !isSmall { text.least = Presentation.leastText * unit }
    let quiet = FormulaText(
      size: size,
      color: theme.secondaryText,
      variableColor: theme.secondaryText
    )
    let formulas = graph.curves.indices.map { curve in
      let function = graph.formula(of: curve)
      let line =
        quiet.lead(function.lead)
        + text.line(function.name, in: words, by: graph.voice.language)
        .fitted(height: highest, canvas)
      return plate(line, lead: Self.plateLead, of: curve)
    }
    let values = graph.document.letterValues(of: graph.curves, words.mark)
    return formulas
      + (values.isEmpty ? [] : [plate(text.line(values), lead: Self.plateEnd, of: nil)])
  }

  /// The room on a plate before its formula, with the disc in it, and after it.
  private static var plateLead: Double { 86 }
  private static var plateEnd: Double { 26 }
  /// From one line of a long formula to the next.
  private static var plateLine: Double { 68 }

  package func drawPlate(
    _ formula: Formula,
    unit: Double,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    painter.drawCard(formula.plate, radius: 44 * unit, border: 2 * unit)
    if let curve = formula.curve { drawDisc(of: curve, formula, unit: unit, in: graph, painter) }
    for (index, line) in formula.lines.enumerated() {
      let middle =
        formula.plate.midY
        + (Double(index) - Double(formula.lines.count - 1) / 2) * Self.plateLine * unit
      painter.draw(line, at: Point(x: formula.plate.x + formula.lead * unit, y: middle))
    }
  }

  private func drawDisc(
    of index: Int,
    _ formula: Formula,
    unit: Double,
    in graph: GraphSnapshot,
    _ painter: ControlPainter
  ) {
    let (canvas, theme) = (painter.canvas, graph.theme)
    let isInFront = index == presentation?.curve
    let center = Point(x: formula.plate.x + 42 * unit, y: formula.plate.midY)
    let curve = graph.curves[index]
    let pen = graph.pen(index)
    canvas.fillCircle(center: center, radius: 30 * unit, with: pen)
    if isInFront, graph.curves.count > 1 {
      painter.ring(around: center, radius: 34 * unit, width: 3 * unit, theme.text)
    }
    let ink = theme.ink(onPen: curve.pen)
    let number = TextLine("\(curve.index + 1)", Font(.semibold, Presentation.leastText * unit), ink)
    painter.draw(number, at: center, align: .center, centering: .digits)
  }

  // MARK: Keys

  package struct KeyCap {
    package let frame: Rect
    let name: String
  }

  private static func capFont(_ unit: Double) -> Font {
    Font(.medium, Presentation.leastText * unit)
  }

  private static let capHeight = 72.0

  private static func capWidth(
    _ name: String,
    _ unit: Double,
    _ measurer: any TextMeasurer
  ) -> Double {
    max(capHeight * unit, measurer.width(of: name, in: capFont(unit)) + 40 * unit)
  }

  /// What does the same as the way out, beside it while that is shown and has the room.
  package func exitCap(in graph: GraphSnapshot, on canvas: any Canvas) -> KeyCap? {
    guard let presentation, let unit = graph.stageUnit, presentation.showsExit(at: graph.time)
    else { return nil }
    let exit = presentation.exit(in: graph.frames.plot, beside: graph.panels)
    // B of a keyboard is the black ground.
    let name = presentation.isSteered ? "B" : graph.words(Words.KeyCap.escape)
    let gap = 16 * unit
    let (width, height) = (Self.capWidth(name, unit, canvas), Self.capHeight * unit)
    let middles = [
      Point(x: exit.maxX + gap + width / 2, y: exit.midY),
      Point(x: exit.midX, y: exit.y - gap - height / 2),
    ]
    // The smallest windows have room for the way out alone.
    return middles.prefix(graph.frames.plot.height < 600 ? 1 : 2).map {
      Rect(center: $0, width: width, height: height)
    }.first { place in
      graph.frames.plot.inset(by: gap).contains(place)
        && !graph.panels.contains { $0.overlaps(place) }
    }
    .map { KeyCap(frame: $0, name: name) }
  }

  /// The last keys as caps, from the lower left corner: as many as have room.
  package func layOutKeys(in graph: GraphSnapshot, on canvas: any Canvas) -> [KeyCap] {
    guard let presentation, let unit = graph.stageUnit else { return [] }
    let gap = 16 * unit
    var row = graph.frames.plot.inset(by: 48 * unit)
    let height = Self.capHeight * unit
    // In the middle of the foot is the way out.
    let exit = presentation.exit(in: graph.frames.plot, beside: graph.panels)
    row.width = exit.x - gap - row.x
    var caps = presentation.keys.names.map { name in
      (name: name, width: Self.capWidth(name, unit, canvas))
    }
    while caps.count > 1, caps.reduce(-gap, { $0 + $1.width + gap }) > row.width {
      caps.removeFirst()
    }
    var left = row.x
    return caps.map { name, width in
      defer { left += width + gap }
      let frame = Rect(x: left, y: row.maxY - height, width: width, height: height)
      return KeyCap(frame: frame, name: name)
    }
  }

  package func draw(
    _ caps: [KeyCap],
    fading isFading: Bool = true,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    guard let presentation, let unit = graph.stageUnit else { return }
    let opacity = isFading ? presentation.keys.opacity(at: graph.time) : 1
    let (canvas, theme) = (painter.canvas, graph.theme)
    let font = Self.capFont(unit)
    for cap in caps {
      canvas.fillRounded(cap.frame, radius: 14 * unit, with: theme.surface.opacity(opacity))
      let ink = theme.text.opacity(opacity)
      painter.outline(cap.frame, radius: 14 * unit, width: 3 * unit, ink)
      let name = TextLine(cap.name, font, ink)
      painter.draw(name, at: cap.frame.center, align: .center, centering: .digits)
    }
  }
}
