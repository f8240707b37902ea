extension DecimalDigits {
  /// Rounded half away from zero to so many decimals; negative counts round to tens, hundreds and so on.
  package func rounded(toDecimals decimals: Int) -> DecimalDigits {
    let count = exponent + 1 + decimals
    return count < 0 ? DecimalDigits(0) : rounded(to: count)
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

  /// The digits that all numbers from `lower` to `upper` share when they are rounded, at most so many
  /// decimals and 15 significant digits; nil when they share none.
  package static func shared(_ lower: Double, _ upper: Double, decimals limit: Int = 400) -> String?
  {
    guard lower.isFinite, upper.isFinite else { return nil }
    let (low, high) = (DecimalDigits(lower), DecimalDigits(upper))
    let leading =
      lower == 0 ? high.exponent : upper == 0 ? low.exponent : max(low.exponent, high.exponent)
    let most = min(limit, significantDigits - 1 - leading)
    let least = min(most, -1 - leading)
    for decimals in stride(from: most, through: least, by: -1) {
      let rounded = low.rounded(toDecimals: decimals)
      guard rounded == high.rounded(toDecimals: decimals) else { continue }
      // Nothing is left of numbers that are not small beside what is asked for.
      if rounded.digits.isEmpty, decimals < limit, lower > 0 || upper < 0 { return nil }
      return lower == upper && rounded == low ? low.text : rounded.text(filledTo: decimals)
    }
    return nil
  }

  /// The same, but never 0 for numbers that only look like it in fewer decimals than are asked for.
  package static func certain(_ lower: Double, _ upper: Double, decimals limit: Int) -> String? {
    let text = shared(lower, upper, decimals: limit)
    guard let text, lower != upper, !text.contains(where: { "1"..."9" ~= $0 }) else { return text }
    let areZero = [lower, upper].allSatisfy {
      DecimalDigits($0).rounded(toDecimals: limit).digits.isEmpty
    }
    return areZero ? text : nil
  }

  /// More digits than these are not told of an enclosure.
  private static let significantDigits = 15
}
