import Expressions
import Notation
import Operations
import Textbook
import Words

extension CalculatorBrain {
  mutating func pressInFormula(_ role: CalculatorKey.Role) throws {
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
    if state.isResult, try goOn(with: role) {
      if entry == .textbook, !state.isResult { openBox(after: role) }
      return
    }
    state.isResult = false
    if entry == .line || !editAsSeen(role) { edit(role) }
    if entry == .textbook { settle(after: role) }
  }

  /// Changes the line as a book shows it; false for what is the same on a line.
  private mutating func editAsSeen(_ role: CalculatorKey.Role) -> Bool {
    switch role {
    case .operation(.divide): state.line.insertFraction()
    case .operation(.power): state.line.insertPower()
    case .reciprocal:
      state.line.removeSelection()
      state.line.insert(pieces: ["(", "1", ")", "÷", "(", ")"])
      state.line.moveCaret(.left)
    case .template(let template): state.line.insert(template)
    case .number(","): return state.line.stepOverComma()
    case .close: return state.line.stepOverBracket()
    case .delete: state.line.removeBackwardAsSeen()
    case .deleteForward: state.line.removeForwardAsSeen()
    default: return false
    }
    return true
  }

  /// Opens a box behind the sign that a result goes on with.
  private mutating func openBox(after role: CalculatorKey.Role) {
    switch role {
    case .operation(.divide):
      state.line.removeBackward()
      state.line.insertFraction()
    case .operation(.power):
      state.line.removeBackward()
      state.line.insertPower()
    default: break
    }
  }

  /// Closes a bracket that was opened, and keeps the caret out of what is not seen.
  private mutating func settle(after role: CalculatorKey.Role) {
    switch role {
    case .open, .function, .operation(.mod): state.line.pairBracket()
    case .caret(.left), .caret(.tokenLeft), .caret(.home):
      state.line.settleCaret(forward: false)
    default: break
    }
    state.line.settleCaret(forward: true)
    state.line.settleCaret(forward: false)
  }

  /// Changes the line at its caret.
  private mutating func edit(_ role: CalculatorKey.Role) {
    switch role {
    case .caret, .sign, .delete, .deleteForward, .enter, .stack, .recall, .store: break
    default: state.line.removeSelection()
    }
    switch role {
    case .number(let piece): insertNumberPiece(piece)
    case .sign: state.line.toggleSign()
    case .value(.variable): state.line.insert(pieces: [String(Variable.name)])
    case .value(.constant(let constant)): state.line.insert(pieces: [String(constant.symbol)])
    case .value(.parameter(let parameter)): state.line.insert(pieces: [parameter.rawValue])
    case .value: break
    case .operation(.mod): state.line.insert(pieces: ["mod("])
    case .template(let template): state.line.insert(template)
    case .operation(let operation): state.line.insertOperator(operation.symbol)
    case .function(let operation): state.line.insert(pieces: [operation.insertion])
    case .square: state.line.insert(pieces: ["²"])
    case .reciprocal: state.line.insert(pieces: ["1", "÷", "("])
    case .open: state.line.insert(pieces: ["("])
    case .close: state.line.insert(pieces: [")"])
    case .delete: state.line.removeBackward()
    case .deleteForward: state.line.removeForward()
    case .clear, .clearAll: state.line = FormulaLine()
    case .caret(let move): state.line.moveCaret(move)
    case .enter, .stack, .recall, .store: break
    }
  }

  private mutating func insertNumberPiece(_ piece: String) {
    let line = state.line
    if piece == "." || piece == "E", let start = line.numberStart(endingAt: line.caret) {
      let number = line.pieces[start..<line.caret]
      if number.contains("E") || piece == "." && number.contains(".") { return }
    }
    state.line.insert(pieces: [piece])
  }

  /// `=`: closes what is open and keeps the line; the next key goes on from its result.
  private mutating func commit() throws {
    guard !state.isResult else { return }
    let text = FormulaParser.closed(state.line.text)
    do {
      _ = try FormulaParser.parse(text, angleUnit: state.angleUnit)
    } catch {
      throw Refusal(error.sentence)
    }
    state.line = FormulaLine(text)
    state.isResult = true
    remember(text)
  }

  /// Closes the brackets that may be left open.
  package mutating func closeBrackets() {
    guard closed != nil else { return }
    forgetTyping()
    change(.other) { $0.state.line = FormulaLine(FormulaParser.closed($0.state.line.text)) }
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
