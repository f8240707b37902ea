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
    let seen = (x: graph.projection.xRange, y: graph.projection.yRange)
    var (outside, all) = (Reach(), 0)
    for curve in graph.curves {
      guard let function = curve.function.base as? any MarkedFunction else { continue }
      all += function.marks.count
      outside.add(function.marks, outsideOf: seen.x, seen.y)
    }
    guard outside.count > 0 else { return nil }
    func reach(_ range: ClosedRange<Double>, _ low: Double, _ high: Double) -> ClosedRange<Double> {
      // Where none is seen, what is seen need not stay.
      let isSeen = outside.count < all
      let low = isSeen ? min(range.lowerBound, low) : low
      let high = isSeen ? max(range.upperBound, high) : high
      let margin = high > low ? (high - low) / 12 : max(abs(high) / 4, 1)
      return low - margin...high + margin
    }
    let own = (reach(seen.x, outside.left, outside.right), reach(seen.y, outside.low, outside.high))
    guard own.0.upperBound.isFinite, own.1.upperBound.isFinite else { return nil }
    goal = Viewport(
      x: own.0,
      y: own.1,
      on: graph.viewport.logarithmic,
      filling: graph.frames.plot.size,
      unitX: graph.viewport.unitX
    )
    .counted(fromX: graph.viewport.originX, y: graph.viewport.originY)
    .with(graph.viewport.steps)
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

/// How many points there are somewhere, and how far they reach.
private struct Reach {
  private(set) var count = 0
  private(set) var (left, right) = (Double.infinity, -Double.infinity)
  private(set) var (low, high) = (Double.infinity, -Double.infinity)

  /// Adds those that certainly lie outside of a view.
  mutating func add(
    _ marks: [PlotMark],
    outsideOf x: ClosedRange<Double>,
    _ y: ClosedRange<Double>
  ) {
    // Names are not copied, of ten thousand points.
    marks.withUnsafeBufferPointer { marks in
      for index in marks.indices {
        let (own, other) = (marks[index].x, marks[index].y)
        guard
          own.upperBound < x.lowerBound || own.lowerBound > x.upperBound
            || other.upperBound < y.lowerBound || other.lowerBound > y.upperBound
        else { continue }
        count += 1
        (left, right) = (min(left, own.lowerBound), max(right, own.upperBound))
        (low, high) = (min(low, other.lowerBound), max(high, other.upperBound))
      }
    }
  }
}
