extension Sentence {
  package var english: Wording {
    switch self {
    case .noRealValue(let power, let operand) where power.hasPrefix("^"):
      "no real value: \("(\(operand))\(power)")"
    case .noRealValue(let operation, let operand): "no real value: \(operation) of \(operand)"
    case .noLogarithm(let base): "no real value: log to base of \(base)"
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
    case .numberTooLong(let limit): "this number is too long: \(limit) characters at most"
    case .formulaTooLong(let limit): "the formula is too long: \(limit) characters at most"
    case .unknownCommand(let name): "\(verbatim: name) is not understood"
    case .nestedTooDeeply: "the formula is nested too deeply"
    case .inLine(let number, let reason): "line \(number): \(reason.english)"
    case .programIsEmpty: "the program is empty"
    case .unknownInstruction(let name): "“\(verbatim: name)” is not an instruction"
    case .missingOperand(let name, let index): "“\(verbatim: name)” at \(index) has too few values"
    case .leftoverValues(let count): "the program leaves \(count) values instead of one"
    case .tooLong: "the formula is too long"
    case .stackIsEmpty: "The stack is empty"
    case .stackIsFull: "The stack is full"
    case .needsValues(let name, let needed, let present):
      "\(name) needs \(Self.values(needed)), the stack has \(Self.number(present))"
    case .functionOfX: "a function of \("x")"
    case .typeAFormulaFirst: "type a formula first"
    case .formulaIsUnfinished: "formula is unfinished"
    case .hasNoRealValue: "has no real value"
    case .noBracketsInRPN: "RPN needs no brackets"
    case .nothingToUndo: "nothing to undo"
    case .nothingToRedo: "nothing to redo"
    case .cannotPaste(let reason): "not pasted: \(reason.english)"
    case .noEarlierEntry: "no earlier entry"
    case .nameWaits(let name): "unfinished: Enter applies \(name)"
    }
  }

  private static func number(_ count: Int) -> Wording {
    switch count {
    case 0: "none"
    case 1: "one"
    case 2: "two"
    default: "\(count)"
    }
  }

  private static func values(_ count: Int) -> Wording {
    count == 1 ? "a value" : "\(number(count)) values"
  }
}
