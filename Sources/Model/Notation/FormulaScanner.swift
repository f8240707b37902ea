import Numerals
import Operations
import Words

/// Cuts a formula into tokens, one at a time; what it does not understand is one, too.
package struct FormulaScanner {
  let characters: [Character]
  /// The place of the next character.
  var position = 0
  /// The first thing that is wrong, and the first one besides brackets that are left open.
  private(set) var fault: FormulaError?
  private(set) var otherFault: FormulaError?
  /// The places of the commas that were read as decimal commas.
  private(set) var decimalCommas: [Int] = []
  /// Where the last letter stood that is no name, but a number.
  var lastLetter: Int?
  /// Where the last name of a function ended.
  var functionEnd: Int?
  /// What the line begins with, and where its = stands.
  var head = FormulaHead.formula
  var definingSign: Int?
  /// What the variable is called where it is not x: t, say, or nothing.
  var variables: [String]?
  /// What sums around this count with.
  var locals: [String] = []

  /// Whether y′ is the slope of y.
  let knowsSlope: Bool

  init(_ characters: [Character], knowsSlope: Bool = false) {
    (self.characters, self.knowsSlope) = (characters, knowsSlope)
  }

  /// Takes down what is wrong, unless something is already.
  @inline(never) mutating func note(_ error: FormulaError) {
    fault = fault ?? error
    if case .notClosed = error.kind { return }
    otherFault = otherFault ?? error
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
  mutating func next(commaSeparates: Bool) -> FormulaToken? {
    if isAtEnd { return nil }
    let start = position
    let character = characters[position]
    if Self.isDigit(character) || character == "." && Self.isDigit(peek(1)) {
      return number(commaSeparates: commaSeparates)
    }
    if let kind = sign() { return token(kind, from: start) }
    position += 1
    if Self.raisedDigit(character) != nil || character == "⁻" { return raised() }
    position = start
    if character == "d", takeLeibniz() {
      return token(.name(.binder(.derivative)), from: start)
    }
    if character.isLetter, character != "E" || isIntegralName, FormulaBinder.signs[character] == nil
    {
      return name()
    }
    position += 1
    if let binder = FormulaBinder.signs[character] {
      return token(.name(.binder(binder)), from: start)
    }
    switch character {
    case "E": note(FormulaError(.numberBeforeExponentMissing, at: start..<position))
    case ".": note(FormulaError(.digitMissing("."), at: start..<position))
    default: note(unexpected(at: start))
    }
    return token("≈±;".contains(character) ? .separator : .other, from: start)
  }

  func unexpected(at place: Int) -> FormulaError {
    FormulaError(
      .unexpectedCharacter(String(characters[place].description.prefix(8))),
      at: place..<place + 1
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

  /// Steps over the sign that stands here.
  private mutating func sign() -> FormulaToken.Kind? {
    guard let sign = Self.signs[characters[position]] else { return nil }
    let pair = sign.pairs.isEmpty ? nil : peek(1).flatMap { sign.pairs[$0] }
    guard let kind = pair ?? sign.kind else { return nil }
    position += pair == nil ? 1 : 2
    return kind
  }

  /// What a character means alone, and before others.
  private struct Sign {
    var kind: FormulaToken.Kind?
    var pairs: [Character: FormulaToken.Kind] = [:]
  }

  private static let signs: [Character: Sign] = {
    let comparisons = BinaryOperation.typedComparisons.mapValues(FormulaToken.Kind.binary)
    return written.merging(comparisons) { own, _ in own }.reduce(into: [:]) { signs, written in
      let text = Array(written.key)
      if text.count == 1 { signs[text[0], default: Sign()].kind = written.value }
      if text.count == 2 { signs[text[0], default: Sign()].pairs[text[1]] = written.value }
    }
  }()

  /// The signs besides comparisons.
  private static let written: [String: FormulaToken.Kind] = [
    "+": .binary(.add),
    "-": .binary(.subtract), "−": .binary(.subtract), "–": .binary(.subtract),
    "*": .binary(.multiply), "×": .binary(.multiply), "·": .binary(.multiply),
    "⋅": .binary(.multiply), "∙": .binary(.multiply),
    "/": .binary(.divide), "÷": .binary(.divide), "∕": .binary(.divide),
    "^": .binary(.power), "**": .binary(.power),
    "(": .open(.round), ")": .close(.round), "{": .open(.brace), "}": .close(.brace),
    "[": .open(.square), "]": .close(.square), "⌊": .open(.floor), "⌋": .close(.floor),
    "⌈": .open(.ceil), "⌉": .close(.ceil),
    "|": .bar, ",": .comma, ":": .colon,
    "∧": .binary(.and), "&&": .binary(.and), "∨": .binary(.or), "⊻": .binary(.xor),
    "¬": .name(.negation),
    "!": .postfix(.factorial), "%": .postfix(.percent), "°": .postfix(.degrees),
    "√": .root(.squareRoot), "∛": .root(.cubeRoot),
  ]

  private static func raisedDigit(_ character: Character) -> Int? { raisedDigits[character] }

  private static let raisedDigits = Dictionary(
    uniqueKeysWithValues: zip("⁰¹²³⁴⁵⁶⁷⁸⁹", 0...9)
  )
}

// MARK: Numbers

extension FormulaScanner {
  mutating func digits() {
    while Self.isDigit(peek()) { position += 1 }
  }

  private mutating func number(commaSeparates: Bool) -> FormulaToken {
    let start = position
    digits()
    let isDecimalComma =
      peek() == "," && !commaSeparates && (Self.isDigit(peek(1)) || position + 1 == end)
    if isDecimalComma {
      noteOtherCommas(from: start)
      decimalCommas.append(position)
    }
    if peek() == "." || isDecimalComma {
      position += 1
      digits()
      while peek() == "." {
        note(FormulaError(.secondPoint, at: position..<position + 1))
        position += 1
        digits()
      }
    }
    exponent()
    let literal = NumberLiteral(String(characters[start..<position]))
    if literal == nil { note(FormulaError(numberAt: start..<position)) }
    return token(.number(literal ?? NumberLiteral(0)), from: start)
  }

  /// Reads "E−3", or "e−3" when digits follow: otherwise e is the constant.
  private mutating func exponent() {
    guard let letter = peek(), letter == "e" || letter == "E" else { return }
    let isSigned = ["+", "-", "−"].contains(peek(1))
    let hasDigits = Self.isDigit(peek(isSigned ? 2 : 1))
    if !hasDigits {
      if letter == "e" || isIntegralName { return }
      note(FormulaError(.exponentMissing, at: position..<position + 1))
    }
    position += isSigned ? 2 : 1
    digits()
  }

  /// Whether the exponential integral is called here, and no power of ten begins.
  private var isIntegralName: Bool { peek() == "E" && peek(1) == "i" && peek(2) == "(" }

  private mutating func raised() -> FormulaToken {
    let start = position - 1
    let isNegative = characters[start] == "⁻"
    while let character = peek(), Self.raisedDigit(character) != nil { position += 1 }
    let digits = characters[start..<position].compactMap(Self.raisedDigit)
    let literal = NumberLiteral(digits.map(String.init).joined())
    if digits.isEmpty {
      note(FormulaError(.digitMissing("⁻"), at: start..<position))
    } else if literal == nil {
      note(FormulaError(numberAt: start..<position))
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
  private mutating func noteOtherCommas(from start: Int) {
    var end = position + 1
    while end < characters.count, Self.isDigit(characters[end]) { end += 1 }
    let text = String(characters[start..<end])
    if end - position == 4, position - start <= 3, characters[start] != "0" {
      let others = text.replacing(",", with: "") + ", " + text.replacing(",", with: ".")
      note(.ambiguous(text, instead: others, at: start..<end))
    }
    guard start == 1, characters[0] == "(", String(characters[end...]) == ")" else { return }
    let (decimal, point) = (text.replacing(",", with: "."), text.replacing(",", with: ", "))
    note(.ambiguous("(\(text))", instead: "\(decimal), (\(point))", at: start - 1..<end + 1))
  }
}
