import Formulas

/// Functions that have been named: a letter with an index, and primes for derivatives.
extension FormulaScanner {
  /// Letters that mean something else before a bracket, or in relations and moving points.
  private static let reserved: Set<Character> = [
    Variable.name, "y", "t", "r", "θ", "E", "M", "C", "P",
  ]

  /// `f(`, `g₁′(` here: steps over all but the bracket.
  mutating func takeNamedCall() -> NamedCall? {
    var ahead = self
    guard let name = ahead.takeFunctionName() else { return nil }
    var order = 0
    while ahead.position < end, let primes = Self.primes[characters[ahead.position]] {
      order += primes
      ahead.position += 1
    }
    guard order <= NamedCall.highestOrder, ahead.isBeforeArgument else { return nil }
    self = ahead
    return NamedCall(name, order: order)
  }

  /// Whether a bracket comes next, or an exponent and then a bracket: f²(x).
  private var isBeforeArgument: Bool {
    let isRaised = position < end && characters[position] == "^"
    let digits = Array(isRaised ? "0123456789" : "⁰¹²³⁴⁵⁶⁷⁸⁹")
    let after = characters[(position + (isRaised ? 1 : 0))...]
    return after.first { !digits.contains($0) } == "("
      && (!isRaised || after.first.map(digits.contains) ?? false)
  }

  static let primes: [Character: Int] = ["'": 1, "′": 1, "’": 1, "″": 2, "\"": 2, "‴": 3]

  /// A letter that may be a function's name, with its index: `f`, `f1`, `f_1` and `f₁`.
  mutating func takeFunctionName() -> String? {
    guard position < end, case let letter = characters[position], Self.mayName(letter) else {
      return nil
    }
    position += 1
    var index = ""
    if position + 1 < end, characters[position] == "_", Self.isDigit(characters[position + 1]) {
      position += 1
    }
    while position < end, let digit = Self.indexDigit(characters[position]) {
      index.append(digit)
      position += 1
    }
    return String(letter) + index
  }

  private static func mayName(_ letter: Character) -> Bool {
    letter.isLetter && !reserved.contains(letter) && FormulaName.all[letter.lowercased()] == nil
  }

  private static func indexDigit(_ character: Character) -> Character? {
    let lowered = Array("₀₁₂₃₄₅₆₇₈₉")
    if lowered.contains(character) { return character }
    return isDigit(character) ? character.wholeNumberValue.map { lowered[$0] } : nil
  }
}

extension NamedCall {
  /// As it is written before its bracket.
  package var written: String { name + String(repeating: "′", count: order) }
}
