import CSDL2
package import Drawing

extension PixelCanvas {
  package func fillRounded(_ rect: Rect, radius: Double, with color: Color) {
    if let radius = roundness(rect, radius) {
      fillCircle(center: rect.center, radius: radius, with: color)
    } else {
      drawBox(contentScale.pixels(rect), radius: radius, border: nil, color: color)
    }
  }

  package func strokeRounded(
    _ rect: Rect,
    radius: Double,
    stroke: Stroke,
    with color: Color
  ) {
    if !stroke.dash.isEmpty {
      strokePath(outline(rect, radius, stroke), stroke: closed(stroke), with: color)
    } else if let radius = roundness(rect, radius) {
      drawCircle(center: rect.center, radius: radius, width: stroke.width, color: color)
    } else {
      let width = contentScale.devicePixels(contentScale.hairline(stroke.width))
      let border = width.isFinite ? Int(min(width, 4096)) : 1
      drawBox(contentScale.pixels(rect), radius: radius, border: border, color: color)
    }
  }

  /// The radius of a box that is a circle; such a box is not rounded to device pixels, so that a
  /// moving dot stays round.
  private func roundness(_ rect: Rect, _ radius: Double) -> Double? {
    guard abs(rect.width - rect.height) < 1e-6, radius >= rect.width / 2 - 1e-6 else { return nil }
    return rect.width / 2
  }

  /// Corners come from a mask, everything between them is plain boxes.
  private func drawBox(_ box: PixelBox, radius: Double, border: Int?, color: Color) {
    guard !box.intersection(clip).isEmpty else { return }
    let most = Double(min(box.width, box.height)) / 2
    let radius = radius.isFinite ? min(max(contentScale.devicePixels(radius), 0), most) : 0
    let corner = max(Int(radius.rounded(.up)), border ?? 0)
    guard corner > 0 else { return fill(box, with: color) }
    let width = min(box.width, 2 * corner)
    let height = min(box.height, 2 * corner)
    let shape = MaskShape.roundedBox(
      width: width,
      height: height,
      radius: Int((radius * 16).rounded()),
      border: border.map { $0 * 16 }
    )
    guard let mask = store.masks.mask(shape, width: width, height: height) else { return }
    // Where a side is longer than its two corners, the mask is cut there and the gap is filled.
    let xs = cuts(from: box.left, to: box.right, mask: width)
    let ys = cuts(from: box.top, to: box.bottom, mask: height)
    for x in xs {
      for y in ys {
        let part = PixelBox(left: x.from, top: y.from, right: x.to, bottom: y.to)
        copy(mask, part: part, x: x.place, y: y.place, tint: color)
      }
    }
    fillBetween(box, corner: corner, border: border, color: color)
  }

  private func fillBetween(_ box: PixelBox, corner: Int, border: Int?, color: Color) {
    let depth = border ?? corner
    /// Both edges of a stretch, or all of it where they meet.
    func edges(_ low: Int, _ high: Int) -> [(from: Int, to: Int)] {
      high - low > 2 * depth ? [(low, low + depth), (high - depth, high)] : [(low, high)]
    }
    let (left, right) = (box.left + corner, box.right - corner)
    for rows in border == nil ? [(box.top, box.bottom)] : edges(box.top, box.bottom) {
      fill(PixelBox(left: left, top: rows.0, right: right, bottom: rows.1), with: color)
    }
    let (top, bottom) = (box.top + corner, box.bottom - corner)
    for columns in edges(box.left, box.right) {
      fill(PixelBox(left: columns.from, top: top, right: columns.to, bottom: bottom), with: color)
    }
  }

  private func cuts(
    from low: Int,
    to high: Int,
    mask: Int
  ) -> [(from: Int, to: Int, place: Int)] {
    if high - low == mask { return [(0, mask, low)] }
    return [(0, mask / 2, low), (mask / 2, mask, high - mask / 2)]
  }

  private func closed(_ stroke: Stroke) -> Stroke {
    var stroke = stroke
    stroke.isClosed = true
    return stroke
  }

  /// The middle line of a border as a polygon.
  private func outline(_ rect: Rect, _ radius: Double, _ stroke: Stroke) -> [Point] {
    let box = contentScale.snapped(rect).inset(by: stroke.width / 2)
    let radius = min(max(radius - stroke.width / 2, 0), box.width / 2, box.height / 2)
    let centers = [
      Point(x: box.maxX - radius, y: box.y + radius),
      Point(x: box.maxX - radius, y: box.maxY - radius),
      Point(x: box.x + radius, y: box.maxY - radius),
      Point(x: box.x + radius, y: box.y + radius),
    ]
    let steps = 12
    return centers.indices.flatMap { quarter in
      (0...steps).map { step in
        let angle = (Double(quarter) - 1 + Double(step) / Double(steps)) * .pi / 2
        let vector = Vector(dx: SDL_cos(angle), dy: SDL_sin(angle)) * radius
        return centers[quarter] + vector
      }
    }
  }
}
