import Numerals
import Operations
import Words

/// Cuts a formula into tokens, one at a time.
package struct FormulaScanner {
  let characters: [Character]
  /// The place of the next character.
  var position = 0
  /// The places of the commas that were read as decimal commas.
  private(set) var decimalCommas: [Int] = []
  /// Where the last letter stood that is no name, but a number.
  var lastLetter: Int?
  /// Where the last name of a function ended.
  var functionEnd: Int?
  /// Whether 1,000 is refused, which may be a thousand or one.
  var refusesGroups = false
  /// Whether y is a variable beside x.
  var readsOrdinate = false
  /// What the variable is called where it is not x: t, say, or nothing.
  var variables: [String]?
  /// What sums around this count with.
  var locals: [String] = []

  init(_ characters: [Character]) {
    self.characters = characters
  }

  var end: Int { characters.count }

  /// What is left.
  var rest: ArraySlice<Character> { characters[position...] }

  /// Whether nothing but blanks is left; steps over them.
  var isAtEnd: Bool {
    mutating get {
      while position < end, characters[position].isWhitespace { position += 1 }
      return position >= end
    }
  }

  /// The next token, nil at the end; a comma separates arguments or may be a decimal comma.
  mutating func next(commaSeparates: Bool) throws(FormulaError) -> FormulaToken? {
    if isAtEnd { return nil }
    let character = characters[position]
    if Self.isDigit(character) || character == "." {
      return try number(commaSeparates: commaSeparates)
    }
    if let comparison = BinaryOperation.comparison(at: characters[position...].prefix(2)) {
      position += comparison.length
      return token(.binary(comparison.operation), from: position - comparison.length)
    }
    if character == "&", peek(1) == "&" {
      position += 2
      return token(.binary(.and), from: position - 2)
    }
    if let kind = Self.sign(character) {
      position += 1
      if character == "*", peek() == "*" {
        position += 1
        return token(.binary(.power), from: position - 2)
      }
      return token(kind, from: position - 1)
    }
    if Self.raisedDigit(character) != nil || character == "⁻" { return try raised() }
    if character == "E" { throw exponentError() }
    let start = position
    if character == "d", try takeLeibniz() {
      return token(.name(.binder(.derivative)), from: start)
    }
    if let binder = FormulaBinder.signs[character] {
      position += 1
      return token(.name(.binder(binder)), from: start)
    }
    if character.isLetter { return try name() }
    throw FormulaError(
      .unexpectedCharacter(String(character.description.prefix(8))),
      at: position..<position + 1
    )
  }

  func token(_ kind: FormulaToken.Kind, from start: Int) -> FormulaToken {
    FormulaToken(kind: kind, range: start..<position, text: String(characters[start..<position]))
  }

  func peek(_ offset: Int = 0) -> Character? {
    position + offset < end ? characters[position + offset] : nil
  }

  package static func isDigit(_ character: Character?) -> Bool {
    guard let character, character.isASCII else { return false }
    return character >= "0" && character <= "9"
  }

  private static func sign(_ character: Character) -> FormulaToken.Kind? {
    switch character {
    case "+": .binary(.add)
    case "-", "−", "–": .binary(.subtract)
    case "*", "×", "·", "⋅", "∙": .binary(.multiply)
    case "/", "÷", "∕": .binary(.divide)
    case "^": .binary(.power)
    case "(": .open(.round)
    case ")": .close(.round)
    case "⌊": .open(.floor)
    case "⌋": .close(.floor)
    case "⌈": .open(.ceil)
    case "⌉": .close(.ceil)
    case "|": .bar
    case ",": .comma
    case ":": .colon
    case "{": .open(.brace)
    case "}": .close(.brace)
    case "∧": .binary(.and)
    case "∨": .binary(.or)
    case "¬": .name(.negation)
    case "!": .postfix(.factorial)
    case "%": .postfix(.percent)
    case "°": .postfix(.degrees)
    case "√": .root(.squareRoot)
    case "∛": .root(.cubeRoot)
    default: nil
    }
  }

  private static func raisedDigit(_ character: Character) -> Int? {
    Array("⁰¹²³⁴⁵⁶⁷⁸⁹").firstIndex(of: character)
  }
}

// MARK: Numbers

extension FormulaScanner {
  mutating func digits() {
    while Self.isDigit(peek()) { position += 1 }
  }

  private mutating func number(commaSeparates: Bool) throws(FormulaError) -> FormulaToken {
    let start = position
    digits()
    let isDecimalComma =
      peek() == "," && !commaSeparates && (Self.isDigit(peek(1)) || position + 1 == end)
    if isDecimalComma {
      try refuseOtherCommas(from: start)
      decimalCommas.append(position)
    }
    if peek() == "." || isDecimalComma {
      position += 1
      let fraction = position
      digits()
      if fraction == position, start + 1 == fraction {
        throw FormulaError(.digitMissing("."), at: start..<position)
      }
      if peek() == "." { throw FormulaError(.secondPoint, at: position..<position + 1) }
    }
    try exponent()
    guard let literal = NumberLiteral(String(characters[start..<position])) else {
      throw FormulaError(numberAt: start..<position)
    }
    return token(.number(literal), from: start)
  }

  /// Reads "E−3", or "e−3" when digits follow: otherwise e is the constant.
  private mutating func exponent() throws(FormulaError) {
    guard let letter = peek(), letter == "e" || letter == "E" else { return }
    let isSigned = ["+", "-", "−"].contains(peek(1))
    guard Self.isDigit(peek(isSigned ? 2 : 1)) else {
      if letter == "e" { return }
      throw FormulaError(.exponentMissing, at: position..<position + 1)
    }
    position += isSigned ? 2 : 1
    digits()
  }

  private func exponentError() -> FormulaError {
    FormulaError(.numberBeforeExponentMissing, at: position..<position + 1)
  }

  private mutating func raised() throws(FormulaError) -> FormulaToken {
    let start = position
    let isNegative = characters[start] == "⁻"
    if isNegative { position += 1 }
    var text = ""
    while let character = peek(), let digit = Self.raisedDigit(character) {
      text += String(digit)
      position += 1
    }
    guard !text.isEmpty else { throw FormulaError(.digitMissing("⁻"), at: start..<position) }
    guard let literal = NumberLiteral(text) else {
      throw FormulaError(numberAt: start..<position)
    }
    return token(.raised(literal, isNegative: isNegative), from: start)
  }
}

// MARK: What follows

extension FormulaScanner {
  /// Whether the next thing is a digit.
  var isBeforeDigit: Bool { Self.isDigit(peek()) }

  /// Whether the next thing is a bracket with a comma of its own.
  var isBeforeArguments: Bool {
    let next = rest.drop { $0.isWhitespace }
    guard next.first == "(" else { return false }
    var depth = 0
    for character in next {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return false }
      if depth == 1, character == "," { return true }
    }
    return false
  }

  /// Whether the next thing begins a value, and is no bar.
  var isBeforeOperand: Bool {
    guard let next = characters[position...].first(where: { !$0.isWhitespace }) else {
      return false
    }
    return next.isLetter || Self.isDigit(next) || ["(", "√", "∛", "."].contains(next)
  }

  /// Whether a name is the C of C(5, 2): a capital before a bracket with a comma of its own.
  func isCount(_ name: FormulaToken) -> Bool {
    name.text == "C" && peek() == "(" && isBeforeArguments
  }

  /// A comma in a number is a decimal comma, unless it may as well stand between thousands or two
  /// numbers: 1,000 and (1,2).
  private func refuseOtherCommas(from start: Int) throws(FormulaError) {
    var end = position + 1
    while end < characters.count, Self.isDigit(characters[end]) { end += 1 }
    let isGroup = end - position == 4 && position - start <= 3 && characters[start] != "0"
    if isGroup, refusesGroups {
      let text = String(characters[start..<end])
      throw .ambiguous(
        text,
        instead: text.replacing(",", with: "") + ", " + text.replacing(",", with: "."),
        at: start..<end
      )
    }
    let isPair = start == 1 && characters[0] == "(" && String(characters[end...]) == ")"
    guard isPair, refusesGroups else { return }
    let text = String(characters[start..<end])
    throw .ambiguous(
      "(\(text))",
      instead: text.replacing(",", with: "."),
      at: start - 1..<end + 1
    )
  }
}
