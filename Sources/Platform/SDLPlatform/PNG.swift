import CSDL2Image

/// Writes pixels given row by row as `0xAARRGGBB` to a PNG file.
package func writePNG(
  pixels: [UInt32],
  width: Int,
  height: Int,
  to path: String
) throws(PlatformError) {
  guard width > 0, pixels.count == width * height else {
    throw .impossibleSize(width: width, height: height)
  }
  let surface = try Surface(width: width, height: height)
  for y in 0..<height {
    guard let row = surface.row(y) else { continue }
    for x in 0..<width { row[x] = pixels[y * width + x] }
  }
  try surface.writePNG(to: path)
}

extension Surface {
  /// The picture in a PNG file's bytes; nil when they are none.
  convenience init?(png bytes: [UInt8]) {
    let handle = bytes.withUnsafeBytes {
      IMG_LoadTyped_RW(SDL_RWFromConstMem($0.baseAddress, Int32($0.count)), 1, "PNG")
    }
    guard let handle else { return nil }
    self.init(handle)
  }

  func writePNG(to path: String) throws(PlatformError) {
    guard IMG_SavePNG(handle, path) == 0 else {
      throw .unwritablePicture(path: path, reason: PlatformError.lastReason())
    }
  }
}
