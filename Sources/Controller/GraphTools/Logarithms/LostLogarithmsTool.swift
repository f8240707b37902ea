import Calculus
package import Controls
import CurveProof
package import Drawing
import GraphKit
import GraphModel
import Intervals
import Numerals
import Words

/// Tells where curves leave a plane with a logarithmic y axis: dashes along the lower edge, and a pill
/// that says from where on.
package struct LostLogarithmsTool: GraphTool {
  /// Functions that cost more than this are not looked at, as for hints of curves beside the view.
  private static let costLimit = 2000
  private static let height = 32.0
  /// How thick the dashes are, and how far those of two curves are apart.
  private static let (thickness, pitch) = (4.0, 6.0)

  private struct Note {
    let curve: Int
    let frame: Rect
    let text: TextLine
  }

  private struct Question: Equatable {
    let functions: [GraphFunction]
    let projection: Projection
  }

  private var question: Question?
  /// What each of the curves has lost.
  private var lost: [LostLogarithms] = []
  private var notes: [Note] = []
  /// Where the plane ends, above the numbers below it.
  private var bottom = 0.0

  package init() {}

  package var level: ToolLevel? { .front }
  package var overlays: [Rect] { notes.map(\.frame) }

  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    notes.isEmpty ? [:] : [.chips: overlays]
  }

  package mutating func layOutPills(in graph: GraphSnapshot) {
    look(at: graph)
    notes = []
    if graph.isPresented { return }
    for curve in lost.indices {
      for end in lost[curve].ends {
        if let note = note(of: curve, end, in: graph) { notes.append(note) }
      }
    }
  }

  private mutating func look(at graph: GraphSnapshot) {
    guard graph.viewport.logarithmic.contains(.y) else {
      return (question, lost) = (nil, [])
    }
    let new = Question(functions: graph.curves.map(\.function), projection: graph.projection)
    guard new != question else { return }
    question = new
    lost = new.functions.map {
      $0.base.cost <= Self.costLimit
        ? LostLogarithms(of: $0, in: new.projection) : LostLogarithms()
    }
    let numbers = graph.view.numberBoxes(on: graph.measurer, in: new.projection)
    let edge = graph.frames.plot.maxY
    bottom = numbers.map(\.y).max().map { $0 > edge - 40 ? $0 - 8 : edge } ?? edge
  }

  /// Beside the place where the curve leaves, above the lower edge and what lies there.
  private func note(of curve: Int, _ end: LostLogarithms.End, in graph: GraphSnapshot) -> Note? {
    let text = TextLine(
      graph.words(end.phrase(graph.written)),
      Font(.regular, 14),
      graph.theme.secondaryText
    )
    let width = (text.width(graph.measurer) + 48).rounded()
    let place = end.zero.map { graph.projection.pointX($0.place.midpoint) } ?? graph.openPlot.midX
    let room = graph.openPlot.inset(by: 8)
    let right = min(room.maxX, graph.frames.zoom.x - 12)
    // Beside the curve, but not over the numbers of the other axis.
    let left = place - width - 12
    let beside = end.side == .right && left > room.x + 48 ? left : place + 12
    let wanted = end.zero == nil ? place - width / 2 : beside
    var frame = Rect(
      x: max(min(wanted, right - width), room.x).rounded(),
      y: min(bottom, graph.openPlot.maxY) - 20 - Self.height,
      width: width,
      height: Self.height
    )
    let obstacles = graph.pills + graph.toolbarFrames + graph.panels + notes.map(\.frame)
    while let other = obstacles.first(where: { $0.overlaps(frame.inset(by: -6)) }) {
      frame.y = other.y - 8 - Self.height
    }
    return room.contains(frame) ? Note(curve: curve, frame: frame, text: text) : nil
  }

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    for (row, curve) in lost.indices.filter({ !lost[$0].stretches.isEmpty }).enumerated() {
      let y = bottom - Self.thickness / 2 - Double(row) * Self.pitch
      for stretch in lost[curve].stretches {
        painter.canvas.strokeLine(
          from: Point(x: stretch.lowerBound, y: y),
          to: Point(x: stretch.upperBound, y: y),
          stroke: Stroke(Self.thickness, dash: [4, 4], cap: .butt),
          with: graph.pen(curve)
        )
      }
    }
    for note in notes {
      painter.drawCard(note.frame, radius: Self.height / 2)
      painter.drawDisc(
        number: graph.curves[note.curve].index + 1,
        pen: graph.curves[note.curve].pen,
        isHollow: false,
        center: Point(x: note.frame.x + 18, y: note.frame.midY)
      )
      painter.plain.draw(note.text, at: Point(x: note.frame.x + 34, y: note.frame.midY))
    }
  }
}

extension LostLogarithms.End {
  /// What is said of it.
  fileprivate func phrase(_ written: (String) -> String) -> GraphPhrase {
    guard let zero else { return .nothingAboveZero }
    let reach: GraphPhrase.Reach = !isEndless ? .edge : side == .right ? .beyond : .before
    let (low, high) = (zero.place.lowerBound, zero.place.upperBound)
    let shown = NumberText.rounded(low)
    // What ends after ten binary places ends in decimals as well.
    let isShort = (low * 1024).rounded() == low * 1024 && Double(NumberText.data(shown)) == low
    if zero.isExact, isShort {
      return .zeroThenNegative(x: written(shown), reach)
    }
    let digits = (2...6).last {
      NumberText.rounded(low, significant: $0) == NumberText.rounded(high, significant: $0)
    }
    let text = NumberText.rounded(zero.place.midpoint, significant: digits ?? 2)
    return .zeroNear(x: written(text), reach)
  }
}
