import Formulas
import Operations

extension FormulaName {
  /// Whether a word is the name of a function.
  package static func isFunction(_ word: String) -> Bool {
    if case .function = all[word.lowercased()] { true } else { false }
  }

  /// Whether a word stands between conditions, or before one.
  package static func joins(_ word: String) -> Bool {
    switch all[word.lowercased()] {
    case .joint, .negation: true
    default: false
    }
  }

  /// Whether a word means something only with a bracket behind it: it takes several arguments.
  package static func needsBracket(_ word: String) -> Bool {
    switch all[word.lowercased()] {
    case .function(let function): function.needsTwo
    case .binder: true
    default: false
    }
  }

  /// A word as the line writes it, without the bracket of a function: asin for arcsin, π for pi.
  package static func written(_ word: String) -> String {
    // Of log10 the digits are what it says.
    if word.contains(where: FormulaScanner.isDigit) { return word }
    return switch all[word.lowercased()] {
    case .variable: String(Variable.name)
    case .parameter(let parameter): parameter.rawValue
    case .constant(let constant): String(constant.symbol)
    case .joint(let operation): operation.symbol
    case .negation: UnaryOperation.not.name
    case .binder(let binder): binder.rawValue
    case .local(let name): name
    case .list(let call): call.written
    case .function(let function):
      String(
        function.insertion.last == "(" ? function.insertion.dropLast() : function.insertion[...]
      )
    case nil: word
    }
  }
}

extension FormulaLine {
  /// Whether the piece before the caret is a parameter.
  package var endsWithParameter: Bool { previous.flatMap(Parameter.init) != nil }

  /// Gives a name the bracket behind it where something was taken out between them or in the name, and
  /// no second one.
  package mutating func joinName() {
    if let name = previous, name.hasSuffix("("), name != "(", next == "(",
      let inner = closing(of: caret),
      FormulaName.needsBracket(String(name.dropLast())) || !pieces[caret..<inner].contains(",")
    {
      let outer = closing(of: caret - 1)
      guard outer ?? pieces.count == inner + 1 else { return }
      if outer != nil { remove(at: inner) }
      return remove(at: caret)
    }
    func isWord(_ piece: String) -> Bool { piece.allSatisfy { $0.isLetter || $0.isNumber } }
    guard let end = pieces[caret...].firstIndex(where: { !isWord($0) }), pieces[end] == "("
    else { return }
    let start = pieces[..<caret].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
    let word = pieces[start..<end].joined()
    let name = Self.pieces(of: word + "(").last.map { $0.dropLast() } ?? ""
    guard FormulaName.isFunction(String(name)) else { return }
    for _ in start...end { remove(at: start) }
    moveCaret(to: start)
    insert(String(word.dropLast(name.count)) + FormulaName.written(String(name)) + "(")
  }

  /// Whether a piece is the name and bracket of a function that takes one argument.
  package static func takesOneArgument(_ piece: String) -> Bool {
    guard piece.hasSuffix("("),
      case .function(let function)? = FormulaName.all[piece.dropLast().lowercased()]
    else { return false }
    return function.mostArguments == 1
  }
}

extension FormulaFunction {
  /// What a typed name becomes.
  var insertion: String {
    switch self {
    case .unary(let operation): operation.insertion
    case .binary(let operation), .based(let operation): operation.symbol + "("
    case .defined(let function): function.name + "("
    case .logarithm: "log("
    case .named(let call): call.written + "("
    case .binder(let binder): binder.rawValue + "("
    case .cases(let valuesFirst): valuesFirst ? "piecewise(" : "if("
    }
  }
}
