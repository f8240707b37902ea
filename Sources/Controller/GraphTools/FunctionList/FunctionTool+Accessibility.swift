import Controls
import GraphModel
import Drawing
package import Input
import SceneHost
import Words

// The list for those who don't see it.
extension FunctionTool {
  /// What the list is called among the parts of the graph.
  package static let accessibilityID = "list"

  /// The list with all its rows, seen or scrolled away; nil while it is closed.
  package func accessibilityNode(in graph: GraphSnapshot) -> AccessibilityNode? {
    guard let panel, !graph.isPresented else { return nil }
    return AccessibilityNode(
      .list,
      id: Self.accessibilityID,
      name: graph.words(FunctionPhrase.functions),
      frame: panel.card,
      children: panel.accessibilityNodes(in: graph, hasFocus: graph.isListHearing)
    )
  }

  /// The letter whose slider has the keys.
  package var sliderInFocus: String? {
    if case .track(let letter)? = panel?.board.focus { letter } else { nil }
  }

  /// Gives the keys to the control of an id; false where there is none.
  package mutating func focus(onID id: String) -> Bool {
    guard panel?.board.focus(onID: id) ?? false else { return false }
    panel?.isFocused = true
    panel?.revealsFocus = true
    return true
  }
}

extension FunctionPanel {
  fileprivate func accessibilityNodes(
    in graph: GraphSnapshot,
    hasFocus: Bool
  ) -> [AccessibilityNode] {
    let nodes = zip(board.controls, board.accessibilityNodes(hasFocus: hasFocus))
    let functions = graph.document.functions.functions
    var all: [AccessibilityNode] = []
    var cells: [TableCell: AccessibilityNode] = [:]
    // What is told below a function follows the last of its controls.
    var ends: [Int: Int] = [:]
    for (control, node) in nodes {
      var node = node
      if case .row(let index) = control.id { describe(&node, index, in: graph) }
      if case .track(let letter) = control.id {
        node.amount = graph.document[settingOf: letter].amount
      }
      if let editor, editor.control == control.id {
        let formula = editor.formula
        node.line = AccessibilityNode.Line(
          formula.line,
          caret: formula.caret,
          selection: formula.selection
        )
      }
      if case .cell(let cell) = control.id {
        cells[cell] = node
      } else {
        all.append(node)
        if let index = control.id.function { ends[index] = all.count }
      }
    }
    for (index, end) in ends.sorted(by: { $0.key > $1.key }) where functions.indices.contains(index)
    {
      all.insert(contentsOf: detailNodes(of: index, functions[index], cells, in: graph), at: end)
    }
    return all
  }

  /// A row of the list says which it is, how it is drawn and whether it is seen.
  private func describe(_ node: inout AccessibilityNode, _ index: Int, in graph: GraphSnapshot) {
    guard let function = graph.document.functions[index] else { return }
    if node.role == .button { node.role = .listItem }
    let words = graph.words
    node.name = words(
      FunctionPhrase.row(
        index + 1,
        of: graph.document.functions.count,
        graph.spoken(function.function),
        look: words(FunctionPhrase.pen(function.pen)),
        isHidden: function.isHidden
      )
    )
  }
}

extension ParameterSetting {
  /// What a slider chooses.
  var amount: AccessibilityNode.Amount {
    AccessibilityNode.Amount(value, in: minimum...max(minimum, maximum), step: step)
  }
}
