package import Drawing

extension PixelCanvas {
  package func fill(_ rect: Rect, with color: Color) {
    fill(contentScale.pixels(rect), with: color)
  }

  package func fill(_ rect: Rect, from leading: Color, to trailing: Color) {
    let whole = contentScale.pixels(rect)
    let box = whole.intersection(clip)
    for x in box.left..<box.right {
      let share = (Double(x - whole.left) + 0.5) / Double(whole.width)
      let column = PixelBox(left: x, top: box.top, right: x + 1, bottom: box.bottom)
      fill(column, with: leading.mixed(with: trailing, share: share))
    }
  }

  /// Fills device pixels.
  func fill(_ box: PixelBox, with color: Color) {
    let box = box.intersection(clip)
    guard !box.isEmpty, color.alpha > 0 else { return }
    let ink = store.inks.ink(color)
    for y in box.top..<box.bottom { ink.fill(target.row(y) + box.left, count: box.width) }
  }

  /// Draws a mask in a colour, or a part of it; `x` and `y` say where its corner goes.
  func copy(_ mask: Mask, part: PixelBox? = nil, x: Int, y: Int, tint: Color) {
    guard tint.alpha > 0 else { return }
    copy(mask, part: part, x: x, y: y, with: store.inks.ink(tint))
  }

  /// Draws a mask in an ink, or a part of it.
  func copy(_ mask: Mask, part: PixelBox? = nil, x: Int, y: Int, with ink: Ink) {
    let part = part ?? PixelBox(left: 0, top: 0, right: mask.width, bottom: mask.height)
    let place = PixelBox(left: x, top: y, right: x + part.width, bottom: y + part.height)
    let seen = place.intersection(clip)
    guard !seen.isEmpty else { return }
    let left = part.left + seen.left - x
    mask.coverage.withUnsafeBufferPointer { coverage in
      guard let first = coverage.baseAddress else { return }
      for row in seen.top..<seen.bottom {
        let start = first + (part.top + row - y) * mask.width + left
        ink.fill(target.row(row) + seen.left, through: start, count: seen.width)
      }
    }
  }
}
