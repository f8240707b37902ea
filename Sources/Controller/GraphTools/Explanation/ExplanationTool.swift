import CurveProof
package import Controls
import Drawing
import GraphKit
import GraphModel
import Input
import PlaneProof
import Words

/// What the graph says of its own certainty: the legend, and the answer to a tap.
package struct ExplanationTool: GraphTool {
  /// What was asked about the curve, and where; nil for the middle of the plane.
  private(set) var answer: (place: Point?, sentence: String)?
  /// When what was said unasked goes by itself.
  private(set) var end: Double?
  private static let stay = 5.0

  package init() {}

  package var level: ToolLevel? { .front }

  package mutating func note(_ news: GraphNews, at time: Double) {
    switch news {
    // At the foot of the plane, for a while.
    case .said(let sentence): (answer, end) = ((nil, sentence), time + Self.stay)
    case .acted: if answer?.place == nil { answer = nil }
    case .edited, .changed, .replaced, .cleared, .restored, .held, .moved, .traced, .stage:
      answer = nil
    case .pointer, .finger, .input, .leftPlane, .keyboard, .renumbered, .recounted, .traceEnded,
      .stretch:
      break
    }
  }

  package func deadline(at time: Double, isStill: Bool) -> Double? {
    answer != nil && answer?.place == nil ? end : nil
  }

  /// Ends what has been said long enough.
  package mutating func advance(in graph: GraphSnapshot) -> [ToolRequest] {
    guard let end = deadline(at: graph.time, isStill: false), graph.time >= end else { return [] }
    answer = nil
    return [.redraw]
  }

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard case .gesture(.tap(1, let place, _)) = event, !graph.isPresented else { return nil }
    let wasAsked = answer != nil
    explain(at: place, in: graph)
    return wasAsked || answer != nil ? [.redraw] : nil
  }

  /// Answers why the curve is drawn as it is at a place; a second look at the same place ends it.
  private mutating func explain(at place: Point, in graph: GraphSnapshot) {
    let wasAsked = answer != nil
    answer = nil
    guard !graph.curves.isEmpty, graph.frames.plot.contains(place) else { return }
    let projection = graph.projection
    // Places of logarithmic axes would be told as exponents.
    guard projection.isEven else { return }
    let grid = PixelGrid(projection)
    let column = Int(projection.contentScale.devicePixels(place.x - projection.frame.x))
    if let sentence = sentence(ofFiguresAt: place, column, on: grid, in: graph) {
      answer = (place, sentence)
      return
    }
    // Far from ink nothing is asked: the tap ends what was said.
    guard let near = graph.ink(near: place, within: GestureReach.question, of: graph.inked.drawn)
    else { return }
    let function = graph.inked.drawn[near.index].plot.function
    guard let told = CurveExplanation(of: function, at: column, on: grid) else { return }
    if case .point(_, let y) = told.finding,
      wasAsked || abs(projection.pointY(y) - place.y) > GestureReach.tap
    {
      return
    }
    answer = (place, graph.words(told.phrase(in: graph.viewport)))
  }

  /// Which relations hold in a pixel, certainly or possibly; nil where none may.
  private func sentence(
    ofFiguresAt place: Point,
    _ column: Int,
    on grid: PixelGrid,
    in graph: GraphSnapshot
  ) -> String? {
    let projection = graph.projection
    let row = Int(projection.contentScale.devicePixels(place.y - projection.frame.y))
    func phrase(_ plot: Plot) -> GraphPhrase? {
      guard let set = plot.function as? any PlaneSet else { return nil }
      return switch set.figure.ink(ofColumn: column, row: row, on: grid) {
      case .full: .trueHere
      case .certain: .meetsHere
      case .possible: .undecided
      case .some(.none), nil: nil
      }
    }
    let found = graph.curves.indices.map { index in
      ([graph.plots[index]] + graph.curves[index].familyPlots).compactMap(phrase)
    }
    let parts = [GraphPhrase.trueHere, .meetsHere, .undecided].compactMap { phrase -> String? in
      let curves = found.indices.filter { found[$0].contains(phrase) }
      guard !curves.isEmpty else { return nil }
      // Beside others it has to be said which.
      let numbers = curves.map { String(graph.curves[$0].index + 1) }.joined(separator: ", ")
      let isAlone = graph.document.functions.count == 1
      return (isAlone ? "" : numbers + ": ") + graph.words(phrase)
    }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  // MARK: Drawing

  /// The answer to a tap on a card that stays clear of the finger and inside the plane.
  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let (asked, sentence) = answer else { return }
    let theme = graph.theme
    let canvas = painter.canvas
    let font = Font(.medium, 15)
    let whole = TextLine(sentence, font, theme.text)
    guard let place = asked else { return draw(whole, in: graph, with: painter) }
    let room = graph.frames.plot.inset(by: 12)
    let line = whole.grown(in: room.width - 28, canvas)
    let width = (line.width(canvas.plainType) + 28).rounded()
    let height = max(40, (line.runs.first?.font.size ?? font.size) * 1.7).rounded()
    let above = place.y - 28 - height
    let card = Rect(
      x: min(max((place.x - width / 2).rounded(), room.x), room.maxX - width),
      y: above >= room.y ? above.rounded() : min(place.y + 28, room.maxY - height).rounded(),
      width: width,
      height: height
    )
    canvas.strokeLine(
      from: Point(x: min(max(place.x, card.x + 12), card.maxX - 12), y: card.midY),
      to: place,
      stroke: Stroke(1.25, dash: [4, 4], cap: .butt),
      with: theme.secondaryText
    )
    canvas.fillCircle(center: place, radius: 3, with: theme.secondaryText)
    painter.drawCard(card, radius: 12)
    painter.plain.draw(line, at: Point(x: card.x + 14, y: card.midY))
  }

  /// What is said unasked keeps off everything that can be pressed, in narrower lines where it has to.
  private func draw(_ whole: TextLine, in graph: GraphSnapshot, with painter: ControlPainter) {
    let measurer = painter.canvas.plainType
    let line = whole.grown(in: graph.openPlot.width - 44, painter.canvas)
    let height = ((line.runs.first?.font.size ?? 15) * 1.4).rounded()
    let widths = [0.7, 0.55, 0.4, 0.3].map { line.width(measurer) * $0 }
    let ways = [[line]] + widths.map { line.wrapped(to: $0, keeping: .words, measurer) }
    func size(_ lines: [TextLine]) -> Size {
      let widest = lines.map { $0.width(measurer) }.max() ?? 0
      return Size(width: (widest + 28).rounded(), height: height * Double(lines.count) + 11)
    }
    let free = ways.lazy.compactMap { way in graph.freePlace(of: size(way)).map { (way, $0) } }
      .first
    // Without any room it lies over what can be pressed under it.
    let room = graph.openPlot.inset(by: 8)
    let (lines, card) =
      free ?? (
        [line], room.holding(size([line]), at: Point(x: room.x, y: room.maxY))
      )
    painter.drawCard(card, radius: 12)
    for (index, line) in lines.enumerated() {
      let middle = card.y + 5.5 + (Double(index) + 0.5) * height
      painter.plain.draw(line, at: Point(x: card.x + 14, y: middle))
    }
  }
}
