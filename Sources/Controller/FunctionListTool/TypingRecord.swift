import Graphs

/// What is remembered of typing into the list when it has been left, and when the list has been closed.
package struct TypingRecord: Sendable {
  /// Counts what was begun to be typed.
  package var edits = 0
  /// A line that was left without being taken, with the function it was to change: typing goes on there.
  private var draft: (editor: PanelEditor, function: GraphedFunction?)?

  package init() {}

  /// A line for a new function that was begun before.
  init(_ line: String, language: any FormulaLanguage) {
    draft = (PanelEditor(.newFunction, language.editor(line, of: nil)), nil)
  }

  /// The line for a new function that was left.
  var newLine: String? { draft?.editor.newLine }

  /// Keeps a line that is left; a number is typed again sooner than remembered.
  mutating func keep(_ editor: PanelEditor, in functions: FunctionList) {
    let left = editor.asDraft
    switch left.subject {
    case .number: return
    case .newFunction: draft = left.formula.line.isEmpty ? nil : (left, nil)
    case .function(let index): draft = functions[index].map { (left, $0) }
    }
  }

  /// What was left where typing begins again, unless that has changed since.
  mutating func take(_ subject: PanelEditor.Subject, in functions: FunctionList) -> PanelEditor? {
    guard let draft, draft.editor.subject == subject else { return nil }
    if case .function(let index) = subject, functions[index] != draft.function { return nil }
    self.draft = nil
    return draft.editor
  }
}
