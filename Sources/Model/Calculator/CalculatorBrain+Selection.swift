package import Input
import Notation
import Words

/// The caret, and what of the line is selected.
extension CalculatorBrain {
  /// What is selected, in characters of the line; nil where nothing is.
  package var selection: Range<Int>? { state.mode == .formula ? state.line.selection : nil }

  package var selectedText: String? { state.mode == .formula ? state.line.selectedText : nil }

  /// Moves the caret, selects or erases.
  package mutating func edit(_ edit: LineEdit) {
    switch edit {
    case .erase: press(KeypadKey.delete)
    case .eraseForward: press(KeypadKey.deleteForward)
    case .move(let way, let isExtending) where !isExtending || state.mode == .rpn:
      let isBehindDerivative = typing.hasCompletedDerivative && way == .right
      typing = Typing(text: typing.text, hasBracket: isBehindDerivative)
      // Who writes d over dx leaves its lower part to go on: it has been left already.
      if !isBehindDerivative { press(KeypadKey.Role.caret(way)) }
    default:
      forgetTyping()
      change(.other) { brain in
        guard brain.state.mode == .formula else { return }
        brain.state.isResult = false
        brain.state.line.edit(edit)
        guard brain.entry == .textbook else { return }
        if case .move(let way, _) = edit {
          brain.state.line.settleCaret(forward: way.isForward, extending: true)
        }
        brain.state.line.settleSelection()
      }
    }
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
    edit(.place(line.caretOffset))
    return true
  }

  /// Puts the caret into the box that is said to be empty; false where none is.
  package mutating func goToMissingPart() -> Bool {
    guard let error = formulaError, case .partMissing = error.kind else { return false }
    edit(.place(error.range.lowerBound))
    return true
  }

  /// The letter that a sum or integral runs over in whose terms the caret is.
  package var runningLetter: String? {
    entry == .textbook && state.mode == .formula ? state.line.runningLetter : nil
  }
}
