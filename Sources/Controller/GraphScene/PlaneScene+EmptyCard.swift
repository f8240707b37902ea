import Controls
import Drawing
import GraphTools
import GraphModel
import SceneHost
import SceneParts
import Words

/// The card that offers formulas to begin with, while nothing is graphed.
struct EmptyCard {
  /// What it offers to graph.
  static let examples = ["x^2 sin(x)", "x^2+y^2=4", "a x^2", "r=1+cos(θ)"]

  let frame: Rect
  /// How much larger than designed it is.
  let scale: Double
  let title: TextLine
  let examples: PillRows
}

extension PlaneScene {
  /// Finds the card's place: level with the zoom and clear of it, as large as the person wants and
  /// the plane allows.
  func layOutEmptyCard(_ measurer: any TextMeasurer) -> EmptyCard? {
    guard state.functions.isEmpty, !isListOpen else { return nil }
    var scale = max(1, min(measurer.type.factor, frames.plot.height * 0.45 / 112))
    var count = EmptyCard.examples.count
    var card = emptyCard(of: count, scale: scale, measurer)
    // In the smallest windows there are fewer.
    while card.frame.y < frames.plot.y + 8, scale > 1 || count > 0 {
      if scale > 1 { scale = max(1, scale - 0.1) } else { count -= 1 }
      card = emptyCard(of: count, scale: scale, measurer)
    }
    return card
  }

  private func emptyCard(
    of count: Int,
    scale: Double,
    _ measurer: any TextMeasurer
  ) -> EmptyCard {
    let plot = frames.plot
    let edge = plot.maxX - frames.zoom.maxX
    let end = frames.zoom.x - 16
    let pad = 20 * scale
    let most = end - plot.x - edge - 2 * pad
    let plain = measurer.plainMeasurer
    let title = title(size: 17 * scale, for: most, plain)
    var text = FormulaText(size: 17 * scale, color: theme.text, variableColor: theme.accent.text)
    text.least = max(13, measurer.type.least)
    let lines = EmptyCard.examples.prefix(count).map { text.line($0, in: words, by: language) }
    let examples = PillRows(lines, scale: scale, width: most, plain)
    let head = (examples.pills.isEmpty ? 12 : 52) * scale
    let inner = max(title.width(plain), examples.size.width)
    let size = Size(
      width: (inner + 2 * pad).rounded(),
      height: (head + max(examples.size.height, 40 * scale) + pad).rounded()
    )
    let frame = Rect(
      x: min(plot.midX - size.width / 2, end - size.width).rounded(),
      y: frames.zoom.maxY - size.height,
      width: size.width,
      height: size.height
    )
    let origin = Vector(dx: frame.x + pad, dy: frame.y + head)
    return EmptyCard(
      frame: frame,
      scale: scale,
      title: title,
      examples: examples.moved(by: origin)
    )
  }

  /// What nothing there is shown by, and beside it what can be done where there is room.
  private func title(size: Double, for room: Double, _ measurer: any TextMeasurer) -> TextLine {
    let title = TextLine(words(GraphPhrase.nothingGraphed), Font(.semibold, size), theme.text)
    var whole = title
    whole.runs.append(
      .init(words(GraphPhrase.tryOne), Font(.regular, size), theme.secondaryText, space: size * 0.6)
    )
    return whole.width(measurer) <= room ? whole : title.shrunk(to: room, measurer)
  }

  /// The examples as buttons that graph them.
  var exampleControls: [Control<GraphControl>] {
    guard let context, presentation == nil, let card = layOutEmptyCard(context.measurer) else {
      return []
    }
    return card.examples.pills.enumerated().map { index, example in
      Control(
        .example(index),
        frame: example.frame,
        target: example.frame.inset(dx: 0, dy: -4),
        look: .custom(radius: example.frame.height / 2),
        group: 10,
        name: words(GraphPhrase.graphExample(EmptyCard.examples[index]))
      )
    }
  }

  func draw(_ card: EmptyCard, with painter: ControlPainter) {
    let canvas = painter.canvas
    painter.drawCard(card.frame, radius: 16)
    card.title.draw(
      on: canvas.plainType,
      at: Point(x: card.frame.x + 20 * card.scale, y: card.frame.y + 34 * card.scale)
    )
    guard let snapshot else { return }
    card.examples.draw(with: painter) { snapshot.state(of: .example($0)) }
  }
}
