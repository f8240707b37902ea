import Numerals

/// A number as it stands in a line.
package struct ShownNumber: Equatable, Sendable {
  /// Whether the text is the number, and not only where it begins.
  package let isExact: Bool
  /// "−0.125", "0.9092974268…", "6.022140760…·10²³".
  package let text: String

  package init(isExact: Bool, text: String) {
    (self.isExact, self.text) = (isExact, text)
  }

  /// With the sign before it: "= 0.5", "≈ 0.3333333333…".
  package var line: String { (isExact ? "= " : "≈ ") + text }
}

extension CertainDigits {
  /// The number in so many significant digits: whole where it ends among them, else how it begins.
  ///
  /// Digits are never rounded, so that more of them change none.
  ///
  /// A number with a whole part that is written plainly shows more than `count` digits rather than
  /// some of that part. Texts have the typographic minus.
  ///
  ///     let third = CertainDigits(
  ///       isNegative: false, digits: "333333333333333", exponent: -1, certainty: .truncated)
  ///     third.shown(upTo: 10).line  // "≈ 0.3333333333…"
  package func shown(upTo count: Int) -> ShownNumber {
    if isExact, digits.utf8.count <= count {
      return ShownNumber(isExact: true, text: WrittenDigits(self).beginning(digits.utf8.count))
    }
    guard !isExact else { return first(count).shown(upTo: count) }
    let written = WrittenDigits(self)
    // A whole part that is written plainly is written in full, and a place after it.
    let count = max(count, written.leastCount)
    // What is near to its digits may lie on either side of them: it does not begin with them.
    let mark = certainty == .near ? "" : "…"
    return ShownNumber(isExact: false, text: written.beginning(count, mark: mark))
  }

  /// How the number begins in so many digits, for other programs.
  ///
  /// Without typographic signs, and with all digits where fewer would claim more than is known.
  package func text(upTo count: Int) -> String {
    isExact && digits.utf8.count <= count || certainty == .near ? text : first(count).text
  }

  /// No more than its first digits.
  private func first(_ count: Int) -> CertainDigits {
    // As many as a whole part may take that is written plainly.
    let known = digits.prefix(max(count, min(exponent, 12) + 2))
    return CertainDigits(
      isNegative: isNegative,
      digits: String(known) + String(repeating: "0", count: max(0, count - known.utf8.count)),
      exponent: exponent,
      certainty: .truncated
    )
  }
}

/// How the digits of a number are written: plainly from 10⁻⁶ to below 10¹², else with a power of ten.
package struct WrittenDigits: Sendable {
  private let number: CertainDigits
  /// The places before the point; the point stands after the first digit before a power of ten.
  private let pointPlace: Int
  private let isPlain: Bool

  package init(_ number: CertainDigits) {
    self.number = number
    // All digits of a whole number say more than a power of ten.
    let isWhole = number.isExact && number.digits.utf8.count > number.exponent - 2
    // Of a whole part that is not known to its end no digits stand alone.
    let isKnown = number.isExact || number.digits.utf8.count > number.exponent + 1
    isPlain =
      isKnown && number.exponent >= -6
      && (number.exponent < 12 || isWhole && number.exponent < 50)
    pointPlace = isPlain ? number.exponent + 1 : 1
  }

  /// The fewest significant digits that are written.
  var leastCount: Int { number.isExact || !isPlain ? 1 : pointPlace + 1 }

  /// Before the digits: a sign, and "0.00" of a small number.
  package var head: String {
    (number.isNegative ? "−" : "")
      + (pointPlace > 0 ? "" : "0." + String(repeating: "0", count: -pointPlace))
  }

  /// After the digits: the power of ten.
  package var tail: String { isPlain ? "" : "·10" + NumberText.superscript(number.exponent) }

  /// The digits from one place to another, with the point, and zeros for the places before it.
  ///
  /// `range` counts significant digits from 0, the first that is not 0. Places beyond those known
  /// are left out, but are zeros where the number is exact.
  package func digits(_ range: Range<Int>) -> String {
    var text = ""
    let known = Array(number.digits.utf8)
    for place in range {
      guard place < known.count || number.isExact else { break }
      if place == pointPlace, place > 0 { text += "." }
      text.unicodeScalars.append(UnicodeScalar(place < known.count ? known[place] : 0x30))
    }
    return text
  }

  /// `mark` stands between the digits and the power of ten.
  func beginning(_ count: Int, mark: String = "") -> String {
    let least = isPlain && number.isExact ? max(count, pointPlace) : count
    let body = digits(0..<least)
    return head + body + mark + tail
  }
}
