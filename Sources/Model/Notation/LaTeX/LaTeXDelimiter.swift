/// A pair of delimiters, and the function of ours that it stands for.
enum LaTeXDelimiter {
  case round, square, bars, floor, ceil, brace

  /// What opens a formula of ours that means the same.
  var function: String {
    switch self {
    case .round, .square, .brace: ""
    case .bars: "abs"
    case .floor: "floor"
    case .ceil: "ceil"
    }
  }

  /// A formula of ours between such delimiters.
  func around(_ inside: String) -> String {
    self == .brace ? "{" + inside + "}" : function + "(" + inside + ")"
  }

  var written: String {
    switch self {
    case .round: "("
    case .square: "["
    case .bars: "|"
    case .floor: "⌊"
    case .ceil: "⌈"
    case .brace: "\\{"
    }
  }

  /// The delimiter that a token opens after `\left`.
  static func opened(by token: LaTeXToken) -> LaTeXDelimiter? {
    switch token {
    case .text("("): .round
    case .text("["): .square
    case .text("|"), .command("|"), .command("vert"): .bars
    case .text("⌊"): .floor
    case .text("⌈"): .ceil
    case .command(let name): opening(name)
    default: nil
    }
  }

  /// The delimiter that a command opens, with or without `\left`.
  static func opening(_ name: String) -> LaTeXDelimiter? {
    switch name {
    case "lvert": .bars
    case "lfloor": .floor
    case "lceil": .ceil
    case "lbrack": .square
    case "{", "lbrace": .brace
    default: nil
    }
  }

  /// The delimiter that a command closes.
  static func closing(_ name: String) -> LaTeXDelimiter? {
    switch name {
    case "rvert": .bars
    case "rfloor": .floor
    case "rceil": .ceil
    case "rbrack": .square
    case "}", "rbrace": .brace
    default: nil
    }
  }

  /// Whether a token closes what a delimiter has opened.
  static func closes(_ token: LaTeXToken, _ delimiter: LaTeXDelimiter) -> Bool {
    switch (token, delimiter) {
    case (.text(")"), .round), (.text("]"), .square), (.text("|"), .bars), (.command("|"), .bars),
      (.command("vert"), .bars), (.text("⌋"), .floor), (.text("⌉"), .ceil):
      true
    case (.command(let name), _): closing(name) == delimiter
    default: false
    }
  }
}
