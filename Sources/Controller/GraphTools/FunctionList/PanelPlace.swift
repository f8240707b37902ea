import Drawing
import SceneHost

/// Where the list may lie.
struct PanelPlace {
  private let graph: GraphSnapshot
  /// The place at the side of a low window.
  private let side: Rect?

  init(in graph: GraphSnapshot, side: Rect?) { (self.graph, self.side) = (graph, side) }

  /// The calculator's place beside the graph, where that is to be had.
  var dock: Rect? { graph.context.dock }
  /// A place that it has for itself, beside the graph.
  var beside: Rect? { dock ?? side }

  /// How high the bar above the rows is.
  var headerHeight: Double {
    guard let dock else { return 48 }
    return dock.height < 480 ? 44 : 56
  }

  /// The calculator's place, a sheet from below where the graph has those, else a card at the left.
  func card(height: Double) -> Rect {
    if let beside { return beside }
    let (frames, plot) = (graph.frames, graph.frames.plot)
    if let column = frames.sheets {
      let height = min(height, (plot.height * 0.62).rounded())
      let margin = max(0, 8 - (column.x - plot.x))
      return column.inset(dx: margin, dy: 0).band(at: plot.maxY - height - 8, height: height)
    }
    let left = frames.chips.x
    let width = min(352, graph.listEnd - left)
    var top = frames.chips.y
    if let toolbar = frames.toolbar, toolbar.x < left + width + 8 { top = toolbar.maxY + 8 }
    return Rect(x: left, y: top, width: width, height: min(height, graph.pane.maxY - 12 - top))
  }
}
