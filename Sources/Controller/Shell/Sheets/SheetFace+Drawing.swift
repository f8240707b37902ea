import Input
import Controls
import Drawing
import SceneHost

/// How a sheet is shown.
extension SheetFace {
  func draw(with painter: ControlPainter) {
    let (content, canvas, theme) = (layout.content, painter.canvas, painter.theme)
    layout.panel.drawGround(with: painter)
    if layout.showsTitle {
      let isAboutLine = keys != nil && content.lines.count > 1
      let name = isAboutLine ? content.lines[content.active].name : content.title
      let title = TextLine(name, Font(.semibold, 20), theme.text)
        .shrunk(to: card.width - 84, canvas)
      let middle = layout.panel.title(before: 1).midY
      painter.draw(title, at: Point(x: layout.titleX, y: middle))
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
    if content.isRead {
      canvas.fill(
        card.inset(dx: 1, dy: 0).band(at: layout.rows.box.y - 1, height: 1),
        with: theme.line
      )
    }
    layout.panel.draw(board.controls, with: painter, drawing: { draw($0, with: painter) }) {
      for (text, frame) in zip(layout.texts, layout.rows.frames)
      where frame.overlaps(layout.rows.box) {
        text?.draw(at: Point(x: frame.x, y: frame.y), with: painter)
      }
    }
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
        hint: line.hint,
        isFocused: index == content.active && (isOnField || keys != nil),
        isWrong: line.isWrong,
        hasHandles: hand.isFinger
      )
    }
  }

  private func draw(_ control: Control<SheetControl>, with painter: ControlPainter) {
    // A caret says enough, and so do rows that are only read.
    let showsFocus = showsFocus && control.role != .textField && !layout.content.isRead
    painter.draw(control, board.state(of: control.id, showsFocus: showsFocus))
  }
}
