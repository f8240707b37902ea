import Calculator
import Controls
import Settings
package import Drawing
import Notation
import SceneHost
import SceneParts
import Words

extension KeypadScene {
  package func draw(on canvas: any Canvas) {
    guard let context, !context.frame.isEmpty else { return }
    let painter = ControlPainter(theme: theme, canvas: canvas)
    canvas.clipped(to: context.frame) {
      if context.isPopover {
        canvas.fillRounded(context.frame, radius: 16, with: theme.background)
        canvas.strokeRounded(context.frame, radius: 16, stroke: Stroke(2), with: theme.line)
      } else {
        canvas.fill(context.frame, with: theme.background)
      }
      if !frames.segments.isEmpty { painter.drawGround(in: frames.segmentGround) }
      drawDisplay(with: painter)
      // The focus ring may reach over neighbours: its control comes last.
      let controls = isMenuOpen ? keypadControls : board.controls
      let focused = controls.filter { $0.id == board.focus }
      for control in controls.filter({ $0.id != board.focus }) + focused {
        painter.draw(control, state(of: control.id))
      }
      drawLoupe(with: painter)
    }
    popover.rise.isStill = context.reducesMotion
    popover.rise.show(isMenuOpen ? [.menu] : [], at: now)
    if isMenuOpen {
      let canvas = popover.rise.canvas(for: .menu, on: canvas, at: now)
      drawMenu(with: ControlPainter(theme: theme, canvas: canvas))
    }
  }

  private func drawMenu(with painter: ControlPainter) {
    switch popover.open {
    case .menu: menu.draw(with: painter)
    case .copies, .entries: copies.draw(with: painter)
    case .choices, nil: painter.drawCard(menuCard ?? .zero, radius: 14)
    }
    for control in board.controls { painter.draw(control, state(of: control.id)) }
  }

  private func state(of id: CalculatorControl) -> ControlState {
    board.state(
      of: id,
      at: now,
      showsFocus: (context?.showsFocus ?? false) && (context?.hasFocus ?? false)
    )
  }

  // MARK: Display

  private func drawDisplay(with painter: ControlPainter) {
    // The layout's sizes are final.
    let canvas = painter.canvas.plainType
    let layout = displayLayout
    canvas.fillRounded(frames.display, radius: layout.cornerRadius, with: theme.surface)
    if theme.isDark || theme.isHighContrast {
      canvas.strokeRounded(
        frames.display,
        radius: layout.cornerRadius,
        stroke: Stroke(theme.isHighContrast ? 2 : 1),
        with: theme.line
      )
    }
    canvas.clipped(to: frames.display) {
      switch brain.mode {
      case .formula: drawFormula(layout, on: canvas)
      case .rpn: StackPainter(scene: self, layout: layout, canvas: canvas).draw()
      }
    }
  }

  private func drawFormula(_ layout: DisplayLayout, on canvas: any Canvas) {
    if !isFresh || result.notice.text != nil { drawValue(layout, on: canvas) }
    guard brain.line.isEmpty else { return drawSetFormula(layout, on: canvas) }
    let row = exampleRow
    row?.draw(with: ControlPainter(theme: theme, canvas: canvas)) { state(of: .example($0)) }
    let area = isFresh ? layout.freshArea(above: row?.pills.first?.frame.y) : layout.formulaArea
    let size = layout.formulaSize
    let baseline = area.midY + size * 0.34
    drawCaret(x: area.x - 3, baseline: baseline, size: size, on: canvas)
    TextLine(
      words(brain.placeholder),
      Font(.regular, layout.placeholderSize),
      theme.secondaryText
    )
    .shrunk(to: area.width - 14, canvas)
    .draw(on: canvas, at: Point(x: area.x + 14, y: baseline - 3))
  }

  /// Draws the line of the result, and the rule under it.
  private func drawValue(_ layout: DisplayLayout, on canvas: any Canvas) {
    let painter = ResultPainter(scene: self, layout: layout)
    let baseline = layout.valueBaseline
    let count = resultButtons.count
    let right = count > 0 ? layout.resultButton(count - 1).x - 8 : layout.inner.maxX
    let shown = result.notice.text == nil ? known : nil
    let places = shown.map(painter.emptyPlaces) ?? 0
    let room = right - layout.inner.x - Double(places) * layout.valueSize * 0.6
    let value = valueLine(layout, room: room, canvas).shrunk(to: room, canvas)
    value.draw(on: canvas, at: Point(x: layout.inner.x, y: baseline))
    let end = layout.inner.x + value.width(canvas)
    if places > 0 { painter.drawEmptyPlaces(places, left: end, baseline: baseline, on: canvas) }
    if result.firstDigit != nil, let digits = shown?.digits {
      painter.drawRail(ResultWindow(result, of: digits), y: layout.rule, on: canvas)
    } else {
      canvas.fill(layout.inner.band(at: layout.rule, height: 1), with: theme.line)
    }
    percentPill?.draw(with: ControlPainter(theme: theme, canvas: canvas)) { _ in
      state(of: .percent)
    }
    guard let shown, let note = painter.note(shown, at: now) else { return }
    // Beside the digits where there is room, else at the foot.
    let start = end + Double(places) * layout.valueSize * 0.6 + 16
    let isBeside = right - note.width(canvas) >= start
    let foot = Point(x: layout.inner.maxX, y: frames.display.maxY - 10)
    note.draw(on: canvas, at: isBeside ? Point(x: right, y: baseline) : foot, align: .trailing)
  }

  /// The caret where the line receives the keys, a thin mark where a control does, nothing while they go
  /// elsewhere.
  func drawCaret(x: Double, baseline: Double, size: Double, on canvas: any Canvas) {
    guard context?.hasFocus ?? false, !isMenuOpen else { return }
    let box = Rect(x: x.rounded() + 1, y: baseline - size * 0.9, width: 2, height: size * 1.14)
    if isOnControl {
      // The keys go to a control; this is only where it would write.
      canvas.fill(box.inset(dx: 0.5, dy: 0), with: theme.secondaryText)
    } else if blink.isLit {
      canvas.fill(box, with: theme.accent.fill)
    }
  }

  /// The description of what Graph would take, "y = " before it when it holds the variable.
  func descriptionLine(_ size: Double) -> TextLine? {
    guard let description = brain.description else { return nil }
    let formula = FormulaText(
      size: size,
      color: theme.secondaryText,
      variableColor: theme.accent.text
    )
    .line(words.mark.written(description))
    guard [.functionOfX, .functionOfMemory].contains(brain.status) else { return formula }
    return TextLine("y = ", Font(.regular, size), theme.secondaryText) + formula
  }

  /// The value, "a function of x", or why there is none; a notice for a while instead.
  func valueLine(
    _ layout: DisplayLayout,
    room: Double,
    _ measurer: any TextMeasurer
  ) -> TextLine {
    let small = layout.descriptionSize
    if let notice = result.notice.text {
      let color =
        switch result.notice.kind {
        case .success: theme.notices.success
        case .hint: theme.secondaryText
        case .warning: theme.notices.warning
        }
      return TextLine(notice, Font(.medium, small), color)
    }
    switch status {
    case .empty: return TextLine()
    case .value(let known):
      return ResultPainter(scene: self, layout: layout).line(known, room: room, measurer)
    case .functionOfX, .functionOfLetters, .functionOfMemory, .relation, .figure, .letter:
      let meaning = status == brain.status ? brain.meaning : status.sentence
      return meaning.map { TextLine($0, in: words, size: small, theme: theme) } ?? TextLine()
    case .unfinished(let reason):
      let isPending = brain.formulaError?.isPending ?? true
      let color = isPending ? theme.notices.warning : theme.notices.error
      return TextLine(words(reason), Font(.medium, small), color)
    case .noValue(let reason):
      let color = reason.isAnswer ? theme.text : theme.notices.error
      return TextLine(words(reason), Font(.medium, small), color)
    }
  }
}
