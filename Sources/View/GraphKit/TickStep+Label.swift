extension TickStep {
  /// The number at a tick, exact: `−1.5`, `20`, `2·10⁶`, `3π/2`, `−90°`.
  ///
  /// As many decimals as the step has; from 10⁶ up and below 10⁻⁴ with a power of ten.
  ///
  ///     TickStep(atLeast: 1, in: .pi).label(ofTick: 3)          // 3π/2
  ///     TickStep(atLeast: 0.5).label(ofTick: 3, decimalMark: ",")  // 1,5
  ///
  /// - `power`: The power of ten of what is counted; 0 but for local numbers.
  public func label(
    ofTick tick: Int,
    decimalMark: Character = ".",
    power: Int = 0
  ) -> String {
    let number = Int128(tick) * Int128(mantissa)
    guard number != 0 else { return "0" }
    let sign = number < 0 ? "\u{2212}" : ""
    switch unit {
    case .number where divisor == 1: return sign + decimal(number.magnitude, decimalMark, power)
    case .degree: return sign + decimal(number.magnitude, decimalMark) + "°"
    case .pi, .number:
      let common = Self.greatestDivisor(of: number.magnitude, UInt128(divisor))
      let count = number.magnitude / common
      let part = UInt128(divisor) / common
      let letter = unit == .pi ? "π" : ""
      let hidesOne = count == 1 && exponent == 0 && unit == .pi
      let whole = hidesOne ? "" : decimal(count, decimalMark)
      return sign + whole + letter + (part == 1 ? "" : "/\(part)")
    }
  }

  static func greatestDivisor<Number: UnsignedInteger>(of a: Number, _ b: Number) -> Number {
    var (a, b) = (a, b)
    while b > 0 { (a, b) = (b, a % b) }
    return a
  }

  private func decimal(_ magnitude: UInt128, _ mark: Character, _ power: Int = 0) -> String {
    let digits = String(magnitude)
    let leading = digits.count - 1 + exponent + power
    return leading >= 6 || leading < -4
      ? scientific(digits, leading, mark) : plain(digits, mark, exponent + power)
  }

  func plain(_ digits: String, _ mark: Character, _ exponent: Int) -> String {
    if exponent >= 0 { return digits + String(repeating: "0", count: exponent) }
    let decimals = -exponent
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return padded.dropLast(decimals) + String(mark) + padded.suffix(decimals)
  }

  private func scientific(_ digits: String, _ leading: Int, _ mark: Character) -> String {
    var mantissa = digits
    while mantissa.count > 1, mantissa.hasSuffix("0") { mantissa.removeLast() }
    let fraction = mantissa.dropFirst()
    let power = "10" + Self.superscript(leading)
    if fraction.isEmpty { return mantissa == "1" ? power : mantissa + "·" + power }
    return mantissa.prefix(1) + String(mark) + fraction + "·" + power
  }

  private static let raised: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
  private static let raisedMinus: Character = "\u{207B}"

  static func superscript(_ number: Int) -> String {
    let digits = String(number.magnitude).compactMap { $0.wholeNumberValue.map { raised[$0] } }
    return (number < 0 ? String(raisedMinus) : "") + String(digits)
  }

  /// The number that a superscript is; nil for anything else.
  package static func number(superscript text: some StringProtocol) -> Int? {
    let digits = text.drop { $0 == raisedMinus }.map { raised.firstIndex(of: $0) }
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    var number = 0
    for digit in digits {
      guard let digit else { return nil }
      number = number * 10 + digit
    }
    return text.first == raisedMinus ? -number : number
  }
}
