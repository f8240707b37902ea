/// A decimal number, every digit of which is certain.
package struct CertainDigits: Equatable, Sendable {
  /// How the digits stand to the number.
  package enum Certainty: String, Sendable {
    /// They are the number.
    case exact
    /// They are the number's first digits.
    case truncated
    /// The number is nearer to them than one unit of the last.
    case near
  }

  package let isNegative: Bool
  /// From the first that is not 0; "0" for 0.
  package let digits: String
  /// The power of ten of the first digit.
  ///
  /// For a number in scientific notation, that of 10: −2 for 0.0125.
  package let exponent: Int
  package let certainty: Certainty

  /// `digits` are decimal, not empty, and begin with "0" for 0 alone; this is not checked.
  package init(isNegative: Bool, digits: String, exponent: Int, certainty: Certainty) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
    self.certainty = certainty
  }

  /// 0 is always exact: a number only known to be near to 0 has no certain digit.
  package static let zero = CertainDigits(
    isNegative: false,
    digits: "0",
    exponent: 0,
    certainty: .exact
  )

  package var isExact: Bool { certainty == .exact }

  /// Whether it is a rounded number that ends in zeros, and may end there.
  var mayEnd: Bool { certainty == .near && digits.hasSuffix("0") }

  /// Plain up to 50 places before or 20 zeros after the point, else "1.5e400".
  ///
  ///     CertainDigits(isNegative: true, digits: "125", exponent: -2, certainty: .exact).text  // "-0.0125"
  ///
  /// It can be read as a number by other programs, and has the ASCII minus.
  package var text: String { Self.text(isNegative, digits, exponent, isExact: isExact) }

  /// A number that the true one is certainly not below.
  ///
  /// In the notation of `text`: of 1.29… it is "1.29", of −1.29… "-1.30".
  package var lowerBound: String {
    switch (certainty, isNegative) {
    case (.exact, _), (.truncated, false): text
    case (.truncated, true), (.near, true): moved(outward: true)
    case (.near, false): moved(outward: false)
    }
  }

  /// A number that the true one is certainly not above.
  ///
  /// In the notation of `text`: of 1.29… it is "1.30", of 9.99… "10.00".
  package var upperBound: String {
    switch (certainty, isNegative) {
    case (.exact, _), (.truncated, true): text
    case (.truncated, false), (.near, false): moved(outward: true)
    case (.near, true): moved(outward: false)
    }
  }

  /// One unit of the last digit farther from 0, or nearer to it.
  private func moved(outward: Bool) -> String {
    var digits = Array(digits.utf8)
    var exponent = exponent
    let (full, empty): (UInt8, UInt8) = outward ? (0x39, 0x30) : (0x30, 0x39)
    var place = digits.count - 1
    while place >= 0, digits[place] == full {
      digits[place] = empty
      place -= 1
    }
    if place >= 0 {
      digits[place] = outward ? digits[place] + 1 : digits[place] - 1
    } else {
      digits.insert(0x31, at: 0)
      exponent += 1
    }
    guard let first = digits.firstIndex(where: { $0 != 0x30 }) else {
      return "0"
    }
    digits.removeFirst(first)
    exponent -= first
    return Self.text(isNegative, String(decoding: digits, as: UTF8.self), exponent, isExact: false)
  }

  private static func text(
    _ isNegative: Bool,
    _ digits: String,
    _ exponent: Int,
    isExact: Bool
  ) -> String {
    let sign = isNegative ? "-" : ""
    // Without a place after the point, digits would claim to be all of a whole number.
    let isPlain = -21 <= exponent && exponent < 50 && (isExact || exponent < digits.utf8.count - 1)
    guard isPlain else {
      return sign + pointed(digits, after: 1) + "e" + String(exponent)
    }
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    let padding = max(0, exponent + 1 - digits.utf8.count)
    return sign + pointed(digits + String(repeating: "0", count: padding), after: exponent + 1)
  }

  private static func pointed(_ digits: String, after count: Int) -> String {
    let rest = digits.dropFirst(count)
    return rest.isEmpty ? digits : digits.prefix(count) + "." + rest
  }
}
