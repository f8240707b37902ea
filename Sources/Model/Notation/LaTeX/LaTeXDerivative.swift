/// A quotient of differentials, `d²y/dx²`, as it stands in a fraction.
struct LaTeXDerivative {
  /// How often it is differentiated, by which letter, and what, where that stands above the rule.
  let order: Int
  let letter: Character
  let body: String?

  /// More are not written out.
  private static let highestOrder = 4

  /// The derivative that a fraction is; nil for any other fraction.
  init?(_ top: String, over bottom: String) {
    guard let (order, above) = Self.differential(top), bottom.first == "d",
      let letter = bottom.dropFirst().first, letter.isLetter,
      let below = Self.exponent(bottom.dropFirst(2)), below.rest.isEmpty, below.order == order
    else { return nil }
    // In a sum d is a number.
    guard above.first.map({ !"+-−*/·=<>!".contains($0) }) ?? true else { return nil }
    (self.order, self.letter) = (order, letter)
    body = above.isEmpty ? nil : String(above)
  }

  /// The order of `d`, `d^(2)`, and what stands behind it.
  private static func differential(_ text: String) -> (order: Int, rest: Substring)? {
    guard text.first == "d" else { return nil }
    return exponent(text.dropFirst())
  }

  /// An exponent that is a small number, 1 where there is none, and what follows it.
  private static func exponent(_ text: Substring) -> (order: Int, rest: Substring)? {
    guard text.first == "^" else { return (1, text) }
    let digits = text.dropFirst().drop { $0 == "(" }.prefix(while: \.isNumber)
    guard let order = Int(digits), (1...highestOrder).contains(order) else { return nil }
    return (order, text[digits.endIndex...].drop { $0 == ")" })
  }
}
