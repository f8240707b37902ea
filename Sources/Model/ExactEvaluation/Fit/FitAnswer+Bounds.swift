import Formulas

extension FitAnswer {
  /// Puts a parameter in a place that has no deviation.
  mutating func insert(_ value: String, at index: Int) {
    let text = Fraction.decimal(value).map { Ball($0, bits: 128).text(digits: 24) }
    parameters.insert(Number(decimal: text, fraction: value), at: index)
    let zero = Number(decimal: "0", fraction: "0")
    if !deviations.isEmpty { deviations.insert(zero, at: index) }
    guard var rows = spread?.rows else { return }
    for later in index..<rows.count { rows[later].insert(zero, at: index + 1) }
    rows.insert(Array(repeating: zero, count: index + 1), at: index)
    spread?.rows = rows
  }
}

extension FitAnswer.Number {
  /// The fraction, or all that its decimal may stand for.
  var known: FitScalar? {
    if let fraction, let value = Fraction.decimal(fraction) { return .fraction(value) }
    guard let decimal, let middle = Fraction.decimal(decimal),
      let unit = lastPlace.flatMap({ Fraction(10).power($0) })
    else { return nil }
    let ends = [middle - unit, middle + unit].map { Ball($0, bits: 512) }
    return .ball(ends[0].hull(with: ends[1], bits: 512))
  }
}

extension FitScalar {
  /// Whether it certainly is on the right side of a bound.
  func isWithin(_ bound: FitBound) -> Bool {
    guard let end = Fraction.decimal(bound.value) else { return false }
    let sign = FitNumbers(bits: 512).subtract(self, .fraction(end)).sign
    return sign == (bound.isLower ? 1 : -1) || sign == 0 && !bound.isStrict
  }
}
