import CSDL2

/// A small shape up to its colour and whole pixels of its place.
///
/// Fractions are whole numbers of sixteenths of a device pixel.
enum MaskShape: Hashable {
  case roundedBox(width: Int, height: Int, radius: Int, border: Int?)
  /// A disc, or only its border.
  case circle(x: Int, y: Int, radius: Int, border: Int?)
  case polygon([MaskPoint])
  case stroke([MaskPoint], DeviceStroke)
}

/// A place in sixteenths of a device pixel.
struct MaskPoint: Hashable {
  var x: Int32
  var y: Int32

  var place: DevicePoint { DevicePoint(x: Double(x) / 16, y: Double(y) / 16) }
}

/// White textures whose alpha is a shape's coverage, tinted when they are drawn.
final class MaskCache {
  private var masks = RecencyCache<MaskShape, Texture>(capacity: 512)
  private let renderer: Renderer

  init(renderer: Renderer) { self.renderer = renderer }

  func dropAll() { masks.removeAll() }

  /// The texture of a shape that lies within `width` × `height` pixels.
  func texture(_ shape: MaskShape, width: Int, height: Int) -> Texture? {
    if let found = masks.value(for: shape) { return found }
    guard width > 0, height > 0, width <= 4096, height <= 4096 else { return nil }
    let field = CoverageField(width: width, height: height)
    field.draw(shape)
    guard let texture = renderer.texture(width: width, height: height) else { return nil }
    var pixels = [UInt32](repeating: 0x00FF_FFFF, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        pixels[y * width + x] |= UInt32(field.bytes[y * field.stride + x]) << 24
      }
    }
    guard SDL_UpdateTexture(texture.handle, nil, pixels, Int32(width * 4)) == 0 else { return nil }
    masks.insert(texture, for: shape)
    return texture
  }
}

extension CoverageField {
  fileprivate func draw(_ shape: MaskShape) {
    func pixels(_ sixteenths: Int) -> Double { Double(sixteenths) / 16 }
    switch shape {
    case .roundedBox(let width, let height, let radius, let border):
      drawRoundedBox(
        width: width,
        height: height,
        radius: pixels(radius),
        border: border.map(pixels)
      )
    case .circle(let x, let y, let radius, let border):
      drawCircle(
        center: DevicePoint(x: pixels(x), y: pixels(y)),
        radius: pixels(radius),
        border: border.map(pixels),
        clip: bounds
      )
    case .polygon(let corners):
      drawPolygon(corners.map(\.place), clip: bounds)
    case .stroke(let path, let stroke):
      draw(path.map(\.place), stroke: stroke, clip: bounds)
    }
  }
}
