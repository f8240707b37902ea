/// A decimal number: `digits` · 10^`exponent`, exactly.
struct DecimalLiteral {
  let isNegative: Bool
  /// Values 0 … 9 without zeros at either end.
  let digits: [UInt8]
  let exponent: Int

  init?(_ text: String) {
    var rest = text.utf8[...]
    var negative = false
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      negative = sign == UInt8(ascii: "-")
      rest.removeFirst()
    }
    var digits: [UInt8] = []
    var places: Int?
    var count = 0
    while let byte = rest.first {
      if byte == UInt8(ascii: "."), places == nil {
        places = 0
      } else if let digit = DecimalLiteral.digit(byte) {
        count += 1
        if let before = places { places = before + 1 }
        if !(digits.isEmpty && digit == 0) { digits.append(digit) }
      } else {
        break
      }
      rest.removeFirst()
    }
    guard count > 0, let power = DecimalLiteral.exponent(rest) else { return nil }
    var scale = power - (places ?? 0)
    while digits.last == 0 {
      digits.removeLast()
      scale += 1
    }
    self.isNegative = negative
    self.digits = digits
    self.exponent = scale
  }

  /// The tightest interval around the magnitude.
  var magnitude: Interval {
    if digits.isEmpty { return Interval(0) }
    let leading = digits.count + exponent
    if leading > 400 { return Interval(.greatestFiniteMagnitude, .infinity) }
    if leading < -400 { return Interval(0, .leastNonzeroMagnitude) }
    if digits.count <= 15, exponent.magnitude <= 22 { return shortMagnitude }
    let nearest = self.nearest
    if nearest == .infinity { return Interval(.greatestFiniteMagnitude, .infinity) }
    switch comparison(with: nearest) {
    case 0: return Interval(nearest)
    case 1: return Interval(nearest, nearest.nextUp)
    default: return Interval(nearest.nextDown, nearest)
    }
  }

  /// The magnitude where digits and power of ten are both exact Doubles.
  private var shortMagnitude: Interval {
    let whole = Interval(digits.reduce(0.0) { $0 * 10 + Double($1) })
    let power = Interval((0..<exponent.magnitude).reduce(1.0) { product, _ in product * 10 })
    return exponent < 0 ? whole / power : whole * power
  }

  /// The nearest Double; the standard library rounds decimal text correctly.
  private var nearest: Double {
    let text = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    return Double("\(text)e\(exponent)") ?? .infinity
  }

  /// Whether the exact number is above (1), at (0) or below (−1) a finite Double not below 0.
  private func comparison(with value: Double) -> Int {
    if value == 0 { return 1 }
    let power = Swift.max(Int(value.exponent), -1022) - 52
    var left = Magnitude(digits: digits)
    var right = Magnitude(value.significandBitPattern | (value.isNormal ? 1 << 52 : 0))
    left.multiply(by: 10, times: Swift.max(exponent, 0))
    right.multiply(by: 10, times: Swift.max(-exponent, 0))
    left.multiply(by: 2, times: Swift.max(-power, 0))
    right.multiply(by: 2, times: Swift.max(power, 0))
    return left.compared(with: right)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : nil
  }

  /// The value of `e±digits`, held to ±10^9; 0 for no text, nil for other text.
  private static func exponent(_ text: Substring.UTF8View) -> Int? {
    var rest = text
    guard let mark = rest.popFirst() else { return 0 }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return nil }
    var negative = false
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      negative = sign == UInt8(ascii: "-")
      rest.removeFirst()
    }
    guard !rest.isEmpty else { return nil }
    var value = 0
    for byte in rest {
      guard let digit = DecimalLiteral.digit(byte) else { return nil }
      value = Swift.min(value * 10 + Int(digit), 1_000_000_000)
    }
    return negative ? -value : value
  }
}
