import GraphModel

/// What is remembered of typing into the list when it has been left, and when the list has been closed.
package struct TypingRecord: Sendable {
  /// Counts what was begun to be typed.
  package var edits = 0
  /// A line that was left without being taken, with the function it was to change: typing goes on there.
  private var draft: (editor: PanelEditor, function: GraphedFunction?)?
  /// A line that was given up, with the functions then: undo goes on with it as long as these are the
  /// same.
  private var givenUp: (editor: PanelEditor, functions: FunctionList)?

  /// The same as it was kept over a restart: nobody has read it yet.
  private var kept = TypedLines()

  package init() {}

  /// Lines that were begun before.
  init(_ lines: TypedLines) { kept = lines }

  /// The lines that were left.
  var typedLines: TypedLines { (draft?.editor.typedLines ?? TypedLines()).filled(from: kept) }

  /// Keeps a line that is left; a number is typed again sooner than remembered.
  mutating func keep(
    _ editor: PanelEditor,
    in functions: FunctionList,
    isGivenUp: Bool = false
  ) {
    let left = editor.asDraft
    givenUp = isGivenUp && !left.formula.line.isEmpty ? (left, functions) : nil
    if isGivenUp { return }
    if left.subject == .newFunction { kept.new = nil }
    if case .function(kept.changed?.index) = left.subject { kept.changed = nil }
    switch left.subject {
    case .number, .cell: return
    case .newFunction: draft = left.formula.line.isEmpty ? nil : (left, nil)
    case .function(let index): draft = functions[index].map { (left, $0) }
    }
  }

  /// The line that was given up last, to be gone on with after all.
  mutating func takeGivenUp(in functions: FunctionList) -> PanelEditor? {
    defer { givenUp = nil }
    return givenUp.flatMap { $0.functions == functions ? $0.editor : nil }
  }

  /// What was left where typing begins again, unless that has changed since.
  mutating func take(
    _ subject: PanelEditor.Subject,
    in functions: FunctionList,
    by language: any FormulaLanguage
  ) -> PanelEditor? {
    if subject == .newFunction, let line = kept.new {
      kept.new = nil
      return PanelEditor(subject, language.editor(line, of: nil))
    }
    if let row = kept.changed, subject == .function(row.index) {
      kept.changed = nil
      guard let function = functions[row.index], function.text == row.before else { return nil }
      let editor = language.editor(row.line, of: function.function)
      return PanelEditor(subject, editor, rowText: row.before, before: row.before)
    }
    guard let draft, draft.editor.subject == subject else { return nil }
    if case .function(let index) = subject, functions[index] != draft.function { return nil }
    self.draft = nil
    return draft.editor
  }
}
