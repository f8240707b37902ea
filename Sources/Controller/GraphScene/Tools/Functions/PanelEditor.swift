import Calculator
import Expressions
import Notation
import Words

/// What is being typed into the list: a formula or a number, on a calculator's line of its own.
struct PanelEditor: Sendable {
  enum Subject: Hashable, Sendable {
    case newFunction
    case function(Int)
    case number(Parameter, NumberField)
  }

  let subject: Subject
  var brain: CalculatorBrain
  /// How far the line is scrolled to the left, in points.
  var scroll = 0.0
  /// Whether there are keys on the screen to type it with.
  var showsPad = false

  init(_ subject: Subject, text: String, angleUnit: AngleUnit) {
    self.subject = subject
    brain = CalculatorBrain()
    if angleUnit == .degrees { brain.toggleAngleUnit() }
    if !text.isEmpty { brain.paste(text) }
  }

  /// The control whose place it takes.
  var control: PanelControl {
    switch subject {
    case .newFunction: .add
    case .function(let index): .row(index)
    case .number(let parameter, let field): .number(parameter, field)
    }
  }

  /// What is wrong with the line as it stands, nil while nothing is typed.
  var fault: Sentence? {
    if brain.line.isEmpty { return nil }
    if let error = brain.formulaError { return error.sentence }
    guard case .number = subject, let program = brain.program else { return nil }
    if program.usesVariable { return .formula(.unexpectedCharacter(String(Variable.name))) }
    if let parameter = program.parameters.first {
      return .formula(.unexpectedCharacter(String(parameter.name)))
    }
    return program.evaluate(at: 0) == nil ? .hasNoRealValue : nil
  }

  /// Whether more typing could make it right.
  var isPending: Bool { brain.formulaError?.isPending ?? false }

  /// The number typed.
  var number: Double? { fault == nil ? brain.program?.evaluate(at: 0) : nil }
}
