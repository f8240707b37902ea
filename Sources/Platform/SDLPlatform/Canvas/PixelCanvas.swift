package import Drawing

/// Draws on pixels in memory, for one picture.
package final class PixelCanvas: Canvas {
  package let contentScale: ContentScale
  let store: CanvasStore
  /// The pixels that are drawn on.
  var target: PixelArea
  let bounds: PixelBox
  private(set) var clip: PixelBox
  /// Whether what is drawn goes to the sheet that is kept.
  var isOnSheet = false
  /// The row of the whole picture that is the first here.
  let top: Int

  /// Where the coverage of large shapes is gathered.
  var field: CoverageField { store.field }

  /// A canvas for a whole picture, or for the rows of one from `top` on.
  init(
    store: CanvasStore,
    target: PixelArea,
    width: Int,
    height: Int,
    scale: ContentScale,
    top: Int = 0
  ) {
    self.store = store
    self.target = target
    self.top = top
    contentScale = scale
    bounds = PixelBox(left: 0, top: top, right: width, bottom: top + height)
    clip = bounds
    store.resize(width: width, height: height)
  }

  package func clipped(to rect: Rect, _ content: () -> Void) {
    let box = clip.intersection(contentScale.pixels(rect))
    if !box.isEmpty { confine(to: box, content) }
  }

  /// Draws with another clip.
  func confine(to box: PixelBox, _ content: () -> Void) {
    let outer = clip
    clip = box
    content()
    clip = outer
  }

  package func width(of text: String, in font: Font) -> Double {
    store.fonts.width(of: text, in: font)
  }
  package func inkBounds(of text: String, in font: Font) -> Rect {
    store.fonts.inkBounds(of: text, in: font)
  }
  package func metrics(of font: Font) -> FontMetrics { store.fonts.metrics(of: font) }
}
