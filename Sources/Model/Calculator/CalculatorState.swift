import Formulas
import Notation
import Operations

/// All that is entered, as a plain property list.
package struct CalculatorState: Hashable, Codable, Sendable {
  var mode = EntryMode.formula
  var angleUnit = AngleUnit.radians
  var line = FormulaLine()
  /// Whether the line was committed and the next key goes on from its result.
  var isResult = false
  /// The last value is level 1.
  var stack: [Program] = []
  var entry = NumberEntry()
  /// Letters of a name typed in RPN.
  var pendingName = ""
  /// Committed lines, the oldest first.
  package var history: [String] = []
  /// The line of the history that is recalled.
  var recalled: Int?
  /// The line that was there before recalling.
  var draft: FormulaLine?
  var parkedLine: ParkedLine?
  var parkedEntry: ParkedEntry?
  /// What M stands for, as it was entered: nothing is rounded.
  var memory: Program?

  package init() {}

  /// Whether another state holds the same, wherever the caret is.
  package func isSameEntry(as other: CalculatorState) -> Bool { withoutCaret == other.withoutCaret }

  private var withoutCaret: CalculatorState {
    var state = self
    state.isResult = false
    state.line.moveCaret(to: 0)
    return state
  }

  /// The pieces of a line that take as much room as a program without instructions.
  private static let programWeight = 16

  /// How much room it takes, in pieces and instructions.
  package var weight: Int {
    line.pieces.count + stack.reduce(0) { $0 + Self.programWeight + $1.instructions.count }
  }

  /// A line left behind by switching to RPN; back when the stack is still the same.
  struct ParkedLine: Hashable, Codable, Sendable {
    var line: FormulaLine
    var isResult: Bool
    var stack: [Program]
  }

  /// A number left behind by switching to formulas; back when the line is still the same.
  struct ParkedEntry: Hashable, Codable, Sendable {
    var entry: NumberEntry
    var name: String
    /// The line that was shown instead.
    var text: String
  }
}

extension CalculatorState {
  /// Whether the RPN stack holds more than a calculator has to.
  var isStackTooLarge: Bool {
    stack.count > ProgramLimits.stackValues
      || stack.reduce(0) { $0 + $1.instructions.count } > ProgramLimits.stackInstructions
  }

  /// Keeps the newest lines of the history, as many as the limits allow.
  mutating func forgetOldHistory() {
    var characters = 0
    let kept = history.suffix(ProgramLimits.historyLines).reversed().prefix { line in
      characters += line.utf8.count
      return characters <= ProgramLimits.historyCharacters
    }
    if kept.count < history.count { history.removeFirst(history.count - kept.count) }
  }

  /// Puts right what a damaged file may hold.
  var repaired: CalculatorState {
    var state = self
    state.forgetOldHistory()
    if let recalled, !state.history.indices.contains(recalled) {
      state.recalled = nil
      state.draft = nil
    }
    if line.isEmpty { state.isResult = false }
    state.stack = stack.map { $0.with(angleUnit) }
    return state
  }
}
