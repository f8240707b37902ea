extension Rational {
  /// What was written, nil when it has too many digits.
  package init?(_ literal: NumberLiteral) {
    var digits: Int128 = 0
    var shift = 0
    var exponent = 0
    var part = 0
    var isNegative = false
    for byte in literal.text.utf8 {
      switch byte {
      case 0x2E: part = 1
      case 0x65: part = 2
      case 0x2D: isNegative = true
      default:
        let digit = Int(byte) - 0x30
        if part == 2 {
          guard exponent < 1_000 else { return nil }
          exponent = exponent * 10 + digit
        } else {
          guard digits < Int128.max / 100 else { return nil }
          digits = digits * 10 + Int128(digit)
          if part == 1 { shift += 1 }
        }
      }
    }
    let scale = (isNegative ? -exponent : exponent) - shift
    guard digits != 0 else {
      self.init(0)
      return
    }
    guard let power = Self.power(of: 10, Swift.abs(scale)) else { return nil }
    if scale < 0 {
      self.init(digits, over: power)
    } else {
      guard let whole = Self.product(digits, power) else { return nil }
      self.init(whole)
    }
  }
}
