package import Drawing

/// What one or two of the controller's parts do.
package struct Hint: Hashable, Sendable {
  var glyphs: [PadGlyph]
  var words: String
  /// A variable behind the words.
  var italic: String?

  package init(_ glyphs: [PadGlyph], _ words: String, italic: String? = nil) {
    self.glyphs = glyphs
    self.words = words
    self.italic = italic
  }

  private func line(_ theme: Theme, _ size: Double) -> TextLine {
    var line = TextLine(words, Font(.medium, size), theme.secondaryText)
    if let italic {
      line.runs.append(.init(italic, Font(.italic, size * 1.03), theme.secondaryText))
    }
    return line
  }

  func width(_ theme: Theme, _ size: Double, _ measurer: any TextMeasurer) -> Double {
    glyphs.reduce(4) { $0 + $1.width(measurer) + 4 } + line(theme, size).width(measurer)
  }

  func draw(at left: Point, theme: Theme, size: Double, on canvas: any Canvas) {
    var x = left.x
    for glyph in glyphs {
      let width = glyph.width(canvas)
      glyph.draw(at: Point(x: x + width / 2, y: left.y), theme: theme, on: canvas)
      x += width + 4
    }
    let baseline = left.y + canvas.metrics(of: Font(.medium, size)).wordOffset
    line(theme, size).draw(on: canvas, at: Point(x: x + 4, y: baseline))
  }
}

/// The bar of hints along the bottom of the window.
package struct HintBar: Hashable, Sendable {
  package static let height = 40.0
  private static let margin = 16.0
  private static let gap = 20.0

  /// From the left edge on; where there is no room the last ones wait for a further page.
  var leading: [Hint]
  /// Up to the right edge; where there is no room the first ones wait.
  var trailing: [Hint]

  package init(leading: [Hint], trailing: [Hint] = []) {
    self.leading = leading
    self.trailing = trailing
  }

  /// Draws one of the pages that all hints need, counted round; how many these are.
  package func draw(page: Int, in frame: Rect, theme: Theme, on canvas: any Canvas) -> Int {
    canvas.fill(frame, with: theme.background)
    let line = frame.band(at: frame.y, height: 1)
    canvas.fill(line, with: theme.line)
    // The signs keep their size, and the words what the bar's height allows.
    let size = min(canvas.type.font(Font(.medium, 15)).size, 22)
    let canvas = canvas.plainType
    let pages = pages(frame.width - 2 * Self.margin, theme, size, canvas)
    let bar = pages[page % pages.count]
    let middle = frame.midY + 0.5
    var x = frame.x + Self.margin
    for hint in bar.leading {
      hint.draw(at: Point(x: x, y: middle), theme: theme, size: size, on: canvas)
      x += hint.width(theme, size, canvas) + Self.gap
    }
    x = frame.maxX - Self.margin + Self.gap
    for hint in bar.trailing.reversed() {
      x -= hint.width(theme, size, canvas) + Self.gap
      hint.draw(at: Point(x: x, y: middle), theme: theme, size: size, on: canvas)
    }
    return pages.count
  }

  /// As many hints as have room, those about the menu last to go, and then what went.
  private func pages(
    _ room: Double,
    _ theme: Theme,
    _ size: Double,
    _ measurer: any TextMeasurer
  ) -> [HintBar] {
    var (first, waiting) = (self, HintBar(leading: []))
    func width(_ bar: HintBar) -> Double {
      (bar.leading + bar.trailing).reduce(0) { $0 + $1.width(theme, size, measurer) + Self.gap }
    }
    while width(first) > room {
      if first.trailing.count > 1 {
        waiting.trailing.append(first.trailing.removeFirst())
      } else if first.leading.count > 1 {
        waiting.leading.insert(first.leading.removeLast(), at: 0)
      } else {
        break
      }
    }
    let later = HintBar(leading: waiting.leading + waiting.trailing)
    return [first] + (later.leading.isEmpty ? [] : later.pages(room, theme, size, measurer))
  }
}
