import CalculatorModel
import Controls
import Drawing
import GraphKit
import SceneHost
import Words

extension GraphScene {
  func draw(on canvas: any Canvas) {
    guard let context, !context.frame.isEmpty else { return }
    configureView()
    if let presentation {
      draw(presentation, on: canvas)
      return
    }
    // A card over a sheet leaves no room for chips in the smallest windows; it names its curve itself.
    let chips = isTracing && openPlot.height < 150 ? [] : layOutChips(on: canvas)
    chips.forEach { addOverlay($0.frame) }
    if state.functions.isEmpty { addOverlay(emptyCard) }
    let projection = projection(scale: canvas.contentScale)
    let pictures = pictures(in: projection)
    askForStatistics()
    let panel = statisticsFrame(canvas)
    [panel, tableFrame, padFrame].compactMap { $0 }.forEach { addOverlay($0) }
    let trace = layOutTrace(among: pictures.map(\.picture), in: projection, on: canvas)
    trace?.boxes.forEach { addOverlay($0) }
    let legend = layOutLegend(for: pictures.map(\.picture), above: trace?.wideCard, on: canvas)
    if let legend { addOverlay(legend.frame) }
    view.draw(pictures, on: canvas, in: projection)

    let painter = ControlPainter(theme: theme, canvas: canvas)
    canvas.clipped(to: context.frame) {
      for chip in chips { draw(chip, with: painter) }
      drawPoints(in: projection, on: canvas)
      drawHover(in: projection, on: canvas)
      if let trace { draw(trace, with: painter) }
      if let legend { draw(legend, with: painter) }
      drawBox(with: painter)
      if let answer { drawAnswer(answer.sentence, at: answer.place, with: painter) }
      if state.functions.isEmpty { drawEmptyCard(with: painter) }
      drawFurniture(with: painter)
      if let trace { trace.card.draw(in: trace.cardFrame, with: painter) }
      if context.isSplit, theme.isDark {
        canvas.fill(
          Rect(x: context.frame.x, y: context.frame.y, width: 1, height: context.frame.height),
          with: theme.line
        )
      }
      drawTable(with: painter)
      drawStatistics(with: painter)
      drawPad(with: painter)
      if openMenu != nil { drawMenu(with: painter) }
    }
  }

  private func drawFurniture(with painter: ControlPainter) {
    for bar in [frames.topBar, frames.bottomBar].compactMap({ $0 }) {
      painter.canvas.fill(bar, with: theme.background)
    }
    if let toolbar = frames.toolbar {
      painter.drawCard(toolbar, radius: 12)
      for divider in frames.dividers { painter.canvas.fill(divider, with: theme.line) }
    }
    painter.drawCard(frames.zoom, radius: 12)
    for control in furniture { painter.draw(control, controlState(control.id)) }
  }

  private func drawMenu(with painter: ControlPainter) {
    painter.drawCard(menu.card, radius: 14)
    for control in board.controls { painter.draw(control, controlState(control.id)) }
  }

  func controlState(_ id: GraphControl) -> ControlState {
    board.state(
      of: id,
      at: now,
      showsFocus: (context?.showsFocus ?? false) && (context?.hasFocus ?? false)
    )
  }

  // MARK: Chips

  /// A curve's description on its pill.
  private struct Chip {
    let frame: Rect
    let pen: Int
    let line: TextLine
    let number: Int?
  }

  private func layOutChips(on canvas: any Canvas) -> [Chip] {
    var place = frames.chips
    let functions = state.functions.functions
    let isNumbered = functions.count > 1
    return functions.enumerated().map { index, function in
      let isOutdated = isOutdated && index == state.functions.selection
      var line =
        TextLine("y = ", Font(.regular, 17), theme.secondaryText)
        + FormulaText(size: 17, color: theme.text, variableColor: theme.text)
        .line(words.mark.written(function.program.description))
      let lead = 14 + (isNumbered ? 22.0 : 20) + 10
      var note = TextLine()
      if isOutdated {
        note.runs = [
          .init(words(GraphPhrase.outdated), Font(.regular, 13), theme.secondaryText, space: 14)
        ]
      }
      let room = max(60, frames.chipWidth - lead - 16)
      if line.width(canvas) + note.width(canvas) <= room {
        line = line + note
      } else if isOutdated {
        note.runs = [.init("•", Font(.semibold, 17), theme.accentText, space: 8)]
        line = line.fitted(to: room - note.width(canvas), canvas) + note
      } else {
        line = line.fitted(to: room, canvas)
      }
      let frame = Rect(
        x: place.x,
        y: place.y,
        width: (lead + line.width(canvas) + 16).rounded(),
        height: 36
      )
      place.y = frame.maxY + 8
      return Chip(
        frame: frame,
        pen: function.pen,
        line: line,
        number: isNumbered ? index + 1 : nil
      )
    }
  }

  private func draw(_ chip: Chip, with painter: ControlPainter) {
    let canvas = painter.canvas
    painter.drawCard(chip.frame, radius: 18)
    let color = theme.pens[chip.pen % theme.pens.count]
    let left = chip.frame.x + 14
    if let number = chip.number {
      let center = Point(x: left + 9, y: chip.frame.midY)
      canvas.fillCircle(center: center, radius: 10, with: color)
      let font = Font(.semibold, 13)
      TextLine("\(number)", font, theme.ink(onPen: chip.pen)).draw(
        on: canvas,
        at: Point(x: center.x, y: painter.digitBaseline(centering: font, on: center.y)),
        align: .center
      )
    } else {
      canvas.fillRounded(
        Rect(x: left, y: chip.frame.midY - 2, width: 20, height: 4),
        radius: 2,
        with: color
      )
    }
    let text = left + (chip.number == nil ? 20 : 22) + 10
    let font = Font(.regular, 17)
    chip.line.draw(
      on: canvas,
      at: Point(x: text, y: painter.baseline(centering: font, on: chip.frame.midY) + 0.5)
    )
  }

  // MARK: Nothing graphed yet

  private var emptyCard: Rect {
    let width = min(392, frames.plot.width - 32)
    let height = 112.0
    return Rect(
      x: (frames.plot.midX - width / 2).rounded(),
      y: max(frames.plot.y + 8, frames.plot.maxY - 40 - height),
      width: frames.zoom.x - 8 < frames.plot.midX + width / 2 && frames.plot.width < 540
        ? frames.zoom.x - 8 - (frames.plot.midX - width / 2).rounded() : width,
      height: height
    )
  }

  private func drawEmptyCard(with painter: ControlPainter) {
    let canvas = painter.canvas
    let card = emptyCard
    painter.drawCard(card, radius: 16)
    Icon.graph.draw(
      on: canvas,
      center: Point(x: card.x + 34, y: card.midY),
      size: 32,
      color: theme.accentText,
      width: 2.2
    )
    let left = card.x + 66
    let room = card.maxX - 12 - left
    TextLine(words(GraphPhrase.nothingGraphed), Font(.semibold, 17), theme.text)
      .fitted(to: room, canvas)
      .draw(on: canvas, at: Point(x: left, y: card.y + 36))
    func line(_ phrase: GraphPhrase) -> TextLine {
      TextLine(phrase, in: words, size: 15, theme: theme)
    }
    let formula = "sin(x)·x²"
    let example = line(.example(formula))
    let short = line(.shortExample(formula))
    (example.width(canvas) <= room ? example : short.fitted(to: room, canvas))
      .draw(on: canvas, at: Point(x: left, y: card.y + 62))
    line(.pressGraph)
      .fitted(to: room, canvas)
      .draw(on: canvas, at: Point(x: left, y: card.y + 86))
  }
}
