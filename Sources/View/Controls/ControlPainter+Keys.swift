import Drawing

extension ControlPainter {
  func drawKey(
    _ label: KeyLabel,
    _ style: KeyStyle,
    _ metrics: KeyMetrics,
    in frame: Rect,
    _ state: ControlState
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
    draw(label, at: center, ink, metrics)
  }

  private func draw(_ label: KeyLabel, at center: Point, _ ink: Color, _ metrics: KeyMetrics) {
    let words = metrics.functionSize
    let digits = metrics.digitSize
    switch label {
    case .digit(let text):
      let font = Font(.medium, digits)
      put([.init(text, font, ink)], center.x, digitBaseline(centering: font, on: center.y))
    case .mark(let text):
      let font = Font(.semibold, digits * 1.1)
      put([.init(text, font, ink)], center.x, digitBaseline(centering: font, on: center.y) - 1)
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
      let font = Font(.regular, words)
      put([.init(text, font, ink)], center.x, baseline(centering: font, on: center.y))
    case .strongWord(let text):
      let font = Font(.semibold, words + 1)
      put([.init(text, font, ink)], center.x, digitBaseline(centering: font, on: center.y))
    case .letter(let text, let scale):
      let font = Font(.regular, digits * scale)
      put([.init(text, font, ink)], center.x, digitBaseline(centering: font, on: center.y))
    case .italic(let text):
      let font = Font(.italic, text == "x" ? digits * 1.18 : words * 1.18)
      put([.init(text, font, ink)], center.x, center.y + canvas.metrics(of: font).xHeight / 2)
    case .greek(let text):
      let font = Font(.regular, words * 1.2)
      put([.init(text, font, ink)], center.x, center.y + canvas.metrics(of: font).xHeight / 2)
    case .prefixed(let text, let italic):
      let font = Font(.regular, words)
      put(
        [.init(text, font, ink), .init(italic, Font(.italic, words * 1.08), ink)],
        center.x,
        baseline(centering: font, on: center.y)
      )
    case .suffixed(let italic, let text):
      let font = Font(.regular, words)
      put(
        [.init(italic, Font(.italic, words * 1.08), ink), .init(text, font, ink)],
        center.x,
        baseline(centering: font, on: center.y)
      )
    case .raised(let italic, let exponent, let isItalicExponent):
      let font = Font(
        isItalicExponent ? .italic : .regular,
        words * (isItalicExponent ? 0.78 : 0.7)
      )
      put(
        [
          .init(italic, Font(.italic, words * 1.12), ink),
          .init(exponent, font, ink, rise: words * 0.42, space: 0.5),
        ],
        center.x,
        baseline(centering: Font(.regular, words), on: center.y)
      )
    case .radical(let italic, let index): drawRadical(italic, index, at: center, ink, words)
    case .bracketed(let italic, let hasFeet):
      drawBrackets(italic, hasFeet: hasFeet, at: center, ink, words)
    case .icon(let icon):
      icon.draw(on: canvas, center: Point(x: center.x - 1, y: center.y), color: ink)
    }
  }

  private func put(_ runs: [TextLine.Run], _ centerX: Double, _ baseline: Double) {
    TextLine(runs).draw(on: canvas, at: Point(x: centerX, y: baseline), align: .center)
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
    if let index {
      put(
        [.init(index, Font(.medium, size * 0.56), ink)],
        left + size * 0.16,
        base - size * 0.48
      )
    }
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
    put([.init(italic, font, ink)], center.x, base)
  }
}
