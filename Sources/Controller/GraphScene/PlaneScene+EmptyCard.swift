import Controls
import Drawing
import FunctionListTool
import GraphTools
import Graphs
import SceneHost
import SceneParts
import Words

/// The card that tells how to begin, while nothing is graphed.
struct EmptyCard {
  /// What it offers to graph.
  static let example = "sin(x)·x²"

  let frame: Rect
  /// How much larger than designed it is.
  let scale: Double
  /// Where its words begin, after the picture if there is one.
  let lead: Double
  let title: TextLine
  let lines: [TextLine]
}

extension PlaneScene {
  /// Finds the card's place: level with the zoom and clear of it, as large as the person wants and
  /// the plane allows.
  func layOutEmptyCard(_ measurer: any TextMeasurer) -> EmptyCard? {
    guard state.functions.isEmpty, !tools.isOpen(.list) else { return nil }
    var scale = max(1, min(measurer.type.factor, frames.plot.height * 0.45 / 112))
    var card = emptyCard(scale: scale, measurer)
    while scale > 1, card.frame.y < frames.plot.y + 8 {
      scale = max(1, scale - 0.1)
      card = emptyCard(scale: scale, measurer)
    }
    return card
  }

  private func emptyCard(scale: Double, _ measurer: any TextMeasurer) -> EmptyCard {
    let plot = frames.plot
    let edge = plot.maxX - frames.zoom.maxX
    let end = frames.zoom.x - 16
    let width = min(392 * scale, end - plot.x - edge)
    // The narrowest card keeps its room for words.
    let lead = width < 260 * scale ? 20.0 : 66
    let room = width - lead - 20
    let plain = measurer.plainMeasurer
    func line(_ phrase: GraphPhrase) -> TextLine {
      TextLine(phrase, in: words, size: 15 * scale, theme: theme)
    }
    let parts = [line(.example(EmptyCard.example)), line(.pressGraph)]
    // Its two halves are two lines, where they are short enough.
    let isShort = parts.allSatisfy { $0.width(plain) <= room }
    let space = TextLine(" ", Font(.regular, 15 * scale), theme.secondaryText)
    let lines =
      isShort ? parts : (parts[0] + space + parts[1]).wrapped(to: room, keeping: .words, plain)
    let height = ((64 + 24 * Double(lines.count)) * scale).rounded()
    return EmptyCard(
      frame: Rect(
        x: min(plot.midX - width / 2, end - width).rounded(),
        y: frames.zoom.maxY - height,
        width: width,
        height: height
      ),
      scale: scale,
      lead: lead,
      title: TextLine(words(GraphPhrase.nothingGraphed), Font(.semibold, 17 * scale), theme.text)
        .shrunk(to: room, plain),
      lines: lines
    )
  }

  /// The card as a button that graphs its example.
  var exampleControl: Control<GraphControl>? {
    guard let context, presentation == nil, let card = layOutEmptyCard(context.measurer) else {
      return nil
    }
    return Control(
      .example,
      frame: card.frame,
      look: .custom(radius: 16),
      group: 10,
      name: words(GraphPhrase.example(EmptyCard.example))
    )
  }

  func draw(_ card: EmptyCard, with painter: ControlPainter) {
    let canvas = painter.canvas
    painter.drawCard(card.frame, radius: 16)
    if let snapshot {
      painter.drawWash(in: card.frame, radius: 16, snapshot.state(of: .example))
    }
    if card.lead > 50 {
      Icon.graph.draw(
        on: canvas,
        center: Point(x: card.frame.x + 34, y: card.frame.midY),
        size: 32,
        color: theme.accent.text,
        width: 2.2
      )
    }
    for (index, line) in ([card.title] + card.lines).enumerated() {
      let y = index == 0 ? 36 : 38 + 24 * Double(index)
      line.draw(
        on: canvas.plainType,
        at: Point(x: card.frame.x + card.lead, y: card.frame.y + y * card.scale)
      )
    }
  }
}
