import Drawing

/// Draws, on a surface that keeps its pixels, only what is different from the picture before.
final class Repainter {
  /// The picture that is on the surface, with its size; nil while that is not known.
  private var last: (list: DrawingList, box: PixelBox, scale: ContentScale)?

  /// Forgets what is on the surface.
  func forget() { last = nil }

  /// Draws a picture and returns the boxes that were drawn; `clear` is called first where nothing of
  /// the last one is left.
  func draw(
    on canvas: PixelCanvas,
    _ content: (any Canvas) -> Void,
    clear: () -> Void
  ) -> [PixelBox] {
    let box = canvas.bounds
    let scale = canvas.contentScale
    let list = DrawingList(
      size: Size(
        width: scale.points(Double(box.width)),
        height: scale.points(Double(box.height))
      ),
      contentScale: scale,
      measurer: canvas
    )
    content(list)
    defer { last = (list, box, scale) }
    guard let last, last.box == box, last.scale == scale else {
      clear()
      draw(list, in: box, on: canvas)
      return [box]
    }
    let boxes = list.changes(since: last.list)
      .map { scale.outerPixels($0).intersection(box) }.filter { !$0.isEmpty }
    for part in boxes { draw(list, in: part, on: canvas) }
    return boxes
  }

  /// Draws what a picture has in a box.
  private func draw(_ list: DrawingList, in box: PixelBox, on canvas: PixelCanvas) {
    for (index, call) in list.calls.enumerated() {
      let clip = canvas.contentScale.pixels(call.clip).intersection(box)
      guard !clip.isEmpty,
        !canvas.contentScale.outerPixels(call.reach).intersection(clip).isEmpty
      else { continue }
      if clip == canvas.clip {
        list.draw(index, on: canvas)
      } else {
        canvas.confine(to: clip) { list.draw(index, on: canvas) }
      }
    }
  }
}
