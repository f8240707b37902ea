import Controls
import Drawing
import GraphKit
import GraphModel
import Intervals
import Words

extension MarksTool {
  /// The lines between the points, and the area in them.
  func draw(
    _ curve: GraphedCurve,
    of function: any MarkedPlaces,
    unit: Double,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    switch curve.join {
    case .alone: return
    case .bars: return drawBars(of: function, with: graph.theme.pen(curve.pen), in: graph, painter)
    case .box: return drawBox(of: function, with: graph.theme.pen(curve.pen), in: graph, painter)
    case .joined, .closed, .filled: break
    case .curveAlone, .meanBand, .newValueBand: return
    }
    let (pen, width) = (graph.theme.pen(curve.pen), 2.5 * unit)
    let groups = Dictionary(grouping: function.marks) { function.group(ofMark: $0.index) }
    for (_, marks) in groups.sorted(by: { $0.key < $1.key }) where marks.count > 1 {
      let path = marks.map { graph.projection.place(ofX: $0.x.midpoint, y: $0.y.midpoint) }
      if curve.join == .filled {
        painter.canvas.fillPolygon(path, with: pen.opacity(graph.view.style.colors.areaOpacity))
      }
      let stroke = Stroke(
        width,
        dash: curve.lineStyle.drawn.dash(width: width),
        closed: curve.join != .joined
      )
      painter.canvas.strokePath(path, stroke: stroke, with: pen)
    }
  }

  /// A histogram: a bar as high as so many numbers lie in its stretch.
  private func drawBars(
    of function: any MarkedPlaces,
    with pen: Color,
    in graph: GraphSnapshot,
    _ painter: ControlPainter
  ) {
    for bar in function.bars {
      let foot = graph.projection.place(ofX: bar.from, y: 0)
      let head = graph.projection.place(ofX: bar.to, y: Double(bar.count))
      let corners = [
        foot, Point(x: foot.x, y: head.y), head, Point(x: head.x, y: foot.y),
      ]
      painter.canvas.fillPolygon(corners, with: pen.opacity(graph.view.style.colors.areaOpacity))
      painter.canvas.strokePath(corners, stroke: Stroke(1.5, closed: true), with: pen)
    }
  }

  /// A box plot: the middle half in a box with the median, and lines to the ends.
  private func drawBox(
    of function: any MarkedPlaces,
    with pen: Color,
    in graph: GraphSnapshot,
    _ painter: ControlPainter
  ) {
    let ends = function.quartiles
    guard ends.count == 5 else { return }
    let high = max(2, Double(function.bars.map(\.count).max() ?? 2))
    func place(_ part: Int, _ height: Double) -> Point {
      graph.projection.place(ofX: ends[part], y: height * high / 4)
    }
    let box = [place(1, 1), place(1, 3), place(3, 3), place(3, 1)]
    let stroke = Stroke(2.5)
    painter.canvas.fillPolygon(box, with: pen.opacity(graph.view.style.colors.areaOpacity))
    painter.canvas.strokePath(box, stroke: Stroke(2.5, closed: true), with: pen)
    for line in [
      [place(2, 1), place(2, 3)], [place(0, 2), place(1, 2)], [place(3, 2), place(4, 2)],
      [place(0, 1.5), place(0, 2.5)], [place(4, 1.5), place(4, 2.5)],
    ] { painter.canvas.strokePath(line, stroke: stroke, with: pen) }
  }
}
