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
    of function: any MarkedFunction,
    unit: Double,
    in graph: GraphSnapshot,
    with painter: ControlPainter
  ) {
    guard curve.join != .alone else { return }
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
}
