import CSDL2
import Words

/// ARGB pixels with straight alpha in memory.
final class Surface {
  let handle: UnsafeMutablePointer<SDL_Surface>

  init(_ handle: UnsafeMutablePointer<SDL_Surface>) { self.handle = handle }

  init(width: Int, height: Int) throws(SystemFault) {
    guard PixelMemory.sides.contains(width), PixelMemory.sides.contains(height) else {
      throw .impossibleSize(width: width, height: height)
    }
    let handle = SDL_CreateRGBSurfaceWithFormat(
      0,
      Int32(width),
      Int32(height),
      32,
      SDL_PIXELFORMAT_ARGB8888.rawValue
    )
    guard let handle else { throw .lastRefusal(of: "SDL_CreateRGBSurfaceWithFormat") }
    self.handle = handle
  }

  deinit { SDL_FreeSurface(handle) }

  var width: Int { Int(handle.pointee.w) }
  var height: Int { Int(handle.pointee.h) }

  /// The first pixel of a row.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
    handle.pointee.pixels?.advanced(by: y * Int(handle.pointee.pitch))
      .assumingMemoryBound(to: UInt32.self)
  }

  /// Gives every pixel one value, written as `0xAARRGGBB`.
  func clear(_ pixel: UInt32) { SDL_FillRect(handle, nil, pixel) }
}
