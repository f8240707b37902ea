import Calculator
import Controls
import Documents
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
      popover.rise.isStill = context.reducesMotion
      popover.rise.show(isMenuOpen ? [.menu] : [], at: now)
      if isMenuOpen {
        let canvas = popover.rise.canvas(for: .menu, on: canvas, at: now)
        drawMenu(with: ControlPainter(theme: theme, canvas: canvas))
      }
    }
  }

  private func drawMenu(with painter: ControlPainter) {
    switch popover.open {
    case .menu: menu.draw(with: painter)
    case .copies: copies.draw(with: painter)
    case .letters, nil: painter.drawCard(menuCard ?? .zero, radius: 14)
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
    let taken = drawValue(layout, on: canvas)
    descriptionLine(layout.descriptionSize)?
      .fitted(to: max(40, layout.inner.width - taken), canvas)
      .draw(on: canvas, at: Point(x: layout.inner.x, y: layout.topBaseline))

    let isNumber = known.map { $0.reason == nil } ?? false
    let baseline = layout.formulaBaseline(
      valueHeight: (isNumber ? layout.valueSize : layout.descriptionSize) * 0.73
    )
    guard !brain.line.isEmpty else {
      drawCaret(x: layout.inner.x - 3, baseline: baseline, size: layout.formulaSize, on: canvas)
      TextLine(
        words(brain.placeholder),
        Font(.regular, layout.placeholderSize),
        theme.secondaryText
      )
      .shrunk(to: layout.inner.width - 14, canvas)
      .draw(on: canvas, at: Point(x: layout.inner.x + 14, y: baseline - 3))
      return
    }
    drawScrolled(layout, baseline: baseline, on: canvas)
  }

  /// Draws the value line, and returns what it leaves not to the description.
  private func drawValue(_ layout: DisplayLayout, on canvas: any Canvas) -> Double {
    let painter = ResultPainter(scene: self, layout: layout)
    let baseline = layout.valueBaseline
    var right = canSwap ? layout.swapButton.x - 8 : layout.inner.maxX
    let shown = result.notice.text == nil ? known : nil
    if let places = shown.map(painter.emptyPlaces), places > 0 {
      right = painter.drawEmptyPlaces(places, right: right, baseline: baseline, on: canvas)
    }
    let room = right - layout.inner.x
    let value = valueLine(layout, room: room, canvas).shrunk(to: room, canvas)
    value.draw(on: canvas, at: Point(x: right, y: baseline), align: .trailing)
    var taken = layout.isWide ? layout.inner.maxX - right + value.width(canvas) + 16 : 0
    guard let shown else { return taken }
    if result.firstDigit != nil, let digits = shown.digits {
      let middle = (baseline + frames.display.maxY) / 2 + 1
      painter.drawRail(ResultWindow(result, of: digits), y: middle, on: canvas)
    }
    if !layout.isWide, let note = painter.note(shown, at: now) {
      note.draw(
        on: canvas,
        at: Point(x: layout.inner.maxX, y: layout.topBaseline),
        align: .trailing
      )
      taken = note.width(canvas) + 16
    }
    return taken
  }

  /// The formula with its caret, scrolled so that the caret stays 24 points inside.
  private func drawScrolled(
    _ layout: DisplayLayout,
    baseline: Double,
    on canvas: any Canvas
  ) {
    let text = layout.formulaText(theme: theme)
    let excerpt = shownExcerpt
    let line = text.line(excerpt.text)
    let width = line.width(canvas) + 6
    let caret = text.caretPosition(in: excerpt.text, at: brain.caret - excerpt.start, canvas)
    let room = layout.inner.width
    scroll = min(scroll, max(0, caret - 24))
    scroll = max(scroll, min(caret + 24, width) - room)
    scroll = min(max(scroll, 0), max(0, width - room))

    let window = Rect(
      x: layout.inner.x - 4,
      y: frames.display.y,
      width: room + 8,
      height: frames.display.height
    )
    canvas.clipped(to: window) {
      let start = Point(x: layout.inner.x - scroll, y: baseline)
      if context?.hasFocus ?? false, let selection = brain.selection {
        ControlPainter(theme: theme, canvas: canvas)
          .drawSelection(text, of: excerpt.text, excerpt.part(selection), at: start)
        let ends = hand.isFinger ? selectionEnds(canvas) : nil
        for end in [ends?.lower, ends?.upper].compactMap({ $0 }) {
          let handle = Point(x: end, y: baseline + layout.formulaSize * 0.42)
          canvas.fillCircle(center: handle, radius: 7, with: theme.focus)
        }
      }
      line.draw(on: canvas, at: start)
      if let error = brain.formulaError, !error.isPending {
        let seen = excerpt.part(error.range)
        if !seen.isEmpty {
          text.mark(seen, in: excerpt.text, at: start, with: theme.notices.error, on: canvas)
        }
      }
      drawCaret(
        x: layout.inner.x - scroll + caret,
        baseline: baseline,
        size: layout.formulaSize,
        on: canvas
      )
      let top = baseline - layout.formulaSize
      let height = layout.formulaSize * 1.3
      let clear = theme.surface.opacity(0)
      if scroll > 0 || excerpt.start > 0 {
        canvas.fill(
          Rect(x: window.x, y: top, width: 16, height: height),
          from: theme.surface,
          to: clear
        )
      }
      if width - scroll > room + 1 || excerpt.isCut {
        canvas.fill(
          Rect(x: window.maxX - 16, y: top, width: 16, height: height),
          from: clear,
          to: theme.surface
        )
      }
    }
  }

  /// The caret where the line hears the keys, a thin mark where a control does, nothing while they go
  /// elsewhere.
  func drawCaret(x: Double, baseline: Double, size: Double, on canvas: any Canvas) {
    guard context?.hasFocus ?? false, !isMenuOpen else { return }
    let box = Rect(x: x.rounded() + 1, y: baseline - size * 0.92, width: 2, height: size * 1.18)
    if isOnControl {
      // The keys go to a control; this is only where it would write.
      canvas.fill(box.inset(dx: 0.5, dy: 0), with: theme.secondaryText)
    } else if caret.isLit {
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
    switch brain.status {
    case .empty: return TextLine()
    case .value(let known):
      return ResultPainter(scene: self, layout: layout).line(known, room: room, measurer)
    case .functionOfMemory:
      return TextLine(Sentence.functionOfMemory, in: words, size: small, theme: theme)
    case .relation:
      return TextLine(Sentence.relation, in: words, size: small, theme: theme)
    case .movingPoint:
      return TextLine(Sentence.movingPoint, in: words, size: small, theme: theme)
    case .functionOfX:
      return TextLine(Sentence.functionOfX, in: words, size: small, theme: theme)
    case .unfinished(let reason):
      let isPending = brain.formulaError?.isPending ?? true
      let color = isPending ? theme.notices.warning : theme.notices.error
      return TextLine(words(reason), Font(.medium, small), color)
    case .noValue(let reason):
      return TextLine(words(reason), Font(.medium, small), theme.notices.error)
    }
  }
}
