package import Controls
package import Drawing
import GraphModel
import SceneHost
import SceneParts
package import Words

/// Tells for a while that a function has been replaced, and brings it back beside the new one; or
/// that all are gone, and takes that back.
package struct ReplacementTool: GraphTool {
  /// How long it tells that, in seconds.
  package static let stay = 5.0
  private static let height = 44.0

  private enum Loss {
    case replaced(GraphedFunction, at: Int)
    case cleared(Int)

    var formula: String {
      if case .replaced(let function, _) = self { function.function.name } else { "" }
    }

    var notice: FunctionNotice {
      switch self {
      case .replaced: .replaced(formula)
      case .cleared(let count): .cleared(count)
      }
    }
  }

  private var loss: Loss?
  /// How many functions there were then; fewer or more are another list.
  private var count: Int?
  private var end = 0.0
  /// The pill, with what is shown and what pressing it does.
  private var notice: (frame: Rect, told: TextLine, offer: TextLine?)?

  package init() {}

  package mutating func note(_ news: GraphNews, at time: Double) {
    switch news {
    case .replaced(let function, let index): tell(.replaced(function, at: index), at: time)
    case .cleared(let count): tell(.cleared(count), at: time)
    case .restored, .stage: loss = nil
    case .pointer, .finger, .input, .leftPlane, .acted, .keyboard, .edited, .changed, .held, .moved,
      .renumbered, .recounted, .traced, .traceEnded, .stretch, .said:
      break
    }
  }

  private mutating func tell(_ loss: Loss, at time: Double) {
    (self.loss, count, end) = (loss, nil, time + Self.stay)
  }

  package func deadline(at time: Double, isStill: Bool) -> Double? { loss.map { _ in end } }

  package mutating func advance(in graph: GraphSnapshot) -> [ToolRequest] {
    guard loss != nil, graph.time >= end else { return [] }
    loss = nil
    return [.redraw]
  }

  /// What pressing it does.
  package func offer(in words: Locale) -> String? {
    switch loss {
    case .replaced: words(FunctionNotice.keepBoth)
    case .cleared: words(ControlName.undo).asTitle
    case nil: nil
    }
  }

  package var level: ToolLevel? { .front }
  package var overlays: [Rect] { notice.map { [$0.frame] } ?? [] }

  package mutating func layOutPills(in graph: GraphSnapshot) {
    let functions = graph.document.functions
    count = count ?? functions.count
    // The function that took the place has to be in it still.
    if case .replaced(let function, let index) = loss,
      functions.selection != index
        || functions.functions.contains(where: { $0.function == function.function })
    {
      loss = nil
    }
    if functions.count != count { loss = nil }
    notice = loss.flatMap { loss in
      guard !graph.isPresented else { return nil }
      let plot = graph.clearPlot
      let size = 15 * graph.measurer.type.factor
      let measurer = graph.measurer.plainMeasurer
      let offer =
        functions.isFull
        ? nil
        : self.offer(in: graph.words).map {
          TextLine($0, Font(.semibold, size), graph.theme.accent.text)
        }
      let offerWidth = offer.map { $0.width(measurer) + 24 } ?? 0
      let ink = graph.theme.text
      let told = graph.words.pieces(of: loss.notice).reduce(TextLine()) {
        guard case .words(let words) = $1 else {
          return $0
            + FormulaText(size: size, color: ink, variableColor: ink)
            .line(loss.formula, in: graph.words, by: graph.voice.language)
            .fitted(height: Self.height - 4, measurer)
        }
        return $0 + TextLine(words, Font(.medium, size), ink)
      }.shrunk(to: plot.width - 56 - offerWidth, measurer)
      let width = (told.width(measurer) + offerWidth + 32).rounded()
      let box = Size(width: width, height: Self.height)
      // An empty graph has its card at the foot, and tools above.
      let top = Point(x: plot.midX - width / 2, y: plot.y + 72)
      let frame = functions.isEmpty ? plot.holding(box, at: top) : graph.freePlace(of: box)
      return frame.flatMap { graph.openPlot.contains($0) ? ($0, told, offer) : nil }
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
    guard case .activate(.keepBoth) = event, notice != nil, let loss else { return nil }
    self.loss = nil
    return switch loss {
    case .replaced(let function, let index):
      [.edit { $0.functions.restore(function, at: index) }, .redraw, .save]
    case .cleared: [.scene(.command(.undo)), .redraw]
    }
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
