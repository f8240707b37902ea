import Controls
import GraphModel

/// What is typed into the list: it is taken back step by step, and kept for another time.
extension FunctionTool {
  /// The line for a new function that has been begun; nil where there is none.
  var typedLine: String? {
    let line = (panel?.editor?.newLine ?? (panel?.typing ?? typing).newLine)
    return line.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Takes back what was typed last on the line, or types it again; nil where nothing is typed.
  ///
  /// Where nothing is left to be taken back, the line ends.
  package mutating func stepTyping(back isBack: Bool, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard hasFocus, panel?.editor != nil, !graph.isPresented else { return nil }
    return change(graph) { panel, document in
      if !(panel.editor?.step(back: isBack) ?? false), isBack {
        panel.board.focus = panel.editor?.control
        panel.dropEditor(&document)
      }
      panel.revealsFocus = true
      return []
    }
  }
}
