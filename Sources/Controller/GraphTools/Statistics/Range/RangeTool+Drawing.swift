import CurveProof
import GraphModel
import Calculus
package import Controls
import Drawing
import Numerals
import GraphKit
import Intervals

/// What shows the stretch: its area, its edges, the rest of the plane fainter.
extension RangeTool {
  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let stretch = graph.stretch else { return }
    let (canvas, theme, plot) = (painter.canvas, graph.theme, graph.frames.plot)
    let ends = [stretch.lower, stretch.upper].map { end in
      min(max(graph.projection.pointX(end), plot.x), plot.maxX)
    }
    canvas.clipped(to: plot) {
      fillArea(of: stretch, in: graph, on: canvas)
      let faint = theme.surface.opacity(0.62)
      canvas.fill(plot.column(at: plot.x, width: ends[0] - plot.x), with: faint)
      canvas.fill(plot.column(at: ends[1], width: plot.maxX - ends[1]), with: faint)
    }
    for isUpper in [false, true] { drawEdge(isUpper, of: stretch, in: graph, with: painter) }
  }

  private func drawEdge(
    _ isUpper: Bool,
    of stretch: SelectedRange,
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
    let line = Rect(x: x - width / 2, y: top, width: width, height: plot.maxY - top)
    canvas.fill(line, with: ink)
    let typed = graph.typed(.stretchEnd(isUpper: isUpper))
    drawTag(at: x, stretch[isUpper: isUpper], typed: typed, in: graph, with: painter)
    // What is being typed needs no handle, which would have to make room for the keys.
    guard typed == nil, let grip = grip(isUpper: isUpper, in: graph) else { return }
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
    typed: TypedValue?,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    let plot = graph.openPlot.inset(by: 4)
    let unit = graph.stageUnit ?? 1
    let size = max(13, graph.view.style.labelFont.size)
    let text = typed?.field.text ?? graph.written(NumberText.rounded(end))
    var box = AxisTag.size(of: text, size: size, painter.canvas)
    if typed != nil { box.width = max(box.width + 8, 44) }
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
    guard let typed else { return painter.draw(tag, moat: 1) }
    painter.draw(tag, typed: typed)
  }

  // MARK: The area

  /// Fills what lies between the ink of the curve and of what the area reaches to, column by column.
  ///
  /// Only where both are certain: beside ink that is there, or beside all that the values may be.
  private func fillArea(of stretch: SelectedRange, in graph: GraphSnapshot, on canvas: any Canvas) {
    let projection = graph.projection
    let curve = graph.selectedCurve
    guard graph.figure(curve) == nil, graph.curves[curve].function.hasPieces else { return }
    let (scale, plot) = (projection.contentScale, graph.frames.plot)
    let edges = [stretch.lower, stretch.upper].map { graph.column(at: projection.pointX($0)) }
    let columns = max(0, edges[0])..<max(0, edges[0], min(projection.columnCount, edges[1] + 1))
    let pictures = graph.pictures
    func places(_ curve: Int) -> CurvePlaces {
      CurvePlaces(
        reach: pictures[curve].picture.reach,
        function: graph.curves[curve].function,
        projection: projection
      )
    }
    let (curvePlaces, basePlaces) = (places(curve), stretch.base.map(places))
    let axis = projection.pointY(0)
    let tint = graph.pen(curve).opacity(0.22)
    for column in columns {
      guard let one = curvePlaces.extent(in: column),
        let other = basePlaces.map({ $0.extent(in: column) }) ?? axis...axis
      else { continue }
      let (top, bottom) =
        one.upperBound <= other.lowerBound
        ? (one.upperBound, other.lowerBound) : (other.upperBound, one.lowerBound)
      let (from, to) = (max(top, plot.y), min(bottom, plot.maxY))
      guard from < to else { continue }
      let left = projection.frame.x + scale.points(Double(column))
      canvas.fill(Rect(x: left, y: from, width: scale.points(1), height: to - from), with: tint)
    }
  }
}

/// Where a curve is in columns of pixels, in sight or not.
private struct CurvePlaces {
  let reach: [InkReach]
  let function: GraphFunction
  let projection: Projection

  /// The y of a curve in a column: those of its ink, else what its values are proven to lie in; nil
  /// where it may have none.
  func extent(in column: Int) -> ClosedRange<Double>? {
    guard reach.indices.contains(column) else { return nil }
    if let extent = reach[column].extent { return extent }
    let (left, right) = (projection.x(ofColumnEdge: column), projection.x(ofColumnEdge: column + 1))
    guard function.base.isProvable, left < right else { return nil }
    let value = function.base.enclosure(over: Interval(left, right)).value
    guard value.decoration >= .defined, !value.interval.isEmpty else { return nil }
    let frame = projection.frame
    func held(_ y: Double) -> Double {
      min(max(projection.pointY(y), frame.y), frame.maxY)
    }
    return held(value.interval.upperBound)...held(value.interval.lowerBound)
  }
}
