import CurveProof
import Graphs
import Calculus
package import Controls
import Drawing
import GraphKit
import Intervals

/// What shows the stretch: its area, its edges, the rest of the plane fainter.
extension StretchTool {
  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let stretch = graph.stretch else { return }
    let (canvas, theme, plot) = (painter.canvas, graph.theme, graph.frames.plot)
    let ends = [stretch.lower, stretch.upper].map { end in
      min(max(graph.projection.pointX(end), plot.x), plot.maxX)
    }
    canvas.clipped(to: plot) {
      fillArea(of: stretch, in: graph, on: canvas)
      let faint = theme.surface.opacity(0.62)
      canvas.fill(
        Rect(x: plot.x, y: plot.y, width: ends[0] - plot.x, height: plot.height),
        with: faint
      )
      canvas.fill(
        Rect(x: ends[1], y: plot.y, width: plot.maxX - ends[1], height: plot.height),
        with: faint
      )
    }
    for isUpper in [false, true] { drawEdge(isUpper, of: stretch, in: graph, with: painter) }
  }

  private func drawEdge(
    _ isUpper: Bool,
    of stretch: ChosenStretch,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    let (canvas, theme, plot) = (painter.canvas, graph.theme, graph.openPlot)
    let unit = graph.stageUnit ?? 1
    let x = graph.projection.pointX(stretch[isUpper: isUpper])
    guard x >= plot.x, x <= plot.maxX else { return }
    // From under the chips.
    let chips = graph.view.overlays.filter { $0.x <= x && $0.maxX >= x && $0.y < plot.y + 80 }
    let top = min((chips.map(\.maxY).max() ?? plot.y - 8) + 8, plot.maxY)
    let ink = theme.secondaryText
    let width = 1.5 * unit
    canvas.fill(
      Rect(x: x - width / 2, y: top, width: width, height: plot.maxY - top),
      with: ink
    )
    drawTag(at: x, stretch[isUpper: isUpper], in: graph, with: painter)
    guard let grip = grip(isUpper: isUpper, in: graph) else { return }
    canvas.fillRounded(grip, radius: 9, with: theme.surface)
    canvas.strokeRounded(grip, radius: 9, stroke: Stroke(1.5), with: ink)
    for way in [-2.5, 2.5] {
      canvas.fill(
        Rect(x: grip.midX + way - 0.75, y: grip.midY - 7, width: 1.5, height: 14),
        with: ink
      )
    }
    let controls = graph.board.controls.filter { $0.id == .edge(isUpper: isUpper) }
    for control in controls { painter.draw(control, graph.state(of: control.id)) }
  }

  /// Where an edge stands, beside the x axis or where that is out of sight at the nearer end.
  private func drawTag(
    at x: Double,
    _ end: Double,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    let plot = graph.openPlot.inset(by: 4)
    let unit = graph.stageUnit ?? 1
    let size = max(13, graph.view.style.labelFont.size)
    let text = graph.written(text(of: end, in: graph))
    let box = AxisTag.size(of: text, size: size, painter.canvas)
    let axis = min(max(graph.projection.pointY(0), plot.y), plot.maxY)
    // Not on the curve: on the other side of the axis.
    let isAbove = graph.plots[graph.selectedCurve].function.y(at: end).map { $0 < 0 } ?? false
    let gap = 6 * unit
    let top = isAbove ? axis - gap - box.height : axis + gap
    let corner = Point(x: x - box.width / 2, y: top)
    let tag = AxisTag(
      text,
      in: plot.holding(box, at: corner),
      pen: graph.curves[graph.selectedCurve].pen,
      size: size
    )
    painter.draw(tag, moat: 1)
  }

  // MARK: The area

  /// Fills what lies between the ink of the curve and of what the area reaches to, column by column.
  ///
  /// Only where both are certain: beside ink that is there, or where all values are proven to lie
  /// beyond an edge of the view.
  private func fillArea(of stretch: ChosenStretch, in graph: GraphSnapshot, on canvas: any Canvas) {
    let projection = graph.projection
    let curve = graph.selectedCurve
    guard graph.figure(curve) == nil, graph.curves[curve].function.pieces != nil else { return }
    let scale = projection.contentScale
    let columns =
      max(
        0,
        graph.column(at: projection.pointX(stretch.lower))
      )..<max(
        0,
        min(projection.columnCount, graph.column(at: projection.pointX(stretch.upper)) + 1)
      )
    guard !columns.isEmpty else { return }
    let axis = projection.pointY(0)
    let tint = graph.pen(curve).opacity(0.22)
    var sides = ViewSides(projection)
    for column in columns {
      guard let one = sides.extent(of: curve, in: column, graph) else { continue }
      let other: ClosedRange<Double>?
      if let base = stretch.base {
        other = sides.extent(of: base, in: column, graph)
      } else {
        other = axis...axis
      }
      guard let other else { continue }
      let (top, bottom) =
        one.upperBound <= other.lowerBound
        ? (one.upperBound, other.lowerBound) : (other.upperBound, one.lowerBound)
      let plot = graph.frames.plot
      let (from, to) = (max(top, plot.y), min(bottom, plot.maxY))
      guard from < to else { continue }
      let left = projection.frame.x + scale.points(Double(column))
      canvas.fill(Rect(x: left, y: from, width: scale.points(1), height: to - from), with: tint)
    }
  }
}

/// Where curves are in columns of pixels, those too that are above or below the view.
private struct ViewSides {
  let projection: Projection

  init(_ projection: Projection) { self.projection = projection }

  /// The ends of a curve's ink in a column, an edge of the view where it is proven to lie beyond that;
  /// nil where it has no value, or nothing is known.
  mutating func extent(
    of curve: Int,
    in column: Int,
    _ graph: GraphSnapshot
  ) -> ClosedRange<Double>? {
    let reach = graph.pictures[curve].picture.reach
    guard reach.indices.contains(column) else { return nil }
    if let extent = reach[column].extent { return extent }
    let (left, right) = (projection.x(ofColumnEdge: column), projection.x(ofColumnEdge: column + 1))
    guard graph.curves[curve].function.base.isProvable, left < right else { return nil }
    let enclosure = graph.curves[curve].function.base.enclosure(over: Interval(left, right))
    let values = enclosure.value.interval
    let (frame, y) = (projection.frame, projection.yRange)
    if values.isEmpty || enclosure.value.decoration < .defined { return nil }
    if values.lowerBound > y.upperBound { return frame.y...frame.y }
    if values.upperBound < y.lowerBound { return frame.maxY...frame.maxY }
    return nil
  }
}
