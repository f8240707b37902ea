/// A piece of LaTeX.
enum LaTeXToken: Equatable {
  /// A command without its backslash: "frac", "left", "{" for `\{`.
  case command(String)
  case open, close
  case raise, lower
  /// A run of letters, or of digits with their point, or any other character.
  case text(String)

  /// As it was written.
  var written: String {
    switch self {
    case .command(let name): "\\" + name
    case .open: "{"
    case .close: "}"
    case .raise: "^"
    case .lower: "_"
    case .text(let text): text
    }
  }

  /// Cuts a text; blanks are left out, letters and digits stand one by one.
  static func tokens(of text: String) -> [LaTeXToken] {
    var tokens: [LaTeXToken] = []
    var characters = Array(text)[...]
    while let character = characters.popFirst() {
      switch character {
      case "{": tokens.append(.open)
      case "}": tokens.append(.close)
      case "^": tokens.append(.raise)
      case "_": tokens.append(.lower)
      case "\\":
        var name = String(characters.prefix { $0.isLetter && $0.isASCII })
        if name.isEmpty { name = characters.first.map { String($0) } ?? "" }
        characters = characters.dropFirst(name.count)
        tokens.append(.command(name))
      case "~", "$": break
      default:
        if !character.isWhitespace { tokens.append(.text(String(character))) }
      }
    }
    return tokens
  }
}
