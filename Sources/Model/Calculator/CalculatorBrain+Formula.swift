import Formulas
import Input
import Notation
import Operations
import Words

extension KeypadKey.Role {
  /// What it stands for as typed text; nil where it does something.
  fileprivate var text: String? {
    switch self {
    case .value(.variable): String(Variable.name)
    case .value(.constant(let constant)): String(constant.symbol)
    case .value(.parameter(let parameter)): parameter.rawValue
    case .function(let operation): operation.insertion
    case .square: "²"
    case .open: "("
    default: nil
    }
  }
}

extension CalculatorBrain {
  mutating func pressInFormula(_ role: KeypadKey.Role) throws {
    switch role {
    case .recall(let earlier):
      try recall(earlier: earlier)
      return
    case .enter:
      try commit()
      return
    case .stack:
      return
    case .store:
      try commit()
      try store()
      return
    default:
      break
    }
    state.isResult = false
    if entry == .line || !editAsSeen(role) { edit(role) }
    if entry == .textbook { settle(after: role) }
  }

  /// Goes on from what was worked out; false where the key edits the line as usual.
  mutating func goesOn(with role: KeypadKey.Role) -> Bool {
    guard state.isResult else { return false }
    var hasGoneOn = false
    change(.other) { brain in
      hasGoneOn = try brain.goOn(with: role)
      if hasGoneOn, brain.entry == .textbook, !brain.state.isResult { brain.openBox(after: role) }
    }
    return hasGoneOn
  }

  /// Types what a key stands for; false where it does something else.
  mutating func typeKey(_ role: KeypadKey.Role) -> Bool {
    switch role {
    case .delete: return takeBack()
    case .close: close()
    case .number(","): comma(",")
    case .number(let piece):
      if !isSecond(piece) { write(piece, .digits) }
    case .operation(.mod): write("mod(", .other)
    case .operation(let operation): typeOperator(operation.symbol)
    default:
      guard var text = role.text else { return false }
      // In the terms of a sum the key stands for their letter.
      if case .value(.variable) = role { text = runningLetter ?? text }
      // A letter and a function's key are two things: a sin(, not asin(.
      let word = (state.line.previous ?? "") + text.dropLast()
      let isName = state.line.endsWithParameter && FormulaName.isFunction(word)
      write(isName ? " " + text : text, .other)
    }
    return true
  }

  /// An operator takes the place of one that makes no sense before it; a minus behind another one is
  /// a sign.
  private mutating func typeOperator(_ sign: String) {
    if sign == "−", lastTyped == sign { return }
    let isSign = sign == "−" && lastTyped != "+"
    while !isSign, state.line.selection == nil, FormulaLine.isOperator(lastTyped) {
      if takeBack() { continue }
      typing.text = nil
      change(.other) { $0.state.line.removeBackward() }
    }
    write(sign, .other)
  }

  /// The sign that was typed last: a box that it opened stands behind it.
  private var lastTyped: String? {
    typing.text.flatMap { $0.line == state.line ? $0.last.map { String($0) } : nil }
      ?? state.line.previous
  }

  /// Whether a number has its point, or its exponent, already.
  private func isSecond(_ piece: String) -> Bool {
    let line = state.line
    guard piece == "." || piece == "E", let start = line.numberStart(endingAt: line.caret) else {
      return false
    }
    let number = line.pieces[start..<line.caret]
    return number.contains("E") || piece == "." && number.contains(".")
  }

  /// Changes the line as a book shows it; false for what is the same on a line.
  private mutating func editAsSeen(_ role: KeypadKey.Role) -> Bool {
    switch role {
    case .reciprocal:
      state.line.removeSelection()
      state.line.insert(pieces: ["(", "1", ")", "÷", "(", ")"])
      state.line.edit(.move(.left))
    case .template(.cases) where state.line.addCase(): break
    case .template(let template): state.line.insert(template)
    case .caret(.left): return state.line.moveThroughBoxes(forward: false)
    case .caret(.right):
      return state.line.moveToNextBox() || state.line.moveThroughBoxes(forward: true)
    case .delete: state.line.removeBackwardAsSeen()
    case .deleteForward: state.line.removeForwardAsSeen()
    default: return false
    }
    return true
  }

  /// Opens a box behind the sign that a result goes on with.
  private mutating func openBox(after role: KeypadKey.Role) {
    switch role {
    case .operation(.divide), .operation(.power):
      let sign = state.line.previous ?? ""
      state.line.removeBackward()
      var typed = TypedText(at: state.line, isSeen: true)
      typed.append(sign)
      state.line = typed.line
      typing.text = typed
    default: break
    }
  }

  /// Closes a bracket that was opened, and keeps the caret out of what is not seen.
  private mutating func settle(after role: KeypadKey.Role) {
    switch role {
    case .caret(let way) where !way.isForward:
      state.line.settleCaret(forward: false)
    default: break
    }
    state.line.settleCaret(forward: true)
    state.line.settleCaret(forward: false)
  }

  /// Changes the line at its caret.
  private mutating func edit(_ role: KeypadKey.Role) {
    switch role {
    case .clear, .clearAll, .reciprocal, .template: state.line.removeSelection()
    default: break
    }
    switch role {
    case .sign: state.line.toggleSign()
    case .template(let template): state.line.insert(template)
    case .reciprocal: state.line.insert(pieces: ["1", "÷", "("])
    case .delete, .deleteForward:
      if case .delete = role { state.line.removeBackward() } else { state.line.removeForward() }
      state.line.joinName()
    case .clear, .clearAll: state.line = FormulaLine()
    case .caret(let move): state.line.edit(.move(move))
    // These are typed.
    case .number, .value, .operation, .function, .square, .open, .close: break
    case .enter, .stack, .recall, .store: break
    }
  }

  /// `=`: closes what is open and keeps the line; the next key goes on from its result, or leaves an
  /// equation.
  private mutating func commit() throws {
    guard !state.isResult else { return }
    if case .figure = reading {
      state.isResult = true
      return remember(state.line.text)
    }
    let tree = FormulaTree(state.line.text)
    do {
      _ = try tree.program(state.angleUnit, closingBrackets: true)
    } catch {
      throw Refusal(error.sentence)
    }
    let text = state.line.text + tree.closers
    state.line = FormulaLine(text)
    state.isResult = true
    remember(text)
  }

  /// Closes the brackets that may be left open.
  package mutating func closeBrackets() {
    typing.endsWithEquals = false
    guard closed != nil else { return }
    forgetTyping()
    change(.other) { $0.state.line = FormulaLine($0.line + $0.tree.closers) }
  }

  private mutating func remember(_ text: String) {
    if state.history.last != text { state.history.append(text) }
    state.forgetOldHistory()
    state.recalled = nil
    state.draft = nil
  }

  /// Leaves the finished line for a new one.
  mutating func startAnew() {
    guard state.isResult else { return }
    counts.leftLines += 1
    remember(state.line.text)
    state.line = FormulaLine()
    state.isResult = false
  }

  private mutating func recall(earlier: Bool) throws {
    let count = state.history.count
    let now = state.recalled ?? count
    var next = now + (earlier ? -1 : 1)
    // A line just committed is the last of the history: going back from it means the one before.
    if earlier, state.isResult, state.recalled == nil, next >= 0,
      state.history[next] == state.line.text
    {
      next -= 1
    }
    // Behind the latest there is the line itself.
    guard earlier || next <= count else { return }
    guard next >= 0, next != now else { throw Refusal(.noEarlierEntry) }
    if state.recalled == nil { state.draft = state.line }
    state.isResult = false
    if next == count {
      state.line = state.draft ?? FormulaLine()
      state.recalled = nil
      state.draft = nil
    } else {
      state.line = FormulaLine(state.history[next])
      state.recalled = next
    }
  }
}
