import Formulas

/// A decimal number of some digits: a whole number of so many, and the power of ten of its first.
struct DecimalPlace {
  let whole: Fraction
  let exponent: Int
  let count: Int

  /// What a ball of a number above 0 says of the first digits.
  enum Reading {
    /// The number is at this place or less than a unit above it.
    case first(DecimalPlace)
    /// The number is here, or very near on either side.
    case at(DecimalPlace)
    case unknown
  }

  static func reading(_ ball: Ball, digits count: Int, bits: Int) -> Reading {
    guard ball.isFinite, ball.accuracy > count * 3322 / 1000, var exponent = exponent(of: ball)
    else { return .unknown }
    for _ in 0..<2 {
      let scaled = ball.scaled(by: count - 1 - exponent, bits: bits + 64)
      let isAt = scaled.onlyWhole
      guard let whole = isAt ?? scaled.floor else { return .unknown }
      if whole < power(count - 1) {
        exponent -= 1
      } else if whole >= power(count) {
        exponent += 1
      } else {
        let place = DecimalPlace(whole: whole, exponent: exponent, count: count)
        return isAt == nil ? .first(place) : .at(place)
      }
    }
    return .unknown
  }

  /// The power of ten of the first digit of a number above 0, or one more just below the next.
  static func exponent(of ball: Ball) -> Int? {
    guard Swift.abs(ball.upperExponent) < 1 << 58 else { return nil }
    let ten = Ball(Fraction(10), bits: 192).applying(.log, bits: 192)
    let logarithm = ball.applying(.log, bits: 192).joined(.divide, with: ten, bits: 192)
    return (logarithm.onlyWhole ?? logarithm.floor)?.whole
  }

  static func power(_ exponent: Int) -> Fraction { Fraction(10).power(exponent) ?? .one }

  func fraction(sign: Int) -> Fraction {
    let size = whole * Self.power(exponent + 1 - count)
    return sign < 0 ? -size : size
  }

  func digits(sign: Int, _ certainty: CertainDigits.Certainty) -> CertainDigits {
    var digits = whole.text
    if certainty == .exact {
      let zeros = digits.utf8.reversed().prefix { $0 == 0x30 }.count
      digits.removeLast(zeros)
    }
    return CertainDigits(
      isNegative: sign < 0,
      digits: digits,
      exponent: exponent,
      certainty: certainty
    )
  }
}
