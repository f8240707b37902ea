import CSDL2

/// The renderer's copy of the ink layer.
final class InkTexture {
  let layer: InkLayer
  private let renderer: Renderer
  private var texture: Texture?
  /// Whether the renderer lays premultiplied pixels over; the software renderer cannot.
  private var takesPremultiplied = false

  init(renderer: Renderer, width: Int, height: Int) {
    self.renderer = renderer
    layer = InkLayer(width: width, height: height)
  }

  /// Forgets what the device has lost.
  func dropTexture() { texture = nil }

  /// Draws what was inked since the last time.
  ///
  /// The clip must be off: ink is clipped already.
  func flush() {
    guard !layer.isClean else { return }
    if texture == nil { makeTexture() }
    layer.drain { box in
      guard let texture else { return }
      if !takesPremultiplied { layer.straighten(box) }
      var place = SDL_Rect(box)
      let first = layer.pixels + (box.top * layer.field.stride + box.left)
      SDL_UpdateTexture(texture.handle, &place, first, Int32(layer.field.stride * 4))
      SDL_RenderCopy(renderer.handle, texture.handle, &place, &place)
    }
  }

  private func makeTexture() {
    let field = layer.field
    texture = renderer.texture(width: field.width, height: field.height, isStreaming: true)
    guard let texture else { return }
    let premultiplied = SDL_ComposeCustomBlendMode(
      SDL_BLENDFACTOR_ONE,
      SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA,
      SDL_BLENDOPERATION_ADD,
      SDL_BLENDFACTOR_ONE,
      SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA,
      SDL_BLENDOPERATION_ADD
    )
    takesPremultiplied = SDL_SetTextureBlendMode(texture.handle, premultiplied) == 0
    if !takesPremultiplied { SDL_SetTextureBlendMode(texture.handle, SDL_BLENDMODE_BLEND) }
  }
}
