import Drawing

/// Text in one file; digits stand alone when they are tabular.
struct TextRun {
  var text: String
  var file: FontFile
  var isDigit: Bool
}

/// Puts runs one after the other and gathers their ink.
struct LayoutMaker {
  private var pieces: [TextPiece] = []
  private var width = 0.0
  private var left = Double.infinity
  private var right = -Double.infinity
  private var top = Double.infinity
  private var bottom = -Double.infinity

  /// Adds a run; `em` turns pixels of the measuring font into ems.
  mutating func append(
    _ run: TextRun,
    font: OpenFont,
    lead: Double,
    advance: Double,
    em: (Int) -> Double
  ) {
    let start = width + lead
    pieces.append(TextPiece(text: run.text, file: run.file, offset: start))
    width += advance
    let inked = run.text.filter { !$0.isWhitespace }
    for character in Set(inked) {
      let ink = font.ink(of: character)
      top = min(top, -em(ink.top))
      bottom = max(bottom, -em(ink.bottom))
    }
    guard let first = run.text.firstIndex(where: { !$0.isWhitespace }),
      let last = run.text.lastIndex(where: { !$0.isWhitespace })
    else { return }
    func distance(to index: String.Index) -> Double {
      index == run.text.startIndex ? 0 : em(font.advance(of: String(run.text[..<index])))
    }
    left = min(left, start + distance(to: first) + em(font.ink(of: run.text[first]).left))
    right = max(right, start + distance(to: last) + em(font.ink(of: run.text[last]).right))
  }

  var layout: TextLayout {
    let ink =
      right > left
      ? Rect(x: left, y: top, width: right - left, height: bottom - top) : .zero
    return TextLayout(pieces: pieces, width: width, ink: ink)
  }
}
