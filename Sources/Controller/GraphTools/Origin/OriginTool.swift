package import Controls
package import Drawing
import GraphKit

/// Tells where the numbers of an axis count from, in views that are too deep for plain ones.
package struct OriginTool: GraphTool {
  private static let height = 36.0
  private static let margin = 14.0

  /// The chips, in points.
  private var chips: [(frame: Rect, line: OriginLine)] = []
  private var size = 17.0

  package init() {}

  package var level: ToolLevel? { .ground }
  package var overlays: [Rect] { chips.map { $0.frame.inset(by: -6) } }

  package mutating func layOutPills(in graph: GraphSnapshot) {
    let measurer = graph.measurer.plainMeasurer
    size = graph.frames.kind == .floating ? 17 : 15
    let plot = graph.openPlot
    chips = graph.view.viewport.origins.map { axis, origin in
      let line = OriginLine(axis, origin, size: size, theme: graph.theme, graph.words)
      let width = (line.width(measurer) + 2 * Self.margin).rounded()
      return (Rect(x: 0, y: 0, width: width, height: Self.height), line)
    }
    for index in chips.indices {
      let width = chips[index].frame.width
      var frame = Rect(x: plot.x + 16, y: 0, width: width, height: Self.height)
      if chips[index].line.axis == .x {
        let zoom = graph.frames.zoom
        let bottom = plot.maxY - Self.plate - 8
        let right = zoom.maxY > bottom - Self.height ? zoom.x : plot.maxX
        frame.x = right - 16 - width
        frame.y = bottom - Self.height
      } else {
        frame.y = plot.y + 64
      }
      frame.x = max(frame.x, plot.x + 8)
      chips[index].frame = frame
    }
    if graph.isPresented { chips.removeAll { $0.frame.width > plot.width } }
  }

  /// The height of the plate under numbers.
  private static let plate = 24.0

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    for (frame, line) in chips {
      painter.drawCard(frame, radius: Self.height / 2)
      line.draw(at: Point(x: frame.x + Self.margin, y: frame.midY), with: painter.plain, size: size)
    }
  }
}
