import Operations
import Numerals
import Formulas

extension ExactTape {
  /// A whole number; functions of whole numbers are undefined elsewhere.
  func definedWhole(_ x: ExactNumber) throws(ExactFault) -> Fraction {
    guard let whole = try whole(x) else { throw .undefined }
    return whole
  }

  /// How many ways there are to choose k of n; 0 where k is above n.
  func combinations(_ n: Fraction, _ k: Fraction) throws(ExactFault) -> ExactNumber {
    guard n.sign >= 0, k.sign >= 0 else { throw .undefined }
    guard k <= n else { return number(0) }
    let fewer = min(k, n - k)
    if let all = n.whole, let count = fewer.whole, isShort(factors: count, of: n) {
      return number(Fraction.binomial(UInt(all), UInt(count)))
    }
    return try divide(permutations(n, fewer), apply(.factorial, number(fewer)))
  }

  /// How many ways there are to choose k of n in order; 0 where k is above n.
  func permutations(_ n: Fraction, _ k: Fraction) throws(ExactFault) -> ExactNumber {
    guard n.sign >= 0, k.sign >= 0 else { throw .undefined }
    guard k <= n else { return number(0) }
    if let count = k.whole, isShort(factors: count, of: n) {
      return number(product(from: n - k, factors: count))
    }
    return try divide(apply(.factorial, number(n)), apply(.factorial, number(n - k)))
  }

  private func isShort(factors: Int, of n: Fraction) -> Bool {
    factors < 1 << 20 && factors * n.bits <= limits.fractionBits
  }

  /// The product of the whole numbers after one, halved so that factors of like length meet.
  private func product(from start: Fraction, factors: Int) -> Fraction {
    if factors == 0 { return .one }
    if factors == 1 { return start + .one }
    let half = factors / 2
    return product(from: start, factors: half)
      * product(from: start + Fraction(half), factors: factors - half)
  }
}
