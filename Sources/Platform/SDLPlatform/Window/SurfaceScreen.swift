import CSDL2

/// Draws on the window's own pixels.
final class SurfaceScreen: Screen {
  private let window: WindowHandle
  /// The pixels of the last picture, compared only.
  private var last: UnsafeMutableRawPointer?
  /// Pixels of our own, where the window's have another format.
  private var own: PixelMemory?

  init(_ window: WindowHandle) { self.window = window }

  var size: (width: Int, height: Int)? {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window.handle, &width, &height)
    return (Int(width), Int(height))
  }

  func forgetDevice() { last = nil }

  func open() -> OpenScreen? {
    guard let surface = SDL_GetWindowSurface(window.handle)?.pointee,
      let pixels = surface.pixels, let format = surface.format?.pointee.format
    else { return nil }
    let (width, height) = (Int(surface.w), Int(surface.h))
    defer { last = pixels }
    let known = [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue]
    if known.contains(format), surface.pitch % 4 == 0 {
      own = nil
      return OpenScreen(
        pixels: PixelArea(
          pixels.assumingMemoryBound(to: UInt32.self),
          stride: Int(surface.pitch) / 4
        ),
        width: width,
        height: height,
        isBlank: last != pixels
      )
    }
    let before = own
    let memory = before.flatMap { $0.width == width && $0.height == height ? $0 : nil }
    let opened = memory ?? PixelMemory(width: width, height: height)
    own = opened
    return OpenScreen(
      pixels: opened.area(),
      width: width,
      height: height,
      isBlank: memory == nil || last != pixels
    )
  }

  func show(_ boxes: [PixelBox]) {
    var places = boxes.map { SDL_Rect($0) }
    if let own { convert(own, in: places) }
    SDL_UpdateWindowSurfaceRects(window.handle, &places, Int32(places.count))
  }

  /// Copies boxes of our own pixels into the window's.
  private func convert(_ own: PixelMemory, in places: [SDL_Rect]) {
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      own.pixels,
      Int32(own.width),
      Int32(own.height),
      32,
      Int32(own.width * 4),
      SDL_PIXELFORMAT_RGB888.rawValue
    )
    for place in places {
      var (source, target) = (place, place)
      SDL_UpperBlit(surface, &source, SDL_GetWindowSurface(window.handle), &target)
    }
    SDL_FreeSurface(surface)
  }
}
