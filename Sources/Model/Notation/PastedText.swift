/// Pasted text without what only arranges it.
package enum PastedText {
  /// Environments that put formulas under each other.
  private static let environments = [
    "align", "align*", "aligned", "alignedat", "split", "gather", "gather*", "gathered",
    "equation", "equation*", "eqnarray", "eqnarray*",
  ]

  private static let fractions: [Character: String] = [
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5",
    "⅗": "3/5", "⅘": "4/5", "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
  ]

  /// The text in plain letters and signs, without what only arranges it: the lines of an environment are
  /// lines, and fractions of one character what they are.
  package static func plain(_ text: String) -> String {
    var plain = String(text.map(PlainLetter.of))
    for name in environments where plain.contains("\\begin{\(name)}") {
      plain = plain.replacing("\\begin{\(name)}", with: "\n")
        .replacing("\\end{\(name)}", with: "\n")
        .replacing("&", with: "")
    }
    return plain.contains(where: { fractions[$0] != nil }) ? withoutFractions(plain) : plain
  }

  /// 2½ is two and a half.
  private static func withoutFractions(_ text: String) -> String {
    var plain = ""
    for character in text {
      guard let fraction = fractions[character] else {
        plain.append(character)
        continue
      }
      let whole = plain.reversed().prefix { $0.isASCII && $0.isNumber }.count
      let number = plain.suffix(whole)
      plain.removeLast(whole)
      let isDecimal = plain.last.map { ".,".contains($0) } ?? false
      plain += isDecimal || whole == 0 ? "\(number)(\(fraction))" : "(\(number)+\(fraction))"
    }
    return plain
  }
}
