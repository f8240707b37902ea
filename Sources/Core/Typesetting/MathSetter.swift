import Drawing

/// Sets formulas: from parts to boxes.
struct MathSetter {
  typealias Measures = MathMeasures

  let style: MathStyle
  let measurer: any TextMeasurer

  /// The whole formula.
  func whole(_ row: MathRow) -> MathBox {
    var box = self.row(row, size: style.size, level: 0)
    box.slot = row.inner
    return box
  }

  /// A row that belongs to something and can be typed in; a dashed box stands for what is missing.
  func part(_ row: MathRow, size: Double, level: Int) -> MathBox {
    guard !row.nodes.isEmpty else {
      var box = MathBox(
        width: Measures.boxWidth * size,
        ascent: Measures.boxHeight * size,
        descent: Measures.boxDepth * size,
        size: size,
        slot: row.inner,
        isEmpty: true
      )
      // Blanks are not seen: all places among them are one.
      for offset in row.inner.lowerBound...row.inner.upperBound {
        box.items.append(.stop(offset, box.width / 2))
      }
      return box
    }
    var box = self.row(row, size: size, level: level)
    guard row.isOpen else {
      box.items.removeAll { if case .stop = $0 { true } else { false } }
      return box
    }
    box.slot = row.inner
    return box
  }

  func node(_ node: MathNode, size: Double, level: Int) -> MathBox {
    var box =
      switch node.kind {
      case .text(let text, let face): self.text(text, face, node.range, size: size)
      case .sign(let text, let sign): self.sign(text, sign, node.range, size: size)
      case .hole: part(MathRow([], node.range), size: size, level: level)
      case .fraction(let over, let under): fraction(over, under, size: size, level: level)
      case .power(let base, let raised): power(base, raised, size: size, level: level)
      case .index(let base, let lowered): index(base, lowered, size: size, level: level)
      case .root(let degree, let row): root(degree, row, size: size, level: level)
      case .fence(let fence, let row): self.fence(fence, row, size: size, level: level)
      case .big(let big): self.big(big, size: size, level: level)
      case .cases(let rows): cases(rows, size: size, level: level)
      }
    box.range = node.range
    box.size = size
    return box
  }

  // MARK: Letters

  /// Characters in a font, as high as their ink.
  func glyphs(_ text: String, _ font: Font, _ ink: MathInk, drop: Double = 0) -> MathBox {
    let bounds = measurer.inkBounds(of: text, in: font)
    var box = MathBox(
      width: measurer.width(of: text, in: font),
      ascent: max(-bounds.y - drop, 0.5 * font.size),
      descent: max(bounds.y + bounds.height + drop, 0),
      size: font.size
    )
    box.items = [.mark(MathMark(shape: .text(text, font, Point(x: 0, y: drop)), ink: ink))]
    return box
  }

  private func text(_ text: String, _ face: MathFace, _ range: Range<Int>, size: Double) -> MathBox
  {
    let isQuiet = range.upperBound <= style.quiet
    let font =
      switch face {
      case .letter, .variable: Font(.italic, size * Measures.letter)
      case .words: Font(.regular, max(style.least, size * 0.72))
      case .number, .name: Font(style.face, size)
      }
    let ink: MathInk = isQuiet || face == .words ? .quiet : face == .variable ? .variable : .plain
    var box = glyphs(text, font, ink)
    guard face == .number, text.count == range.count, range.count > 1 else { return box }
    // The caret may stand between digits.
    for (index, end) in text.indices.enumerated().dropFirst() {
      box.items.append(
        .stop(range.lowerBound + index, measurer.width(of: String(text[..<end]), in: font))
      )
    }
    return box
  }

  private func sign(_ text: String, _ sign: MathSign, _ range: Range<Int>, size: Double) -> MathBox
  {
    let ink: MathInk = range.upperBound <= style.quiet ? .quiet : .plain
    let isBracket = sign == .opening || sign == .closing
    return glyphs(text, Font(style.face, size), ink, drop: isBracket ? -0.03 * size : 0)
  }
}
