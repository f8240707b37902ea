import SceneParts
import Typesetting
import Numerals
import Controls
import GraphModel
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

  var theme: Theme { painter.theme }
  var canvas: any Canvas { painter.canvas }

  func draw() {
    if panel.isDocked { drawBar() } else { drawHeader() }
    panel.panel.draw(panel.board.controls, with: painter, drawing: draw) {
      drawChosenRow()
      for case (.row(let index), let frame) in panel.board.controls.map({ ($0.id, $0.frame) }) {
        drawDetails(of: index, under: frame)
      }
      for control in panel.board.controls where panel.panel.scrolls(control) {
        if control.frame.overlaps(panel.list) { drawContent(of: control) }
      }
      drawFault()
      drawInsertion()
    }
  }

  private func draw(_ control: Control<PanelControl>) {
    // The caret says enough.
    let isTyped = isHearing && control.id == panel.editor?.control
    painter.draw(control, state(control.id).subtracting(isTyped ? .focused : []))
  }

  /// Above the rows in the calculator's place.
  private func drawBar() {
    canvas.fill(panel.card, with: theme.background)
    guard let room = panel.meaning else { return }
    canvas.fill(panel.card.band(at: room.y, height: 1), with: theme.line)
    guard let meaning = panel.editor?.formula.meaning else { return }
    let line = TextLine(meaning, in: words, size: 15, theme: theme).shrunk(to: room.width, canvas)
    painter.draw(line, at: Point(x: room.x, y: room.midY), by: Font(.regular, 15))
  }

  /// Above the rows of a card.
  private func drawHeader() {
    panel.panel.drawGround(with: painter)
    let room = panel.panel.title(before: 1)
    let title = TextLine(words(FunctionPhrase.functions), Font(.semibold, 17), theme.text)
      .shrunk(to: room.width, canvas)
    painter.draw(title, at: Point(x: room.x, y: room.midY))
    if panel.motion.isSheet { painter.drawHandle(ofSheet: panel.card) }
    let line = panel.card.inset(dx: 1, dy: 0).band(at: panel.list.y - 1, height: 1)
    canvas.fill(line, with: theme.line)
  }

  private func drawContent(of control: Control<PanelControl>) {
    let shade = state(control.id)
    switch control.id {
    case .disc(let index): drawDisc(index, in: control.frame)
    case .row(let index): drawRow(index, in: control.frame, shade)
    case .stretch: painter.drawWash(in: control.frame, radius: 8, shade)
    case .add: drawAdd(in: control.frame, shade)
    case .track(let parameter): drawTrack(parameter, in: control.frame, shade)
    case .number(let parameter, let field): drawNumber(parameter, field, control, shade)
    case .cell: drawCell(control, shade)
    case .close, .newTable, .undo, .redo, .more, .live, .template, .data, .grip, .menu, .play,
      .options:
      break
    }
  }

  func drawGround(in frame: Rect, _ state: ControlState, isOn: Bool) {
    let fill = isOn ? theme.chosen : theme.raised
    guard isOn || state.wash > 0 else { return }
    // The outline of a row that is chosen stays whole.
    let frame = panel.isDocked && !isOn ? frame.inset(dx: 0, dy: 2) : frame
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
    let isChosen =
      document.functions.selection == index && document.functions.count > 1 && !isEdited
    drawGround(in: frame, state, isOn: isChosen && !panel.isDocked)
    var inner = frame.inset(dx: 8, dy: 0)
    let missing = document.functions.missingName(of: index)
    if let note = missing.map({ words(FunctionNotice.missing($0)) }) ?? panel.rows.notes[index] {
      let ink = missing == nil ? theme.secondaryText : theme.notices.warning
      let line = TextLine(note, Font(.regular, 13), ink).shrunk(to: inner.width, canvas)
      painter.draw(line, at: Point(x: inner.x, y: inner.maxY - 11))
      inner = inner.band(at: inner.y, height: inner.height - PanelRows.note)
    }
    if isEdited { return drawEditor(in: inner) }
    let color = function.isHidden ? theme.secondaryText : theme.text
    let size = panel.rows.sizes.indices.contains(index) ? panel.rows.sizes[index] : nil
    let row = panel.style.line(of: function, most: size, color, theme.secondaryText, words)
    if let table = function.function.base as? any MarkedFunction & EditableTable {
      let count = TextLine(
        words(FitPhrase.points(table.marks.count)),
        Font(.regular, 13),
        theme.secondaryText
      )
      painter.draw(count, at: Point(x: inner.maxX, y: inner.midY), align: .trailing)
      inner.width -= count.width(canvas) + 12
    }
    let line = row.line(within: inner.width, canvas)
    let font = Font(.regular, panel.style.size)
    painter.draw(line, at: Point(x: inner.x, y: inner.midY), by: font)
    guard row.sample > 0 else { return }
    canvas.strokeLine(
      from: Point(x: inner.maxX - 28, y: inner.midY),
      to: Point(x: inner.maxX, y: inner.midY),
      stroke: Stroke(2.5, dash: function.lineStyle.drawn.dash(width: 2.5)),
      with: theme.pen(function.pen)
    )
  }

  /// A cell that is typed, or that can be.
  private func drawCell(_ control: Control<PanelControl>, _ state: ControlState) {
    guard panel.editor?.control == control.id else {
      return painter.drawWash(in: control.frame.inset(by: 1), radius: 4, state)
    }
    let frame = control.frame.inset(by: 1)
    canvas.fillRounded(frame, radius: 4, with: theme.surface)
    let ink =
      panel.editor?.wantsNumber ?? false && panel.editor?.fault != nil
        && !(panel.editor?.isPending ?? false)
      ? theme.notices.error : theme.focus
    canvas.strokeRounded(frame, radius: 4, stroke: Stroke(2), with: ink)
    drawEditor(in: control.frame.inset(dx: 8, dy: 0))
  }

  /// What is told below a function, which is seen also where its own row is out of sight.
  private func drawDetails(of index: Int, under frame: Rect) {
    guard panel.rows.details.indices.contains(index), let function = document.functions[index]
    else { return }
    let lines = panel.rows.details[index]
    let box = panel.detailBox(of: function, under: frame, lines)
    guard !lines.details.isEmpty, box.overlaps(panel.list) else { return }
    lines.draw(in: box, words: words, with: painter)
  }

  /// The ground of the row that is chosen or typed in, where rows have all the pane.
  private func drawChosenRow() {
    guard panel.isDocked else { return }
    var chosen = document.functions.selection.map { PanelControl.row($0) }
    var ink = theme.strongLine
    if let editor = panel.editor, editor.control == .add || editor.control.function != nil {
      chosen = editor.control
      ink =
        editor.fault != nil && !editor.isPending
        ? theme.notices.error : isHearing ? theme.focus : theme.strongLine
    }
    guard let frame = chosen.flatMap({ panel.board.control($0) })?.frame else { return }
    var row = panel.list.inset(dx: 8, dy: 0)
    (row.y, row.height) = (frame.y, frame.height)
    if case .row(let index)? = chosen, panel.rows.details.indices.contains(index) {
      row.height += panel.rows.details[index].height
    }
    canvas.fillRounded(row, radius: 12, with: theme.surface)
    canvas.strokeRounded(row.inset(by: 0.5), radius: 12, stroke: Stroke(1), with: ink)
  }

  private func drawAdd(in frame: Rect, _ state: ControlState) {
    let isEdited = panel.editor?.control == .add
    if !isEdited { drawGround(in: frame, state, isOn: false) }
    let color = document.functions.isFull ? theme.disabledText : theme.secondaryText
    let sign = Point(x: frame.x + 22, y: frame.midY)
    Icon.plus.draw(on: canvas, center: sign, size: 20, color: color)
    let inner = frame.column(at: frame.x + 52, width: frame.width - 60)
    if isEdited { return drawEditor(in: inner) }
    let font = Font(.regular, 17)
    let line = TextLine(words(FunctionPhrase.addFunction), font, color)
      .shrunk(to: inner.width, canvas)
    painter.draw(line, at: Point(x: inner.x, y: inner.midY), by: font)
  }

  /// The line being typed, scrolled so that its caret is seen.
  func drawEditor(in frame: Rect) {
    guard let editor = panel.editor, let edited = panel.rows.edited else { return }
    let start = edited.start(in: frame)
    let isNumber = editor.wantsNumber
    if editor.formula.line.isEmpty, !isNumber {
      let font = Font(.regular, panel.style.size)
      let hint = TextLine(words(FunctionPhrase.typeFormula), font, theme.secondaryText)
        .shrunk(to: frame.width - 8, canvas)
      painter.draw(hint, at: Point(x: frame.x + 6, y: frame.midY), by: font)
    }
    let plain = ControlPainter(theme: theme, canvas: canvas.plainType)
    canvas.clipped(to: frame) {
      let picture = edited.picture
      plain.drawBoxes(of: picture, caret: isHearing ? edited.caret : nil, at: start)
      if isHearing, let selection = editor.formula.selection {
        plain.drawSelection(edited.excerpt.part(selection), of: picture, at: start)
      }
      picture.draw(
        on: plain.canvas,
        at: start,
        in: MathColors(theme.text, variable: theme.accent.text)
      )
      if let range = editor.faultRange {
        let seen = edited.excerpt.part(range)
        if !seen.isEmpty || range.isEmpty { plain.drawWave(under: seen, of: picture, at: start) }
      }
      guard isHearing, let caret = edited.caret else { return }
      canvas.fill(
        Rect(
          x: (start.x + caret.place.x).rounded(),
          y: start.y + caret.place.y - caret.size * 0.9,
          width: 2,
          height: caret.size * 1.14
        ),
        with: theme.accent.fill
      )
    }
    if case .cell = editor.subject { return }
    guard !panel.isDocked || isNumber else { return }
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
    let left = panel.list.x + FunctionPanel.faultLead
    for (row, line) in editor.faultLines.enumerated() {
      let middle = bottom + 3 + PanelEditor.faultRow * (Double(row) + 0.5)
      painter.draw(line.colored(ink), at: Point(x: left, y: middle), by: font)
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
}
