/// Where a number lies on the circle: ⌊2x/π⌋, exact modulo 8.
///
/// No finite Double but 0 is a multiple of π/2, and none comes closer than about 2^−61 of its
/// quadrant, so enough digits of 2/π always decide.
/// Source: Payne, Hanek, Radian Reduction for Trigonometric Functions, SIGNUM 1983;
/// Muller, Elementary Functions, 3rd ed., section 11.3.2.
enum Quadrant {
  /// ⌊2x/π⌋ modulo 8, of a finite number.
  @inline(__always)
  static func index(of x: Double) -> Int {
    if x.magnitude < 0x1p20 {
      let turns = x * 0x1.45f306dc9c883p-1
      let whole = turns.rounded(.down)
      let part = turns - whole
      // The product's error is below 2^−52 of it, so below 2^−32.
      if part > 0x1p-31, part < 1 - 0x1p-31 { return Int(whole) & 7 }
    }
    return exactIndex(of: x)
  }

  /// How many quadrant ends lie in (lower, upper], for finite ends at most 7 apart.
  @inline(__always)
  static func crossings(from first: Int, to last: Int) -> Int {
    (last - first) & 7
  }

  private static func exactIndex(of x: Double) -> Int {
    if x == 0 { return 0 }
    if x.magnitude < 1.5 { return x > 0 ? 0 : 7 }
    // |x| = significand · 2^exponent, an integer times a power of two, exponent ≥ −52.
    let significand = x.significandBitPattern | 1 << 52
    let exponent = Int(x.exponent) - 52
    // Digits of 2/π before this place add multiples of 8 · 2^61 quadrants or more.
    let start = exponent - 64
    let first = significand.multipliedFullWidth(by: TwoOverPi.digits(from: start))
    let second = significand.multipliedFullWidth(by: TwoOverPi.digits(from: start + 64))
    let third = significand.multipliedFullWidth(by: TwoOverPi.digits(from: start + 128))
    // first.low + second · 2^−64 + third · 2^−128, in quadrants; what is left out is below 2^−75.
    let (_, carries) = second.low.addingReportingOverflow(third.high)
    let whole = first.low &+ second.high &+ (carries ? 1 : 0)
    let index = Int(truncatingIfNeeded: whole & 7)
    return x > 0 ? index : 7 - index
  }
}
