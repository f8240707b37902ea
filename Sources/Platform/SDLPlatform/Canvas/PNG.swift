import CSDL2
import CSDL2Image
package import Words

/// Pixels given row by row as `0xAARRGGBB`, as a PNG file.
package func png(pixels: [UInt32], width: Int, height: Int) throws(SystemFault) -> [UInt8] {
  guard width > 0, pixels.count == width * height else {
    throw .impossibleSize(width: width, height: height)
  }
  let surface = try Surface(width: width, height: height)
  for y in 0..<height {
    guard let row = surface.row(y) else { continue }
    for x in 0..<width { row[x] = pixels[y * width + x] }
  }
  return try surface.png()
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

  /// The surface as a PNG file.
  func png() throws(SystemFault) -> [UInt8] {
    // Pixels that can't be compressed take a little more than their own size.
    let room = (4 * width + 1) * height
    let most = room + room / 1000 + 65536
    guard let memory = SDL_malloc(most) else { throw .lastRefusal(of: "SDL_malloc") }
    defer { SDL_free(memory) }
    guard let file = SDL_RWFromMem(memory, Int32(clamping: most)) else {
      throw .lastRefusal(of: "SDL_RWFromMem")
    }
    defer { SDL_RWclose(file) }
    guard IMG_SavePNG_RW(handle, file, 0) == 0 else { throw .lastRefusal(of: "IMG_SavePNG_RW") }
    return Array(UnsafeRawBufferPointer(start: memory, count: Int(SDL_RWtell(file))))
  }
}
