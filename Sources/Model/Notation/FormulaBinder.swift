import Formulas
import Operations
import Words

/// What takes a whole formula, with a letter of its own: a sum, a product, a derivative, an integral, a
/// limit.
package enum FormulaBinder: String, Sendable {
  case sum, product = "prod", derivative = "diff", integral = "int", limit = "lim"

  /// The words for each.
  static let names: [String: FormulaBinder] = [
    "sum": .sum, "prod": .product, "product": .product, "diff": .derivative,
    "derivative": .derivative, "int": .integral, "integral": .integral,
    "lim": .limit, "limit": .limit,
  ]

  /// The signs of books.
  static let signs: [Character: FormulaBinder] = [
    "∑": .sum, "Σ": .sum, "∏": .product, "Π": .product, "∫": .integral,
  ]
}

extension FormulaScanner {
  func text(in part: Range<Int>) -> String { String(characters[part]) }

  /// What names stand for in the first part of a sum and the like: a letter means what is nearest around
  /// it.
  mutating func enter(_ binder: FormulaBinder) {
    let around = variables ?? [String(Variable.name)]
    guard let letter = letterOfCall else { return }
    switch binder {
    case .sum, .product: locals.append(letter)
    case .derivative:
      variables = [letter]
      locals.removeAll { $0 == letter }
    case .integral, .limit:
      variables = [letter]
      locals = locals.filter { $0 != letter } + around.filter { $0 != letter }
    }
  }

  /// The letter that stands alone between the first comma of the bracket just opened and what follows.
  private var letterOfCall: String? {
    var depth = 0
    for (place, character) in zip(rest.indices, rest) {
      switch character {
      case "(", "{", "⌊", "⌈": depth += 1
      case ")", "}", "⌋", "⌉": depth -= 1
      case "," where depth == 0:
        var ahead = self
        ahead.position = place + 1
        return ahead.letterAlone()?.text
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// The letter that a sum or the like counts with, where it stands between commas.
  mutating func letterAlone() -> FormulaToken? {
    var ahead = self
    guard !ahead.isAtEnd, case let letter = characters[ahead.position], letter.isLetter else {
      return nil
    }
    let start = ahead.position
    ahead.position += 1
    let token = ahead.token(.name(.local(String(letter))), from: start)
    guard ahead.isAtEnd || ",)".contains(characters[ahead.position]) else { return nil }
    position = start + 1
    return token
  }

  /// The words for ∞.
  static let infinities = ["infinity", "infty", "inf", "oo", "∞"].map(Array.init)

  /// ∞ where a bound may be.
  mutating func infinity() -> FormulaToken? {
    var ahead = self
    guard !ahead.isAtEnd else { return nil }
    let (start, text) = (ahead.position, ahead.rest)
    let word = Self.infinities.first { word in
      text.count >= word.count && zip(text, word).allSatisfy { $0.lowercased() == String($1) }
        && !(text.dropFirst(word.count).first?.isLetter ?? false)
    }
    guard let word else { return nil }
    ahead.position += word.count
    position = ahead.position
    return token(.name(.local("∞")), from: start)
  }

  /// The sign behind the place of a limit that tells from where it is approached: 0+, 0⁻.
  mutating func side() -> FormulaToken? {
    var ahead = self
    let signs: [Character: String] = ["+": "⁺", "⁺": "⁺", "-": "⁻", "−": "⁻", "⁻": "⁻"]
    guard !ahead.isAtEnd, let side = signs[characters[ahead.position]] else { return nil }
    let start = ahead.position
    ahead.position += 1
    let end = ahead.position
    guard !ahead.isAtEnd, characters[ahead.position] == ")" else { return nil }
    position = end
    return token(.name(.local(side)), from: start)
  }

  /// `d/dx`, `d²/dx²`, `d^2÷dx^(2)`, and so up to the fourth; a key writes ÷.
  private static let leibnizSigns: [[Character]] = {
    let orders = [[""], ["²", "^2", "^(2)"], ["³", "^3", "^(3)"], ["⁴", "^4", "^(4)"]]
    return orders.flatMap { order in
      order.flatMap { above in
        order.flatMap { below in
          "/÷".map { Array("d\(above)\($0)d\(Variable.name)\(below)") }
        }
      }
    }
  }()

  /// Whether d/dx comes next, or d²/dx², before a bracket: without one it would be a quotient of letters.
  mutating func takeLeibniz() -> Bool {
    guard let found = Self.leibnizSigns.first(where: rest.starts) else { return false }
    let sign = position..<position + found.count
    guard characters[sign.upperBound...].first(where: { !$0.isWhitespace }) == "(" else {
      note(FormulaError(.needsArgument(text(in: sign)), at: sign))
      return false
    }
    position = sign.upperBound
    return true
  }
}
