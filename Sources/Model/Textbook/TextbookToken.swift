import Notation

/// A piece of a line as it is shown, and where it stands.
struct TextbookToken {
  enum Kind: Equatable {
    case number
    case letter
    /// A function's name, with what it is shown as.
    case name(TextbookForm)
    case relation, sum, times, dividing, power, comma, postfix, raised, lowered
    /// A word between operands, as in `7 mod 3` and `x>0 and x<1`.
    case word
    case root(degree: Character?)
    case open(Character), close(Character)
    case bar, underscore, prime, colon
    case other
  }

  var kind: Kind
  var range: Range<Int>
}

/// What a function's name becomes in a book; another one is another row.
enum TextbookForm: Equatable {
  case name
  case root, cubeRoot, anyRoot
  case fence(TextbookFence)
  /// A name whose first argument of two is lowered.
  case based
  case sum, product, integral, derivative
  /// Pairs of a condition and a value, or of a value and a condition.
  case conditionFirst, valueFirst

  /// The forms by the names that are typed.
  static let all: [String: TextbookForm] = [
    "sqrt": .root, "cbrt": .cubeRoot, "root": .anyRoot, "nthroot": .anyRoot,
    "abs": .fence(.bars), "floor": .fence(.floor), "ceil": .fence(.ceil),
    "log": .based,
    "sum": .sum, "prod": .product, "product": .product,
    "int": .integral, "integral": .integral, "diff": .derivative, "derivative": .derivative,
    "if": .conditionFirst, "piecewise": .valueFirst,
  ]
}

enum TextbookFence { case bars, floor, ceil }

/// What an operator or a name takes where no bracket holds it together.
struct TextbookGroup {
  enum Kind { case exponent, numerator, denominator, root, argument }

  let kind: Kind
  /// Where a bracket around it would be.
  let range: Range<Int>
  /// The operator or the name.
  let sign: Range<Int>

  init(_ kind: Kind, of range: Range<Int>, at sign: Range<Int>) {
    (self.kind, self.range, self.sign) = (kind, range, sign)
  }
}

extension TextbookForm {
  /// Whether its second argument is the letter that it runs over.
  var runsOverLetter: Bool {
    switch self {
    case .sum, .product, .integral, .derivative: true
    default: false
    }
  }
}

/// Cuts a line into pieces; whatever it is, every character belongs to one or is a blank.
struct TextbookScanner {
  private let characters: [Character]
  private var position = 0

  init(_ characters: [Character]) { self.characters = characters }

  static func tokens(of characters: [Character]) -> [TextbookToken] {
    var scanner = TextbookScanner(characters)
    var tokens: [TextbookToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  /// Whether a line is one word that no formula can be: the name of a function that has none.
  static func isPlainName(_ line: String) -> Bool {
    guard line.count > 1, line.allSatisfy(\.isLetter) else { return false }
    var scanner = TextbookScanner(Array(line))
    while let token = scanner.next() {
      guard token.range.count == 1 else { continue }
      let letter = scanner.characters[token.range.lowerBound].lowercased()
      if FormulaName.all[letter] == nil, !variables.contains(letter) { return true }
    }
    return false
  }

  /// What relations and moving points are written with besides x.
  private static let variables: Set<String> = ["y", "t", "r", "θ"]

  private func character(_ offset: Int = 0) -> Character? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  private mutating func next() -> TextbookToken? {
    while character()?.isWhitespace == true { position += 1 }
    guard let first = character() else { return nil }
    let start = position
    let kind: TextbookToken.Kind
    if FormulaScanner.isDigit(first) || first == "." && FormulaScanner.isDigit(character(1)) {
      number()
      kind = .number
    } else if first.isLetter {
      kind = word()
    } else {
      kind = sign(first)
    }
    return TextbookToken(kind: kind, range: start..<position)
  }

  /// Digits, a point, and an exponent of ten.
  private mutating func number() {
    while FormulaScanner.isDigit(character()) || character() == "." { position += 1 }
    guard let mark = character(), mark == "E" || mark == "e" else { return }
    let isSigned = ["+", "-", "−"].contains(character(1))
    guard FormulaScanner.isDigit(character(isSigned ? 2 : 1)) else {
      if mark == "E" { position += isSigned ? 2 : 1 }
      return
    }
    position += isSigned ? 2 : 1
    while FormulaScanner.isDigit(character()) { position += 1 }
  }

  /// The longest known name, or a letter.
  private mutating func word() -> TextbookToken.Kind {
    let start = position
    var text = ""
    var found: (end: Int, kind: TextbookToken.Kind)?
    for end in start..<min(characters.count, start + Self.longest) {
      let next = characters[end]
      guard next.isLetter || FormulaScanner.isDigit(next) else { break }
      text += next.lowercased()
      guard let kind = Self.kind(of: text) else { continue }
      // "log25" is the logarithm of 25.
      let isCut =
        FormulaScanner.isDigit(next) && end + 1 < characters.count
        && FormulaScanner.isDigit(characters[end + 1])
      if !isCut { found = (end + 1, kind) }
    }
    if let found {
      position = found.end
      // Before a bracket it is a function's name.
      let isMod = String(characters[start..<found.end]).lowercased() == "mod"
      let isBetween = isMod && characters[found.end...].first { !$0.isWhitespace } != "("
      return isBetween ? .word : found.kind
    }
    position += 1
    return .letter
  }

  private static let longest =
    (FormulaName.all.keys.map(\.count) + TextbookForm.all.keys.map(\.count)).max() ?? 0

  private static func kind(of word: String) -> TextbookToken.Kind? {
    if let form = TextbookForm.all[word] { return .name(form) }
    switch FormulaName.all[word] {
    case .function: return .name(.name)
    case .variable, .parameter, .constant: return .letter
    case .joint, .negation: return .word
    case .binder: return .name(.name)
    case .local: return .letter
    case nil: return nil
    }
  }

  private mutating func sign(_ first: Character) -> TextbookToken.Kind {
    position += 1
    switch first {
    case "+", "-", "−", "–", "±": return .sum
    case "*" where character() == "*":
      position += 1
      return .power
    case "*", "×", "·", "⋅", "∙": return .times
    case "/", "÷", "∕": return .dividing
    case "^": return .power
    case "!" where character() == "=":
      position += 1
      return .relation
    case "<", ">", "=", "≤", "≥", "≠", "≈":
      if character() == "=" { position += 1 }
      return .relation
    case "∧", "∨": return .word
    case ",", ";": return .comma
    case "!", "%", "°": return .postfix
    case "'", "′", "″": return .prime
    case "√": return .root(degree: nil)
    case "∛": return .root(degree: "3")
    case "(", "[", "{", "⌊", "⌈": return .open(first)
    case ")", "]", "}", "⌋", "⌉": return .close(first)
    case "|": return .bar
    case "_": return .underscore
    case ":": return .colon
    case "⁻", "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹":
      while let next = character(), "⁰¹²³⁴⁵⁶⁷⁸⁹".contains(next) { position += 1 }
      return .raised
    case "₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉":
      while let next = character(), "₀₁₂₃₄₅₆₇₈₉".contains(next) { position += 1 }
      return .lowered
    default: return .other
    }
  }
}
