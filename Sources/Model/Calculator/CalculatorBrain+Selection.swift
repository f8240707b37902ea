package import Notation
import Words

/// What of the line is selected.
extension CalculatorBrain {
  /// What is selected, in characters of the line; nil where nothing is.
  package var selection: Range<Int>? { state.mode == .formula ? state.line.selection : nil }

  package var selectedText: String? { state.mode == .formula ? state.line.selectedText : nil }

  package mutating func selectAll() { select { $0.selectAll() } }

  /// Moves the end of the selection that the caret is at.
  package mutating func extendSelection(_ move: FormulaLine.CaretMove) {
    let isSeen = entry == .textbook
    select { line in
      line.moveCaret(move, extending: true)
      let isForward = [.right, .tokenRight, .end].contains(move)
      if isSeen { line.settleCaret(forward: isForward, extending: true) }
    }
  }

  package mutating func extendSelection(to offset: Int) {
    select { $0.moveCaret(toOffset: offset, extending: true) }
  }

  /// Selects the number or name that a character belongs to.
  package mutating func selectWord(at offset: Int) {
    select { $0.selectWord(atOffset: offset) }
  }

  /// Takes hold of one end of the selection, so that it is extended from there.
  package mutating func grabSelection(lowerEnd isLower: Bool) {
    select { $0.grab(lowerEnd: isLower) }
  }

  /// Leaves the box that the caret is in, or gives a sign its boxes whose name was typed; false where
  /// there is neither.
  package mutating func leaveBox() -> Bool {
    guard entry == .textbook, state.mode == .formula else { return false }
    var line = state.line
    if line.expandName() {
      forgetTyping()
      change(.other) { $0.state.line = line }
      return true
    }
    guard line.leaveBox() else { return false }
    moveCaret(to: line.caretOffset)
    return true
  }

  /// Puts the caret into the box that is said to be empty; false where none is.
  package mutating func goToMissingPart() -> Bool {
    guard let error = formulaError, case .partMissing = error.kind else { return false }
    moveCaret(to: error.range.lowerBound)
    return true
  }

  /// The letter that a sum or integral runs over in whose terms the caret is.
  package var runningLetter: String? {
    entry == .textbook && state.mode == .formula ? state.line.runningLetter : nil
  }

  private mutating func select(_ body: (inout FormulaLine) -> Void) {
    forgetTyping()
    change(.other) { brain in
      guard brain.state.mode == .formula else { return }
      brain.state.isResult = false
      body(&brain.state.line)
      if brain.entry == .textbook { brain.state.line.settleSelection() }
    }
  }
}
