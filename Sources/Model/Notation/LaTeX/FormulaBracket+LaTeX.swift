import Operations

/// Delimiters of LaTeX, which stand for brackets of ours.
extension FormulaBracket {
  /// The commands for them, with or without `\left` and `\right`.
  private static let commands: [(bracket: FormulaBracket, opening: [String], closing: [String])] = [
    (.bars, ["lvert"], ["rvert"]), (.floor, ["lfloor"], ["rfloor"]),
    (.ceil, ["lceil"], ["rceil"]), (.square, ["lbrack"], ["rbrack"]),
    (.brace, ["{", "lbrace"], ["}", "rbrace"]),
  ]

  /// The bracket that a command opens.
  static func opening(_ name: String) -> FormulaBracket? {
    commands.first { $0.opening.contains(name) }?.bracket
  }

  /// The bracket that a command closes.
  static func closing(_ name: String) -> FormulaBracket? {
    commands.first { $0.closing.contains(name) }?.bracket
  }

  /// The bracket that a token opens after `\left`.
  static func opened(by token: LaTeXToken) -> FormulaBracket? {
    switch token {
    case .command("|"), .command("vert"): .bars
    case .command(let name): opening(name)
    case .text(let text): allCases.first { $0.opening == text }
    case .open, .close, .raise, .lower, .space: nil
    }
  }

  /// Whether a token closes what this has opened.
  func isClosed(by token: LaTeXToken) -> Bool {
    switch token {
    case .command("|"), .command("vert"): self == .bars
    case .command(let name): Self.closing(name) == self
    case .text(let text): text == closing
    case .open, .close, .raise, .lower, .space: false
    }
  }

  /// A formula of ours between such delimiters.
  func around(_ inside: String) -> String {
    self == .brace ? "{" + inside + "}" : (operation?.row.typedName ?? "") + "(" + inside + ")"
  }

  /// The delimiter that opens.
  var latex: String { self == .brace ? "\\{" : opening }
}
