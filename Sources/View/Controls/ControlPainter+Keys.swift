import Drawing

extension ControlPainter {
  func drawKey(
    _ label: KeyLabel,
    _ style: KeyStyle,
    _ metrics: KeyMetrics,
    held: String?,
    in frame: Rect,
    _ state: ControlState,
    isEnabled: Bool = true
  ) {
    let face = theme.keys[style]
    var ink = face.ink
    if style == .variable, state.contains(.pressed) {
      canvas.fillRounded(frame, radius: metrics.radius, with: theme.accent.fill)
      ink = theme.accent.face.ink
    } else {
      let toward = style == .enter ? theme.background : theme.text
      drawFace(face, in: frame, radius: metrics.radius, state, ink: toward)
    }
    var center = frame.center
    if !theme.isHighContrast { center.y += theme.isDark ? 0.5 : -0.5 }
    if state.contains(.pressed) { center.y += 1 }
    if !isEnabled { ink = theme.disabledText }
    if let held {
      let legend = heldLegend(held, ink.mixed(with: face.fill, share: 0.2))
      let place = Point(x: frame.maxX - 5, y: frame.y + 14)
      legend.draw(on: canvas, at: place, align: .trailing)
      // A sign with boxes makes room for it, as far as the key goes.
      if case .template(let template) = label {
        let left = place.x - legend.width(canvas) - 3
        let half = template.halfWidth * metrics.functionSize / 15
        center.x = max(frame.x + 4 + half, min(center.x, left - half))
        center.y += 6
      }
    }
    draw(label, at: center, ink, metrics)
  }

  /// The small second legend of a key that has more while it is held.
  private func heldLegend(_ text: String, _ ink: Color) -> TextLine {
    TextLine(text, Font(text.first?.isLowercase ?? false ? .italic : .regular, 13), ink)
  }

  private func draw(_ label: KeyLabel, at center: Point, _ ink: Color, _ metrics: KeyMetrics) {
    let words = metrics.functionSize
    let digits = metrics.digitSize
    let upright = Font(.regular, words)
    switch label {
    case .digit(let text): put(text, Font(.medium, digits), ink, at: center)
    case .mark(let text):
      put(text, Font(.semibold, digits * 1.1), ink, at: Point(x: center.x, y: center.y - 1))
    case .sign(let text, let scale):
      let font = Font(scale == 1.3 ? .medium : .regular, digits * scale)
      let bounds = canvas.inkBounds(of: text, in: font)
      canvas.drawText(
        text,
        at: Point(x: center.x - bounds.midX, y: center.y - bounds.midY),
        in: font,
        with: ink
      )
    case .word(let text):
      draw(TextLine(text, upright, ink), at: center, align: .center)
    case .strongWord(let text): put(text, Font(.semibold, words), ink, at: center)
    case .letter(let text, let scale): put(text, Font(.regular, digits * scale), ink, at: center)
    case .italic(let text):
      putLow(text, Font(.italic, text == "x" ? digits * 1.18 : words * 1.18), ink, at: center)
    case .greek(let text): putLow(text, Font(.regular, words * 1.2), ink, at: center)
    case .prefixed(let text, let italic):
      let line = TextLine(text, upright, ink) + TextLine(italic, Font(.italic, words * 1.08), ink)
      draw(line, at: center, align: .center, by: upright)
    case .suffixed(let italic, let text):
      let line = TextLine(italic, Font(.italic, words * 1.08), ink) + TextLine(text, upright, ink)
      draw(line, at: center, align: .center, by: upright)
    case .raised(let italic, let exponent, let isItalic):
      let font = Font(isItalic ? .italic : .regular, words * (isItalic ? 0.78 : 0.7))
      var line = TextLine(italic, Font(.italic, words * 1.12), ink)
      line.runs.append(.init(exponent, font, ink, rise: words * 0.42, space: 0.5))
      draw(line, at: center, align: .center, by: upright)
    case .radical(let italic, let index): drawRadical(italic, index, at: center, ink, words)
    case .bracketed(let italic, let hasFeet):
      drawBrackets(italic, hasFeet: hasFeet, at: center, ink, words)
    case .template(let template): draw(template, at: center, ink, words)
    case .icon(let icon):
      icon.draw(on: canvas, center: Point(x: center.x - 1, y: center.y), color: ink)
    }
  }

  /// Digits or capitals with their middle at a place.
  private func put(_ text: String, _ font: Font, _ ink: Color, at center: Point) {
    draw(TextLine(text, font, ink), at: center, align: .center, centering: .digits)
  }

  /// Letters without ascenders with their middle at a place.
  private func putLow(_ text: String, _ font: Font, _ ink: Color, at center: Point) {
    let baseline = center.y + canvas.metrics(of: font).xHeight / 2
    TextLine(text, font, ink).draw(on: canvas, at: Point(x: center.x, y: baseline), align: .center)
  }

  private func drawRadical(
    _ italic: String,
    _ index: String?,
    at center: Point,
    _ ink: Color,
    _ words: Double
  ) {
    let size = words * 1.06
    let font = Font(.italic, size)
    let width = canvas.width(of: italic, in: font)
    let base = center.y + canvas.metrics(of: font).xHeight / 2 + 0.5
    let left = center.x - (width + size * 0.52) / 2 + (index == nil ? 0 : size * 0.1)
    let top = base - size * 0.8
    let path = [
      Point(x: left, y: base - size * 0.3), Point(x: left + size * 0.13, y: base - size * 0.36),
      Point(x: left + size * 0.29, y: base + size * 0.06), Point(x: left + size * 0.5, y: top),
      Point(x: left + size * 0.56 + width, y: top),
    ]
    canvas.strokePath(path, stroke: Stroke(max(1.3, words * 0.092), cap: .butt), with: ink)
    canvas.drawText(italic, at: Point(x: left + size * 0.5, y: base), in: font, with: ink)
    guard let index else { return }
    let place = Point(x: left + size * 0.16, y: base - size * 0.48)
    TextLine(index, Font(.medium, size * 0.56), ink).draw(on: canvas, at: place, align: .center)
  }

  private func drawBrackets(
    _ italic: String,
    hasFeet: Bool,
    at center: Point,
    _ ink: Color,
    _ words: Double
  ) {
    let size = words * 1.08
    let font = Font(.italic, size)
    let base = center.y + canvas.metrics(of: font).xHeight / 2
    let reach = canvas.width(of: italic, in: font) / 2 + size * 0.16
    for side in [-1.0, 1.0] {
      let x = center.x + side * reach
      var path = [Point(x: x, y: base - size * 0.8), Point(x: x, y: base + size * 0.16)]
      if hasFeet { path.append(Point(x: x - side * size * 0.2, y: base + size * 0.16)) }
      canvas.strokePath(path, stroke: Stroke(max(1.3, words * 0.092), cap: .butt), with: ink)
    }
    putLow(italic, font, ink, at: center)
  }
}
