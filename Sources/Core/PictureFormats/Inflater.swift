/// Unpacks what zlib has packed (RFC 1950 and 1951).
struct Inflater {
  private let bytes: ArraySlice<UInt8>
  private let limit: Int
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// What was packed; nil where it is damaged, and `tooLarge` where it is more than a limit of bytes.
  static func unpacked(
    _ bytes: ArraySlice<UInt8>,
    atMost limit: Int
  ) -> Result<[UInt8], PictureFault> {
    // Two bytes tell the method; a dictionary that both sides know is not offered.
    guard bytes.count > 2, let first = bytes.first, first & 0x0F == 8,
      bytes[bytes.startIndex + 1] & 0x20 == 0
    else { return .failure(.damaged) }
    var inflater = Inflater(bytes: bytes, limit: limit, place: bytes.startIndex + 2)
    guard inflater.readBlocks() else {
      return .failure(inflater.output.count > limit ? .tooLarge : .damaged)
    }
    guard inflater.checkSum == inflater.adler32 else { return .failure(.damaged) }
    return .success(inflater.output)
  }

  private init(bytes: ArraySlice<UInt8>, limit: Int, place: Int) {
    (self.bytes, self.limit, self.place) = (bytes, limit, place)
  }

  // MARK: Blocks

  private mutating func readBlocks() -> Bool {
    while let isLast = take(1), let kind = take(2) {
      let isWhole =
        switch kind {
        case 0: readStored()
        case 1: readCodes(Self.fixedLengths, Self.fixedDistances)
        case 2: readDynamic()
        default: false
        }
      guard isWhole else { return false }
      if isLast == 1 { return true }
    }
    return false
  }

  private mutating func readStored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard let length = take(16), let inverse = take(16), length ^ inverse == 0xFFFF,
      place + length <= bytes.endIndex, output.count + length <= limit + 1
    else { return false }
    output.append(contentsOf: bytes[place..<place + length])
    place += length
    return output.count <= limit
  }

  private mutating func readDynamic() -> Bool {
    guard let literals = take(5), let distances = take(5), let count = take(4) else { return false }
    var lengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<count + 4 {
      guard let length = take(3) else { return false }
      lengths[Self.lengthOrder[index]] = UInt8(length)
    }
    let code = PrefixCode(lengths)
    let total = literals + 257 + distances + 1
    lengths = []
    while lengths.count < total {
      guard let symbol = decode(code) else { return false }
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last, let more = take(2) else { return false }
        lengths += [UInt8](repeating: last, count: 3 + more)
      default:
        guard let more = take(symbol == 17 ? 3 : 7) else { return false }
        lengths += [UInt8](repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
      }
    }
    guard lengths.count == total else { return false }
    let split = literals + 257
    return readCodes(PrefixCode(lengths[..<split]), PrefixCode(lengths[split...]))
  }

  private mutating func readCodes(_ literals: PrefixCode, _ distances: PrefixCode) -> Bool {
    while let symbol = decode(literals) {
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return true
      } else {
        guard symbol < 286, let length = extended(symbol - 257, Self.lengths, Self.lengthBits),
          let far = decode(distances), far < 30,
          let distance = extended(far, Self.distances, Self.distanceBits), distance <= output.count
        else { return false }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
      guard output.count <= limit else { return false }
    }
    return false
  }

  private mutating func extended(_ symbol: Int, _ bases: [Int], _ counts: [Int]) -> Int? {
    take(counts[symbol]).map { bases[symbol] + $0 }
  }

  // MARK: Bits

  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard place < bytes.endIndex else { return nil }
      bits |= UInt32(bytes[place]) << UInt32(bitCount)
      (place, bitCount) = (place + 1, bitCount + 8)
    }
    defer { (bits, bitCount) = (bits >> UInt32(count), bitCount - count) }
    return Int(bits & (1 << UInt32(count) - 1))
  }

  private mutating func decode(_ code: PrefixCode) -> Int? {
    var (word, first, index) = (0, 0, 0)
    for length in 1..<code.counts.count {
      guard let bit = take(1) else { return nil }
      word |= bit
      let count = code.counts[length]
      if word - count < first { return code.symbols[index + word - first] }
      (index, first, word) = (index + count, (first + count) << 1, word << 1)
    }
    return nil
  }

  /// The sum that follows the blocks.
  private var checkSum: UInt32? {
    let end = place - bitCount / 8
    guard end + 4 <= bytes.endIndex else { return nil }
    return bytes[end..<end + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private var adler32: UInt32? {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in output {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  // MARK: Tables of RFC 1951, 3.2.5 to 3.2.7

  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
  private static let fixedLengths = PrefixCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
  )
  private static let fixedDistances = PrefixCode([UInt8](repeating: 5, count: 30))
}

/// A canonical Huffman code: how many words there are of each length, and what they stand for.
private struct PrefixCode {
  var counts = [Int](repeating: 0, count: 16)
  var symbols: [Int]

  init(_ lengths: some Collection<UInt8>) {
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    let used = lengths.enumerated().filter { $0.element > 0 }
    symbols = used.sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
  }
}
