/// Numbers as picture files write them: two decimals at most, and no more than they need.
enum DecimalText {
  /// A number in hundredths, for exact sums.
  static func hundredths(_ value: Double) -> Int {
    Int(min(max((value * 100).rounded(), -1e12), 1e12))
  }

  /// A number given in hundredths: `-1.5`, `.25`, `40`.
  static func text(hundredths: Int) -> String {
    let magnitude = hundredths.magnitude
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return sign + String(whole) }
    let tens = String(rest / 10)
    let fraction = rest % 10 == 0 ? tens : tens + String(rest % 10)
    return sign + (whole == 0 ? "" : String(whole)) + "." + fraction
  }

  static func text(_ value: Double) -> String { text(hundredths: hundredths(value)) }

  /// A number to six decimals, for scales.
  static func fine(_ value: Double) -> String {
    let millionths = Int(min(max((value * 1e6).rounded(), -1e15), 1e15))
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var digits = String(1_000_000 + rest).dropFirst()
    while digits.hasSuffix("0") { digits = digits.dropLast() }
    return (millionths < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : "." + digits)
  }
}
