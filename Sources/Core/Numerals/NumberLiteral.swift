/// A number as it was written, and the `Double` nearest to it: infinity for 1e400.
///
/// The text is kept because 0.1 has no `Double` of its own: interval arithmetic needs to know.
/// `NumberLiteral("007,50")` has the text "7.50". Never negative; the sign is an instruction.
package struct NumberLiteral: Hashable, Sendable {
  /// Digits, perhaps a point and digits, perhaps "e" and a whole exponent: "1.5e-3".
  package let text: String
  package let value: Double

  /// The longest number, in digits.
  package static let digitLimit = 400

  /// Reads "12", ".5", "1,5" or "1.5e-3"; nil for anything else.
  package init?(_ written: String) {
    guard written.utf8.count <= Self.digitLimit else { return nil }
    var whole = ""
    var fraction = ""
    var exponent = ""
    var exponentSign = ""
    var part = 0
    for character in written {
      switch character {
      case "0"..."9" where character.isASCII:
        if part == 0 {
          whole.append(character)
        } else if part == 1 {
          fraction.append(character)
        } else {
          exponent.append(character)
        }
      case ".", ",":
        guard part == 0 else { return nil }
        part = 1
      case "e", "E":
        guard part < 2 else { return nil }
        part = 2
      case "-", "−", "+":
        guard part == 2, exponent.isEmpty, exponentSign.isEmpty else { return nil }
        exponentSign = character == "+" ? "+" : "-"
      default:
        return nil
      }
    }
    guard !whole.isEmpty || !fraction.isEmpty, part < 2 || !exponent.isEmpty else { return nil }
    var canonical = String(whole.drop { $0 == "0" })
    if canonical.isEmpty { canonical = "0" }
    if !fraction.isEmpty { canonical += "." + fraction }
    if part == 2 {
      let digits = exponent.drop { $0 == "0" }
      canonical += "e" + (exponentSign == "-" ? "-" : "") + (digits.isEmpty ? "0" : digits)
    }
    guard let value = Double(canonical) else { return nil }
    self.text = canonical
    self.value = value
  }

  /// A small whole number.
  package init(_ whole: UInt16) {
    text = String(whole)
    value = Double(whole)
  }

  /// The value when it is written with digits alone and fits an `Int32`.
  package var wholeNumber: Int32? {
    text.utf8.count <= 10 ? Int32(text) : nil
  }

  /// Whether 0 is written; a number too small for a `Double` is not 0.
  private var isZero: Bool {
    text.prefix { $0 != "e" }.allSatisfy { $0 == "0" || $0 == "." }
  }

  /// Whether `value` is exactly what is written.
  package var isExact: Bool {
    guard let rational = Rational(self) else { return isZero }
    return rational.isBinary && Swift.abs(rational.numerator) <= 1 << 53
  }
}
