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
    if isEdited {
      drawEditor(in: room)
      return
    }
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
    if theme.isHighContrast {
      // Black on white, grey would not do: what is empty is hollow.
      let groove = track.inset(by: -1)
      canvas.fillRounded(groove, radius: 3, with: theme.raised)
      canvas.strokeRounded(groove, radius: 3, stroke: Stroke(1.5), with: theme.text)
    } else {
      canvas.fillRounded(track, radius: 2, with: theme.strongLine)
    }
    let x = track.x + track.width * setting.share
    if setting.minimum < 0, setting.maximum > 0 {
      // Zero is where the filled part begins.
      let zero = track.x + track.width * (-setting.minimum / (setting.maximum - setting.minimum))
      canvas.fill(
        Rect(x: zero - 0.5, y: track.midY - 6, width: 1, height: 12),
        with: theme.strongLine
      )
    }
    canvas.fillRounded(
      Rect(x: track.x, y: track.y, width: x - track.x, height: track.height),
      radius: 2,
      with: theme.text
    )
    for number in setting.list {
      let stop = Point(x: track.x + track.width * setting.share(of: number), y: track.midY)
      canvas.fillCircle(center: stop, radius: 4, with: theme.text)
    }
    let center = Point(x: x, y: track.midY)
    let radius = state.contains(.pressed) ? 12.0 : 10
    canvas.fillCircle(center: center, radius: radius, with: theme.raised)
    canvas.strokeCircle(
      center: center,
      radius: radius - 1.25,
      stroke: Stroke(2.5),
      with: theme.text
    )
    let font = Font(.regular, 13)
    let y = frame.maxY + FunctionPanel.trackMargin + 5
    for (number, x, alignment) in [
      (setting.minimum, track.x - 10, TextLine.Alignment.leading),
      (setting.maximum, track.maxX + 10, .trailing),
    ] {
      TextLine(words.mark.written(NumberText.rounded(number)), font, theme.secondaryText)
        .shrunk(to: frame.width / 2 - 8, least: 11, canvas)
        .draw(on: canvas, at: Point(x: x, y: y), align: alignment)
    }
  }
}
