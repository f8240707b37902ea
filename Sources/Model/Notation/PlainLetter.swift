/// Letters and signs as keyboards type them, for those that pages and documents set.
package enum PlainLetter {
  /// The plain character for another of the same meaning: x for 𝑥, π for 𝜋, 2 for 𝟐, * for ∗.
  package static func of(_ character: Character) -> Character {
    if let sign = signs[character] { return sign }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      (0x1D400...0x1D7FF).contains(scalar.value)
    else { return character }
    let place = Int(scalar.value) - 0x1D400
    if place < latin.count * styles {
      return latin[place % latin.count]
    } else if (greekStart..<digitStart).contains(place) {
      return greek[(place - greekStart) % greek.count]
    }
    return place >= digitStart ? Array("0123456789")[(place - digitStart) % 10] : character
  }

  private static let signs: [Character: Character] = [
    "ℎ": "h", "ℯ": "e", "ℊ": "g", "ℓ": "l", "ℴ": "o", "ⅇ": "e", "ⅆ": "d", "ϕ": "φ", "ϵ": "ε",
    "ϑ": "θ", "∗": "*", "⁎": "*", "⁄": "/", "∕": "/", "‐": "-", "‑": "-", "﹣": "-", "－": "-",
    "＋": "+", "＝": "=", "（": "(", "）": ")", "ˆ": "^", "⩽": "≤", "⩾": "≥", "’": "′",
  ]

  /// Bold, italic, script and the like.
  private static let styles = 13
  private static let latin = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  private static let greekStart = 0x2A8
  private static let digitStart = 0x3CE
  private static let greek = Array("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΘΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂εθκφρπ")
}
