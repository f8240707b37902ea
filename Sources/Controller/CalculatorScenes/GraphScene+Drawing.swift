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
    let emptyCard = layOutEmptyCard(on: canvas)
    if let emptyCard { addOverlay(emptyCard.frame) }
    let projection = projection(scale: canvas.contentScale)
    let pictures = pictures(in: projection)
    askForStatistics()
    let panel = statisticsFrame(canvas)
    [panel, tableFrame, padFrame].compactMap { $0 }.forEach { addOverlay($0) }
    var covers = view.overlays.map { $0.inset(by: 6) }
    let trace = layOutTrace(among: pictures.map(\.picture), in: projection, on: canvas)
    trace?.boxes.forEach { addOverlay($0) }
    let legend = layOutLegend(for: pictures.map(\.picture), above: trace?.wideCard, on: canvas)
    if let legend { addOverlay(legend.frame) }
    covers += (trace?.covers ?? []) + [legend?.frame].compactMap { $0 }
    if openMenu != nil { addOverlay(menu.card) }
    view.draw(pictures, on: canvas, in: projection)

    let painter = ControlPainter(theme: theme, canvas: canvas)
    canvas.clipped(to: context.frame) {
      let dots = drawPoints(
        among: pictures,
        in: projection,
        under: covers,
        beside: trace,
        on: canvas
      )
      drawCurveNumbers(
        among: pictures,
        in: projection,
        under: covers,
        beside: dots + [trace?.dot].compactMap { $0 },
        with: painter
      )
      drawHover(in: projection, on: canvas)
      if let trace { draw(trace, with: painter) }
      drawChips(with: painter)
      if let legend { draw(legend, with: painter) }
      drawBox(with: painter)
      if let answer { drawAnswer(answer.sentence, at: answer.place, with: painter) }
      if let emptyCard { draw(emptyCard, with: painter) }
      drawFurniture(with: painter)
      if let trace { trace.card.draw(in: trace.cardFrame, with: painter) }
      if context.isSplit, theme.isDark {
        canvas.fill(
          Rect(
            x: context.frame.x,
            y: context.frame.y,
            width: theme.isHighContrast ? 2 : 1,
            height: context.frame.height
          ),
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
    // A menu takes the place of the zoom, rather than half of it.
    let isZoomCovered = openMenu != nil && menu.card.overlaps(frames.zoom)
    if !isZoomCovered { painter.drawCard(frames.zoom, radius: 12) }
    for control in furniture
    where !(isZoomCovered && [.zoomIn, .zoomOut].contains(control.id)) {
      painter.draw(control, controlState(control.id))
    }
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
}
