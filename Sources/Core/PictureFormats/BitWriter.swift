/// Bytes made of bits, the lowest first.
struct BitWriter {
  /// The bytes that are whole.
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// Adds the lowest `width` bits of a number, 32 at most.
  @inline(__always)
  mutating func write(_ bits: UInt32, _ width: UInt8) {
    pending |= UInt64(bits) << count
    count += UInt64(width)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if count > 0 { write(0, UInt8(8 - count)) }
  }

  /// Hands over the whole bytes.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
