import Controls
import Drawing
import Input

// A sheet for those who don't see it.
extension SheetFace {
  /// The sheet for those who don't see it: all rows, scrolled away or not.
  var accessibilityNode: AccessibilityNode {
    let rows = layout.rows
    func seen(_ frame: Rect) -> Rect {
      frame.overlaps(card) ? frame.intersection(card) : rows.box
    }
    let read = zip(layout.content.rows, rows.frames).compactMap { row, frame in
      row.kind == .command
        ? nil
        : AccessibilityNode(.text, name: row.title, value: row.note, frame: frame)
    }
    let lines = layout.content.lines
    let controls = zip(board.controls, board.accessibilityNodes(hasFocus: true)).map {
      control,
      node in
      var node = node
      if case .field(let index) = control.id, lines.indices.contains(index) {
        let text = lines[index].text
        node.line = AccessibilityNode.Line(
          text.text,
          caret: text.caret,
          selection: text.selection
        )
      }
      return node
    }
    let nodes = (controls + read).map { node in
      var node = node
      node.frame = seen(node.frame)
      return node
    }
    return AccessibilityNode(
      .group,
      name: layout.content.title,
      frame: card,
      children: nodes
    )
  }

  /// Gives the focus to the control of an id, and scrolls to it; false where there is none.
  mutating func focus(onID id: String) -> Bool {
    guard board.focus(onID: id) else { return false }
    revealFocus()
    return true
  }
}
