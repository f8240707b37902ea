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
    layOutChips(canvas)
    for frame in chips.map(\.frame) + [listChip, self.panel?.card].compactMap({ $0 }) {
      addOverlay(frame)
    }
    if showsEmptyCard { addOverlay(emptyCard) }
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
      drawChips(with: painter)
      drawPoints(in: projection, on: canvas)
      drawHover(in: projection, on: canvas)
      if let trace { draw(trace, with: painter) }
      if let legend { draw(legend, with: painter) }
      drawBox(with: painter)
      if let answer { drawAnswer(answer.sentence, at: answer.place, with: painter) }
      if showsEmptyCard { drawEmptyCard(with: painter) }
      drawFurniture(with: painter)
      if let trace { trace.card.draw(in: trace.cardFrame, with: painter) }
      if context.isSplit, theme.isDark {
        canvas.fill(
          Rect(x: context.frame.x, y: context.frame.y, width: 1, height: context.frame.height),
          with: theme.line
        )
      }
      drawPopovers(with: painter)
    }
  }

  private func drawPopovers(with painter: ControlPainter) {
    var open: [(popover: Popover, draw: (ControlPainter) -> Void)] = []
    if tableFrame != nil { open.append((.table, drawTable)) }
    if exploration.statistics != nil { open.append((.statistics, drawStatistics)) }
    if padFrame != nil { open.append((.pad, drawPad)) }
    if panel != nil { open.append((.list, drawPanel)) }
    if openMenu != nil { open.append((.menu, drawMenu)) }
    rise.isStill = context?.reducesMotion ?? false
    rise.show(open.map(\.popover), at: now)
    for (popover, draw) in open {
      let canvas = rise.canvas(for: popover, on: painter.canvas, at: now)
      draw(ControlPainter(theme: theme, canvas: canvas))
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

  private var showsFocus: Bool { (context?.showsFocus ?? false) && (context?.hasFocus ?? false) }

  func controlState(_ id: GraphControl) -> ControlState {
    board.state(
      of: id,
      at: now,
      showsFocus: showsFocus && (openMenu != nil || !(panel?.isFocused ?? false))
    )
  }

  private func drawPanel(with painter: ControlPainter) {
    guard let panel else { return }
    let showsFocus = showsFocus && panel.isFocused && openMenu == nil
    let now = now
    FunctionPanelPainter(panel: panel, document: state, painter: painter, words: words) { id in
      panel.board.state(of: id, at: now, showsFocus: showsFocus)
    }
    .draw()
  }

  // MARK: Nothing graphed yet

  private var showsEmptyCard: Bool { state.functions.isEmpty && panel == nil }

  /// How much larger than designed the card is.
  private var emptyCardScale: Double {
    max(1, min(context?.measurer.type.factor ?? 1, frames.plot.height * 0.45 / 112))
  }

  private var emptyCard: Rect {
    let width = min(392 * emptyCardScale, frames.plot.width - 32)
    let height = 112 * emptyCardScale
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
    let plain = canvas.plainType
    func write(_ line: TextLine, at y: Double) {
      let size = line.runs.first?.font.size ?? 15
      line.grown(in: room, most: size * emptyCardScale, canvas)
        .draw(on: plain, at: Point(x: left, y: card.y + y * emptyCardScale))
    }
    func line(_ phrase: GraphPhrase) -> TextLine {
      TextLine(phrase, in: words, size: 15, theme: theme)
    }
    let formula = "sin(x)·x²"
    let example = line(.example(formula))
    write(TextLine(words(GraphPhrase.nothingGraphed), Font(.semibold, 17), theme.text), at: 36)
    write(example.width(plain) <= room ? example : line(.shortExample(formula)), at: 62)
    write(line(.pressGraph), at: 86)
  }
}
