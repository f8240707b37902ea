/// A piece of LaTeX.
enum LaTeXToken: Equatable {
  /// A command without its backslash: "frac", "left", "{" for `\{`.
  case command(String)
  case open, close
  case raise, lower
  /// Room before a digit, which without it would become part of what stands before.
  case space
  /// A letter, a digit, a power of ten such as "e-2" behind a digit, or any other character.
  case text(String)

  /// As it was written.
  var written: String {
    switch self {
    case .command(let name): "\\" + name
    case .open: "{"
    case .close: "}"
    case .raise: "^"
    case .lower: "_"
    case .space: " "
    case .text(let text): text
    }
  }

  /// Commands that make room.
  private static let spaces: Set<String> = [
    ",", ";", ":", "!", " ", "quad", "qquad", "enspace", "thinspace",
  ]

  /// Cuts a text; letters and digits stand one by one, and room is left out where it parts nothing.
  static func tokens(of text: String) -> [LaTeXToken] {
    var tokens: [LaTeXToken] = []
    var characters = Array(text)[...]
    var (isApart, mayGroup) = (false, false)
    while let character = characters.popFirst() {
      let isDigit = character.isASCII && character.isNumber
      // A thin space before three digits parts thousands.
      let groups = mayGroup && isDigit && characters.prefix { $0.isNumber }.count == 2
      let isNumber =
        isDigit || character == "." && characters.first?.isNumber ?? false
        || character == "e" && tokens.last?.isDigit ?? false
      if isApart, !groups, isNumber, !tokens.isEmpty {
        tokens.append(.space)
      }
      if character == "e", !isApart, tokens.last?.isDigit ?? false,
        let sign = characters.first, "+-−".contains(sign)
      {
        let digits = characters.dropFirst().prefix { $0.isNumber }
        if !digits.isEmpty {
          tokens.append(.text("e" + String(sign) + String(digits)))
          characters = characters.dropFirst(1 + digits.count)
          continue
        }
      }
      (isApart, mayGroup) = (false, false)
      switch character {
      case "{": tokens.append(.open)
      case "}": tokens.append(.close)
      case "^": tokens.append(.raise)
      case "_": tokens.append(.lower)
      case "\\":
        var name = String(characters.prefix { $0.isLetter && $0.isASCII })
        if name.isEmpty { name = characters.first.map { String($0) } ?? "" }
        characters = characters.dropFirst(name.count)
        (isApart, mayGroup) = (spaces.contains(name), name == "," && tokens.endInNumber)
        if !isApart { tokens.append(.command(name)) }
      case "~": isApart = true
      case "$": break
      default:
        isApart = character.isWhitespace
        if !isApart { tokens.append(.text(String(character))) }
      }
    }
    return tokens
  }

  var isDigit: Bool {
    if case .text(let text) = self { text.allSatisfy { $0.isASCII && $0.isNumber } } else { false }
  }
}

extension [LaTeXToken] {
  /// Whether they end in digits that are no exponent or index without braces.
  fileprivate var endInNumber: Bool {
    let digits = reversed().prefix(while: \.isDigit).count
    let before = dropLast(digits).last
    return digits > 0 && before != .raise && before != .lower
  }
}
