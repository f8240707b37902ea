import Expressions
package import Notation
import Operations
import Relations
import Textbook
package import Words

extension CalculatorBrain {
  /// Takes typed characters, one after another; a line end presses Enter, and so does "=" behind
  /// what has a value.
  ///
  /// On a line nothing is left out: what has no meaning stays there, and is said to have none.
  package mutating func type(_ text: String) {
    for character in text {
      let open = state.line.openBrackets
      type(character)
      guard entry == .textbook, state.mode == .formula, !state.isResult else { continue }
      let typing = typing
      change(.letters) { brain in
        if brain.state.line.openBrackets > open { brain.state.line.pairBracket() }
        // A name that goes on has given its bracket back: cos( and e, on the way to cosec.
        if character.isLetter, brain.state.line.openBrackets < open {
          brain.state.line.removeClosing()
        }
        brain.state.line.settleCaret(forward: true)
      }
      self.typing = typing
      if character == Variable.name { completeDerivative() }
    }
  }

  /// Makes a derivative of d over dx; a bracket that is typed next is already there.
  mutating func completeDerivative() {
    guard entry == .textbook, state.mode == .formula, !state.isResult else { return }
    var line = state.line
    guard line.completeDerivative() else { return }
    change(.letters) { $0.state.line = line }
    (typing.hasCompletedName, typing.hasCompletedDerivative) = (true, true)
  }

  /// Forgets what the last letters and digits might still become.
  mutating func forgetTyping() { typing = Typing() }

  private mutating func type(_ character: Character) {
    let before = typing
    let (hadCompletedName, base) = (before.hasCompletedName, before.nameDigits)
    forgetTyping()
    if state.mode == .formula {
      if state.line.selection != nil, !character.isNewline {
        change(.other) { $0.state.line.removeSelection() }
      }
      if before.endsWithEquals, state.isResult,
        Self.beginsAnew(character) || isLetterAlone && "-−–".contains(character)
      {
        keepEquals()
      }
      if before.endsWithBlank, Self.isWord(character) { insertAsTyped(" ", .letters) }
      let isSign = character == "=" ? equalsIsSign : Comparison(rawValue: String(character)) != nil
      if isSign || character == "}", entry == .textbook {
        change(.other) { $0.state.line.leaveBoxes() }
      }
      if character == "=", isSign { return insertAsTyped("=", .other) }
    }
    // Outside of brackets nothing is there to be kept apart.
    let isStray =
      character == ";" && state.mode == .formula
      && !state.line.pieces[..<state.line.caret].contains { $0.hasSuffix("(") || $0 == "{" }
    if let key = Self.key(of: character), !isStray {
      if !hadCompletedName, insertsAsTyped(key) { return }
      if hadCompletedName, state.mode == .formula {
        // The bracket of a completed name is already there.
        if key == .openParenthesis { return }
        if key == .power {
          reopenName()
          if entry == .textbook { return insertAsTyped("^", .other) }
        }
      }
      if key == .openParenthesis, let base, nameFunction(numbered: base) { return }
      press(key.role)
      typing.endsWithEquals = character == "=" && state.isResult
      typing.hasCompletedName = state.mode == .formula && [.squareRoot, .cubeRoot].contains(key)
      if hadCompletedName || base != nil { noteNumberedName((base ?? "") + String(character)) }
    } else if character.isWhitespace {
      endEntry()
    } else if character.isLetter {
      typeLetter(character, canExtend: hadCompletedName)
    } else {
      typeSign(character)
    }
  }

  private mutating func typeLetter(_ letter: Character, canExtend: Bool) {
    change(.letters) { brain in
      if brain.state.mode == .rpn {
        try brain.typeNameInRPN(letter)
        return
      }
      brain.startAnew()
      brain.typing.hasCompletedName = brain.state.line.typeLetter(letter, canExtend: canExtend)
    }
  }

  /// A blank ends a number or name in RPN; in a formula it keeps apart what would be one number or
  /// name without it, as in "a sin(x)" and "1 2".
  private mutating func endEntry() {
    guard state.mode == .rpn else {
      let previous = state.line.previous
      guard state.line.endsWithParameter else {
        typing.endsWithBlank = !state.isResult && previous?.last.map(Self.isWord) ?? false
        return
      }
      change(.letters) { brain in
        guard !brain.state.isResult, brain.state.line.endsWithParameter else { return }
        brain.state.line.insert(pieces: [" "])
      }
      return
    }
    change(.other) { brain in
      try brain.finishName()
      try brain.finishEntry()
    }
  }

  /// Signs that are on no key.
  private mutating func typeSign(_ character: Character) {
    if state.mode == .rpn, character == "°" {
      press(.function(.degrees))
      return
    }
    change(.other) { brain in
      guard brain.state.mode == .formula else {
        throw Refusal(.formula(.unexpectedCharacter(String(character.description.prefix(8)))))
      }
      guard character.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
        return
      }
      if brain.state.isResult {
        if "|⌊⌈".contains(character) {
          brain.startAnew()
        } else if "°³⁻⁰¹⁴⁵⁶⁷⁸⁹".contains(character) {
          brain.goOn(withPostfix: String(character))
          return
        }
      }
      brain.state.isResult = false
      brain.state.line.insert(pieces: [String(character)])
    }
  }

  // MARK: As it is typed

  /// Writes a sign that compares, even behind what has been worked out: that is one of its sides.
  package mutating func insert(comparison sign: String) {
    forgetTyping()
    change(.other) { brain in
      guard brain.state.mode == .formula else { return }
      if brain.state.isResult { brain.state.line.moveCaret(.end) }
      brain.state.isResult = false
      if brain.entry == .textbook { brain.state.line.leaveBoxes() }
      brain.state.line.insert(pieces: [sign])
    }
  }

  /// Writes a piece at the caret, whatever comes of it.
  private mutating func insertAsTyped(_ piece: String, _ edit: Edit) {
    change(edit) { brain in
      let sign = RelationParser.withSigns((brain.state.line.previous ?? "") + piece)
      if piece == "=", sign.count == 1 {
        // "<" and "=" are one sign.
        brain.state.line.removeBackward()
        brain.state.line.insert(pieces: [sign])
      } else {
        brain.state.line.insert(pieces: [piece])
      }
    }
  }

  /// Writes what a key leaves out because it makes no sense there, or takes for another: a second
  /// point, one operator behind another; false where a key does the same.
  private mutating func insertsAsTyped(_ key: CalculatorKey) -> Bool {
    guard state.mode == .formula, !state.isResult else { return false }
    switch key.role {
    case .number(let piece) where piece == "." || piece == "E": insertAsTyped(piece, .digits)
    case .operation(.multiply) where state.line.previous == "×":
      // "**" is a power.
      change(.other) { brain in
        brain.state.line.removeBackward()
        if brain.entry == .textbook {
          brain.state.line.insertPower()
        } else {
          brain.state.line.insert(pieces: ["^"])
        }
      }
    case .operation(.divide), .operation(.power):
      if entry == .textbook { return false }
      insertAsTyped(key == .divide ? BinaryOperation.divide.symbol : "^", .other)
    case .operation(let operation): insertAsTyped(operation.symbol, .other)
    default: return false
    }
    return true
  }

  /// Whether "=" can't mean Enter: behind a name to be defined, or where the line is wrong.
  private var equalsIsSign: Bool {
    guard !state.isResult else { return false }
    if let previous = state.line.previous, Comparison(rawValue: previous) != nil { return true }
    if caret == line.count, FormulaParser.definedName(in: line + "=") != nil { return true }
    switch reading {
    case .empty: return true
    case .program: return false
    case .figure, .setting: return true
    case .unfinished(_, let error):
      if case .secondVariable = error?.kind { return true }
      return error?.isPending == false || line.allSatisfy(\.isLetter)
    }
  }

  /// A result that is gone on with as the left side of an equation is a line again.
  private mutating func keepEquals() {
    // What has a value was worked out; only a function or a name is the side of an equation.
    guard
      program?.usesVariable ?? false || isLetterAlone
    else { return }
    change(.other) { brain in
      brain.state.isResult = false
      brain.state.line.moveCaret(.end)
      brain.state.line.insert(pieces: ["="])
    }
  }

  /// Whether one letter is all there is: nobody goes on from its value, as in x − 2.
  private var isLetterAlone: Bool {
    program.map { $0.instructions.count == 1 && ($0.usesVariable || !$0.parameters.isEmpty) }
      ?? false
  }

  /// Whether a character begins a new line behind a result.
  private static func beginsAnew(_ character: Character) -> Bool {
    isWord(character) || "({[√∛π|⌊⌈=<>".contains(character)
  }

  /// Whether a character is part of a number or a name.
  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber && character.isASCII || character == "."
  }

  /// Takes the bracket from a name just completed, for sin^2.
  private mutating func reopenName() {
    change(.letters) { brain in
      guard let name = brain.state.line.previous, name.hasSuffix("(") else { return }
      brain.state.line.removeBackward()
      // The bracket that was closed for it will be opened again.
      if brain.entry == .textbook { brain.state.line.removeClosing() }
      brain.state.line.insert(pieces: [String(name.dropLast())])
    }
  }

  private static func key(of character: Character) -> CalculatorKey? {
    switch character {
    case "0"..."9" where character.isASCII: character.wholeNumberValue.flatMap(CalculatorKey.init)
    case ".": .point
    case ",", ";": .comma
    case "+": .add
    case "-", "−", "–": .subtract
    case "*", "×", "·": .multiply
    case "/", "÷": .divide
    case "^": .power
    case "(": .openParenthesis
    case ")": .closeParenthesis
    case "!": .factorial
    case "%": .percent
    case "²": .square
    case "√": .squareRoot
    case "∛": .cubeRoot
    case "π": .pi
    case "E": .exponent
    case "=", "\n", "\r", "\r\n": .enter
    default: nil
    }
  }

  /// Puts a copied formula in at the caret, or on the stack; nonsense changes nothing.
  ///
  /// It is read with the decimal mark given; where that makes no sense, as other programs write it.
  package mutating func paste(_ text: String, mark: DecimalMark = .point) {
    forgetTyping()
    change(.other) { brain in
      var trimmed = text[...]
      while trimmed.first?.isWhitespace == true { trimmed.removeFirst() }
      while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
      guard !trimmed.isEmpty else { throw Refusal(.cannotPaste(.noProgram(.empty))) }
      let foreign = String(trimmed)
      let local = mark.kept(foreign)
      let isForeign = local != foreign && !Self.canRead(local) && Self.canRead(foreign)
      let text = isForeign ? foreign : local
      if brain.state.mode == .rpn {
        try brain.pasteOnStack(text)
      } else {
        try brain.pasteInLine(text)
      }
    }
  }

  /// Says why a text is not pasted.
  package mutating func refuse(_ error: PastingError) { say(.cannotPaste(error.sentence)) }

  private static func canRead(_ text: String) -> Bool {
    (try? FormulaParser.parse(text)) != nil || (try? WrittenFigure(reading: text)) != nil
  }

  private mutating func pasteOnStack(_ text: String) throws {
    try finishName()
    try finishEntry()
    do {
      state.stack.append(try FormulaParser.parse(text, angleUnit: state.angleUnit))
    } catch {
      throw Refusal(.cannotPaste(error.sentence))
    }
  }

  private mutating func pasteInLine(_ text: String) throws {
    if state.isResult, !FormulaLine.isOperator(String(text.prefix(1))) { startAnew() }
    state.isResult = false
    // In another formula a function's name has no place.
    let isWhole = state.line.isEmpty
    state.line.insert(Self.asKeyed(isWhole ? text : FormulaParser.withoutDefinition(text)))
    let line = state.line
    state.line = FormulaLine(FormulaParser.kept(line.text), caretOffset: line.caretOffset)
    do {
      if WrittenFigure.isMeant(by: state.line.text) {
        _ = try WrittenFigure(reading: state.line.text, angleUnit: state.angleUnit)
      } else {
        _ = try FormulaParser.parse(state.line.text, angleUnit: state.angleUnit)
      }
    } catch {
      if !error.isPending { throw Refusal(.cannotPaste(error.sentence)) }
    }
  }

  /// Typewriter signs as the keys write them.
  private static func asKeyed(_ text: String) -> String {
    let signs: [Character: Character] = ["*": "×", "/": "÷", "-": "−"]
    let text = text.replacing("**", with: "^")
    return RelationParser.withSigns(String(text.map { signs[$0] ?? $0 }))
  }
}
