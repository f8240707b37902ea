import CLibrary

/// Writes a PNG file row by row; of the picture it keeps the last few rows.
///
///     var writer = PNGWriter(width: 2, height: 1, isOpaque: true)
///     [0xFFFF_0000, 0xFF00_FF00].withUnsafeBufferPointer { writer.add($0) }
///     let file = writer.finish()
package struct PNGWriter: ~Copyable {
  /// What a file says of its picture.
  package struct Facts {
    package var title: String
    /// Device pixels of an inch.
    package var density: Double?
    /// A document to be opened again.
    package var document: [UInt8]?

    package init(title: String = "", density: Double? = nil, document: [UInt8]? = nil) {
      self.title = title
      self.density = density
      self.document = document
    }
  }

  private let isOpaque: Bool
  private var file: [UInt8]
  private var packed: [UInt8] = []
  private let deflater = Deflater()
  /// The row before, and before the first one zeros.
  private var above: [UInt32]
  /// What is written of a row: how, and its bytes.
  private var difference: [UInt8]

  private static let largestChunk = 1 << 16
  /// Each row is written as its difference from the one above.
  private static let up: UInt8 = 2

  /// The file of a picture of a size in pixels, whose alpha is left out if it is opaque.
  package init(width: Int, height: Int, isOpaque: Bool, facts: Facts = Facts()) {
    self.isOpaque = isOpaque
    above = Array(repeating: 0, count: width)
    difference = Array(repeating: 0, count: 1 + width * (isOpaque ? 3 : 4))
    difference[0] = Self.up
    file = PNGChunks.signature
    let size = [width, height].flatMap { PNGChunks.bigEndian(UInt32($0)) }
    // Eight bits a channel; colours, without or with alpha.
    file += PNGChunks.chunk("IHDR", size + [8, isOpaque ? 2 : 6, 0, 0, 0])
    file += PNGChunks.chunks(facts)
  }

  /// Adds a row of pixels written as `0xAARRGGBB`, with straight alpha.
  package mutating func add(_ row: UnsafeBufferPointer<UInt32>) {
    guard row.count == above.count else { return }
    let step = isOpaque ? 3 : 4
    above.withUnsafeMutableBufferPointer { above in
      difference.withUnsafeMutableBufferPointer { difference in
        Self.write(row, over: above, step: step, to: difference)
      }
      _ = above.update(from: row)
    }
    deflater.add(difference, isLast: false, to: &packed)
    if packed.count >= Self.largestChunk { endChunk() }
  }

  /// The whole file.
  package mutating func finish() -> [UInt8] {
    deflater.add([], isLast: true, to: &packed)
    endChunk()
    return file + PNGChunks.chunk("IEND", [])
  }

  private mutating func endChunk() {
    file += PNGChunks.chunk("IDAT", packed)
    packed.removeAll(keepingCapacity: true)
  }

  /// Writes the differences of pixels from those above, red first, behind the byte that says so.
  private static func write(
    _ new: UnsafeBufferPointer<UInt32>,
    over old: UnsafeMutableBufferPointer<UInt32>,
    step: Int,
    to result: UnsafeMutableBufferPointer<UInt8>
  ) {
    let run = 64
    for start in stride(from: 0, to: new.count, by: run) {
      let pixels = start..<min(start + run, new.count)
      if isRepeated(pixels, of: new, over: old) {
        for place in step * start..<step * pixels.upperBound { result[1 + place] = 0 }
        continue
      }
      for x in pixels {
        let place = 1 + step * x
        let pixel = difference(new[x], old[x])
        result[place] = UInt8(truncatingIfNeeded: pixel >> 16)
        result[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        result[place + 2] = UInt8(truncatingIfNeeded: pixel)
        if step == 4 { result[place + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
      }
    }
  }

  /// Whether some pixels are those above them, as most of a flat picture are.
  private static func isRepeated(
    _ pixels: Range<Int>,
    of new: UnsafeBufferPointer<UInt32>,
    over old: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    guard let new = new.baseAddress, let old = old.baseAddress else { return true }
    return memcmp(new + pixels.lowerBound, old + pixels.lowerBound, 4 * pixels.count) == 0
  }

  /// Each of the four bytes' own difference.
  @inline(__always)
  private static func difference(_ new: UInt32, _ old: UInt32) -> UInt32 {
    // A bit lent above each byte is taken from none of its neighbours.
    ((new | 0x8080_8080) &- (old & 0x7F7F_7F7F)) ^ ((new ^ ~old) & 0x8080_8080)
  }
}
