import Formulas
import Numerals
import Words

/// Writes common LaTeX as a formula of ours.
///
///     try LaTeXReader.formula(of: #"\frac{1}{x}+\sqrt[3]{x}"#)  // "((1)/(x))+root((3),(x))"
///
/// The result has more brackets than it needs; what the parser makes of it describes itself neatly.
struct LaTeXReader {
  /// How deeply groups may lie in each other.
  static let deepest = 100

  private(set) var tokens: [LaTeXToken]
  private(set) var position = 0
  private var depth = 0
  private(set) var output = ""
  /// So many integrals wait for their differential.
  var integrals = 0

  /// The formula that a text stands for.
  static func formula(of text: String) throws(FormulaFault) -> String {
    guard text.utf8.count <= ProgramLimits.formulaCharacters else { throw .formulaTooLong }
    var reader = LaTeXReader(tokens: LaTeXToken.tokens(of: text))
    try reader.readSequence()
    if let token = reader.peek() { throw .unexpectedCharacter(token.written) }
    return separatingLetters(of: reader.output)
  }

  private init(tokens: [LaTeXToken]) { self.tokens = tokens }

  // MARK: Tokens

  func peek() -> LaTeXToken? { position < tokens.count ? tokens[position] : nil }

  mutating func next() -> LaTeXToken? {
    guard let token = peek() else { return nil }
    position += 1
    return token
  }

  mutating func take(_ token: LaTeXToken) -> Bool {
    guard peek() == token else { return false }
    position += 1
    return true
  }

  /// Steps over tokens where they are next.
  mutating func take(_ expected: [LaTeXToken]) -> Bool {
    guard tokens[position...].starts(with: expected) else { return false }
    position += expected.count
    return true
  }

  mutating func back(_ count: Int) { position -= count }

  mutating func write(_ text: String) {
    // A letter before a name would become part of it.
    if let last = output.last, let first = text.first, first.isLetter,
      last.isLetter || last.isNumber
    {
      if text.count > 1 { output += " " }
    }
    output += text
  }

  /// What `body` writes, instead of writing it.
  @inline(never) mutating func collected(
    _ body: (inout LaTeXReader) throws(FormulaFault) -> Void
  ) throws(FormulaFault) -> String {
    let before = output
    output = ""
    guard depth < Self.deepest else { throw .nestedTooDeeply }
    depth += 1
    try body(&self)
    depth -= 1
    defer { output = before }
    return output
  }

  private var hasCommands: Bool {
    tokens.contains { if case .command = $0 { true } else { false } }
  }

  /// Whether there is a comma in the group that begins here, and in none inside of it.
  private var hasCommaInGroup: Bool {
    var depth = 0
    for token in tokens[position...] {
      if token == .open || token == .text("(") { depth += 1 }
      if token == .close || token == .text(")") { depth -= 1 }
      if depth == 0 { return false }
      if depth == 1, token == .text(",") { return true }
    }
    return false
  }

  // MARK: Sequences

  /// Reads up to the end, a closing brace or a closing delimiter.
  @inline(never) mutating func readSequence() throws(FormulaFault) {
    while let token = peek(), !Self.ends(token) { try readItem() }
  }

  @inline(never) static func ends(_ token: LaTeXToken) -> Bool {
    switch token {
    case .close, .command("right"), .text("]"), .text("&"), .command("\\"), .command("end"): true
    case .command(let name): FormulaBracket.closing(name) != nil
    default: false
    }
  }

  @inline(never) mutating func readItem() throws(FormulaFault) {
    guard let token = next() else { return }
    switch token {
    case .open where take([.text(","), .close]):
      // A comma before decimals stands in braces; one before three may as well part thousands.
      let digits = tokens[position...].prefix(while: \.isDigit).map(\.written).joined()
      let whole = String(output.reversed().prefix(while: \.isNumber).reversed())
      guard digits.count != 3 || !(1...3 ~= whole.count) || whole.hasPrefix("0") else {
        throw .ambiguous("\(whole){,}\(digits)", instead: "\(whole)\(digits), \(whole).\(digits)")
      }
      write(".")
    case .open:
      position -= 1
      // 1.2 with a decimal comma, or two numbers, where nothing else is LaTeX.
      if !hasCommands, hasCommaInGroup { throw .listInside }
      let inside = try group()
      if !inside.isEmpty { write("(" + inside + ")") }
    case .raise: try readExponent()
    case .lower: try readIndex()
    case .text("["):
      let inside = try collected { reader throws(FormulaFault) in try reader.readSequence() }
      guard take(.text("]")) else { throw .wrongClosing("[") }
      write("(" + inside + ")")
    case .space: if output.last?.isWhitespace == false { output += " " }
    // A power of ten belongs to the digits before it.
    case .text(let text) where text.count > 1: output += text
    case .text(let text): write(text)
    case .command(let name): try readCommand(name)
    case .close: throw .unexpectedCharacter("}")
    }
  }

  /// The index of a letter: digits.
  private mutating func readIndex() throws(FormulaFault) {
    let index = try argument(of: "_")
    guard let letter = output.last.map(String.init), !index.isEmpty,
      index.allSatisfy({ "0123456789".contains($0) }),
      FormulaParser.isFunctionName(letter) || Parameter(rawValue: letter)?.indexed(index) != nil
    else { throw .unexpectedCharacter("_") }
    output += NumberText.lowered(index)
  }

  /// An exponent, in which a lone ring means degrees.
  private mutating func readExponent() throws(FormulaFault) {
    let exponent = try exponent()
    write(exponent == "°" ? "°" : "^(" + exponent + ")")
  }

  /// A group, a single thing, or a whole number that stands without braces.
  mutating func exponent() throws(FormulaFault) -> String {
    var number = ""
    _ = take(.space)
    while case .text(let text) = peek(),
      text.allSatisfy(\.isNumber) || number.isEmpty && text == "-"
    {
      number += text
      position += 1
    }
    return number.isEmpty || number == "-" ? number + (try argument(of: "^")) : number
  }

  /// A group in braces, without them.
  mutating func group() throws(FormulaFault) -> String {
    guard take(.open) else { throw .needsArgument(peek()?.written ?? "{") }
    let inside = try collected { reader throws(FormulaFault) in try reader.readSequence() }
    guard take(.close) else { throw .wrongClosing("{") }
    return inside
  }

  /// What a command applies to: a group, or else a single thing.
  mutating func argument(of name: String) throws(FormulaFault) -> String {
    _ = take(.space)
    switch peek() {
    case nil: throw .needsArgument(name)
    case .open: return try group()
    case .close, .raise, .lower: throw .needsArgument(name)
    default: return try collected { reader throws(FormulaFault) in try reader.readItem() }
    }
  }

  /// What stands between `\left` or a bracket, whose opening has been read, and its closing.
  mutating func delimited(by delimiter: FormulaBracket, sized: Bool) throws(FormulaFault) -> String
  {
    let inside = try collected { reader throws(FormulaFault) in try reader.readSequence() }
    if sized {
      guard take(.command("right")) else { throw .wrongClosing("\\left") }
    }
    guard let token = next(), delimiter.isClosed(by: token) else {
      throw .wrongClosing(delimiter.latex)
    }
    return inside
  }
}
