import Calculus
package import Calculator
import CurveProof
import GraphModel

/// Everything that undo brings back, at one moment.
package struct Snapshot: Hashable, Sendable {
  package var calculator: CalculatorState
  package var document: Document
  /// Which of the documents it is that were opened one after another; larger for later ones.
  package var number: Int

  package init(calculator: CalculatorState, document: Document, number: Int = 0) {
    self.calculator = calculator
    self.document = document
    self.number = number
  }

  /// What is different in another moment; nil when that is nothing a person would undo.
  func change(to other: Snapshot, edit: Int, listEdit: Int?) -> UndoHistory.Change? {
    let isSameEntry = calculator.isSameEntry(as: other.calculator)
    guard document != other.document else { return isSameEntry ? nil : .typing(edit) }
    var document = document
    // Which function is selected is no change of its own.
    if let selection = other.document.functions.selection { document.functions.select(selection) }
    if document == other.document { return isSameEntry ? nil : .typing(edit) }
    guard isSameEntry else {
      // What is drawn while it is typed goes with the typing.
      document.functions = other.document.functions
      return document == other.document ? .typing(edit) : .other
    }
    let changed = Set(document.parameters.keys).union(other.document.parameters.keys).sorted()
      .filter {
        document.parameters[$0] != other.document.parameters[$0]
      }
    document.parameters = other.document.parameters
    if document == other.document { return .parameters(changed) }
    guard changed.isEmpty else { return .other }
    if let listEdit {
      document.functions = other.document.functions
      if document == other.document { return .listTyping(listEdit) }
    }
    document.viewports = other.document.viewports
    return document == other.document ? .view : .other
  }

  /// How much room it takes.
  var weight: Int {
    document.functions.functions.reduce(calculator.weight) { $0 + $1.function.base.cost }
  }
}
