extension DecimalDigits {
  /// Reads `-0.25`, `3e-51`; nil for anything else.
  package init?(decimal text: String) {
    let isNegative = text.hasPrefix("-")
    guard let literal = NumberLiteral(isNegative ? String(text.dropFirst()) : text) else {
      return nil
    }
    let parts = literal.text.split(separator: "e")
    let places = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard let written = Int(parts.count > 1 ? String(parts[1]) : "0") else { return nil }
    self.init(
      isNegative: isNegative,
      digits: places.joined().utf8.map { $0 - 0x30 },
      exponent: written + places[0].utf8.count - 1
    )
  }

  /// Digits with the power of ten of the first; zeros at either end are taken away.
  package init(isNegative: Bool, digits: [UInt8], exponent: Int) {
    self.init(0)
    (self.isNegative, self.digits, self.exponent) = (isNegative, digits, exponent)
    trim()
  }

  package static prefix func - (x: DecimalDigits) -> DecimalDigits {
    var opposite = x
    if !x.digits.isEmpty { opposite.isNegative.toggle() }
    return opposite
  }

  /// The sum, exactly.
  ///
  /// - Complexity: O(*n*) for the decimal places between the first and the last digit of both.
  package static func + (x: DecimalDigits, y: DecimalDigits) -> DecimalDigits {
    guard !x.digits.isEmpty else { return y }
    guard !y.digits.isEmpty else { return x }
    let first = max(x.exponent, y.exponent) + 1
    let last = min(x.exponent - x.digits.count, y.exponent - y.digits.count) + 1
    var places = [Int](repeating: 0, count: first - last + 1)
    for number in [x, y] {
      for (index, digit) in number.digits.enumerated() {
        let place = first - number.exponent + index
        places[place] += number.isNegative ? -Int(digit) : Int(digit)
      }
    }
    let isNegative = (places.first { $0 != 0 } ?? 0) < 0
    var carry = 0
    for place in places.indices.reversed() {
      let sum = (isNegative ? -places[place] : places[place]) + carry
      carry = sum < 0 ? -1 : sum / 10
      places[place] = sum - 10 * carry
    }
    return DecimalDigits(
      isNegative: isNegative,
      digits: places.map { UInt8($0) },
      exponent: first
    )
  }

  /// The number times a power of ten.
  package func shifted(by power: Int) -> DecimalDigits {
    var shifted = self
    if !digits.isEmpty { shifted.exponent += power }
    return shifted
  }

  /// The shortest decimal that is no farther from it than a distance.
  package func shortest(within distance: Double) -> DecimalDigits {
    for count in 0..<digits.count {
      let rounded = rounded(to: count)
      if (self + -rounded).value.magnitude <= distance { return rounded }
    }
    return self
  }

  /// All digits, with a power of ten behind them where they do not begin or end at the point: "-25e-2".
  package var decimalText: String {
    guard !digits.isEmpty else { return "0" }
    let whole = String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
    let sign = isNegative ? "-" : ""
    let last = exponent + 1 - digits.count
    if last >= 0, exponent < 40 { return sign + whole + String(repeating: "0", count: last) }
    if last >= 0 || exponent < -6 { return sign + whole + "e\(last)" }
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + whole
    }
    return sign + whole.prefix(exponent + 1) + "." + whole.dropFirst(exponent + 1)
  }
}
