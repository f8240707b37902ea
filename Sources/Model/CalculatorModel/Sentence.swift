/// Everything the model says to a person, in one table.
enum Sentence: Equatable {
  // No value
  case noRealValue(String, String)
  case logarithmToBase
  case divisionByZero
  case undefined(String, String)
  case factorialNeedsWhole
  case tooLarge
  // Formulas
  case typeAFormula
  case needsRightSide(String)
  case needsLeftSide(String)
  case notClosed(String)
  case needsArgument(String)
  case needsTwoArguments(String)
  case exponentMissing
  case numberBeforeExponentMissing
  case digitMissing(String)
  case unfinishedName(String)
  case emptyBracket(String, String)
  case noOpening(String, String)
  case unknownName(String)
  case unexpectedCharacter(String)
  case tooManyArguments(String, Int)
  case operatorMissing(String)
  case secondPoint
  case numberTooLarge
  case formulaTooLong
  // Programs
  case programIsEmpty
  case unknownInstruction(String)
  case missingOperand(String, Int)
  case leftoverValues(Int)
  case tooLong
  // The calculator
  case stackIsEmpty
  case stackIsFull
  case needsValues(String, Int, Int)
  case functionOfX
  case typeAFormulaFirst
  case formulaIsUnfinished
  case hasNoRealValue
  case noBracketsInRPN
  case nothingToUndo
  case nothingToRedo
  case cannotPaste(String)
  case noEarlierEntry
  case nameWaits(String)
}

extension Sentence {
  /// The sentence in English.
  var text: String {
    switch self {
    case .noRealValue(let operation, let operand):
      "no real value: "
        + (operation.hasPrefix("^") ? "(\(operand))\(operation)" : "\(operation) of \(operand)")
    case .logarithmToBase: "log to base"
    case .divisionByZero: "undefined: division by 0"
    case .undefined(let operation, let place): "undefined: \(operation) at \(place)"
    case .factorialNeedsWhole: "n! needs a whole number from 0"
    case .tooLarge: "too large to show"
    case .typeAFormula: "Type a formula"
    case .needsRightSide(let sign): "unfinished: \(sign) needs a right side"
    case .needsLeftSide(let sign): "unfinished: \(sign) needs a left side"
    case .notClosed(let bracket): "unfinished: \(bracket) is not closed"
    case .needsArgument(let function): "unfinished: \(function) needs an argument"
    case .needsTwoArguments(let function): "unfinished: \(function) needs two arguments"
    case .exponentMissing: "unfinished: EE needs an exponent"
    case .numberBeforeExponentMissing: "unfinished: EE needs a number before it"
    case .digitMissing(let sign): "unfinished: \(sign) needs a digit"
    case .unfinishedName(let letters): "unfinished: \(letters) is not a name yet"
    case .emptyBracket(let open, let close): "unfinished: nothing between \(open) and \(close)"
    case .noOpening(let open, let close): "no \(open) for this \(close)"
    case .unknownName(let name): "unknown name: \(name)"
    case .unexpectedCharacter(let character): "\(character) has no meaning here"
    case .tooManyArguments(let function, 1): "\(function) takes one argument"
    case .tooManyArguments(let function, _): "\(function) takes two arguments"
    case .operatorMissing(let number): "an operator is missing before \(number)"
    case .secondPoint: "a number has only one point"
    case .numberTooLarge: "this number is too large"
    case .formulaTooLong:
      "the formula is too long: \(ProgramLimits.formulaCharacters) characters at most"
    case .programIsEmpty: "the program is empty"
    case .unknownInstruction(let name): "“\(name)” is not an instruction"
    case .missingOperand(let name, let index): "“\(name)” at \(index) has too few values"
    case .leftoverValues(let count): "the program leaves \(count) values instead of one"
    case .tooLong: "the formula is too long"
    case .stackIsEmpty: "The stack is empty"
    case .stackIsFull: "The stack is full"
    case .needsValues(let name, let needed, let present):
      "\(name) needs \(Self.values(needed)), the stack has \(Self.number(present))"
    case .functionOfX: "a function of \(Variable.name)"
    case .typeAFormulaFirst: "type a formula first"
    case .formulaIsUnfinished: "formula is unfinished"
    case .hasNoRealValue: "has no real value"
    case .noBracketsInRPN: "RPN needs no brackets"
    case .nothingToUndo: "nothing to undo"
    case .nothingToRedo: "nothing to redo"
    case .cannotPaste(let reason): "not pasted: \(reason)"
    case .noEarlierEntry: "no earlier entry"
    case .nameWaits(let name): "unfinished: Enter applies \(name)"
    }
  }

  private static func number(_ count: Int) -> String {
    switch count {
    case 0: "none"
    case 1: "one"
    case 2: "two"
    default: String(count)
    }
  }

  private static func values(_ count: Int) -> String {
    count == 1 ? "a value" : "\(number(count)) values"
  }
}
