package import Calculator
package import Figures
package import Formulas
import Input
package import Notation
package import Operations
package import Words

/// What the program reads of the calculator, and does to it.
extension KeypadScene: GraphableEntry {
  package var state: CalculatorState { brain.state }

  /// The formula as it stands, or what is being entered in RPN.
  package var line: String { brain.line }
  /// The caret's place in `line`, in characters.
  package var caret: Int { brain.caret }
  /// Whether the line was worked out, and the next key goes on from its result.
  package var isWorkedOut: Bool { brain.isWorkedOut }
  /// Counts the finished lines that were left for new ones.
  package var leftLines: Int { brain.counts.leftLines }
  /// The committed lines, the oldest first.
  package var entries: [String] { brain.entries }
  /// Counts the edits; digits, or letters, typed one after another are one.
  package var editNumber: Int { brain.counts.edits }

  /// What the line stands for, where that is a formula.
  package var program: Program? { brain.program }
  package var graphable: Program? { brain.graphable }
  package var definedName: String? { brain.definedName }
  package var figure: WrittenFigure? { brain.figure }
  /// What the line sets a letter to; nil where there is something else.
  package var setting: LetterSetting? { brain.setting }
  /// What Graph would take, as it is written; the graph knows no memory.
  package var graphableText: String { brain.graphableText }
  /// What is entered, as it is read again.
  package var copiedFormula: String { brain.copiedFormula }
  /// What M stands for.
  package var memory: Program? { brain.memory }

  package var mode: EntryMode {
    get { brain.mode }
    set { brain.mode = newValue }
  }

  package var angleUnit: AngleUnit {
    get { brain.angleUnit }
    set { brain.angleUnit = newValue }
  }

  /// How the line is edited.
  package var entry: EntryStyle {
    get { brain.entry }
    set { brain.entry = newValue }
  }

  /// What parameters stand for in the value line.
  package var parameterValues: ParameterValues {
    get { brain.parameterValues }
    set { brain.parameterValues = newValue }
  }

  /// Goes back to what was entered at another time.
  package func restore(_ state: CalculatorState) { brain.restore(state) }

  /// Empties the line; a stack stays.
  package func clearLine() { if mode == .formula { brain.press(.clearAll) } }

  /// Holds a formula instead of what was there.
  package func hold(_ formula: String) {
    mode = .formula
    clearLine()
    paste(formula)
  }

  package func paste(_ text: String, mark: DecimalMark = .point) { brain.paste(text, mark: mark) }
  /// Selects characters of the line; of none, puts the caret before one.
  package func select(_ range: Range<Int>) {
    brain.edit(.place(range.lowerBound))
    if !range.isEmpty { brain.edit(.place(range.upperBound, extending: true)) }
  }
  package func closeBrackets() { brain.closeBrackets() }
  /// Puts the caret where something is missing.
  package func goToMissingPart() { _ = brain.goToMissingPart() }
  /// Says why a text can't be pasted.
  package func refuse(_ error: PastingError) { brain.refuse(error) }
}
