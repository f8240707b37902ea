/// Writes bytes, and repetitions that others have found, in zlib's format (RFC 1950, 1951).
struct BlockDeflater {
  /// How far back something can be repeated, and how much at once, in bytes.
  static let reach = 32768
  static let longest = 258

  /// Bytes, and repetitions: a bit, how far back, how much.
  private var tokens: [UInt32] = []
  private var counts = [Int](repeating: 0, count: 286)
  private var distanceCounts = [Int](repeating: 0, count: 30)
  private var bits = BitWriter()
  private var sum: (low: UInt64, high: UInt64) = (1, 0)

  private static let repetition: UInt32 = 1 << 31
  private static let lengthBits: UInt32 = 9
  private static let endOfBlock = 256
  private static let tokensOfBlock = 1 << 15

  init() {
    // Deflate with a window of 32 KiB, packed for speed.
    bits.write(0x78, 8)
    bits.write(0x01, 8)
  }

  mutating func write(_ byte: UInt8) {
    tokens.append(UInt32(byte))
    counts[Int(byte)] += 1
    count(byte)
  }

  /// Repeats so many bytes that were written so far back; they have still to be counted.
  mutating func `repeat`(_ length: Int, from distance: Int) {
    tokens.append(Self.repetition | UInt32(distance) << Self.lengthBits | UInt32(length))
    counts[Self.symbol(ofLength: length).symbol] += 1
    distanceCounts[Self.symbol(ofDistance: distance).symbol] += 1
  }

  /// Adds a byte to the check sum.
  @inline(__always)
  mutating func count(_ byte: UInt8) {
    sum.low += UInt64(byte)
    sum.high += sum.low
  }

  /// Adds zeros to the check sum.
  mutating func count(zeros: Int) { sum.high += sum.low * UInt64(zeros) }

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
    let distances = PrefixCode(counts: distanceCounts, limit: 15)
    bits.write(isLast ? 0b101 : 0b100, 3)
    write(lengths: code.lengths, distances.lengths)
    for token in tokens {
      if token & Self.repetition == 0 {
        code.write(Int(token), to: &bits)
      } else {
        let length = Self.symbol(ofLength: Int(token & (1 << Self.lengthBits - 1)))
        code.write(length.symbol, to: &bits)
        bits.write(length.rest, length.width)
        let distance = Self.symbol(
          ofDistance: Int((token & ~Self.repetition) >> Self.lengthBits)
        )
        distances.write(distance.symbol, to: &bits)
        bits.write(distance.rest, distance.width)
      }
    }
    code.write(Self.endOfBlock, to: &bits)
    tokens.removeAll(keepingCapacity: true)
    for index in counts.indices { counts[index] = 0 }
    for index in distanceCounts.indices { distanceCounts[index] = 0 }
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

  /// How a distance is written, likewise.
  private static func symbol(
    ofDistance distance: Int
  ) -> (symbol: Int, rest: UInt32, width: UInt8) {
    let beyond = distance - 1
    if beyond < 4 { return (beyond, 0, 0) }
    let width = Int.bitWidth - 1 - beyond.leadingZeroBitCount - 1
    let symbol = 2 * width + 2 + beyond >> width & 1
    return (symbol, UInt32(beyond & (1 << width - 1)), UInt8(width))
  }
}
