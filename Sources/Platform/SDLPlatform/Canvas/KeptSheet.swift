import Drawing

/// Pixels of a drawing that stay from picture to picture.
///
/// They are more than the surface has, and the surface's place among them moves with the drawing: the
/// pixels stay where they are until it comes to an edge.
final class KeptSheet {
  /// How many more columns and rows than the surface there are.
  private static let slack = 256

  private var memory: PixelMemory
  /// Where on those pixels the surface's upper left corner is.
  private var origin = (x: 0, y: 0)
  /// What lies there, and in which box of the surface; nil while that is nothing.
  private var kept: (drawing: KeptDrawing, box: PixelBox)?
  /// What was asked for last, kept or not, and how often in a row.
  private var asked: (drawing: KeptDrawing, count: Int)?
  /// The pixels by their places on the surface.
  private(set) var area: PixelArea

  init() {
    let memory = PixelMemory(width: 1, height: 1)
    self.memory = memory
    area = memory.area()
  }

  /// Whether a drawing is worth the memory: once it moves, or is asked for often enough.
  func isWanted(_ drawing: KeptDrawing) -> Bool {
    guard let before = asked, before.drawing.look === drawing.look else {
      asked = (drawing, 1)
      return false
    }
    let isMoving = before.drawing != drawing
    asked = (drawing, isMoving ? Self.often : before.count + 1)
    return before.count + 1 >= Self.often || isMoving
  }

  /// How often a drawing that stays in its place is drawn anew before it is kept.
  private static let often = 6

  /// Moves what is kept to where a drawing is now on a surface and returns the boxes that are still to
  /// be drawn.
  func prepare(_ drawing: KeptDrawing, in box: PixelBox, of surface: PixelBox) -> [PixelBox] {
    let (width, height) = (surface.width + Self.slack, surface.height + Self.slack)
    if memory.width != width || memory.height != height {
      memory = PixelMemory(width: width, height: height)
      kept = nil
    }
    defer { kept = (drawing, box) }
    guard let kept, kept.drawing.look === drawing.look, kept.box == box else {
      place(at: Self.middle)
      return [box]
    }
    let (dx, dy) = (drawing.columns - kept.drawing.columns, drawing.rows - kept.drawing.rows)
    guard abs(dx) + drawing.margin < box.width, abs(dy) + drawing.margin < box.height else {
      place(at: Self.middle)
      return [box]
    }
    if dx == 0, dy == 0 { return [] }
    let next = (x: origin.x - dx, y: origin.y - dy)
    if (0...Self.slack).contains(next.x), (0...Self.slack).contains(next.y) {
      place(at: next)
    } else {
      recenter(box, from: next)
    }
    return exposed(of: box, right: dx, down: dy, margin: drawing.margin)
  }

  private static let middle = (x: slack / 2, y: slack / 2)

  private func place(at origin: (x: Int, y: Int)) {
    self.origin = origin
    area = memory.area(atX: -origin.x, y: -origin.y)
  }

  /// Moves the pixels of a box that would begin beyond an edge to the middle.
  private func recenter(_ box: PixelBox, from next: (x: Int, y: Int)) {
    let all = PixelBox(left: 0, top: 0, right: memory.width, bottom: memory.height)
    let source = box.moved(right: next.x, down: next.y).intersection(all)
    let (dx, dy) = (Self.middle.x - next.x, Self.middle.y - next.y)
    let rows = source.top..<source.bottom
    // A row must not be written before it was read.
    for y in dy > 0 ? Array(rows.reversed()) : Array(rows) {
      let from = memory.pixels + (y * memory.width + source.left)
      let to = memory.pixels + ((y + dy) * memory.width + source.left + dx)
      to.update(from: from, count: source.width)
    }
    place(at: Self.middle)
  }

  /// What a move brings into view, and as much beside it as depends on that.
  private func exposed(of box: PixelBox, right dx: Int, down dy: Int, margin: Int) -> [PixelBox] {
    var (side, end) = (box, box)
    if dx > 0 { side.right = box.left + dx + margin } else { side.left = box.right + dx - margin }
    if dy > 0 { end.bottom = box.top + dy + margin } else { end.top = box.bottom + dy - margin }
    if dx == 0 { side = .empty }
    if dy == 0 { end = .empty }
    // No pixel is drawn twice.
    if dx > 0 { end.left = side.right } else if dx < 0 { end.right = side.left }
    return [side, end].filter { !$0.isEmpty }
  }
}
