/// Packs the bytes of pixels in zlib's format (RFC 1950, 1951): a pixel as it is, and how often it
/// comes again.
///
/// Nothing else is looked for, which is what makes it fast; of the rows of a flat picture, each given
/// as its difference from the one above, little else is left.
struct RunDeflater {
  /// Bytes of a pixel, 3 or 4: all that is repeated lies so far back.
  private let step: Int
  private let longestRun: Int
  /// Bytes, and runs of so many more than `runBase`.
  private var tokens: [UInt16] = []
  private var counts = [Int](repeating: 0, count: 286)
  private var bits = BitWriter()
  private var sum: (low: UInt64, high: UInt64) = (1, 0)

  private static let runBase = 256
  private static let endOfBlock = 256
  private static let tokensOfBlock = 1 << 15

  init(bytesPerPixel step: Int) {
    self.step = step
    longestRun = 258 / step * step
    // Deflate with a window of 32 KiB, packed for speed.
    bits.write(0x78, 8)
    bits.write(0x01, 8)
  }

  mutating func write(_ byte: UInt8) {
    tokens.append(UInt16(byte))
    counts[Int(byte)] += 1
    sum.low += UInt64(byte)
    sum.high += sum.low
  }

  /// Writes a pixel of several bytes, the first lowest, and how often it comes again.
  mutating func write(_ pixel: UInt32, repeated times: Int) {
    for place in 0..<step { write(UInt8(truncatingIfNeeded: pixel >> UInt32(8 * place))) }
    var rest = times * step
    if pixel == 0 {
      sum.high += sum.low * UInt64(rest)
    } else {
      for _ in 0..<times {
        for place in 0..<step {
          sum.low += UInt64(pixel >> UInt32(8 * place) & 0xFF)
          sum.high += sum.low
        }
      }
    }
    while rest > 0 {
      let length = min(rest, longestRun)
      tokens.append(UInt16(Self.runBase + length))
      counts[Self.symbol(ofLength: length).symbol] += 1
      rest -= length
    }
  }

  /// Ends a row; what was packed so far.
  mutating func endRow() -> [UInt8] {
    sum = (sum.low % 65521, sum.high % 65521)
    if tokens.count >= Self.tokensOfBlock { writeBlock(isLast: false) }
    return bits.takeBytes()
  }

  /// Ends everything; the rest.
  mutating func finish() -> [UInt8] {
    writeBlock(isLast: true)
    bits.align()
    for part in [sum.high >> 8, sum.high, sum.low >> 8, sum.low] {
      bits.write(UInt32(part & 0xFF), 8)
    }
    return bits.takeBytes()
  }

  private mutating func writeBlock(isLast: Bool) {
    counts[Self.endOfBlock] = 1
    let code = PrefixCode(counts: counts, limit: 15)
    // Distances are written by numbers from 0 for 1, and of one that is alone each takes a bit.
    let distances = [UInt8](repeating: 0, count: step - 1) + [1]
    bits.write(isLast ? 0b101 : 0b100, 3)
    write(lengths: code.lengths, distances)
    for token in tokens {
      if token < Self.runBase {
        code.write(Int(token), to: &bits)
      } else {
        let run = Self.symbol(ofLength: Int(token) - Self.runBase)
        code.write(run.symbol, to: &bits)
        // The bit of the distance follows.
        bits.write(run.rest, run.width + 1)
      }
    }
    code.write(Self.endOfBlock, to: &bits)
    tokens.removeAll(keepingCapacity: true)
    for index in counts.indices { counts[index] = 0 }
  }

  /// Writes the lengths of the block's codes, themselves coded.
  private mutating func write(lengths: [UInt8], _ distances: [UInt8]) {
    let all = lengths + distances
    /// A length, or 17 or 18 for a run of zeros and how long it is over the least.
    var parts: [(symbol: Int, rest: UInt32, width: UInt8)] = []
    var index = 0
    while index < all.count {
      let zeros = all[index...].prefix(138).prefix { $0 == 0 }.count
      switch zeros {
      case 0...2: parts.append((Int(all[index]), 0, 0))
      case 3...10: parts.append((17, UInt32(zeros - 3), 3))
      default: parts.append((18, UInt32(zeros - 11), 7))
      }
      index += zeros < 3 ? 1 : zeros
    }
    var counts = [Int](repeating: 0, count: 19)
    for part in parts { counts[part.symbol] += 1 }
    let code = PrefixCode(counts: counts, limit: 7)
    bits.write(UInt32(lengths.count - 257), 5)
    bits.write(UInt32(distances.count - 1), 5)
    bits.write(19 - 4, 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      bits.write(UInt32(code.lengths[symbol]), 3)
    }
    for part in parts {
      code.write(part.symbol, to: &bits)
      bits.write(part.rest, part.width)
    }
  }

  /// How the length of a run is written: a symbol, and bits that follow it.
  private static func symbol(ofLength length: Int) -> (symbol: Int, rest: UInt32, width: UInt8) {
    if length == 258 { return (285, 0, 0) }
    let beyond = length - 3
    if beyond < 8 { return (257 + beyond, 0, 0) }
    let width = Int.bitWidth - 1 - beyond.leadingZeroBitCount - 2
    return (257 + 4 * width + beyond >> width, UInt32(beyond & (1 << width - 1)), UInt8(width))
  }
}
