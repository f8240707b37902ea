import CLibrary

/// Writes a PNG file row by row; of the picture it keeps the last few rows.
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
  private var packer: PixelPacker
  /// The row before, and before the first one zeros.
  private var above: [UInt32]

  private static let largestChunk = 1 << 16
  /// Each row is written as its difference from the one above.
  private static let up: UInt8 = 2

  /// The file of a picture of a size in pixels, whose alpha is left out if it is opaque.
  package init(width: Int, height: Int, isOpaque: Bool, facts: Facts = Facts()) {
    self.isOpaque = isOpaque
    above = Array(repeating: 0, count: width)
    packer = PixelPacker(width: width, bytesPerPixel: isOpaque ? 3 : 4)
    file = PNGChunks.signature
    let size = [width, height].flatMap { PNGChunks.bigEndian(UInt32($0)) }
    // Eight bits a channel; colours, without or with alpha.
    file += PNGChunks.chunk("IHDR", size + [8, isOpaque ? 2 : 6, 0, 0, 0])
    file += PNGChunks.chunks(facts)
  }

  /// Adds a row of pixels written as `0xAARRGGBB`, with straight alpha.
  package mutating func add(_ row: UnsafeBufferPointer<UInt32>) {
    guard row.count == above.count, let new = row.baseAddress else { return }
    let (count, isOpaque) = (row.count, isOpaque)
    packed += above.withUnsafeMutableBufferPointer { above in
      guard let old = above.baseAddress else { return [] }
      defer { old.update(from: new, count: count) }
      return packer.add(Self.up) { difference in
        Self.write(new, over: old, count: count, isOpaque: isOpaque, to: difference)
      }
    }
    if packed.count >= Self.largestChunk { endChunk() }
  }

  /// The whole file.
  package mutating func finish() -> [UInt8] {
    packed += packer.finish()
    endChunk()
    return file + PNGChunks.chunk("IEND", [])
  }

  private mutating func endChunk() {
    file += PNGChunks.chunk("IDAT", packed)
    packed.removeAll(keepingCapacity: true)
  }

  /// Writes the differences of pixels from those above, red lowest and alpha highest.
  private static func write(
    _ new: UnsafePointer<UInt32>,
    over old: UnsafePointer<UInt32>,
    count: Int,
    isOpaque: Bool,
    to result: UnsafeMutablePointer<UInt32>
  ) {
    // Opaque pixels differ nowhere in alpha, except from what is above the first row.
    let mask: UInt32 = isOpaque ? 0xFF_FFFF : ~0
    let step = 64
    for start in stride(from: 0, to: count, by: step) {
      let length = min(step, count - start)
      // Most of a flat picture is as it is in the row above.
      if memcmp(new + start, old + start, 4 * length) == 0 {
        (result + start).update(repeating: 0, count: length)
        continue
      }
      for x in start..<start + length {
        let pixel = difference(new[x], old[x]) & mask
        result[x] = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
      }
    }
  }

  /// Each of the four bytes' own difference.
  @inline(__always)
  private static func difference(_ new: UInt32, _ old: UInt32) -> UInt32 {
    // A bit lent above each byte is taken from none of its neighbours.
    ((new | 0x8080_8080) &- (old & 0x7F7F_7F7F)) ^ ((new ^ ~old) & 0x8080_8080)
  }
}
