import PictureFormats
import Words

extension Surface {
  /// The picture in a PNG file's bytes; nil where it can't be read.
  static func picture(inPNG file: [UInt8]) -> Surface? {
    guard let (width, pixels) = PNGReader.pixels(of: file),
      let surface = try? Surface(width: width, height: pixels.count / width)
    else { return nil }
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<surface.height {
        let row = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
        if let start = row.baseAddress { surface.row(y)?.update(from: start, count: width) }
      }
    }
    return surface
  }
}
