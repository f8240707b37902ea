import Controls
import Drawing
import GraphModel
import Numerals
import SceneParts
import Words

/// How the sliders of the list are drawn.
extension FunctionPanelPainter {
  func drawNumber(
    _ parameter: String,
    _ field: NumberField,
    _ control: Control<PanelControl>,
    _ state: ControlState
  ) {
    let frame = control.frame
    let isEdited = panel.editor?.control == control.id
    if !isEdited { drawGround(in: frame, state, isOn: field != .value) }
    let isValue = field == .value
    let size = isValue ? 17.0 : 15
    let title = FunctionPanel.title(of: field, parameter, named: control.name, theme)
    painter.draw(title, at: Point(x: frame.x + 10, y: frame.midY), by: Font(.regular, size))
    let room = FunctionPanel.room(of: .number(parameter, field), in: control, theme, canvas)
    if isEdited { return drawEditor(in: room) }
    let list = isValue ? document[settingOf: parameter].list : []
    let value = (list.isEmpty ? number(control.value ?? "", size) : values(of: parameter, size))
      .shrunk(to: room.width, canvas)
    painter.draw(value, at: Point(x: room.x, y: frame.midY), by: Font(.regular, size))
  }

  private func number(_ text: String, _ size: Double) -> TextLine {
    TextLine(text, Font(.medium, size, tabular: true), theme.text)
  }

  /// The values of a list; the one that is traced stands out.
  private func values(of parameter: String, _ size: Double) -> TextLine {
    let setting = document[settingOf: parameter]
    let separator = TextLine(
      words.mark.written(", "),
      Font(.regular, size),
      theme.secondaryText
    )
    return setting.list.enumerated().reduce(TextLine()) { line, entry in
      let text = words.mark.written(NumberText.rounded(entry.element))
      let isChosen = entry.element == setting.value
      let number = TextLine(
        text,
        Font(isChosen ? .medium : .regular, size, tabular: true),
        isChosen ? theme.text : theme.secondaryText
      )
      return entry.offset == 0 ? number : line + separator + number
    }
  }

  func drawTrack(_ parameter: String, in frame: Rect, _ state: ControlState) {
    let setting = document[settingOf: parameter]
    let track = FunctionPanel.track(in: frame)
    painter.drawTrack(of: setting, in: track, isPressed: state.contains(.pressed))
    painter.drawEnds(
      of: setting,
      below: track,
      at: frame.maxY + FunctionPanel.trackMargin + 5,
      words
    )
  }
}
