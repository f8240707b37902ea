import Calculus
package import Controls
package import Drawing
import CurveProof
import GraphKit
import GraphModel
import Words

/// Says that curves lie above or below the view, and goes there.
package struct OffscreenHintTool: GraphTool {
  /// Functions that cost more than this are not looked for, about as many operations as formulas of
  /// a thousand signs take.
  private static let costLimit = 2000
  private static let height = 36.0

  /// What is said of one side, and where pressing it goes.
  private struct Note {
    let side: CurveSide
    let curves: [Int]
    let goal: Double
    let frame: Rect
    let text: TextLine
  }

  private var notes: [Note] = []
  /// What was found, and of what.
  private var found: [CurveSide: (curves: [Int], goal: Double)] = [:]
  private var question: Question?

  private struct Question: Equatable {
    let functions: [GraphFunction]
    let projection: Projection
  }

  package init() {}

  package var level: ToolLevel? { .front }
  package var overlays: [Rect] { notes.map(\.frame) }

  /// Takes its place below the chips, and above the lower edge.
  package mutating func layOutPills(in graph: GraphSnapshot) {
    look(at: graph)
    let chips = graph.pills.map(\.maxY).filter { $0 < graph.frames.plot.midY }
    let top = (chips + [graph.frames.chips.y + 40]).max() ?? 0
    let font = Font(.medium, 15)
    notes =
      graph.isPresented
      ? []
      : [CurveSide.above, .below].compactMap { side in
        guard let (curves, goal) = found[side] else { return nil }
        let clear = graph.clearPlot
        let isOnly = graph.curves.count == 1
        let discs = isOnly ? 0 : Double(curves.count) * 24
        let text = TextLine(
          graph.words(side.phrase(isOnly ? nil : curves.count)),
          font,
          graph.theme.text
        ).shrunk(to: clear.width - 74 - discs, graph.measurer)
        let width = (text.width(graph.measurer) + discs + 50).rounded()
        var frame = Rect(
          x: (clear.midX - width / 2).rounded(),
          y: side == .above ? top + 12 : graph.openPlot.maxY - 60 - Self.height,
          width: width,
          height: Self.height
        )
        let below = side == .below ? graph.pills.filter { $0.overlaps(frame.inset(by: -8)) } : []
        if let pill = below.map(\.y).min() { frame.y = pill - 12 - Self.height }
        guard graph.openPlot.inset(by: 4).contains(frame) else { return nil }
        return Note(side: side, curves: curves, goal: goal, frame: frame, text: text)
      }
  }

  private mutating func look(at graph: GraphSnapshot) {
    let new = Question(functions: graph.curves.map(\.function), projection: graph.projection)
    guard new != question else { return }
    question = new
    found = [:]
    for (index, function) in new.functions.enumerated()
    where function.base.cost <= Self.costLimit {
      guard let (side, goal) = CurveSide.of(function, beside: new.projection) else { continue }
      let before = found[side]
      // The nearest one is gone to.
      let isNearer = before.map { side == .above ? goal < $0.goal : goal > $0.goal } ?? true
      found[side] = ((before?.curves ?? []) + [index], isNearer ? goal : before?.goal ?? goal)
    }
  }

  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    notes.isEmpty ? [:] : [.chips: overlays]
  }

  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    notes.map { note in
      Control(
        .away(isAbove: note.side == .above),
        frame: note.frame,
        target: note.frame.inset(dx: 0, dy: -4),
        look: .custom(radius: Self.height / 2),
        group: 10,
        name: note.text.text
      )
    }
  }

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard case .activate(.away(let isAbove)) = event,
      let note = notes.first(where: { ($0.side == .above) == isAbove })
    else { return nil }
    let way = graph.clearPlot.midY - graph.projection.pointY(note.goal)
    guard way.isFinite else { return [] }
    return [.focus(.plot), .jumpBy(Vector(dx: 0, dy: way))]
  }

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    for note in notes {
      let (frame, radius) = (note.frame, Self.height / 2)
      painter.drawCard(frame, radius: radius)
      painter.drawWash(
        in: frame,
        radius: radius,
        graph.state(of: .away(isAbove: note.side == .above))
      )
      let icon: Icon = note.side == .above ? .up : .down
      painter.draw(icon, at: Point(x: frame.x + 20, y: frame.midY), size: 18, graph.theme.text)
      var left = frame.x + 36
      if graph.curves.count > 1 {
        for curve in note.curves {
          painter.drawDisc(
            number: graph.curves[curve].index + 1,
            pen: graph.curves[curve].pen,
            isHollow: false,
            center: Point(x: left + 10, y: frame.midY)
          )
          left += 24
        }
      }
      painter.plain.draw(note.text, at: Point(x: left, y: frame.midY))
    }
  }
}

extension CurveSide {
  /// What is said of curves there: of the only one where no count is given.
  fileprivate func phrase(_ count: Int?) -> GraphPhrase {
    switch self {
    case .above: count.map(GraphPhrase.curvesAbove) ?? .curveAbove
    case .below: count.map(GraphPhrase.curvesBelow) ?? .curveBelow
    }
  }
}
