import CSDL2
import CSDL2Image
import Testing

/// Reads a picture as rows of `0xAARRGGBB`.
func loadPNG(_ path: String) throws -> (width: Int, height: Int, pixels: [UInt32]) {
  let loaded = try #require(IMG_Load(path))
  defer { SDL_FreeSurface(loaded) }
  let surface = try #require(
    SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
  )
  defer { SDL_FreeSurface(surface) }
  let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
  let bytes = try #require(surface.pointee.pixels)
  let pixels = (0..<height).flatMap { y in
    (0..<width).map { x in
      bytes.load(fromByteOffset: y * Int(surface.pointee.pitch) + x * 4, as: UInt32.self)
    }
  }
  return (width, height, pixels)
}
