import SceneParts
import Controls
import Drawing
import Input
import Words

/// The list of keys and gestures over everything else: scrolls, and goes with Esc.
struct HelpSheet {
  private(set) var isClosed = false
  private var scroll = 0.0
  /// Height of all rows, known once they have been drawn.
  private var contentHeight = 0.0
  private var gestures = GestureRecognizer()

  private static let header = 56.0

  // MARK: Places

  static func card(in window: Rect) -> Rect {
    let margin = window.width < 480 || window.height < 480 ? 8.0 : 24
    let room = window.inset(by: margin)
    return Rect(
      center: window.center,
      width: min(room.width, 680),
      height: min(room.height, 860)
    )
  }

  private func list(in window: Rect) -> Rect {
    let card = Self.card(in: window)
    return Rect(
      x: card.x,
      y: card.y + Self.header,
      width: card.width,
      height: card.height - Self.header - 8
    )
  }

  static func closeButton(in window: Rect) -> Rect {
    let card = card(in: window)
    return Rect(x: card.maxX - 52, y: card.y + 6, width: 44, height: 44)
  }

  // MARK: Input

  /// Forgets fingers and buttons that the window lost.
  mutating func cancelInput() { gestures.cancel() }

  mutating func handle(_ event: InputEvent, in window: Rect) {
    let page = list(in: window).height - 40
    switch event {
    case .key(let key) where key.isDown: handle(key, page: page)
    case .wheel(let delta, _, _): scroll -= delta.dy * 60
    case .controller(.button(.b, isDown: true)), .controller(.button(.start, isDown: true)):
      isClosed = true
    case .controller(.button(.dpadUp, isDown: true)): scroll -= 60
    case .controller(.button(.dpadDown, isDown: true)): scroll += 60
    case .controller(.button(.leftShoulder, isDown: true)): scroll -= page
    case .controller(.button(.rightShoulder, isDown: true)): scroll += page
    case .pointer, .finger: for gesture in gestures.handle(event) { perform(gesture, in: window) }
    default: break
    }
    scroll = min(max(scroll, 0), max(0, contentHeight - list(in: window).height))
  }

  private mutating func handle(_ key: KeyEvent, page: Double) {
    switch key.key {
    case .escape, .function(1), .enter: isClosed = true
    case .character("/") where key.modifiers.contains(.command): isClosed = true
    case .up: scroll -= 60
    case .down: scroll += 60
    case .pageUp: scroll -= page
    case .pageDown, .space: scroll += page
    case .home: scroll = 0
    case .end: scroll = contentHeight
    default: break
    }
  }

  private mutating func perform(_ gesture: Gesture, in window: Rect) {
    switch gesture {
    case .pan(let way): scroll -= way.dy
    case .tap(_, let place, _):
      isClosed =
        !Self.card(in: window).contains(place) || Self.closeButton(in: window).contains(place)
    default: break
    }
  }

  // MARK: Drawing

  mutating func draw(on canvas: any Canvas, in window: Rect, theme: Theme, words: Idiom) {
    let painter = ControlPainter(theme: theme, canvas: canvas)
    let (card, list) = (Self.card(in: window), list(in: window))
    canvas.fill(window, with: Color(0x000000).opacity(0.45))
    painter.drawCard(card, radius: 16)
    let font = Font(.semibold, min(20 * canvas.type.factor, 30))
    let title = TextLine(words(ControlName.keysAndGestures), font, theme.text)
      .shrunk(to: card.width - 80, canvas.plainType)
    title.draw(
      on: canvas.plainType,
      at: Point(
        x: card.x + 20,
        y: card.y + 28 + canvas.plainType.metrics(of: title.runs.first?.font ?? font).wordOffset
      )
    )
    Icon.close.draw(on: canvas, center: Self.closeButton(in: window).center, color: theme.text)
    canvas.fill(
      Rect(x: card.x + 1, y: list.y - 1, width: card.width - 2, height: 1),
      with: theme.line
    )
    canvas.clipped(to: list) {
      contentHeight = drawRows(in: list, with: painter, words)
    }
    scroll = min(max(scroll, 0), max(0, contentHeight - list.height))
    painter.drawScrolling(of: list, reach: contentHeight - list.height, scroll: scroll)
    painter.drawOutline(ofCard: card, radius: 16)
  }

  /// Draws all rows from the present scroll on, and tells how high they are together.
  ///
  /// Large text has the meaning below the keys instead of beside them.
  private func drawRows(in list: Rect, with painter: ControlPainter, _ words: Idiom) -> Double {
    let (theme, canvas) = (painter.theme, painter.canvas)
    let (keyFont, font) = (Font(.medium, 15), Font(.regular, 15))
    let growth = canvas.type.font(font).size / font.size
    let isStacked = growth > 1.3
    let left = list.x + 20
    let right = list.maxX - 20
    let split = isStacked ? left + 16 : left + min(220, (list.width - 40) * 0.42)
    let keyRoom = isStacked ? right - left : split - left - 12
    var top = list.y - scroll + 8
    func write(_ lines: [String], _ font: Font, _ color: Color, at x: Double) {
      for (index, line) in lines.enumerated() {
        let baseline = top + (18 + Double(index) * 20) * growth
        guard baseline > list.y - 20, baseline < list.maxY + 20 * growth else { continue }
        TextLine(line, font, color).draw(on: canvas, at: Point(x: x, y: baseline))
      }
    }
    func height(_ lines: Int) -> Double { Double(lines) * 20 * growth }
    for topic in HelpTopic.allCases {
      top += 30 * growth
      TextLine(words(topic), Font(.semibold, 17), theme.accent.text)
        .draw(on: canvas, at: Point(x: left, y: top))
      top += 10
      for row in topic.lines.map({ words[$0] }) {
        let keys = wrapped(row.keys, keyFont, keyRoom, canvas)
        let meaning = wrapped(row.words, font, right - split, canvas)
        write(keys, keyFont, theme.text, at: left)
        if isStacked { top += height(keys.count) }
        write(meaning, font, theme.secondaryText, at: split)
        top += height(isStacked ? meaning.count : max(keys.count, meaning.count)) + 8
      }
    }
    return top + scroll - list.y + 16
  }

  /// A text in lines no wider than the room, broken between words.
  private func wrapped(
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
}
