package import Controls
package import Drawing
import GraphModel
import Words

/// Tells for a while that a function has been replaced, and brings it back beside the new one.
package struct ReplacementTool: GraphTool {
  /// How long it tells that, in seconds.
  package static let stay = 5.0
  private static let height = 44.0

  private var replaced: (function: GraphedFunction, index: Int)?
  /// How many functions there were then; fewer or more are another list.
  private var count: Int?
  private var end = 0.0
  /// The pill, with what is shown and what pressing it does.
  private var notice: (frame: Rect, told: TextLine, offer: TextLine?)?

  package init() {}

  package mutating func note(_ news: GraphNews, at time: Double) {
    switch news {
    case .replaced(let function, let index):
      (replaced, count, end) = ((function, index), nil, time + Self.stay)
    case .restored, .stage: replaced = nil
    case .pointer, .finger, .leftPlane, .acted, .keyboard, .edited, .changed, .held, .moved,
      .renumbered, .traced, .traceEnded, .stretch, .said:
      break
    }
  }

  package func deadline(at time: Double, isStill: Bool) -> Double? { replaced.map { _ in end } }

  package mutating func advance(in graph: GraphSnapshot) -> [ToolRequest] {
    guard replaced != nil, graph.time >= end else { return [] }
    replaced = nil
    return [.redraw]
  }

  package var level: ToolLevel? { .front }
  package var overlays: [Rect] { notice.map { [$0.frame] } ?? [] }

  package mutating func layOutPills(in graph: GraphSnapshot) {
    let functions = graph.document.functions
    count = count ?? functions.count
    // The function that took the place has to be in it still.
    if functions.count != count || functions.selection != replaced?.index
      || functions.functions.contains(where: { $0.function == replaced?.function.function })
    {
      replaced = nil
    }
    notice = replaced.flatMap { replaced in
      guard !graph.isPresented else { return nil }
      let plot = graph.clearPlot
      let size = 15 * graph.measurer.type.factor
      let measurer = graph.measurer.plainMeasurer
      let offer =
        functions.isFull
        ? nil
        : TextLine(
          graph.words(FunctionNotice.keepBoth),
          Font(.semibold, size),
          graph.theme.accent.text
        )
      let offerWidth = offer.map { $0.width(measurer) + 24 } ?? 0
      let (name, ink) = (replaced.function.function.name, graph.theme.text)
      let told = graph.words.pieces(of: FunctionNotice.replaced(name)).reduce(TextLine()) {
        guard case .words(let words) = $1 else {
          return $0
            + FormulaText(size: size, color: ink, variableColor: ink)
            .line(name, in: graph.words, by: graph.voice.language)
            .fitted(height: Self.height - 4, measurer)
        }
        return $0 + TextLine(words, Font(.medium, size), ink)
      }.shrunk(to: plot.width - 56 - offerWidth, measurer)
      let width = (told.width(measurer) + offerWidth + 32).rounded()
      let frame = Rect(
        x: (plot.midX - width / 2).rounded(),
        y: graph.openPlot.maxY - 12 - Self.height,
        width: width,
        height: Self.height
      )
      guard graph.openPlot.contains(frame) else { return nil }
      return (frame, told, offer)
    }
  }

  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    notice.map { [.chips: [$0.frame]] } ?? [:]
  }

  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    guard let notice, let offer = notice.offer else { return [] }
    return [
      Control(
        .keepBoth,
        frame: notice.frame,
        look: .custom(radius: Self.height / 2),
        group: 10,
        name: (notice.told.runs + offer.runs).map(\.text).joined(separator: " ")
      )
    ]
  }

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard case .activate(.keepBoth) = event, notice != nil, let replaced else { return nil }
    self.replaced = nil
    return [
      .edit { $0.functions.restore(replaced.function, at: replaced.index) }, .redraw, .save,
    ]
  }

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let (frame, told, offer) = notice else { return }
    painter.drawCard(frame, radius: Self.height / 2)
    let left = Point(x: frame.x + 16, y: frame.midY)
    painter.plain.draw(told, at: left)
    guard let offer else { return }
    painter.drawWash(in: frame, radius: Self.height / 2, graph.state(of: .keepBoth))
    let width = offer.width(painter.canvas.plainType)
    painter.plain.draw(offer, at: Point(x: frame.maxX - 16 - width, y: frame.midY))
  }
}
