import CSDL2
package import Drawing

/// Draws on an SDL renderer, for one picture.
///
/// Long lines and areas gather on an ink layer, which goes out in one upload as soon as anything
/// else is drawn; so a picture should not mix the two more than it must.
package final class SDLCanvas: Canvas {
  package let contentScale: ContentScale
  let store: CanvasStore
  let bounds: PixelBox
  private(set) var clip: PixelBox
  /// The row of the whole picture that lies at the surface's upper edge.
  let top: Int

  var renderer: OpaquePointer { store.renderer.handle }
  var ink: InkLayer { store.ink.layer }

  /// A canvas for a whole picture, or for the rows of one from `top` on.
  init(store: CanvasStore, width: Int, height: Int, scale: ContentScale, top: Int = 0) {
    self.store = store
    self.top = top
    contentScale = scale
    bounds = PixelBox(left: 0, top: top, right: width, bottom: top + height)
    clip = bounds
    store.resize(width: width, height: height)
    SDL_RenderSetViewport(renderer, nil)
    SDL_RenderSetClipRect(renderer, nil)
  }

  /// Sends the rest of the ink; the picture is complete then.
  func finish() {
    flushInk()
    SDL_RenderSetClipRect(renderer, nil)
  }

  package func clipped(to rect: Rect, _ content: () -> Void) {
    let outer = clip
    clip = clip.intersection(contentScale.pixels(rect))
    applyClip()
    if !clip.isEmpty { content() }
    clip = outer
    applyClip()
  }

  /// Draws what is on the ink layer, ahead of something else.
  func flushInk() {
    guard !ink.isClean else { return }
    SDL_RenderSetClipRect(renderer, nil)
    store.ink.flush()
    applyClip()
  }

  private func applyClip() {
    guard clip != bounds else {
      SDL_RenderSetClipRect(renderer, nil)
      return
    }
    // An empty box would switch clipping off.
    var box = SDL_Rect(clip.moved(up: top))
    if clip.isEmpty { box = SDL_Rect(x: -1, y: -1, w: 1, h: 1) }
    SDL_RenderSetClipRect(renderer, &box)
  }

  package func width(of text: String, in font: Font) -> Double {
    store.fonts.width(of: text, in: font)
  }
  package func inkBounds(of text: String, in font: Font) -> Rect {
    store.fonts.inkBounds(of: text, in: font)
  }
  package func metrics(of font: Font) -> FontMetrics { store.fonts.metrics(of: font) }
}
