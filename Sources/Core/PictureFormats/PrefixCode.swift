/// A Huffman code: the oftener a symbol comes, the fewer bits it takes.
struct PrefixCode {
  /// Bits of each symbol, 0 where it does not come.
  let lengths: [UInt8]
  /// Each symbol's bits, in the order in which they are written.
  private let codes: [UInt32]

  /// The code for symbols that come so often, none longer than `limit`.
  init(counts: [Int], limit: Int) {
    lengths = Self.lengths(counts, limit: limit)
    codes = Self.codes(lengths, limit: limit)
  }

  @inline(__always)
  func write(_ symbol: Int, to bits: inout BitWriter) { bits.write(codes[symbol], lengths[symbol]) }

  private static func lengths(_ counts: [Int], limit: Int) -> [UInt8] {
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    var perLength = perLength(symbols.map { counts[$0] }, limit: limit)
    var lengths = [UInt8](repeating: 0, count: counts.count)
    var length = limit
    for symbol in symbols {
      while length > 0, perLength[length] == 0 { length -= 1 }
      perLength[length] -= 1
      lengths[symbol] = UInt8(length)
    }
    return lengths
  }

  /// How many symbols have each length, given how often each comes, the rarest first.
  private static func perLength(_ counts: [Int], limit: Int) -> [Int] {
    var found = [Int](repeating: 0, count: limit + 1)
    guard counts.count > 1 else {
      found[1] = counts.count
      return found
    }
    // Two queues, both in order: symbols, and pairs made so far.
    var weights = counts
    var parents = [Int](repeating: 0, count: 2 * counts.count - 1)
    var (symbol, pair) = (0, counts.count)
    for made in counts.count..<2 * counts.count - 1 {
      var weight = 0
      for _ in 0..<2 {
        let takesSymbol =
          symbol < counts.count && (pair == made || weights[symbol] <= weights[pair])
        let taken = takesSymbol ? symbol : pair
        if takesSymbol { symbol += 1 } else { pair += 1 }
        parents[taken] = made
        weight += weights[taken]
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in parents.indices.dropLast().reversed() {
      depths[node] = depths[parents[node]] + 1
      if node < counts.count { found[min(depths[node], limit)] += 1 }
    }
    shorten(&found, limit: limit)
    return found
  }

  /// Makes room for what was cut to the limit: shorter codes grow until all fit.
  private static func shorten(_ found: inout [Int], limit: Int) {
    var total = (1...limit).reduce(0) { $0 + found[$1] << (limit - $1) }
    while total > 1 << limit {
      found[limit] -= 1
      let length = (1..<limit).last { found[$0] > 0 } ?? 1
      found[length] -= 1
      found[length + 1] += 2
      total -= 1
    }
  }

  private static func codes(_ lengths: [UInt8], limit: Int) -> [UInt32] {
    var codes = [UInt32](repeating: 0, count: lengths.count)
    var next: UInt32 = 0
    for length in 1...UInt8(limit) {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        // Codes are written from their highest bit on.
        let reversed = (0..<UInt32(length)).reduce(UInt32(0)) { $0 << 1 | next >> $1 & 1 }
        codes[symbol] = reversed
        next += 1
      }
    }
    return codes
  }
}
