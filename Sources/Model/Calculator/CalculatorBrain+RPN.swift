import Numerals
import Formulas
import Input
import Notation
import Operations
import Words

extension CalculatorBrain {
  mutating func pressInRPN(_ role: KeypadKey.Role) throws {
    switch role {
    case .delete, .clear, .clearAll, .enter, .number: break
    default: try finishName()
    }
    switch role {
    case .number(let piece):
      try finishName()
      state.entry.append(piece)
    case .sign:
      if state.entry.isEmpty { try toggleSignOfLevel1() } else { state.entry.toggleSign() }
    case .value(let instruction):
      try finishEntry()
      state.stack.append(try Program([instruction], angleUnit: state.angleUnit))
    case .operation(let operation): try apply(operation)
    case .function(let operation): try apply(operation)
    case .square:
      let two = try Program([.number(NumberLiteral(2))], angleUnit: state.angleUnit)
      try replaceTop(for: "x²") { try $0.applying(.power, two) }
    case .reciprocal: try replaceTop(for: "1/x") { try $0.reciprocal() }
    case .store:
      try finishEntry()
      try store()
    case .open, .close: throw Refusal(.noBracketsInRPN)
    case .enter: try enter()
    case .delete: try delete()
    case .clear: clear()
    case .clearAll:
      clear()
      state.stack = []
    case .stack(let move): try rearrange(move)
    case .caret(.right), .caret(.wordRight): try rearrange(.swap)
    case .recall(earlier: false): try rearrange(.roll)
    case .deleteForward, .caret, .recall, .template: break
    }
  }

  private mutating func enter() throws {
    if !state.pendingName.isEmpty {
      try finishName()
    } else if !state.entry.isEmpty {
      try finishEntry()
    } else {
      try require(1, for: "Enter")
      state.stack += state.stack.suffix(1)
    }
  }

  private mutating func delete() throws {
    if !state.pendingName.isEmpty {
      state.pendingName.removeLast()
    } else if !state.entry.isEmpty {
      state.entry.removeLast()
    } else {
      try rearrange(.drop)
    }
  }

  private mutating func clear() {
    if state.entry.isEmpty && state.pendingName.isEmpty { state.stack = [] }
    state.entry = NumberEntry()
    state.pendingName = ""
  }

  private mutating func rearrange(_ move: KeypadKey.StackMove) throws {
    try finishEntry()
    let last = state.stack.count - 1
    switch move {
    case .swap:
      try require(2, for: "swap")
      state.stack.swapAt(last, last - 1)
    case .roll:
      try require(2, for: "roll")
      state.stack.insert(state.stack.removeLast(), at: 0)
    case .drop:
      try require(1, for: "drop")
      state.stack.removeLast()
    }
  }

  /// Pushes the number being entered, if there is one.
  mutating func finishEntry() throws {
    if let fault = state.entry.fault { throw Refusal(fault.sentence) }
    guard let instructions = state.entry.instructions else { return }
    state.stack.append(try Program(instructions, angleUnit: state.angleUnit))
    state.entry = NumberEntry()
  }

  private func require(_ count: Int, for name: String) throws {
    guard state.stack.count >= count else {
      throw Refusal(.needsValues(name, count, present: state.stack.count))
    }
  }

  private mutating func apply(_ operation: UnaryOperation) throws {
    try replaceTop(for: operation.symbol) { try $0.applying(operation) }
  }

  /// Negates level 1, or takes the minus away that it has.
  private mutating func toggleSignOfLevel1() throws {
    try replaceTop(for: "±") { program in
      guard program.instructions.last == .unary(.negate) else {
        return try program.applying(.negate)
      }
      return try Program(Array(program.instructions.dropLast()), angleUnit: program.angleUnit)
    }
  }

  private mutating func replaceTop(
    for name: String,
    _ change: (Program) throws -> Program
  ) throws {
    try finishEntry()
    try require(1, for: name)
    state.stack.append(try change(state.stack.removeLast()))
  }

  private mutating func apply(_ operation: BinaryOperation) throws {
    try finishEntry()
    try require(2, for: operation.symbol)
    let second = state.stack.removeLast()
    state.stack.append(try state.stack.removeLast().applying(operation, second))
  }

  private mutating func apply(_ function: DefinedFunction) throws {
    try finishEntry()
    try require(function.argumentCount, for: function.name)
    let arguments = state.stack.suffix(function.argumentCount)
    let result = try Program(
      arguments.flatMap(\.instructions) + [.defined(function)],
      angleUnit: state.angleUnit
    )
    state.stack.removeLast(function.argumentCount)
    state.stack.append(result)
  }
}

// MARK: Typed names

extension CalculatorBrain {
  mutating func typeInRPN(_ character: Character) {
    forgetTyping()
    if let sign = indexSign(character) {
      change(.letters) { try $0.typeIndexInRPN(sign) }
    } else if let key = Self.key(of: character) {
      press(key.role)
    } else if character.isWhitespace {
      change(.other) { brain in
        try brain.finishName()
        try brain.finishEntry()
      }
    } else if character.isLetter {
      change(.letters) { try $0.typeNameInRPN(character) }
    } else if character == "°" {
      press(.function(.degrees))
    } else {
      change(.other) { _ in
        throw Refusal(.formula(.unexpectedCharacter(String(character.description.prefix(8)))))
      }
    }
  }

  /// What a character is of the index of a letter: `_`, or a digit; nil where it is none.
  private func indexSign(_ character: Character) -> String? {
    let lifted = NumberText.lifted(String(character))
    let isLowered = lifted != String(character)
    let isDigit = FormulaScanner.isDigit(character) && state.pendingName.contains("_")
    return character == "_" || isLowered || isDigit ? lifted : nil
  }

  /// Gives the letter that was typed last an index.
  private mutating func typeIndexInRPN(_ sign: String) throws {
    var name = state.pendingName
    if name.isEmpty, state.entry.isEmpty,
      case .parameter(let letter)? = state.stack.last?.instructions.first,
      state.stack.last?.instructions.count == 1
    {
      name = letter.rawValue
    }
    let isBegun = name.contains("_")
    let longer = name + (isBegun || sign == "_" ? "" : "_") + sign
    guard
      isBegun ? Parameter(rawValue: longer) != nil : Parameter(rawValue: name)?.indexed("0") != nil
    else { throw Refusal(.formula(.unexpectedCharacter(sign))) }
    if state.pendingName.isEmpty { state.stack.removeLast() }
    state.pendingName = longer
  }

  /// Adds a letter of a name; applies the name as soon as no longer one begins with it.
  mutating func typeNameInRPN(_ letter: Character) throws {
    if state.pendingName.isEmpty, let memory = Parameter(rawValue: String(letter)),
      memory == .memory
    {
      return try pressInRPN(.value(.parameter(memory)))
    }
    let word = state.pendingName + letter.lowercased()
    if FormulaName.all[word] != nil || FormulaName.beginnings.contains(word) {
      state.pendingName = word
      if Self.isUnambiguous(word) { try finishName() }
      return
    }
    // The letter begins a new name: what is there has to be a whole one.
    guard !state.pendingName.isEmpty else {
      guard let parameter = Self.parameter(word) else {
        throw Refusal(.formula(.unknownName(word)))
      }
      return try pressInRPN(.value(.parameter(parameter)))
    }
    try finishName()
    try typeNameInRPN(letter)
  }

  /// The number that a letter stands for which is no name.
  static func parameter(_ word: String) -> Parameter? {
    Parameter(rawValue: word).flatMap { $0 == .y ? nil : $0 }
  }

  private static func isUnambiguous(_ word: String) -> Bool {
    // What can't be done is said when the word is finished: its letters are no numbers.
    guard let meaning = FormulaName.all[word], isPossible(meaning) else { return false }
    // Digits never belong to a name here: "log" is not held up by "log2", nor x by "xor".
    return !FormulaName.all.contains { name, meaning in
      name.count > word.count && name.hasPrefix(word) && name.allSatisfy(\.isLetter)
        && isPossible(meaning)
    }
  }

  /// Whether there is anything like it without a formula.
  private static func isPossible(_ name: FormulaName) -> Bool {
    switch name {
    case .joint, .negation, .binder, .function(.cases): false
    default: true
    }
  }

  /// Does what the typed name says.
  mutating func finishName() throws {
    guard !state.pendingName.isEmpty else { return }
    guard
      let name = FormulaName.all[state.pendingName]
        ?? Self.parameter(state.pendingName).map(FormulaName.parameter)
    else {
      throw Refusal(.formula(.unknownName(state.pendingName)))
    }
    let word = state.pendingName
    state.pendingName = ""
    switch name {
    case .variable: try pressInRPN(.value(.variable))
    case .parameter(let parameter): try pressInRPN(.value(.parameter(parameter)))
    case .constant(let constant): try pressInRPN(.value(.constant(constant)))
    case .function(.unary(let operation)): try apply(operation)
    case .function(.binary(let operation)), .function(.based(let operation)):
      try apply(operation)
    case .function(.defined(let function)): try apply(function)
    case .function(.logarithm): try apply(.log10)
    case .function(.named), .function(.binder): throw Refusal(.formula(.needsArgument(word)))
    // A level of the stack is a value, and no condition.
    case .function(.cases), .joint, .negation:
      throw Refusal(.formula(.unexpectedCharacter(word)))
    case .binder, .local, .list: throw Refusal(.formula(.needsArgument(word)))
    }
  }
}
