import Formulas
import Input
import Notation
import Operations
import Figures
import Words

extension CalculatorBrain {
  /// Takes typed characters, one after another; a line end presses Enter, and so does "=" behind
  /// what has a value.
  ///
  /// On a line nothing is left out: what has no meaning stays there, and is said to have none.
  package mutating func type(_ text: String) {
    for character in text {
      if state.mode == .rpn { typeInRPN(character) } else { type(character) }
    }
  }

  /// Forgets what the last characters might still become.
  mutating func forgetTyping() { typing = Typing() }

  private mutating func type(_ character: Character) {
    let before = typing
    typing = Typing(text: before.text, selected: before.selected)
    if before.endsWithEquals, character == " " { return typing.endsWithEquals = true }
    if before.endsWithEquals, Self.beginsSide(character) { keepEquals() }
    if let name = before.name {
      if character == " ", name.rest.isEmpty { return typing.name = name }
      takeBack(name, before: character)
    }
    if character.isNewline || character == "=" && !equalsIsSign {
      press(KeypadKey.Role.enter)
      typing.endsWithEquals = character == "=" && state.isResult
      return
    }
    if state.isResult { return typeBehindResult(character) }
    if before.hasBracket, character == "(" { return }
    switch character {
    case ")":
      // It closed functions without brackets, too: where nothing else is open theirs are there already.
      if before.closedNames > 0, !typedText.hasOpenBracket, !typedText.isInside {
        return typing.closedNames = before.closedNames - 1
      }
      close()
    case ",", ";": comma(String(character))
    default:
      write(String(character), Self.edit(of: character))
      if character == "s" { takeAnswer() }
      if let longer = before.name?.followed(by: character) { typing.name = longer }
    }
  }

  /// The word Ans is the last answer, where there is one.
  private mutating func takeAnswer() {
    let written = state.line.pieces.prefix(state.line.caret).joined()
    guard written.lowercased().hasSuffix("ans"), lastAnswer != nil,
      !(written.dropLast(3).last?.isLetter ?? false)
    else { return }
    for _ in 0..<3 { press(KeypadKey.Role.delete) }
    insertAnswer()
  }

  /// What was worked out is gone on with, or left for a new line.
  private mutating func typeBehindResult(_ character: Character) {
    if let key = Self.key(of: character) {
      press(key.role)
    } else if character.isLetter || "|⌊⌈{".contains(character) {
      change(.letters) { $0.startAnew() }
      write(String(character), .letters)
    } else if "°³⁻⁰¹⁴⁵⁶⁷⁸⁹".contains(character) {
      change(.other) { $0.goOn(withPostfix: String(character)) }
    } else {
      write(String(character), .other)
    }
  }

  // MARK: Characters

  private static func edit(of character: Character) -> Edit {
    if FormulaScanner.isDigit(character) || ".E".contains(character) { return .digits }
    return character.isLetter ? .letters : .other
  }

  /// What is being typed at the caret.
  private var typedText: TypedText {
    if let text = typing.text, text.line == state.line, state.line.selection == nil,
      text.isSeen == (entry == .textbook)
    {
      return text
    }
    return TypedText(at: state.line, isSeen: entry == .textbook)
  }

  /// Types a text at the caret, in the place of what is selected, or around it.
  mutating func write(_ text: String, _ edit: Edit) {
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else { return }
    if state.line.selection != nil, wrapSelection(in: text) { return }
    if entry == .textbook, typing.text == nil || typing.text?.line != state.line {
      var line = state.line
      if line.replaceLetter(with: text) { return change(edit) { $0.state.line = line } }
    }
    let selected = state.line.selectedText
    var typed = typedText
    if typed.isName, text == "(", let selected = typing.selected {
      return wrap(selected, in: typed)
    }
    if typed.isBehindTakenBracket(before: text) {
      typed = TypedText(at: state.line, isSeen: typed.isSeen)
    }
    if Comparison(rawValue: text) != nil || text == "}", let line = typed.lineBehindBoxes {
      typed = TypedText(at: line, isSeen: true)
    }
    typed.append(text)
    if entry == .textbook, typed.isWithoutNumerator {
      typing.text = nil
      return change(edit) { brain in
        brain.state.isResult = false
        brain.state.line.insertEmptyFraction()
      }
    }
    set(typed, edit)
    if let selected { typing.selected = selected }
    if text == String(Variable.name) { completeDerivative() }
    completeTemplate()
  }

  private mutating func set(_ typed: TypedText, _ edit: Edit) {
    change(edit) { brain in
      brain.state.isResult = false
      brain.state.line = typed.line
      brain.typing.text = typed
    }
  }

  /// Changes the line otherwise than by typing behind what was typed.
  private mutating func set(_ line: FormulaLine) {
    typing.text = nil
    change(.other) { $0.state.line = line }
  }

  /// Takes back what was typed last; false where the line has to be changed as it is.
  mutating func takeBack() -> Bool {
    guard state.line.selection == nil, var typed = typing.text, typed.line == state.line,
      typed.removeLast()
    else { return false }
    set(typed, .other)
    return true
  }

  // MARK: Selections

  /// Puts what is selected into a function, brackets or bars, over a fraction or under an exponent.
  private mutating func wrapSelection(in text: String) -> Bool {
    let sign = text == "/" ? "÷" : text
    var line = state.line
    switch sign {
    case "÷", "^":
      guard line.bracketSelection() else { return false }
      set(line)
      write(sign, .other)
      return true
    case _ where sign.hasSuffix("("):
      let name = String(sign.dropLast())
      guard name.isEmpty || FormulaLine.takesOneArgument(sign) || "√∛".contains(name) else {
        return false
      }
      line.insert(sign + (line.selectedText ?? "") + ")")
    case "|":
      let selected = line.selectedText ?? ""
      line.insert(selected.contains("|") ? "abs(\(selected))" : "|\(selected)|")
    default: return false
    }
    set(line)
    return true
  }

  /// A function that was typed over what was selected takes that, with its bracket.
  private mutating func wrap(_ selected: String, in name: TypedText) {
    var typed = name
    typed.append("(")
    var line = typed.line
    line.insert(selected)
    let isOpen = line.caret == line.pieces.count || line.pieces[line.caret] != ")"
    if isOpen { line.insert(")") } else { line.moveCaret(to: line.caret + 1) }
    set(line)
  }

  // MARK: Brackets and commas

  /// A closing bracket: it ends what was opened last, or what is seen as a box.
  mutating func close() {
    var typed = typedText
    if typed.hasOpenBracket {
      let names = typed.openNames
      write(")", .other)
      typing.closedNames = names
    } else if entry == .line, typed.closeName() {
      set(typed, .other)
    } else if entry == .textbook {
      typing.text = nil
      var line = state.line
      if line.stepOverBracket() {
        change(.other) { $0.state.line = line }
      } else {
        write(")", .other)
      }
    } else {
      write(")", .other)
    }
  }

  /// A comma: it steps over one that is there and not seen.
  mutating func comma(_ sign: String) {
    let typed = typedText
    if entry == .textbook, typed.endsSingleCall {
      write(")", .other)
      return comma(sign)
    }
    guard entry == .textbook, typed.isInside, !typed.hasOpenBracket else {
      return write(written(comma: sign), .other)
    }
    var line = state.line
    let isThere = line.stepOverComma()
    set(line)
    if !isThere { write(",", .other) }
  }

  /// Outside of brackets, which those of an exponent are not, nothing is there to be kept apart by a
  /// semicolon.
  private func written(comma sign: String) -> String {
    let isSeen = entry == .textbook
    let isBracketed =
      isSeen && typedText.hasOpenBracket
      || state.line.pieces[..<state.line.caret].contains {
        !isSeen && $0.hasSuffix("(") || $0 == "{"
      }
    let hasComma = state.line.pieces.contains(",")
    return sign == ";" && isBracketed && !hasComma ? "," : sign
  }

  /// Writes a sign that compares, even behind what has been worked out: that is one of its sides.
  package mutating func insert(comparison sign: String) {
    guard state.mode == .formula else { return }
    if state.isResult { change(.other) { $0.state.line.edit(.move(.end)) } }
    write(sign, .other)
  }

  // MARK: "="

  /// Whether "=" can't mean Enter: behind a name to be defined, or where the line is wrong.
  private var equalsIsSign: Bool {
    guard !state.isResult else { return false }
    if let previous = state.line.previous, Comparison(rawValue: previous) != nil { return true }
    if caret == line.count, FormulaParser.definedName(in: line + "=") != nil { return true }
    // Behind the comma stands where a solution begins.
    if tree.meaning == .solution { return true }
    // Between braces something is compared.
    if tree.openClosers.contains("}") { return true }
    switch reading {
    case .empty: return true
    case .program: return false
    case .figure, .setting: return true
    case .unfinished(_, let error):
      switch error?.kind {
      case .secondVariable, .comparisonMissing: return true
      default: return error?.isPending == false || line.allSatisfy(\.isLetter)
      }
    }
  }

  /// What "=" has worked out is the left side of an equation where a right one follows; what has a
  /// value is none.
  mutating func keepEquals() {
    guard state.isResult, program?.usesVariable ?? false || isLetterAlone else { return }
    change(.other) { brain in
      brain.state.isResult = false
      brain.state.line.edit(.move(.end))
      brain.state.line.insert(pieces: ["="])
    }
  }

  /// Whether one letter is all there is: it is a name.
  private var isLetterAlone: Bool {
    program.map { $0.instructions.count == 1 && ($0.usesVariable || !$0.parameters.isEmpty) }
      ?? false
  }

  /// Whether the side of an equation may begin with a character.
  private static func beginsSide(_ character: Character) -> Bool {
    character.isLetter || character.isNumber && character.isASCII
      || ".({[√∛π|⌊⌈=<>-−–+".contains(character)
  }

  static func key(of character: Character) -> KeypadKey? {
    switch character {
    case "0"..."9" where character.isASCII: character.wholeNumberValue.flatMap(KeypadKey.init)
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
}
