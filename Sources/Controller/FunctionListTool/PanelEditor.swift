package import Graphs
import Words

/// What is being typed into the list: a formula or a number, on a line of its own.
package struct PanelEditor: Sendable {
  enum Subject: Hashable, Sendable {
    case newFunction
    case function(Int)
    case number(String, NumberField)
  }

  let subject: Subject
  package var formula: any FormulaEditor
  /// How far the line is scrolled to the left, in points.
  var scroll = 0.0
  /// Whether there are keys on the screen to type it with.
  var showsPad = false

  init(_ subject: Subject, _ formula: any FormulaEditor) {
    self.subject = subject
    self.formula = formula
  }

  /// The control whose place it takes.
  var control: PanelControl {
    switch subject {
    case .newFunction: .add
    case .function(let index): .row(index)
    case .number(let parameter, let field): .number(parameter, field)
    }
  }

  /// What is selected of the line; nil where nothing is.
  var selectedText: String? {
    formula.selection.map { String(formula.line.dropFirst($0.lowerBound).prefix($0.count)) }
  }

  private var wantsNumber: Bool { if case .number = subject { true } else { false } }

  /// What is wrong with the line as it stands, nil while nothing is typed.
  var fault: Sentence? { formula.fault(wantsNumber: wantsNumber) }

  /// Whether more typing could make it right.
  var isPending: Bool { formula.isPending }

  /// The number typed.
  var number: Double? { wantsNumber && fault == nil ? formula.number : nil }
}
