/// A whole number of any length, for sums of products that must not be rounded.
///
///     WholeNumber(3) * WholeNumber(-5) + WholeNumber(15)  // 0
package struct WholeNumber: Hashable, Sendable {
  /// Digits to the base 2⁶⁴, the lowest first; the last is not 0, and 0 has none.
  private var digits: [UInt64]
  private var isNegative: Bool

  private init(_ digits: [UInt64], isNegative: Bool) {
    let count = digits.count - digits.reversed().prefix { $0 == 0 }.count
    self.digits = count == digits.count ? digits : Array(digits[..<count])
    self.isNegative = isNegative && count > 0
  }

  package init(_ value: Int128) {
    let size = value.magnitude
    self.init(
      [UInt64(truncatingIfNeeded: size), UInt64(truncatingIfNeeded: size >> 64)],
      isNegative: value < 0
    )
  }

  package static let zero = WholeNumber([], isNegative: false)

  /// −1, 0 or 1.
  package var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  package static prefix func - (x: WholeNumber) -> WholeNumber {
    WholeNumber(x.digits, isNegative: !x.isNegative)
  }

  package static func + (x: WholeNumber, y: WholeNumber) -> WholeNumber {
    if x.isNegative == y.isNegative {
      return WholeNumber(sum(x.digits, y.digits), isNegative: x.isNegative)
    }
    return isLess(x.digits, y.digits)
      ? WholeNumber(difference(y.digits, x.digits), isNegative: y.isNegative)
      : WholeNumber(difference(x.digits, y.digits), isNegative: x.isNegative)
  }

  package static func * (x: WholeNumber, y: WholeNumber) -> WholeNumber {
    var product = [UInt64](repeating: 0, count: x.digits.count + y.digits.count)
    for (i, a) in x.digits.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in y.digits.enumerated() {
        let (high, low) = a.multipliedFullWidth(by: b)
        let (first, overflow) = low.addingReportingOverflow(carry)
        let (second, other) = first.addingReportingOverflow(product[i + j])
        product[i + j] = second
        carry = high &+ (overflow ? 1 : 0) &+ (other ? 1 : 0)
      }
      product[i + y.digits.count] = carry
    }
    return WholeNumber(product, isNegative: x.isNegative != y.isNegative)
  }

  /// Times 2 to a power of 0 or more.
  package static func << (x: WholeNumber, shift: Int) -> WholeNumber {
    let (whole, rest) = (shift / 64, shift % 64)
    var result = [UInt64](repeating: 0, count: whole)
    var carry: UInt64 = 0
    for digit in x.digits {
      result.append(digit << UInt64(rest) | carry)
      carry = rest == 0 ? 0 : digit >> UInt64(64 - rest)
    }
    return WholeNumber(result + [carry], isNegative: x.isNegative)
  }

  /// Two neighbouring numbers of at most 53 bits, times 2 to a power, between which it lies; the same
  /// where it is one of them.
  package var bounds: (lower: Int, upper: Int, exponent: Int) {
    guard let top = digits.last else { return (0, 0, 0) }
    let length = 64 * digits.count - top.leadingZeroBitCount
    let exponent = Swift.max(0, length - 53)
    let (whole, rest) = (exponent / 64, exponent % 64)
    var size = digits[whole] >> UInt64(rest)
    if rest > 0, whole + 1 < digits.count { size |= digits[whole + 1] << UInt64(64 - rest) }
    let isExact =
      digits[..<whole].allSatisfy { $0 == 0 }
      && (rest == 0 || digits[whole] & (1 << UInt64(rest) - 1) == 0)
    let (near, far) = (Int(size), isExact ? Int(size) : Int(size) + 1)
    return isNegative ? (-far, -near, exponent) : (near, far, exponent)
  }

  // MARK: Magnitudes

  private static func isLess(_ x: [UInt64], _ y: [UInt64]) -> Bool {
    x.count == y.count
      ? x.reversed().lexicographicallyPrecedes(y.reversed()) : x.count < y.count
  }

  private static func sum(_ x: [UInt64], _ y: [UInt64]) -> [UInt64] {
    var result = x.count < y.count ? y : x
    let shorter = x.count < y.count ? x : y
    var carry: UInt64 = 0
    for index in result.indices {
      if index >= shorter.count, carry == 0 { break }
      let other = index < shorter.count ? shorter[index] : 0
      let (first, overflow) = result[index].addingReportingOverflow(other)
      let (second, further) = first.addingReportingOverflow(carry)
      result[index] = second
      carry = overflow || further ? 1 : 0
    }
    if carry > 0 { result.append(carry) }
    return result
  }

  /// x − y for an x that is not below y.
  private static func difference(_ x: [UInt64], _ y: [UInt64]) -> [UInt64] {
    var result = x
    var borrow: UInt64 = 0
    for index in result.indices {
      if index >= y.count, borrow == 0 { break }
      let other = index < y.count ? y[index] : 0
      let (first, overflow) = result[index].subtractingReportingOverflow(other)
      let (second, further) = first.subtractingReportingOverflow(borrow)
      result[index] = second
      borrow = overflow || further ? 1 : 0
    }
    return result
  }
}
