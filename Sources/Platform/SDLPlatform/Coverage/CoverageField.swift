import CSDL2

/// How much of each device pixel a shape covers, 0 … 255, in a grid the size of a surface.
///
/// The grid is watched in square tiles: who writes marks the tile, so that whoever reads or wipes
/// need only visit what was touched.
final class CoverageField {
  /// The side of a tile in pixels, as a power of two.
  static let tileShift = 6
  static let tileSide = 1 << tileShift

  let width: Int
  let height: Int
  /// Bytes from one row to the next, a whole number of tiles.
  let stride: Int
  let tilesAcross: Int
  let tilesDown: Int
  let bytes: UnsafeMutablePointer<UInt8>
  /// One flag a tile, row by row.
  let touched: UnsafeMutablePointer<Bool>

  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    tilesAcross = (self.width + Self.tileSide - 1) >> Self.tileShift
    tilesDown = (self.height + Self.tileSide - 1) >> Self.tileShift
    stride = tilesAcross << Self.tileShift
    let rows = tilesDown << Self.tileShift
    // Eight pixels are raised together, the last ones, too.
    bytes = blankMemory(stride * rows + 8, of: UInt8.self)
    touched = .allocate(capacity: tilesAcross * tilesDown)
    touched.initialize(repeating: false, count: tilesAcross * tilesDown)
  }

  deinit {
    SDL_free(bytes)
    touched.deallocate()
  }

  /// Everything.
  var bounds: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

  /// Marks the tiles that a run of pixels of one row touches; the run must not be empty.
  @inline(__always)
  func touchRow(_ y: Int, from left: Int, to right: Int) {
    let row = (y >> Self.tileShift) &* tilesAcross
    var tile = left >> Self.tileShift
    let last = (right &- 1) >> Self.tileShift
    while tile <= last {
      touched[row &+ tile] = true
      tile &+= 1
    }
  }

  /// Raises a pixel's coverage to at least this much.
  @inline(__always)
  func raise(_ offset: Int, to coverage: Float) {
    let value = UInt8(truncatingIfNeeded: Int32(coverage))
    if value > bytes[offset] { bytes[offset] = value }
  }
}
