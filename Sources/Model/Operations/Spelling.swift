/// How an operation on one value is written.
package enum Spelling: Sendable, Equatable {
  /// "sin(x)": with the word under which it is saved.
  case name
  /// With another word or sign.
  case call(String)
  /// By nobody: only programs themselves use it.
  case never
  /// "−x"
  case prefix(String)
  /// "x!"; in sentences with a letter before it where the sign alone says too little.
  case postfix(String, inSentences: String)
  /// "√x", typed as "√(".
  case root(String)
  /// "|x|", typed as "abs(".
  case brackets(String, String, typed: String)
}

extension UnaryFunction {
  /// The word that calls it in a formula, where it is the one under which it is saved or has a
  /// spelling for typing.
  package var typedName: String? {
    switch writing.spelling {
    case .name: name
    case .brackets(_, _, let typed): typed
    case .call, .prefix, .postfix, .root, .never: nil
    }
  }
}

extension UnaryOperation {
  /// The short sign or name used in sentences: "√", "ln", "n!".
  package var symbol: String {
    switch row.writing.spelling {
    case .name, .never: name
    case .call(let name): name
    case .prefix(let sign), .root(let sign): sign
    case .postfix(_, let sentence): sentence
    case .brackets(let open, let close, _): open + "x" + close
    }
  }

  /// What the key of a function puts into the line: "sin(", "√(", "!".
  package var insertion: String {
    switch row.writing.spelling {
    case .name, .never, .call: symbol + "("
    case .root(let sign): sign + "("
    case .prefix(let sign), .postfix(let sign, _): sign
    case .brackets(_, _, let name): name + "("
    }
  }

  /// Whether it is written after its operand.
  package var isPostfix: Bool {
    if case .postfix = row.writing.spelling { true } else { false }
  }
}
