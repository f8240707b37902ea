import Controls
import Drawing
import GraphKit
import SceneHost
import Words

/// What the graph says about its own certainty: the legend, and the answer to a tap.
extension GraphScene {
  /// Answers why the curve is drawn as it is at a place; a second look at the same place ends it.
  func explain(at place: Point) -> [SceneRequest] {
    let wasAsked = answer != nil
    answer = nil
    guard let context, !source.curves.isEmpty, frames.plot.contains(place) else {
      return [.redraw]
    }
    let projection = projection(scale: context.contentScale)
    let grid = PixelGrid(projection)
    let column = Int(context.contentScale.devicePixels(place.x - projection.frame.x))
    let explanations = source.plots().compactMap {
      CurveExplanation(of: $0.function, at: column, on: grid)
    }
    let special = explanations.first { explanation in
      if case .point = explanation.finding { return false }
      return true
    }
    let near = explanations.first { explanation in
      guard case .point(_, let y) = explanation.finding else { return false }
      return abs(projection.pointY(y) - place.y) <= GestureReach.tap
    }
    if let phrase = (special ?? near)?.phrase, !(wasAsked && special == nil && near == nil) {
      answer = (place, words(phrase))
    }
    return [.redraw]
  }

  /// A sentence on its pill.
  struct Legend {
    let frame: Rect
    let line: TextLine
    /// The colour of the sample of tint, nil for a plain sentence.
    let tint: Color?
  }

  /// The legend, only while something lighter or limited is in view.
  func layOutLegend(
    for pictures: [CurvePicture],
    above card: Rect?,
    on canvas: any Canvas
  ) -> Legend? {
    let isNoisy = pictures.contains { $0.isNoisy }
    guard isNoisy || pictures.contains(where: { !$0.tint.isEmpty }) else { return nil }
    let text = words(isNoisy ? GraphPhrase.limitOfPrecision : .possible)
    let tinted = pictures.firstIndex { !$0.tint.isEmpty } ?? 0
    let pen = source.curves.indices.contains(tinted) ? source.curves[tinted].pen : 0
    let color = theme.surface.mixed(
      with: theme.pens[pen % theme.pens.count],
      share: theme.possibleOpacity
    )
    let right = card == nil ? frames.zoom.x - 12 : frames.zoom.maxX
    let rest = isNoisy ? 28.0 : 48
    let line = TextLine(text, Font(.regular, 13), theme.secondaryText)
      .grown(in: right - frames.plot.x - 12 - rest, canvas)
    let width = line.width(canvas.plainType) + rest
    let height = max(30, (line.runs.first?.font.size ?? 13) * 1.7).rounded()
    let x = max(frames.plot.x + 12, min(frames.plot.midX - width / 2, right - width))
    let frame = Rect(
      x: x.rounded(),
      y: (card?.y ?? openPlot.maxY) - 16 - height + (card == nil ? 0 : 8),
      width: width.rounded(),
      height: height
    )
    return Legend(frame: frame, line: line, tint: isNoisy ? nil : color)
  }

  func draw(_ legend: Legend, with painter: ControlPainter) {
    let canvas = painter.canvas
    painter.drawCard(legend.frame, radius: 15)
    var left = legend.frame.x + 14
    if let tint = legend.tint {
      canvas.fillRounded(
        Rect(x: left - 2, y: legend.frame.midY - 6, width: 16, height: 12),
        radius: 3,
        with: tint
      )
      left += 20
    }
    draw(legend.line, at: left, in: legend.frame, on: canvas)
  }

  /// The answer to a tap on a card that stays clear of the finger and inside the plane.
  func drawAnswer(_ sentence: String, at place: Point, with painter: ControlPainter) {
    let canvas = painter.canvas
    let font = Font(.medium, 15)
    let room = frames.plot.inset(by: 12)
    let line = TextLine(sentence, font, theme.text).grown(in: room.width - 28, canvas)
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
    draw(line, at: card.x + 14, in: card, on: canvas)
  }

  /// Writes a line of final sizes in the middle of a card's height.
  private func draw(_ line: TextLine, at x: Double, in card: Rect, on canvas: any Canvas) {
    let plain = canvas.plainType
    let offset = line.runs.first.map { plain.metrics(of: $0.font).wordOffset } ?? 0
    line.draw(on: plain, at: Point(x: x, y: card.midY + offset))
  }
}

/// How near to a curve something must be to mean it, in points.
enum GestureReach {
  /// A finger's tap, or a finger on its way.
  static let tap = 24.0
  /// A click of the mouse, or its pointer.
  static let click = 10.0
}
