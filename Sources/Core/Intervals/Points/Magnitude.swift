/// A natural number of any size, enough of it to compare decimal text with a Double.
struct Magnitude {
  /// Base 2^32, least significant first, no zero on top.
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  /// The number with these decimal digits, most significant first.
  init(digits: [UInt8]) {
    limbs = []
    for digit in digits { multiply(by: 10, adding: UInt64(digit)) }
  }

  /// Multiplies by factor^count.
  mutating func multiply(by factor: UInt64, times count: Int) {
    for _ in 0..<count { multiply(by: factor, adding: 0) }
  }

  /// 1, 0 or −1 as this number is above, at or below the other.
  func compared(with other: Magnitude) -> Int {
    if limbs.count != other.limbs.count { return limbs.count > other.limbs.count ? 1 : -1 }
    for (left, right) in zip(limbs.reversed(), other.limbs.reversed()) where left != right {
      return left > right ? 1 : -1
    }
    return 0
  }

  private mutating func multiply(by factor: UInt64, adding start: UInt64) {
    var carry = start
    for index in limbs.indices {
      let value = UInt64(limbs[index]) * factor + carry
      limbs[index] = UInt32(truncatingIfNeeded: value)
      carry = value >> 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}
