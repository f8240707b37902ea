import Drawing

/// What canvases keep from one picture to the next: fonts, masks, inks, and what was drawn last.
final class CanvasStore {
  let fonts: FontLibrary
  let text: TextCache
  var masks = MaskCache()
  var inks = InkCache()
  private(set) var field: CoverageField
  /// What is kept from picture to picture, nil where each is drawn once.
  let sheet: KeptSheet?
  /// What is on the pixels, nil where each picture is drawn whole.
  let repainter: Repainter?

  /// What canvases share; with `keeps` they draw again and again on the same pixels.
  init(fonts: FontLibrary, keeps: Bool = false) {
    self.fonts = fonts
    text = TextCache(fonts: fonts)
    field = CoverageField(width: 1, height: 1)
    sheet = keeps ? KeptSheet() : nil
    repainter = keeps ? Repainter() : nil
  }

  /// Fits the field to the picture.
  func resize(width: Int, height: Int) {
    guard field.width != max(1, width) || field.height != max(1, height) else { return }
    field = CoverageField(width: width, height: height)
  }

  /// Draws a picture, only what is different from the last one where that is known, and returns the
  /// boxes that were drawn.
  func draw(
    on canvas: PixelCanvas,
    _ content: (any Canvas) -> Void,
    clear: () -> Void
  ) -> [PixelBox] {
    if let repainter { return repainter.draw(on: canvas, content, clear: clear) }
    clear()
    content(canvas)
    return [canvas.bounds]
  }
}
