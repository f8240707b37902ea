import Notation

extension CalculatorBrain {
  /// One line or the stack; neither loses what is there.
  package var mode: EntryMode {
    get { state.mode }
    set {
      forgetTyping()
      guard newValue != state.mode else { return }
      change(.other) { brain in
        if newValue == .rpn { brain.enterRPN() } else { brain.enterFormula() }
        brain.state.mode = newValue
      }
    }
  }

  /// A finished line goes on the stack unless it is there already; an unfinished one waits.
  private mutating func enterRPN() {
    if let parked = state.parkedEntry, parked.text == state.line.text {
      state.entry = parked.entry
      state.pendingName = parked.name
    } else if let program, program != state.stack.last {
      state.stack.append(program)
    }
    state.parkedEntry = nil
    state.parkedLine = CalculatorState.ParkedLine(
      line: state.line,
      isResult: state.isResult,
      stack: state.stack
    )
  }

  /// The line is the one left behind if the stack is as it was, else what is shown now.
  private mutating func enterFormula() {
    let entry = state.entry
    if entry.isEmpty, let parked = state.parkedLine, parked.stack == state.stack {
      state.line = parked.line
      state.isResult = parked.isResult
    } else {
      let text = entry.isEmpty ? state.stack.last?.description ?? "" : entry.text
      state.line = FormulaLine(text)
      state.isResult = entry.isEmpty && !text.isEmpty
    }
    if !entry.isEmpty || !state.pendingName.isEmpty {
      state.parkedEntry = CalculatorState.ParkedEntry(
        entry: entry,
        name: state.pendingName,
        text: state.line.text
      )
    }
    state.entry = NumberEntry()
    state.pendingName = ""
    state.parkedLine = nil
  }
}
