/// A decimal number as its significant digits: 0.00125 is 1, 2, 5 with the exponent −3.
package struct DecimalDigits: Equatable {
  package var isNegative: Bool
  /// Without zeros at either end; empty for 0.
  package var digits: [UInt8]
  /// The power of ten of the first digit.
  package var exponent: Int

  /// The shortest digits that stand for a finite `Double`.
  package init(_ value: Double) {
    isNegative = value < 0
    digits = []
    digits.reserveCapacity(24)
    exponent = 0
    var pointPlace: Int?
    var written = 0
    var isExponentNegative = false
    var part = 0
    for byte in String(Swift.abs(value)).utf8 {
      switch byte {
      case 0x2E: pointPlace = digits.count
      case 0x65: part = 1
      case 0x2B: break
      case 0x2D: isExponentNegative = true
      default:
        if part == 0 {
          digits.append(byte - 0x30)
        } else {
          written = written * 10 + Int(byte - 0x30)
        }
      }
    }
    exponent = (pointPlace ?? digits.count) - 1 + (isExponentNegative ? -written : written)
    trim()
  }

  /// The digits of a fraction that ends among so many, else nil.
  package init?(_ value: Rational, upTo limit: Int = NumeralLimits.exactDigits) {
    var denominator = value.denominator
    var twos = 0
    var fives = 0
    while denominator % 2 == 0 {
      denominator /= 2
      twos += 1
    }
    while denominator % 5 == 0 {
      denominator /= 5
      fives += 1
    }
    let places = Swift.max(twos, fives)
    guard denominator == 1,
      let filler = Rational.power(of: twos > fives ? 5 : 2, places - Swift.min(twos, fives)),
      let whole = Rational.product(Swift.abs(value.numerator), filler)
    else { return nil }
    isNegative = value.numerator < 0
    // Wide integers are slow to write.
    digits = (Int64(exactly: whole).map { String($0) } ?? String(whole)).utf8.map { $0 - 0x30 }
    exponent = digits.count - 1 - places
    trim()
    guard digits.count <= limit else { return nil }
  }

  /// Rounded to at most `count` digits.
  package func rounded(
    to count: Int,
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> DecimalDigits {
    guard digits.count > count else { return self }
    var result = self
    result.digits = Array(digits[..<count])
    if isMovedAway(by: rule, half: digits[count] >= 5) {
      var place = count - 1
      while place >= 0, result.digits[place] == 9 {
        result.digits[place] = 0
        place -= 1
      }
      if place >= 0 {
        result.digits[place] += 1
      } else {
        result.digits.insert(1, at: 0)
        result.exponent += 1
      }
    }
    result.trim()
    return result
  }

  /// Whether rounding goes away from zero, and not toward it, where digits are left out.
  func isMovedAway(by rule: FloatingPointRoundingRule, half isHalfOrMore: Bool) -> Bool {
    switch rule {
    case .up: !isNegative
    case .down: isNegative
    case .awayFromZero: true
    case .towardZero: false
    default: isHalfOrMore
    }
  }

  /// The `Double` nearest to it.
  package var value: Double {
    let whole = String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
    let text = (isNegative ? "-" : "") + whole + "e" + String(exponent + 1 - digits.count)
    return digits.isEmpty ? 0 : Double(text) ?? 0
  }

  /// Plain from 10⁻⁶ to below 10¹², else with a power of ten.
  package var text: String {
    guard !digits.isEmpty else { return "0" }
    if exponent < -6 || exponent >= 12 { return scientificText }
    return sign + plain(exponent: exponent)
  }

  /// With a power of ten: "1.5133·10⁻⁵".
  package var scientificText: String {
    sign + plain(exponent: 0) + "·10" + NumberText.superscript(exponent)
  }

  private var sign: String { isNegative ? "−" : "" }

  private func plain(exponent: Int) -> String {
    var text = ""
    if exponent < 0 {
      text = "0." + String(repeating: "0", count: -exponent - 1)
    }
    for (place, digit) in digits.enumerated() {
      text.unicodeScalars.append(UnicodeScalar(digit + 0x30))
      if place == exponent && place + 1 < digits.count { text += "." }
    }
    if exponent >= digits.count {
      text += String(repeating: "0", count: exponent + 1 - digits.count)
    }
    return text
  }

  mutating func trim() {
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    exponent -= leading
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty {
      isNegative = false
      exponent = 0
    }
  }
}
