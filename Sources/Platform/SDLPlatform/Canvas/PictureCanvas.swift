package import Drawing
package import PictureFormats
package import Words

/// A picture of any size in memory, drawn without a display.
package final class PictureCanvas {
  private let memory: PixelMemory
  private let store: CanvasStore
  private let background: Color
  let contentScale: ContentScale
  package var width: Int { memory.width }
  var height: Int { memory.height }

  /// A picture of whole device pixels in one colour, which may be clear; one that is drawn again and
  /// again may keep drawings.
  package init(
    width: Int,
    height: Int,
    scale: ContentScale = .one,
    fonts: FontLibrary,
    background: Color = Color(0xFFFFFF),
    keepsDrawings: Bool = false
  ) throws(SystemFault) {
    guard PixelMemory.sides.contains(width), PixelMemory.sides.contains(height) else {
      throw .impossibleSize(width: width, height: height)
    }
    memory = PixelMemory(width: width, height: height)
    self.background = background
    contentScale = scale
    store = CanvasStore(fonts: fonts, keeps: keepsDrawings)
    clear()
  }

  /// Takes away what was drawn.
  private func clear() { memory.clear(background.premultiplied.argb) }

  /// A white picture of a size in points, to the nearest device pixel.
  package convenience init(
    size: Size,
    scale: ContentScale,
    fonts: FontLibrary,
    keepsDrawings: Bool = false
  ) throws(SystemFault) {
    try self.init(
      width: Int(scale.devicePixels(size.width).rounded()),
      height: Int(scale.devicePixels(size.height).rounded()),
      scale: scale,
      fonts: fonts,
      keepsDrawings: keepsDrawings
    )
  }

  /// Width and height in points.
  package var size: Size {
    Size(
      width: contentScale.points(Double(width)),
      height: contentScale.points(Double(height))
    )
  }

  /// Draws on the picture, or on the rows of a larger one from `top` on; what was there before stays below.
  package func draw(from top: Int = 0, _ content: (any Canvas) -> Void) {
    let canvas = PixelCanvas(
      store: store,
      target: memory.area(y: top),
      width: width,
      height: height,
      scale: contentScale,
      top: top
    )
    _ = store.draw(on: canvas, content, clear: {})
  }

  /// The colour of a device pixel, nil outside.
  package func color(x: Int, y: Int) -> Color? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return Color(argb: memory.pixels[y * width + x])
  }

  /// All pixels row by row, as `0xAARRGGBB`.
  package var pixels: [UInt32] {
    Array(UnsafeBufferPointer(start: memory.pixels, count: width * height))
  }

  /// The picture as a PNG file.
  package func png(_ facts: PNGWriter.Facts = PNGWriter.Facts()) -> [UInt8] {
    var writer = PNGWriter(width: width, height: height, isOpaque: isOpaque, facts: facts)
    write(height, to: &writer)
    return writer.finish()
  }

  private var isOpaque: Bool { background.alpha == 255 }

  /// Writes so many rows from the upper edge on.
  private func write(_ count: Int, to writer: inout PNGWriter) {
    for y in 0..<count {
      let row = UnsafeBufferPointer(start: memory.pixels + y * width, count: width)
      if isOpaque {
        writer.add(row)
      } else {
        // What is blended onto nothing comes out premultiplied.
        row.map(straightened).withUnsafeBufferPointer { writer.add($0) }
      }
    }
  }

  /// How many pixels are drawn at a time: more would leave the processor's caches, and take memory.
  private static let pixelsOfBand = 1 << 18

  /// A picture of any size as a PNG file, drawn band by band, so that it is never in memory as a whole.
  package static func png(
    size: Size,
    scale: ContentScale,
    fonts: FontLibrary,
    background: Color = Color(0xFFFFFF),
    facts: PNGWriter.Facts = PNGWriter.Facts(),
    _ content: (any Canvas) -> Void
  ) throws(SystemFault) -> [UInt8] {
    let width = Int(scale.devicePixels(size.width).rounded())
    let height = Int(scale.devicePixels(size.height).rounded())
    guard PixelMemory.sides.contains(width), PixelMemory.sides.contains(height) else {
      throw .impossibleSize(width: width, height: height)
    }
    let rows = min(height, max(64, pixelsOfBand / width))
    let band = try PictureCanvas(
      width: width,
      height: rows,
      scale: scale,
      fonts: fonts,
      background: background
    )
    var writer = PNGWriter(width: width, height: height, isOpaque: band.isOpaque, facts: facts)
    for top in stride(from: 0, to: height, by: rows) {
      if top > 0 { band.clear() }
      band.draw(from: top, content)
      band.write(min(rows, height - top), to: &writer)
    }
    return writer.finish()
  }
}

/// A premultiplied pixel with straight alpha.
private func straightened(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : pixel }
  func channel(_ shift: UInt32) -> UInt32 {
    min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
  }
  return alpha << 24 | channel(16) | channel(8) | channel(0)
}

extension Color {
  /// The colour as `0xAARRGGBB`.
  var argb: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The colour as it lies over nothing.
  fileprivate var premultiplied: Color {
    func part(_ value: UInt8) -> UInt32 { (UInt32(value) * UInt32(alpha) + 127) / 255 }
    return Color(argb: UInt32(alpha) << 24 | part(red) << 16 | part(green) << 8 | part(blue))
  }

  /// A colour written as `0xAARRGGBB`.
  init(argb: UInt32) {
    self.init(argb & 0xFF_FFFF)
    alpha = UInt8(truncatingIfNeeded: argb >> 24)
  }
}
