package import Drawing

extension PixelCanvas {
  package func draw(
    _ drawing: KeptDrawing,
    in rect: Rect,
    _ content: @escaping (any Canvas) -> Void
  ) {
    let box = contentScale.pixels(rect).intersection(bounds)
    guard let sheet = store.sheet, !isOnSheet, sheet.isWanted(drawing), !box.isEmpty else {
      return content(self)
    }
    let missing = sheet.prepare(drawing, in: box, of: bounds)
    let screen = target
    target = sheet.area
    isOnSheet = true
    for part in missing { confine(to: part) { content(self) } }
    isOnSheet = false
    target = screen
    let seen = box.intersection(clip)
    for y in seen.top..<max(seen.top, seen.bottom) {
      (target.row(y) + seen.left).update(from: sheet.area.row(y) + seen.left, count: seen.width)
    }
  }
}
