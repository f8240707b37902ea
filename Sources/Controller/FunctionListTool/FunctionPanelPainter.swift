import SceneParts
import GraphTools
import Numerals
import Controls
import Graphs
import Drawing
import GraphKit
import Words

/// How the list is drawn.
struct FunctionPanelPainter {
  let panel: FunctionPanel
  let document: GraphDocument
  let painter: ControlPainter
  let words: Locale
  /// Whether what is typed goes here.
  let isHearing: Bool
  let state: (PanelControl) -> ControlState

  private var theme: Theme { painter.theme }
  private var canvas: any Canvas { painter.canvas }

  func draw() {
    painter.drawCard(panel.card, radius: 14)
    let title = TextLine(words(FunctionPhrase.functions), Font(.semibold, 17), theme.text)
      .shrunk(to: panel.card.width - 72, canvas)
    painter.draw(title, at: Point(x: panel.card.x + 16, y: panel.card.y + 24))
    if let grip = panel.board.control(.grip) {
      painter.drawHandle(ofSheet: panel.card)
      painter.draw(grip, state(.grip))
    }
    if let close = panel.board.control(.close) { painter.draw(close, state(.close)) }
    let line = panel.card.inset(dx: 1, dy: 0).band(at: panel.list.y - 1, height: 1)
    canvas.fill(line, with: theme.line)
    canvas.clipped(to: panel.list) { drawList() }
    painter.drawScrolling(
      of: panel.list,
      reach: panel.contentHeight - panel.list.height,
      scroll: panel.scroll.offset
    )
    painter.drawOutline(ofCard: panel.card, radius: 14)
  }

  private func drawList() {
    let shown = panel.board.controls.filter {
      $0.id != .close && $0.id != .grip && $0.frame.overlaps(panel.list)
    }
    for control in shown { drawContent(of: control) }
    drawFault()
    drawInsertion()
    // Rings come last: they may lie over neighbours.
    for control in shown { painter.draw(control, state(control.id)) }
  }

  private func drawContent(of control: Control<PanelControl>) {
    let shade = state(control.id)
    switch control.id {
    case .disc(let index): drawDisc(index, in: control.frame)
    case .row(let index): drawRow(index, in: control.frame, shade)
    case .add: drawAdd(in: control.frame, shade)
    case .track(let parameter): drawTrack(parameter, in: control.frame, shade)
    case .number(let parameter, let field): drawNumber(parameter, field, control, shade)
    case .close, .grip, .menu, .play, .options: break
    }
  }

  private func drawGround(in frame: Rect, _ state: ControlState, isOn: Bool) {
    let fill = isOn ? theme.chosen : theme.raised
    guard isOn || state.wash > 0 else { return }
    canvas.fillRounded(frame, radius: 10, with: fill.mixed(with: theme.text, share: state.wash))
    if isOn, theme.isHighContrast {
      canvas.strokeRounded(frame, radius: 10, stroke: Stroke(2), with: theme.text)
    }
  }

  // MARK: Functions

  private func drawDisc(_ index: Int, in frame: Rect) {
    guard let function = document.functions[index] else { return }
    painter.drawDisc(
      number: index + 1,
      pen: function.pen,
      isHollow: function.isHidden,
      center: frame.center
    )
  }

  private func drawRow(_ index: Int, in frame: Rect, _ state: ControlState) {
    guard let function = document.functions[index] else { return }
    let isEdited = panel.editor?.control == .row(index)
    drawGround(
      in: frame,
      state,
      isOn: document.functions.selection == index && document.functions.count > 1 && !isEdited
    )
    var inner = frame.inset(dx: 8, dy: 0)
    if isEdited {
      drawEditor(in: inner)
      return
    }
    if let missing = document.functions.missingName(of: index) {
      let note = TextLine(
        words(FunctionNotice.missing(missing)),
        Font(.regular, 12),
        theme.notices.warning
      )
      .shrunk(to: inner.width, canvas)
      painter.draw(note, at: Point(x: inner.x, y: inner.maxY - 11))
      inner = inner.band(at: inner.y, height: inner.height - 16)
    }
    let sample = function.lineStyle == .solid ? 0.0 : 36
    let color = function.isHidden ? theme.secondaryText : theme.text
    let size = inner.height < frame.height ? 15.0 : 17
    let formula = FormulaText(size: size, color: color, variableColor: color)
      .line(function.function.name, in: words)
    // What others call it by; where there is no name, all rows would begin alike.
    let isNamed = function.function.definedName != nil
    let lead = TextLine(function.function.lead, Font(.regular, size), theme.secondaryText)
    let line = (isNamed ? lead + formula : formula)
      .fitted(height: inner.height, canvas)
      .fitted(to: inner.width - sample, canvas)
    painter.draw(line, at: Point(x: inner.x, y: inner.midY), by: Font(.regular, size))
    guard sample > 0 else { return }
    canvas.strokeLine(
      from: Point(x: inner.maxX - 28, y: inner.midY),
      to: Point(x: inner.maxX, y: inner.midY),
      stroke: Stroke(2.5, dash: function.lineStyle.drawn.dash(width: 2.5)),
      with: theme.pen(function.pen)
    )
  }

  private func drawAdd(in frame: Rect, _ state: ControlState) {
    let isEdited = panel.editor?.control == .add
    if !isEdited { drawGround(in: frame, state, isOn: false) }
    let color = document.functions.isFull ? theme.disabledText : theme.secondaryText
    let sign = Point(x: frame.x + 22, y: frame.midY)
    Icon.plus.draw(on: canvas, center: sign, size: 20, color: color)
    let inner = Rect(x: frame.x + 52, y: frame.y, width: frame.width - 60, height: frame.height)
    if isEdited {
      drawEditor(in: inner)
      return
    }
    let line = TextLine(words(FunctionPhrase.addFunction), Font(.regular, 17), color)
      .shrunk(to: inner.width, canvas)
    painter.draw(line, at: Point(x: inner.x, y: inner.midY))
  }

  /// The line being typed, scrolled so that its caret is seen.
  private func drawEditor(in frame: Rect) {
    guard let editor = panel.editor else { return }
    let size = 17.0
    let text = FunctionPanel.lineText(theme)
    let baseline = frame.midY + canvas.metrics(of: Font(.regular, size)).wordOffset
    let line = words.mark.written(editor.formula.line)
    if line.isEmpty, case .number = editor.subject {
    } else if line.isEmpty {
      TextLine(words(FunctionPhrase.typeFormula), Font(.regular, size), theme.secondaryText)
        .shrunk(to: frame.width - 8, canvas)
        .draw(on: canvas, at: Point(x: frame.x + 6, y: baseline))
    }
    let caret = text.caretPosition(in: line, at: editor.formula.caret, canvas)
    let shift = max(0, caret - frame.width + 8)
    canvas.clipped(to: frame) {
      let start = Point(x: frame.x - shift, y: baseline)
      if isHearing, let selection = editor.formula.selection {
        painter.drawSelection(text, of: line, selection, at: start)
      }
      text.line(line).draw(on: canvas, at: start)
      if let range = editor.faultRange {
        text.mark(range, in: line, at: start, with: theme.notices.error, on: canvas)
      }
      guard isHearing else { return }
      canvas.fill(
        Rect(
          x: (frame.x - shift + caret).rounded(),
          y: baseline - size * 0.95,
          width: 2,
          height: size * 1.25
        ),
        with: theme.accent.fill
      )
    }
    canvas.fill(
      Rect(x: frame.x, y: frame.maxY - 6, width: frame.width, height: 2),
      with: editor.fault == nil || editor.isPending ? theme.focus : theme.notices.error
    )
  }

  /// Why what is being typed is no formula yet, under it.
  private func drawFault() {
    guard let editor = panel.editor, !editor.faultLines.isEmpty else { return }
    let frames = panel.board.controls.filter { control in
      switch (control.id, editor.control) {
      case (.number(let one, _), .number(let other, _)), (.track(let one), .number(let other, _)):
        one == other
      default: control.id == editor.control
      }
    }.map(\.frame)
    guard let bottom = frames.map(\.maxY).max() else { return }
    let font = Font(.medium, 13)
    let ink = editor.isPending ? theme.notices.warning : theme.notices.error
    for (row, var line) in editor.faultLines.enumerated() {
      for index in line.runs.indices { line.runs[index].color = ink }
      let middle = bottom + 3 + PanelEditor.faultRow * (Double(row) + 0.5)
      painter.draw(line, at: Point(x: panel.list.x + FunctionPanel.faultLead, y: middle), by: font)
    }
  }

  /// Where a function that is dragged would go.
  private func drawInsertion() {
    let moves = panel.holds.values.lazy.compactMap { hold -> (Int, Int)? in
      if case .reorder(let index, let target) = hold.kind { (index, target) } else { nil }
    }
    guard let (index, target) = moves.first, index != target,
      let frame = panel.board.control(.row(target))?.frame
    else { return }
    let y = target < index ? frame.y - 3 : frame.maxY + 1
    canvas.fillRounded(
      Rect(x: panel.list.x + 10, y: y, width: panel.list.width - 20, height: 3),
      radius: 1.5,
      with: theme.focus
    )
  }

  // MARK: Sliders

  private func drawNumber(
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

  private func drawTrack(_ parameter: String, in frame: Rect, _ state: ControlState) {
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
