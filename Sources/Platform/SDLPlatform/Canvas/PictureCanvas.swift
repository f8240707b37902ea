import CSDL2
package import Drawing
package import Words

/// A picture of any size in memory, drawn without a display.
package final class PictureCanvas {
  private let surface: Surface
  private let store: CanvasStore
  let contentScale: ContentScale
  package var width: Int { surface.width }
  var height: Int { surface.height }

  /// A picture of whole device pixels in one colour.
  package init(
    width: Int,
    height: Int,
    scale: ContentScale = .one,
    fonts: FontLibrary,
    background: Color = Color(0xFFFFFF)
  ) throws(SystemFault) {
    let surface = try Surface(width: width, height: height)
    surface.clear(background.argb)
    guard let handle = SDL_CreateSoftwareRenderer(surface.handle) else {
      throw .lastRefusal(of: "SDL_CreateSoftwareRenderer")
    }
    self.surface = surface
    contentScale = scale
    store = CanvasStore(
      renderer: Renderer(handle, target: surface),
      fonts: fonts,
      width: width,
      height: height
    )
  }

  /// A white picture of a size in points, to the nearest device pixel.
  package convenience init(
    size: Size,
    scale: ContentScale,
    fonts: FontLibrary
  ) throws(SystemFault) {
    try self.init(
      width: Int(scale.devicePixels(size.width).rounded()),
      height: Int(scale.devicePixels(size.height).rounded()),
      scale: scale,
      fonts: fonts
    )
  }

  /// Width and height in points.
  package var size: Size {
    Size(
      width: contentScale.points(Double(width)),
      height: contentScale.points(Double(height))
    )
  }

  /// Draws on the picture; what was there before stays below.
  package func draw(_ content: (SDLCanvas) -> Void) {
    let canvas = SDLCanvas(store: store, width: width, height: height, scale: contentScale)
    content(canvas)
    canvas.finish()
    SDL_RenderFlush(store.renderer.handle)
  }

  /// The colour of a device pixel, nil outside.
  package func color(x: Int, y: Int) -> Color? {
    guard (0..<width).contains(x), (0..<height).contains(y), let row = surface.row(y) else {
      return nil
    }
    return Color(argb: row[x])
  }

  /// All pixels row by row, as `0xAARRGGBB`.
  package var pixels: [UInt32] {
    (0..<height).flatMap { y in
      Array(UnsafeBufferPointer(start: surface.row(y), count: surface.row(y) == nil ? 0 : width))
    }
  }

  /// The picture as a PNG file.
  package func png() throws(SystemFault) -> [UInt8] { try surface.png() }
}

extension Color {
  /// The colour as `0xAARRGGBB`.
  var argb: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// A colour written as `0xAARRGGBB`.
  init(argb: UInt32) {
    self.init(argb & 0xFF_FFFF)
    alpha = UInt8(truncatingIfNeeded: argb >> 24)
  }
}
