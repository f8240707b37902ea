import CSDL2
import Words

/// Premultiplied ARGB pixels, found by their place in the picture that they are a part of.
struct PixelArea {
  /// Where the picture's first pixel is, or would be if it had one there.
  private let origin: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int

  /// Pixels whose first is at a place of the picture.
  init(_ first: UnsafeMutablePointer<UInt32>, stride: Int, atX x: Int = 0, y: Int = 0) {
    origin = first - (y * stride + x)
    self.stride = stride
  }

  /// The row at a height, from x = 0 on.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { origin + y &* stride }
}

/// Pixels in memory of their own.
final class PixelMemory {
  let width: Int
  let height: Int
  let pixels: UnsafeMutablePointer<UInt32>

  /// How wide and how high a picture can be.
  static let sides = 1...16384

  /// Clear pixels.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = blankMemory(self.width * self.height, of: UInt32.self)
  }

  deinit { SDL_free(pixels) }

  /// The pixels, the first of them at a place of a picture.
  func area(atX x: Int = 0, y: Int = 0) -> PixelArea {
    PixelArea(pixels, stride: width, atX: x, y: y)
  }

  /// Gives every pixel one value.
  func clear(_ pixel: UInt32) { pixels.update(repeating: pixel, count: width * height) }
}
