import Controls
import Drawing

/// How a sheet is shown, to those who see it and those who don't.
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
    let nodes = (board.accessibilityNodes(hasFocus: true) + read).map { node in
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

  func draw(with painter: ControlPainter) {
    let (content, canvas, theme) = (layout.content, painter.canvas, painter.theme)
    painter.drawCard(card, radius: 16)
    if layout.showsTitle {
      let isAboutLine = keys != nil && content.lines.count > 1
      let name = isAboutLine ? content.lines[content.active].name : content.title
      let title = TextLine(name, Font(.semibold, 20), theme.text)
        .shrunk(to: card.width - 84, canvas)
      painter.draw(title, at: Point(x: layout.titleX, y: card.y + 28))
    }
    drawLines(with: painter)
    if let message = content.message {
      let font = Font(.regular, 15)
      let words = TextLine(message, font, theme.notices.warning)
        .shrunk(to: layout.message.width, canvas)
      let start = Point(x: layout.message.x + 4, y: layout.message.midY)
      painter.draw(words, at: start, by: font)
    }
    if let keys = layout.keys {
      painter.canvas.fillRounded(keys.inset(by: -7), radius: 14, with: theme.background)
    }
    for ground in layout.choiceGrounds { painter.drawGround(in: ground) }
    for control in board.controls where !control.id.isInList { draw(control, with: painter) }
    drawRows(with: painter)
  }

  private func drawLines(with painter: ControlPainter) {
    let (content, theme) = (layout.content, painter.theme)
    for (index, line) in content.lines.enumerated() {
      guard let frame = layout.fields[index] else { continue }
      if line.isLabelled, keys == nil {
        let label = TextLine(line.name, Font(.medium, 15), theme.secondaryText)
          .shrunk(to: frame.width, painter.canvas)
        painter.draw(label, at: Point(x: frame.x + 2, y: frame.y - 12))
      }
      painter.drawField(
        line.text,
        in: frame,
        isFocused: index == content.active && (isOnField || keys != nil),
        isWrong: line.isWrong,
        hasHandles: hand.isFinger
      )
    }
  }

  private func drawRows(with painter: ControlPainter) {
    let (rows, canvas) = (layout.rows, painter.canvas)
    if layout.content.isRead {
      canvas.fill(
        card.inset(dx: 1, dy: 0).band(at: rows.box.y - 1, height: 1),
        with: painter.theme.line
      )
    }
    canvas.clipped(to: rows.box) {
      for (text, frame) in zip(layout.texts, rows.frames) where frame.overlaps(rows.box) {
        text?.draw(at: Point(x: frame.x, y: frame.y), with: painter)
      }
      for control in board.controls
      where control.id.isInList && control.frame.overlaps(rows.box) {
        draw(control, with: painter)
      }
    }
    painter.drawScrolling(of: rows.box, reach: rows.reach, scroll: scroll.offset)
    if layout.content.isRead { painter.drawOutline(ofCard: card, radius: 16) }
  }

  private func draw(_ control: Control<SheetControl>, with painter: ControlPainter) {
    // A caret says enough, and so do rows that are only read.
    let showsFocus = showsFocus && control.role != .textField && !layout.content.isRead
    painter.draw(control, board.state(of: control.id, showsFocus: showsFocus))
  }
}
