import Controls
import GraphModel

/// What is typed into the list: it is taken back step by step, and kept for another time.
extension FunctionTool {
  /// Takes a number that is typed when its field is left; nil where none is.
  mutating func takeNumber(_ graph: GraphSnapshot) -> [ToolRequest]? {
    guard panel?.editor?.wantsNumber ?? false else { return nil }
    return change(graph) { _ = $0.commit(&$1) }
  }

  /// Begins to type in the first cell of the table that is selected.
  package mutating func typeTable(in graph: GraphSnapshot) -> [ToolRequest] {
    let time = graph.time
    return change(graph) { panel, document in
      guard let index = document.functions.selection else { return }
      panel.isFocused = true
      let cell = TableCell(function: index, row: 0, column: 0)
      _ = panel.activate(.cell(cell), &document, at: time)
    }
  }

  /// The lines that have been begun and not been taken.
  var typedLines: TypedLines {
    (panel?.editor?.typedLines ?? TypedLines()).filled(from: (panel?.typing ?? typing).typedLines)
  }

  /// Takes what is typed where that is whole; what is not stays to be gone on with.
  package mutating func takeTyping(in graph: GraphSnapshot) -> [ToolRequest]? {
    guard let editor = panel?.editor, !editor.formula.line.isEmpty else { return nil }
    return change(graph) { panel, document in
      if !panel.commit(&document) { panel.editor = editor }
    }
  }

  /// Forgets lines of another document.
  package mutating func forgetTyping() {
    typing = TypingRecord()
    panel?.typing = typing
    panel?.editor = nil
  }

  /// Takes back what was typed last on the line, or types it again; nil where nothing is typed.
  ///
  /// Where nothing is left to be taken back, the line ends; one that was given up last is gone on with.
  package mutating func stepTyping(back isBack: Bool, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard hasFocus, !graph.isPresented else { return nil }
    if panel?.editor == nil {
      guard isBack, let editor = panel?.typing.takeGivenUp(in: graph.document.functions)
      else { return nil }
      panel?.board.focus = editor.control
      return change(graph) { panel, _ in panel.begin(editor) }
    }
    return change(graph) { panel, document in
      if !(panel.editor?.step(back: isBack) ?? false), isBack {
        panel.board.focus = panel.editor?.control
        panel.dropEditor(&document)
      }
      panel.revealsFocus = true
    }
  }
}
