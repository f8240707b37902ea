import CLibrary

/// Writes a PNG file row by row; of the picture it keeps one row.
///
///     var writer = PNGWriter(width: 2, height: 1, isOpaque: true)
///     [0xFFFF_0000, 0xFF00_FF00].withUnsafeBufferPointer { writer.add($0) }
///     let file = writer.finish()
package struct PNGWriter {
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
  private var deflater: RunDeflater
  /// The row before, and before the first one zeros.
  private var above: [UInt32]

  private static let largestChunk = 1 << 16
  /// Each row is written as its difference from the one above.
  private static let up: UInt8 = 2

  /// The file of a picture of a size in pixels, whose alpha is left out if it is opaque.
  package init(width: Int, height: Int, isOpaque: Bool, facts: Facts = Facts()) {
    self.isOpaque = isOpaque
    above = Array(repeating: 0, count: width)
    deflater = RunDeflater(bytesPerPixel: isOpaque ? 3 : 4)
    file = PNGChunks.signature
    let size = [width, height].flatMap { PNGChunks.bigEndian(UInt32($0)) }
    // Eight bits a channel; colours, without or with alpha.
    file += PNGChunks.chunk("IHDR", size + [8, isOpaque ? 2 : 6, 0, 0, 0])
    file += PNGChunks.chunks(facts)
  }

  /// Adds a row of pixels written as `0xAARRGGBB`, with straight alpha.
  package mutating func add(_ row: UnsafeBufferPointer<UInt32>) {
    guard row.count == above.count, let new = row.baseAddress else { return }
    deflater.write(Self.up)
    let count = row.count
    above.withUnsafeBufferPointer { above in
      guard let old = above.baseAddress else { return }
      Self.write(new, over: old, count: count, isOpaque: isOpaque, to: &deflater)
    }
    above.withUnsafeMutableBufferPointer { $0.baseAddress?.update(from: new, count: count) }
    packed += deflater.endRow()
    if packed.count >= Self.largestChunk { endChunk() }
  }

  /// The whole file.
  package mutating func finish() -> [UInt8] {
    packed += deflater.finish()
    endChunk()
    return file + PNGChunks.chunk("IEND", [])
  }

  private mutating func endChunk() {
    file += PNGChunks.chunk("IDAT", packed)
    packed.removeAll(keepingCapacity: true)
  }

  /// Writes the differences of pixels from those above; what comes again is only counted.
  private static func write(
    _ new: UnsafePointer<UInt32>,
    over old: UnsafePointer<UInt32>,
    count: Int,
    isOpaque: Bool,
    to deflater: inout RunDeflater
  ) {
    // Opaque pixels differ nowhere in alpha, except from what is above the first row.
    let mask: UInt32 = isOpaque ? 0xFF_FFFF : ~0
    var x = 0
    while x < count {
      let difference = Self.difference(new[x], old[x]) & mask
      let start = x
      x += 1
      if difference == 0, new[start] == old[start] {
        x = end(ofEqual: new, old, from: x, count: count)
      } else {
        while x < count, Self.difference(new[x], old[x]) & mask == difference { x += 1 }
      }
      // Red comes first in the file, alpha last.
      let pixel = difference & 0xFF00_FF00 | difference >> 16 & 0xFF | (difference & 0xFF) << 16
      deflater.write(pixel, repeated: x - start - 1)
    }
  }

  /// Each of the four bytes' own difference.
  @inline(__always)
  private static func difference(_ new: UInt32, _ old: UInt32) -> UInt32 {
    // A bit lent above each byte is taken from none of its neighbours.
    ((new | 0x8080_8080) &- (old & 0x7F7F_7F7F)) ^ ((new ^ ~old) & 0x8080_8080)
  }

  /// The first place from `start` on where two rows differ.
  private static func end(
    ofEqual one: UnsafePointer<UInt32>,
    _ other: UnsafePointer<UInt32>,
    from start: Int,
    count: Int
  ) -> Int {
    let step = 64
    var x = start
    while x + step <= count, memcmp(one + x, other + x, 4 * step) == 0 { x += step }
    while x < count, one[x] == other[x] { x += 1 }
    return x
  }
}
