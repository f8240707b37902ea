import Formulas
import Operations

extension FormulaName {
  /// Whether a word is the name of a function.
  package static func isFunction(_ word: String) -> Bool {
    if case .function = all[word.lowercased()] { true } else { false }
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
