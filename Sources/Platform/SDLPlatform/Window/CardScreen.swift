import CSDL2

/// Draws in memory and hands what changed to a texture of the graphics card.
final class CardScreen: Screen {
  private let renderer: OpaquePointer
  /// What the renderer draws on, kept alive with it.
  private let window: WindowHandle
  private var texture: OpaquePointer?
  private var memory = PixelMemory(width: 1, height: 1)

  /// A renderer with such flags; nil where there is none.
  init?(_ window: WindowHandle, flags: UInt32) {
    guard let renderer = SDL_CreateRenderer(window.handle, -1, flags) else { return nil }
    self.renderer = renderer
    self.window = window
  }

  deinit {
    forgetDevice()
    SDL_DestroyRenderer(renderer)
  }

  var size: (width: Int, height: Int)? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { return nil }
    return (Int(width), Int(height))
  }

  func forgetDevice() {
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
  }

  func open() -> OpenScreen? {
    guard let (width, height) = size else { return nil }
    let isBlank = texture == nil || memory.width != width || memory.height != height
    if isBlank {
      forgetDevice()
      memory = PixelMemory(width: width, height: height)
      texture = SDL_CreateTexture(
        renderer,
        SDL_PIXELFORMAT_RGB888.rawValue,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(memory.width),
        Int32(memory.height)
      )
    }
    return OpenScreen(
      pixels: memory.area(),
      width: memory.width,
      height: memory.height,
      isBlank: isBlank
    )
  }

  func show(_ boxes: [PixelBox]) {
    guard let texture else { return }
    for box in boxes {
      var place = SDL_Rect(box)
      let first = memory.pixels + (box.top * memory.width + box.left)
      SDL_UpdateTexture(texture, &place, first, Int32(memory.width * 4))
    }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }
}
