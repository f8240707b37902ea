extension DecimalDigits {
  /// Rounded to so many decimals; negative counts round to tens, hundreds and so on.
  package func rounded(
    toDecimals decimals: Int,
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> DecimalDigits {
    let count = exponent + 1 + decimals
    if count >= 0 { return rounded(to: count, rule) }
    var unit = DecimalDigits(isNegative ? -1 : 1)
    unit.exponent = -decimals
    return !digits.isEmpty && isMovedAway(by: rule, half: false) ? unit : DecimalDigits(0)
  }

  /// Text with zeros up to so many decimals.
  package func text(filledTo decimals: Int) -> String {
    guard !digits.isEmpty, (-6..<12).contains(exponent), decimals > 0 else { return text }
    let present = max(0, digits.count - 1 - exponent)
    guard present < decimals else { return text }
    return text + (present == 0 ? "." : "") + String(repeating: "0", count: decimals - present)
  }
}

extension NumberText {
  /// Rounded to so many decimals, for people; a number that ends before is written as it is.
  package static func rounded(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return rounded(value) }
    let digits = DecimalDigits(value)
    let rounded = digits.rounded(toDecimals: decimals)
    return rounded == digits ? digits.text : rounded.text(filledTo: decimals)
  }

  /// Rounded to so many significant digits, for people.
  package static func rounded(_ value: Double, significant digits: Int) -> String {
    guard value.isFinite else { return rounded(value) }
    return DecimalDigits(value).rounded(to: digits).text
  }

  /// An interval's ends, each rounded outward to so many decimals.
  package static func outward(
    _ lower: Double,
    _ upper: Double,
    decimals: Int
  ) -> (lower: String, upper: String) {
    func text(_ value: Double, _ rule: FloatingPointRoundingRule) -> String {
      // The shortest decimal of a Double may lie on its inner side.
      let isExact = (value * 1_024).rounded() == value * 1_024 && value.magnitude < 0x1p40
      let outer = isExact ? value : rule == .up ? value.nextUp : value.nextDown
      guard outer.isFinite else { return rounded(value) }
      return DecimalDigits(outer).rounded(toDecimals: decimals, rule).text
    }
    return (text(lower, .down), text(upper, .up))
  }

  /// The digits that all numbers from `lower` to `upper` share when they are rounded, at most so many
  /// decimals and 15 significant digits; nil when they share none.
  ///
  /// Zero is shown only of what is 0 in as many decimals as are asked for.
  package static func certain(
    _ lower: Double,
    _ upper: Double,
    decimals limit: Int = 400
  ) -> String? {
    guard lower.isFinite, upper.isFinite else { return nil }
    let (low, high) = (DecimalDigits(lower), DecimalDigits(upper))
    if low == high { return low == low.rounded(toDecimals: limit) ? low.text : filled(low, limit) }
    let leading =
      lower == 0 ? high.exponent : upper == 0 ? low.exponent : max(low.exponent, high.exponent)
    let most = min(limit, significantDigits - 1 - leading)
    for decimals in stride(from: most, through: min(most, -1 - leading), by: -1) {
      let rounded = low.rounded(toDecimals: decimals)
      guard rounded == high.rounded(toDecimals: decimals) else { continue }
      if rounded.digits.isEmpty, decimals < limit { return nil }
      // The zeros of 2990 would be read as digits where only tens are known, or shown.
      return decimals < 0 ? rounded.scientificText : rounded.text(filledTo: decimals)
    }
    return nil
  }

  private static func filled(_ digits: DecimalDigits, _ limit: Int) -> String {
    let decimals = min(limit, significantDigits - 1 - digits.exponent)
    let rounded = digits.rounded(toDecimals: decimals)
    return decimals < 0 && !rounded.digits.isEmpty
      ? rounded.scientificText : rounded.text(filledTo: decimals)
  }

  /// More digits than these are not told of an enclosure.
  private static let significantDigits = 15
}
