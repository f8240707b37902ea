package import Controls
import CurveProof
import Drawing
import GraphKit
import GraphModel
import Intervals
import Numerals
import SceneHost
import Words

extension ResidualsTool {
  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let strip = graph.frames.strip else { return }
    let (canvas, theme) = (painter.canvas, graph.theme)
    canvas.fill(strip, with: theme.surface)
    if let shown = residuals(in: graph), !graph.viewport.isLocal {
      draw(shown.residuals, of: shown.index, in: strip, graph, with: painter)
    }
    canvas.fill(strip.band(at: strip.y, height: 1), with: theme.strongLine)
    let grabber = Rect(x: strip.midX - 18, y: strip.y + 8, width: 36, height: 4)
    canvas.fillRounded(grabber, radius: 2, with: theme.strongLine)
    for control in graph.board.controls where control.id == .closeResiduals {
      graph.draw(control, with: painter)
    }
  }

  private func draw(
    _ residuals: Residuals,
    of index: Int,
    in strip: Rect,
    _ graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    let (canvas, theme) = (painter.canvas, graph.theme)
    let points = residuals.points.compactMap { mark in
      residuals.value(at: mark).map { (mark: mark, value: $0.residual) }
    }
    let largest = points.reduce(0) { max($0, $1.value.magnitude) }
    var view = graph.view
    view.style.hasNumbersX = false
    // Three numbers have room.
    view.style.verticalShare = 0.5
    let (unitX, stepX) = (view.viewport.unitX, view.viewport.steps.x)
    view.viewport = Viewport(
      centerX: view.viewport.centerX,
      centerY: 0,
      pointsPerUnitX: view.viewport.pointsPerUnitX,
      pointsPerUnitY: (strip.height / 2 - 32) / (largest > 0 ? largest : 1)
    )
    view.viewport.unitX = unitX
    view.viewport.steps.x = stepX
    view.viewport.logarithmic = graph.viewport.logarithmic.intersection(.x)
    let title = title(residuals, of: index, in: graph)
    let box = Rect(
      x: strip.x + 60,
      y: strip.y + 8,
      width: min(title.width(canvas), strip.width - 132),
      height: 28
    )
    view.overlays = [box, Rect(x: strip.maxX - 56, y: strip.y, width: 56, height: 52)]
    let projection = view.projection(frame: strip, contentScale: graph.context.contentScale)
    view.draw([], on: canvas, in: projection)
    canvas.clipped(to: strip) {
      let zero = projection.pointY(0)
      let pens = (line: pen(of: index, in: graph), mark: markPen(of: residuals, in: graph))
      let shape = MarkShape(of: curve(of: residuals, in: graph) ?? 0, in: graph)
      let places = points.map { point in
        projection.place(ofX: point.mark.x.midpoint, y: point.value.midpoint)
      }
      let seen = places.indices.filter { strip.x - 20...strip.maxX + 20 ~= places[$0].x }
      for index in seen {
        let place = places[index]
        canvas.strokeLine(
          from: Point(x: place.x, y: zero),
          to: place,
          stroke: Stroke(2.5, cap: .butt),
          with: pens.line
        )
      }
      for index in seen {
        shape.fill(at: places[index], size: 6, with: theme.surface, on: canvas)
      }
      for index in seen { shape.fill(at: places[index], size: 4.5, with: pens.mark, on: canvas) }
      if let chosen = graph.chosenMark, let curve = curve(of: residuals, in: graph),
        chosen.curve == curve,
        let place = seen.first(where: { points[$0].mark.index == chosen.index })
      {
        canvas.strokeCircle(center: places[place], radius: 15, stroke: Stroke(2), with: theme.text)
      }
    }
    painter.draw(
      title.shrunk(to: box.width, least: 11, canvas),
      at: Point(x: box.x, y: box.midY),
      by: Font(.regular, 15)
    )
  }

  /// `e₁ = y₁ − (m·x₁ + b)`.
  private func title(_ residuals: Residuals, of index: Int, in graph: GraphSnapshot) -> TextLine {
    let name = graph.document.functions[index]?.function.name ?? ""
    let sides = name.split(separator: " ~ ", maxSplits: 1)
    let text =
      sides.count == 2
      ? "\(residuals.name) = \(sides[0]) − (\(sides[1]))" : residuals.name
    let style = FormulaText(
      size: 15,
      color: graph.theme.text,
      variableColor: graph.theme.text
    )
    return style.line(text, in: graph.words, by: graph.voice.language)
  }

  private func curve(of residuals: Residuals, in graph: GraphSnapshot) -> Int? {
    graph.curves.firstIndex { $0.function == residuals.data.table }
  }

  private func pen(of index: Int, in graph: GraphSnapshot) -> Color {
    graph.theme.pen(graph.document.functions[index]?.pen ?? 0)
  }

  private func markPen(of residuals: Residuals, in graph: GraphSnapshot) -> Color {
    curve(of: residuals, in: graph).map(graph.pen) ?? graph.theme.text
  }
}
