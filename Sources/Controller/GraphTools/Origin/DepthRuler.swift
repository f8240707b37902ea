import Input
package import Controls
package import Drawing
import Numerals
package import SceneParts
package import Words

/// How wide the view is, on a scale of powers of ten: the ways out of a deep view stand on it, and beyond
/// the present width it goes on in dots.
package struct DepthRuler: MenuCard {
  /// A place on the scale that can be gone to.
  package struct Stop {
    let exponent: Double
    let title: String
    let command: SceneCommand
    /// Whether it is only a number of the scale.
    let isTick: Bool

    package init(_ exponent: Double, _ title: String, _ command: SceneCommand, isTick: Bool = false)
    {
      (self.exponent, self.title, self.command) = (exponent, title, command)
      self.isTick = isTick
    }
  }

  package let card: Rect
  /// Where a hand takes hold of the scale.
  package let track: Rect
  private let top: Double
  private let present: Double
  private let bottom: Double
  private let step: Int
  private let stops: [Stop]
  private let title: String
  private let keys: String?

  /// The scale from the widest stop down to beyond a width, the power of ten of which is `present`.
  ///
  /// - `frame`: Where its card may be; it stands at the upper end of the right side.
  package init(
    present: Double,
    stops ways: [Stop],
    in frame: Rect,
    showsKeys: Bool,
    words: Locale
  ) {
    title = words(WindowPhrase.widthOfView)
    keys = showsKeys ? words(WindowPhrase.depthKeys) : nil
    let foot = showsKeys ? 46.0 : 12
    let size = Size(width: Self.width, height: min(460 + (showsKeys ? 0 : -34), frame.height))
    card = Rect(
      x: frame.maxX - size.width,
      y: frame.y,
      width: size.width,
      height: size.height
    )
    self.present = present
    top = max(ways.map(\.exponent).max() ?? 0, present + 1)
    // Four or five numbers; the last is beyond the present width.
    let span = top - present
    let step = [5, 10, 20, 50, 100].first { span / Double($0) <= 4 } ?? 200
    self.step = step
    bottom = (present / Double(step)).rounded(.down) * Double(step) - Double(step) / 2
    track = Rect(
      x: card.x + 16,
      y: card.y + 62,
      width: 54,
      height: card.height - 62 - foot - 20
    )
    let scale = track.height / (top - bottom)
    let here = Stop(present, Self.power(Int(present.rounded())), .width(Int(present.rounded())))
    let ticks = stride(from: -step, through: Int(bottom.rounded(.up)), by: -step)
      .map { Stop(Double($0), Self.power($0), .width($0), isTick: true) }
    // What has no room beside what is more telling is left out.
    self.stops = ([here] + ways + ticks).reduce(into: []) { kept, stop in
      let isFree = !kept.contains {
        abs($0.exponent - stop.exponent) * scale < ($0.isTick || stop.isTick ? 22 : 26)
      }
      if isFree || kept.isEmpty { kept.append(stop) }
    }
    .sorted { $0.exponent > $1.exponent }
  }

  private static let width = 200.0

  private static func power(_ exponent: Int) -> String {
    exponent == 0 ? "1" : "10" + NumberText.superscript(exponent)
  }

  private func y(of exponent: Double) -> Double {
    track.y + (top - exponent) / (top - bottom) * track.height
  }

  /// The power of ten at a height.
  package func exponent(at y: Double) -> Double {
    top - (min(max(y, track.y), track.maxY) - track.y) / track.height * (top - bottom)
  }

  private func isHere(_ stop: Stop) -> Bool { stop.exponent == present }

  /// The stops as controls.
  package func controls<ID>(group: Int, id: (SceneCommand) -> ID) -> [Control<ID>] {
    stops.enumerated().map { index, stop in
      let middle = y(of: stop.exponent)
      let gaps = [index - 1, index + 1].filter(stops.indices.contains)
        .map { abs(y(of: stops[$0].exponent) - middle) }
      let height = min(gaps.min() ?? 44, 44)
      let frame = Rect(x: track.maxX - 6, y: middle - 13, width: card.maxX - track.maxX, height: 26)
      return Control(
        id(stop.command),
        frame: frame,
        target: Rect(
          x: track.maxX,
          y: middle - height / 2,
          width: card.maxX - track.maxX,
          height: height
        ),
        look: .custom(radius: 6),
        group: group,
        role: .menuItem,
        name: stop.title
      )
    }
  }

  package func draw(with painter: ControlPainter) {
    let (canvas, theme) = (painter.canvas, painter.theme)
    painter.drawCard(card, radius: 12)
    let heading = TextLine(title, Font(.semibold, 15), theme.text)
      .sized(to: card.width - 32, least: 11, canvas)
    painter.draw(heading, at: Point(x: card.x + 16, y: card.y + 26))
    let x = track.midX
    let here = y(of: present)
    drawScale(at: x, with: painter)
    for stop in stops {
      let middle = y(of: stop.exponent)
      if !stop.isTick, !isHere(stop) {
        let isEnd = stop.exponent == top
        let color = isEnd ? theme.text : theme.secondaryText
        canvas.fillCircle(center: Point(x: x, y: middle), radius: 5, with: color)
      }
      let size = isHere(stop) ? 17.0 : stop.isTick ? 13 : 15
      let font = Font(isHere(stop) ? .semibold : .regular, size)
      let color = isHere(stop) || stop.exponent == top ? theme.text : theme.secondaryText
      let line = TextLine(stop.title, font, color)
        .shrunk(to: card.maxX - 12 - track.maxX, least: 10, canvas)
      painter.draw(line, at: Point(x: track.maxX, y: middle))
    }
    let ring = Point(x: x, y: here)
    canvas.fillCircle(center: ring, radius: 11, with: theme.raised)
    canvas.strokeCircle(center: ring, radius: 11, stroke: Stroke(2.5), with: theme.text)
    guard let keys else { return }
    let rule = card.inset(dx: 16, dy: 0).band(at: card.maxY - 46, height: 1)
    canvas.fill(rule, with: theme.line)
    let line = TextLine(keys, Font(.regular, 13), theme.secondaryText)
      .sized(to: card.width - 32, least: 10, canvas)
    painter.draw(line, at: Point(x: card.x + 16, y: card.maxY - 23))
  }

  /// The line with its notches: strong as deep as the view is, then dots.
  private func drawScale(at x: Double, with painter: ControlPainter) {
    let (canvas, theme) = (painter.canvas, painter.theme)
    let here = y(of: present)
    let plain = stops.first { $0.command == .plainNumbers }.map { y(of: $0.exponent) } ?? track.y
    func line(_ from: Double, _ to: Double, _ stroke: Stroke, _ color: Color) {
      guard to > from else { return }
      let ends = (Point(x: x, y: from), Point(x: x, y: to))
      canvas.strokeLine(from: ends.0, to: ends.1, stroke: stroke, with: color)
    }
    line(track.y, plain, Stroke(2), theme.secondaryText)
    line(plain, here, Stroke(3), theme.text)
    line(here + 16, track.maxY, Stroke(1.5, dash: [1.5, 4], cap: .butt), theme.secondaryText)
    let fine = max(step / 2, 1)
    for exponent in stride(from: -fine, through: Int(bottom.rounded(.up)), by: -fine) {
      let middle = y(of: Double(exponent))
      let length = exponent.isMultiple(of: step) ? 8.0 : 4
      let notch = Rect(x: x - 4 - length, y: middle - 0.5, width: length, height: 1)
      canvas.fill(notch, with: theme.secondaryText.opacity(0.6))
    }
  }
}
