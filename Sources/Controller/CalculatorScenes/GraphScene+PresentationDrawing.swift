import CalculatorModel
import Controls
import Drawing
import GraphKit
import SceneHost
import Words

/// The picture before an audience: the plane, large formulas, the pointer's ring, the last keys.
extension GraphScene {
  func draw(_ presentation: Presentation, on canvas: any Canvas) {
    let unit = presentation.unit(in: frames.plot)
    let painter = ControlPainter(theme: theme, canvas: canvas)
    let formulas = layOutFormulas(unit: unit, on: canvas)
    for formula in formulas { addOverlay(formula.plate) }
    let caps = layOutKeys(presentation.keys, unit: unit, on: canvas)
    if source.curves.isEmpty {
      addOverlay(Rect(center: frames.plot.center, width: 600 * unit, height: 80 * unit))
    }
    let projection = projection(scale: canvas.contentScale)
    let pictures = pictures(in: projection)
    askForStatistics()
    if let panel = statisticsFrame(canvas) { addOverlay(panel) }
    let covers = view.overlays.map { $0.inset(by: 6) }
    let trace = layOutTrace(
      among: pictures.map(\.picture),
      in: projection,
      yielding: caps.map(\.frame),
      on: canvas
    )
    for cap in caps { addOverlay(cap.frame) }
    trace?.boxes.forEach { addOverlay($0) }
    view.draw(pictures, on: canvas, in: projection)
    canvas.clipped(to: frames.plot) {
      if pictures.indices.contains(presentation.curve) {
        drawInFront(pictures[presentation.curve], width: 7 * unit, on: canvas)
      }
      drawPoints(
        among: pictures,
        in: projection,
        under: covers + caps.map(\.frame) + (trace?.covers ?? []),
        beside: trace,
        on: canvas
      )
      if let trace { draw(trace, with: painter) }
      for (index, formula) in formulas.enumerated() {
        drawPlate(index, formula, isInFront: index == presentation.curve, unit: unit, with: painter)
      }
      if source.curves.isEmpty {
        TextLine(words(GraphPhrase.nothingGraphed), Font(.medium, 44 * unit), theme.text)
          .draw(on: canvas, at: frames.plot.center, align: .center)
      }
      if let trace { trace.card.draw(in: trace.cardFrame, with: painter) }
      drawStatistics(with: painter)
      // In a small window the card has no other place than the keys'.
      let isFree = !caps.contains { trace?.cardFrame.overlaps($0.frame) ?? false }
      drawKeys(
        isFree ? caps : [],
        opacity: presentation.keys.opacity(at: now),
        unit: unit,
        with: painter
      )
      if presentation.showsPointer(at: now), let place = presentation.pointer {
        canvas.strokeCircle(
          center: place,
          radius: 20,
          stroke: Stroke(4),
          with: theme.text
        )
      }
    }
  }

  /// The chosen curve over the others, and a little wider.
  private func drawInFront(
    _ curve: (plot: Plot, picture: CurvePicture),
    width: Double,
    on canvas: any Canvas
  ) {
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
  private struct Formula {
    let plate: Rect
    let lines: [TextLine]
  }

  private func layOutFormulas(unit: Double, on canvas: any Canvas) -> [Formula] {
    let margin = 48 * unit
    let size = 44 * unit
    var top = frames.plot.y + margin - 4 * unit
    return source.curves.map { curve in
      var text = FormulaText(size: size, color: theme.text, variableColor: theme.text)
      text.face = .medium
      let line =
        TextLine("y = ", Font(.regular, size), theme.secondaryText)
        + text.line(words.mark.written(curve.program.description))
      let room = frames.plot.width - 2 * margin - (Self.plateLead + Self.plateEnd - 20) * unit
      let share = room / max(line.width(canvas), 1)
      // A formula that is too long gets smaller, then takes more lines.
      let lines =
        share >= 1
        ? [line]
        : share >= 0.6
          ? [line.scaled(by: share * 0.99)]
          : line.scaled(by: 0.7).wrapped(to: room, keeping: .tokens, most: 3, canvas)
      let height = (68 + 40 * Double(lines.count - 1)) * unit
      defer { top += height + 16 * unit }
      return Formula(
        plate: Rect(
          x: frames.plot.x + margin - 10 * unit,
          y: top,
          width: (Self.plateLead + Self.plateEnd) * unit
            + (lines.map { $0.width(canvas) }.max() ?? 0),
          height: height
        ),
        lines: lines
      )
    }
  }

  /// The room on a plate before its formula, with the disc in it, and after it.
  private static var plateLead: Double { 86 }
  private static var plateEnd: Double { 26 }

  private func drawPlate(
    _ index: Int,
    _ formula: Formula,
    isInFront: Bool,
    unit: Double,
    with painter: ControlPainter
  ) {
    let canvas = painter.canvas
    let center = Point(x: formula.plate.x + 36 * unit, y: formula.plate.midY)
    let curve = source.curves[index]
    let pen = theme.pens[curve.pen % theme.pens.count]
    painter.drawCard(formula.plate, radius: 34 * unit, border: 2 * unit)
    canvas.fillCircle(center: center, radius: 24 * unit, with: pen)
    if isInFront, source.curves.count > 1 {
      canvas.strokeCircle(
        center: center,
        radius: 28 * unit,
        stroke: Stroke(3 * unit),
        with: theme.text
      )
    }
    let number = Font(.semibold, 30 * unit)
    TextLine("\(curve.index + 1)", number, theme.ink(onPen: curve.pen)).draw(
      on: canvas,
      at: Point(x: center.x, y: painter.digitBaseline(centering: number, on: center.y)),
      align: .center
    )
    for (index, line) in formula.lines.enumerated() {
      let middle =
        formula.plate.midY + (Double(index) - Double(formula.lines.count - 1) / 2) * 40 * unit
      line.draw(
        on: canvas,
        at: Point(
          x: formula.plate.x + Self.plateLead * unit,
          y: painter.baseline(centering: line.runs.first?.font ?? number, on: middle)
        )
      )
    }
  }

  // MARK: Keys

  private struct KeyCap {
    let frame: Rect
    let name: String
  }

  private static func capFont(_ unit: Double) -> Font { Font(.medium, 40 * unit) }

  /// The last keys as caps, from the lower left corner.
  private func layOutKeys(_ keys: KeyLog, unit: Double, on canvas: any Canvas) -> [KeyCap] {
    let height = 72 * unit
    var left = frames.plot.x + 48 * unit
    return keys.names.map { name in
      let words = canvas.width(of: name, in: Self.capFont(unit))
      let frame = Rect(
        x: left,
        y: frames.plot.maxY - 48 * unit - height,
        width: max(height, words + 40 * unit),
        height: height
      )
      left = frame.maxX + 16 * unit
      return KeyCap(frame: frame, name: name)
    }
  }

  private func drawKeys(
    _ caps: [KeyCap],
    opacity: Double,
    unit: Double,
    with painter: ControlPainter
  ) {
    let canvas = painter.canvas
    let font = Self.capFont(unit)
    for cap in caps {
      canvas.fillRounded(cap.frame, radius: 14 * unit, with: theme.surface.opacity(opacity))
      canvas.strokeRounded(
        cap.frame,
        radius: 14 * unit,
        stroke: Stroke(3 * unit),
        with: theme.text.opacity(opacity)
      )
      let middle = cap.frame.center
      TextLine(cap.name, font, theme.text.opacity(opacity)).draw(
        on: canvas,
        at: Point(x: middle.x, y: painter.digitBaseline(centering: font, on: middle.y)),
        align: .center
      )
    }
  }
}
