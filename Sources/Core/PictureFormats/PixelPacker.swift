import CLibrary

/// Packs rows of pixels: each pixel as it is, as the one before it once more, or as some that came a
/// little earlier, such as in the row above.
struct PixelPacker {
  private let width: Int
  /// Bytes of a pixel, 3 or 4.
  private let step: Int
  private var deflater = BlockDeflater()
  /// The rows that can be repeated from, one after another and then from the start again.
  private var rows: [UInt32]
  private let rowCount: Int
  private var row = 0
  /// Where two pixels were seen last, counted from the first of all.
  private var places = [Int](repeating: -1, count: 1 << placeBits)

  private static let placeBits = 12
  /// How many pixels are compared at once.
  private static let stride = 64

  init(width: Int, bytesPerPixel step: Int) {
    self.width = width
    self.step = step
    rowCount = BlockDeflater.reach / (step * width + 1) + 1
    rows = Array(repeating: 0, count: rowCount * width)
  }

  /// Packs a row of pixels, the byte written first lowest, behind a byte of its own; what was packed so
  /// far.
  mutating func add(_ first: UInt8, _ fill: (UnsafeMutablePointer<UInt32>) -> Void) -> [UInt8] {
    deflater.write(first)
    // Nothing else reads the rows while they are lent.
    var rows: [UInt32] = []
    swap(&rows, &self.rows)
    rows.withUnsafeMutableBufferPointer { rows in
      guard let start = rows.baseAddress else { return }
      let now = start + row % rowCount * width
      fill(now)
      pack(UnsafePointer(now), in: UnsafePointer(start))
    }
    swap(&rows, &self.rows)
    row += 1
    return deflater.endRow()
  }

  /// Ends the last row; the rest.
  mutating func finish() -> [UInt8] { deflater.finish() }

  private mutating func pack(_ now: UnsafePointer<UInt32>, in rows: UnsafePointer<UInt32>) {
    var x = 0
    while x < width {
      if x > 0, now[x] == now[x - 1] {
        let end = endOfRun(now, from: x)
        write(now[x], again: end - x)
        x = end
        continue
      }
      let found = earlier(now, x, in: rows)
      guard found.count > 1 else {
        for place in 0..<step {
          deflater.write(UInt8(truncatingIfNeeded: now[x] >> UInt32(8 * place)))
        }
        x += 1
        continue
      }
      deflater.repeat(found.count * step, from: found.distance)
      for pixel in x..<x + found.count { count(now[pixel]) }
      x += found.count
    }
  }

  /// The first place from `start` on that is not as the one before it.
  private func endOfRun(_ now: UnsafePointer<UInt32>, from start: Int) -> Int {
    var x = start
    while x + Self.stride <= width, memcmp(now + x, now + x - 1, 4 * Self.stride) == 0 {
      x += Self.stride
    }
    while x < width, now[x] == now[x - 1] { x += 1 }
    return x
  }

  /// Repeats the pixel before.
  private mutating func write(_ pixel: UInt32, again times: Int) {
    var rest = times * step
    if pixel == 0 {
      deflater.count(zeros: rest)
    } else {
      for _ in 0..<times { count(pixel) }
    }
    let longest = BlockDeflater.longest / step * step
    while rest > 0 {
      deflater.repeat(min(rest, longest), from: step)
      rest -= min(rest, longest)
    }
  }

  private mutating func count(_ pixel: UInt32) {
    for place in 0..<step { deflater.count(UInt8(truncatingIfNeeded: pixel >> UInt32(8 * place))) }
  }

  /// How many pixels from a place on are the same as some earlier ones, and how far back those begin.
  private mutating func earlier(
    _ now: UnsafePointer<UInt32>,
    _ x: Int,
    in rows: UnsafePointer<UInt32>
  ) -> (count: Int, distance: Int) {
    guard x + 1 < width else { return (0, 0) }
    let slot = Int(
      (now[x] &* 0x9E37_79B1 ^ now[x + 1] &* 0x85EB_CA6B) >> (32 - UInt32(Self.placeBits))
    )
    let place = places[slot]
    places[slot] = row * width + x
    guard place >= 0 else { return (0, 0) }
    let (otherRow, otherX) = place.quotientAndRemainder(dividingBy: width)
    let distance = (row - otherRow) * (step * width + 1) + (x - otherX) * step
    guard row - otherRow < rowCount, distance <= BlockDeflater.reach else { return (0, 0) }
    let other = rows + otherRow % rowCount * width + otherX
    let most = min(width - max(x, otherX), BlockDeflater.longest / step)
    var count = 0
    while count < most, other[count] == now[x + count] { count += 1 }
    return (count, distance)
  }
}
