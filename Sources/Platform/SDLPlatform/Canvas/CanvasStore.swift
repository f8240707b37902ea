import CSDL2

/// What a canvas keeps from one picture to the next: fonts, cached pixels and the ink layer.
final class CanvasStore {
  let renderer: Renderer
  let fonts: FontLibrary
  let text: TextCache
  let masks: MaskCache
  private(set) var ink: InkTexture

  init(renderer: Renderer, fonts: FontLibrary, width: Int, height: Int) {
    self.renderer = renderer
    self.fonts = fonts
    text = TextCache(renderer: renderer, fonts: fonts)
    masks = MaskCache(renderer: renderer)
    ink = InkTexture(renderer: renderer, width: width, height: height)
  }

  /// Fits the ink layer to the surface.
  func resize(width: Int, height: Int) {
    let field = ink.layer.field
    guard field.width != max(1, width) || field.height != max(1, height) else { return }
    ink = InkTexture(renderer: renderer, width: width, height: height)
  }

  /// Forgets everything the device may have lost.
  func dropTextures() {
    text.dropAll()
    masks.dropAll()
    ink.dropTexture()
  }
}
