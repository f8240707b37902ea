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

/// The coverage of shapes, tinted when they are drawn.
struct MaskCache {
  private var masks = RecencyCache<MaskShape, Mask>(capacity: 512)

  /// The mask of a shape that lies within `width` × `height` pixels.
  mutating func mask(_ shape: MaskShape, width: Int, height: Int) -> Mask? {
    if let found = masks.value(for: shape) { return found }
    guard width > 0, height > 0, width <= 4096, height <= 4096 else { return nil }
    let field = CoverageField(width: width, height: height)
    field.draw(shape)
    let coverage = (0..<height).flatMap { y in
      UnsafeBufferPointer(start: field.bytes + y * field.stride, count: width)
    }
    let mask = Mask(width: width, height: height, coverage: coverage)
    masks.insert(mask, for: shape)
    return mask
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
