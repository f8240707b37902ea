import Controls
import Drawing
import Input
import Words

/// The list of keys and gestures over everything else: scrolls, and goes with Esc.
struct HelpSheet {
  private(set) var card = Rect.zero
  private var list = Rect.zero
  private var lines: [Line] = []
  /// Height of all lines.
  private var height = 0.0
  var scroll = ScrollState()
  /// What the list begins with: what the person works with.
  private let first: HelpTopic

  init(first: HelpTopic) { self.first = first }

  /// A line and where it begins, from the list's top left corner.
  fileprivate struct Line {
    enum Style { case topic, keys, meaning }

    let text: String
    let style: Style
    let place: Vector
  }

  private static let header = 56.0
  /// How far an arrow scrolls.
  private static let step = 60.0

  var closeButton: Rect { Rect(x: card.maxX - 52, y: card.y + 6, width: 44, height: 44) }

  // MARK: Input

  /// Forgets fingers and buttons that the window lost.
  mutating func cancelInput() { scroll.cancel() }

  /// What an event means: to close the list, or nothing but to look on in it.
  mutating func handle(_ event: InputEvent) -> [SheetAct] {
    defer { scroll.limit(to: height - list.height) }
    let page = list.height - 40
    switch event {
    case .key(let key) where key.isDown: return handle(key, page: page)
    case .controller(.button(.b, isDown: true)), .controller(.button(.start, isDown: true)):
      return [.close]
    case .controller(.button(.dpadUp, isDown: true)): scroll.offset -= Self.step
    case .controller(.button(.dpadDown, isDown: true)): scroll.offset += Self.step
    case .controller(.button(.leftShoulder, isDown: true)): scroll.offset -= page
    case .controller(.button(.rightShoulder, isDown: true)): scroll.offset += page
    case .pointer, .finger, .wheel:
      guard let place = scroll.follow(event) else { return [] }
      return card.contains(place) && !closeButton.contains(place) ? [] : [.close]
    case .key, .text, .controller, .pinch: break
    }
    return []
  }

  private mutating func handle(_ key: KeyEvent, page: Double) -> [SheetAct] {
    switch key.key {
    case .escape, .function(1), .enter: return [.close]
    case .character("/") where key.modifiers.contains(.command): return [.close]
    case .up: scroll.offset -= Self.step
    case .down: scroll.offset += Self.step
    case .pageUp: scroll.offset -= page
    case .pageDown, .space: scroll.offset += page
    case .home: scroll.offset = 0
    case .end: scroll.offset = height
    default: break
    }
    return []
  }

  // MARK: Places

  /// Lays out all lines, the meaning beside the keys; below them where text is large, or a key is
  /// wider than its column.
  mutating func layOut(in window: Rect, _ measurer: any TextMeasurer, _ words: Locale) {
    let room = window.inset(by: window.width < 480 || window.height < 480 ? 8 : 24)
    card = Rect(center: window.center, width: min(room.width, 680), height: min(room.height, 860))
    list = card.band(at: card.y + Self.header, height: card.height - Self.header - 8)
    let growth = measurer.type.font(Line.Style.meaning.font).size / Line.Style.meaning.font.size
    let (left, right) = (20.0, list.width - 20)
    let column = min(220, (list.width - 40) * 0.42)
    let topics = [first] + HelpTopic.allCases.filter { $0 != first }
    let keys = topics.flatMap(\.lines).flatMap { words[$0].keys.split(separator: " ") }
    let isStacked =
      growth > 1.3
      || keys.contains { measurer.width(of: String($0), in: Line.Style.keys.font) > column - 12 }
    let split = left + (isStacked ? 16 : column)
    lines = []
    var top = 8.0
    func add(_ text: String, _ style: Line.Style, x: Double, room: Double) -> Double {
      let broken = Self.wrapped(text, style.font, room, measurer)
      for (index, line) in broken.enumerated() {
        let baseline = top + (18 + Double(index) * 20) * growth
        lines.append(Line(text: line, style: style, place: Vector(dx: x, dy: baseline)))
      }
      return Double(broken.count) * 20 * growth
    }
    for topic in topics {
      top += 30 * growth
      lines.append(Line(text: words(topic), style: .topic, place: Vector(dx: left, dy: top)))
      top += 10
      for row in topic.lines.map({ words[$0] }) {
        let keys = add(row.keys, .keys, x: left, room: (isStacked ? right : split - 12) - left)
        if isStacked { top += keys }
        let meaning = add(row.words, .meaning, x: split, room: right - split)
        top += (isStacked ? meaning : max(keys, meaning)) + 8
      }
    }
    height = top + 16
    scroll.limit(to: height - list.height)
  }

  /// A text in lines no wider than the room, broken between words.
  private static func wrapped(
    _ text: String,
    _ font: Font,
    _ room: Double,
    _ measurer: any TextMeasurer
  ) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { $0 + " " + word } ?? String(word)
      if !lines.isEmpty, measurer.width(of: longer, in: font) <= room {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  // MARK: Drawing

  func draw(with painter: ControlPainter, _ words: Locale) {
    let (theme, canvas) = (painter.theme, painter.canvas)
    painter.drawCard(card, radius: 16)
    let font = Font(.semibold, min(20 * canvas.type.factor, 30))
    let title = TextLine(words(ControlName.keysAndGestures), font, theme.text)
      .shrunk(to: card.width - 80, canvas.plainType)
    painter.plain.draw(title, at: Point(x: card.x + 20, y: card.y + 28))
    Icon.close.draw(on: canvas, center: closeButton.center, color: theme.text)
    canvas.fill(card.inset(dx: 1, dy: 0).band(at: list.y - 1, height: 1), with: theme.line)
    canvas.clipped(to: list) {
      for line in lines {
        let place = Point(x: list.x, y: list.y - scroll.offset) + line.place
        guard place.y > list.y - 20, place.y < list.maxY + 60 else { continue }
        TextLine(line.text, line.style.font, line.style.color(theme)).draw(on: canvas, at: place)
      }
    }
    painter.drawScrolling(of: list, reach: height - list.height, scroll: scroll.offset)
    painter.drawOutline(ofCard: card, radius: 16)
  }
}

extension HelpSheet.Line.Style {
  fileprivate var font: Font { look.font }

  fileprivate func color(_ theme: Theme) -> Color { theme[keyPath: look.color] }

  private var look: (font: Font, color: KeyPath<Theme, Color>) {
    switch self {
    case .topic: (Font(.semibold, 17), \.accent.text)
    case .keys: (Font(.medium, 15), \.text)
    case .meaning: (Font(.regular, 15), \.secondaryText)
    }
  }
}
