package import Drawing

extension PixelCanvas {
  package func drawText(
    _ text: String,
    at baseline: Point,
    in font: Font,
    with color: Color,
    halo: Color?
  ) {
    guard let x = contentScale.nearestPixel(baseline.x),
      let y = contentScale.nearestPixel(baseline.y)
    else { return }
    if let halo {
      let outline = max(1, Int(contentScale.devicePixels(2.5).rounded()))
      draw(text, x: x, y: y, font: font, color: halo, outline: outline)
    }
    draw(text, x: x, y: y, font: font, color: color, outline: 0)
  }

  private func draw(_ text: String, x: Int, y: Int, font: Font, color: Color, outline: Int) {
    let line = store.text.line(text, in: font, scale: contentScale, outline: outline)
    guard let line else { return }
    copy(line.mask, x: x + line.left, y: y - line.baseline, tint: color)
  }
}
