/// Numbers as text.
package enum NumberText {
  /// The shortest decimal that reads back as the same `Double`: "0.1", "1e+22", "-2".
  package static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return String(value) }
    if value == 0 { return "0" }
    let text = String(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Rounded to 10 significant digits, for people: "−0.6666666667", "6.02214076·10²³".
  package static func rounded(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "?" : value < 0 ? "−∞" : "∞" }
    return DecimalDigits(value).rounded(to: NumeralLimits.roundedDigits).text
  }

  /// The whole decimal of a fraction when it ends within 12 significant digits, else nil.
  package static func exact(_ value: Rational) -> String? {
    DecimalDigits(value).map(\.text)
  }

  /// What people read as programs write it: "-6.02e23" of "−6.02·10²³".
  package static func data(_ shown: String) -> String {
    var text = ""
    for character in shown {
      switch character {
      case "−", "⁻": text += "-"
      case "·": text += "e"
      default: text += raised.firstIndex(of: character).map(String.init) ?? String(character)
      }
    }
    return text.replacing("e10", with: "e")
  }

  private static let raised: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

  /// A whole number in raised digits: "⁻⁷".
  package static func superscript(_ number: Int) -> String {
    let digits = String(Swift.abs(number)).utf8.map { raised[Int($0) - 0x30] }
    return (number < 0 ? "⁻" : "") + String(digits)
  }
}
