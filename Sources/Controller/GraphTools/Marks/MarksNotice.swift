import Controls
import Drawing
import GraphKit
import GraphModel
import Intervals
import Words

/// Says how many points are outside the view, and goes where all are seen.
struct MarksNotice {
  let frame: Rect
  /// The view with all of them.
  let goal: Viewport
  private let text: TextLine
  private static let height = 36.0

  /// Nil where all are seen.
  init?(in graph: GraphSnapshot) {
    guard !graph.isPresented else { return nil }
    let (x, y) = (graph.projection.xRange, graph.projection.yRange)
    let all = graph.curves.flatMap { ($0.function.base as? any MarkedFunction)?.marks ?? [] }
    let outside = all.filter {
      $0.x.upperBound < x.lowerBound || $0.x.lowerBound > x.upperBound
        || $0.y.upperBound < y.lowerBound || $0.y.lowerBound > y.upperBound
    }
    guard !outside.isEmpty else { return nil }
    func reach(_ range: ClosedRange<Double>, _ values: [ClosedRange<Double>]) -> ClosedRange<Double>
    {
      // Where none is seen, what is seen need not stay.
      let range = outside.count < all.count ? range : values.first ?? range
      let low = min(range.lowerBound, values.map(\.lowerBound).min() ?? range.lowerBound)
      let high = max(range.upperBound, values.map(\.upperBound).max() ?? range.upperBound)
      let margin = high > low ? (high - low) / 12 : max(abs(high) / 4, 1)
      return low - margin...high + margin
    }
    let own = (
      reach(x, outside.map { $0.x.lowerBound...$0.x.upperBound }),
      reach(y, outside.map { $0.y.lowerBound...$0.y.upperBound })
    )
    guard own.0.upperBound.isFinite, own.1.upperBound.isFinite else { return nil }
    goal = Viewport(
      x: own.0,
      y: own.1,
      on: graph.viewport.logarithmic,
      filling: graph.frames.plot.size,
      unitX: graph.viewport.unitX
    )
    .counted(fromX: graph.viewport.originX, y: graph.viewport.originY)
    let line = TextLine(
      graph.words(GraphPhrase.pointsOutside(outside.count)),
      Font(.medium, 15),
      graph.theme.text
    )
    text = line.shrunk(to: graph.clearPlot.width - 60, graph.measurer)
    let width = (text.width(graph.measurer) + 32).rounded()
    let box = Rect(
      x: (graph.clearPlot.midX - width / 2).rounded(),
      y: graph.openPlot.maxY - 60 - Self.height,
      width: width,
      height: Self.height
    )
    guard graph.openPlot.inset(by: 4).contains(box) else { return nil }
    let pills = graph.pills.filter { $0.overlaps(box.inset(by: -8)) }
    var frame = box
    if let top = pills.map(\.y).min() { frame.y = top - 12 - Self.height }
    self.frame = frame
  }

  var control: Control<GraphControl> {
    Control(
      .marks,
      frame: frame,
      target: frame.inset(dx: 0, dy: -4),
      look: .custom(radius: Self.height / 2),
      group: 10,
      name: text.text
    )
  }

  func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    painter.drawCard(frame, radius: Self.height / 2)
    painter.drawWash(in: frame, radius: Self.height / 2, graph.state(of: .marks))
    painter.plain.draw(text, at: Point(x: frame.x + 16, y: frame.midY))
  }
}
