import GraphTools
import SceneParts
import Controls
package import Drawing
import GraphKit
import Input
import SceneHost
import Words

extension PlaneScene {
  package func draw(on canvas: any Canvas) {
    guard let context, !context.frame.isEmpty else { return }
    configureView()
    if presentation == nil { drawScene(in: context, on: canvas) } else { present(on: canvas) }
  }

  private func drawScene(in context: SceneContext, on canvas: any Canvas) {
    let emptyCard = layOutEmptyCard(canvas)
    if let emptyCard { addOverlay(emptyCard.frame) }
    for frame in tools.flatMap(\.overlays) { addOverlay(frame) }
    guard let graph = snapshot else { return }
    let inked = graph.inked
    let pictures = inked.curves
    var covers = view.overlays.map { $0.inset(by: 6) }
    let trace = layOutTrace(among: pictures, in: graph, on: canvas)
    let legend = tools[ExplanationTool.self].layOutLegend(
      for: inked,
      above: trace?.wideCard,
      under: view.overlays,
      style: view.style,
      in: graph,
      on: canvas
    )
    if let legend { addOverlay(legend.frame) }
    covers += (trace?.covers ?? []) + [legend?.frame].compactMap { $0 }
    let numbers = drawPlane(inked, in: graph, on: canvas)

    let painter = ControlPainter(theme: theme, canvas: canvas)
    let list = tools.functions
    if list.isDocked { list.draw(in: graph, with: painter) }
    canvas.clipped(to: context.frame) {
      tools.draw(.ground, in: graph, with: painter)
      let dots = drawPoints(
        among: pictures,
        under: covers,
        beside: trace,
        numbers,
        in: graph,
        on: canvas
      )
      graph.drawCurveNumbers(
        among: pictures,
        under: covers + numbers.map(\.box),
        beside: dots + [trace?.dot].compactMap { $0 },
        with: painter
      )
      tools.draw(.middle, in: graph, with: painter)
      if let trace {
        tools.trace.draw(trace, in: graph, with: painter)
        let width = 2 * trace.dotRadius
        let dot = trace.dot.map { Rect(center: $0, width: width, height: width) }
        let free = numbers.filter { number in !trace.tagFrames.contains { $0.overlaps(number.box) }
        }
        view.write(free, over: [dot].compactMap { $0 }, on: canvas, in: graph.projection)
      }
      list.drawChips(in: graph, with: painter)
      if let legend { tools[ExplanationTool.self].draw(legend, with: painter) }
      tools.draw(.front, in: graph, with: painter)
      if let axis = input.gestures.lockedAxis { drawLock(axis, with: painter) }
      if let emptyCard { draw(emptyCard, with: painter) }
      drawToolbarControls(in: graph, with: painter)
      if let trace, !trace.cardFrame.isEmpty {
        trace.card.draw(in: trace.cardFrame, with: painter)
      }
      drawDivider(in: context, on: canvas)
    }
    drawPopovers(in: graph, with: painter)
    drawHearing(in: context, on: canvas)
  }

  /// Draws the curves over what lies under them; which numbers stand over them.
  private func drawPlane(
    _ inked: CurveInk.Pictures,
    in graph: GraphSnapshot,
    on canvas: any Canvas
  ) -> [AxisNumber] {
    view.draw(
      inked.drawn,
      above: Underlay(tools.compactMap { $0.underlay(in: graph) }),
      on: canvas,
      in: graph.projection,
      keeping: graph.sheet
    )
  }

  /// Finds the places of the trace, which the axis numbers keep clear of.
  private func layOutTrace(
    among pictures: [(plot: Plot, picture: CurvePicture)],
    yielding: [Rect] = [],
    in graph: GraphSnapshot,
    on canvas: any Canvas
  ) -> TraceLayout? {
    let trace = tools.trace.layOut(
      among: pictures.map(\.picture),
      beside: tools[PointsTool.self].places(in: graph).map(\.place),
      yielding: yielding,
      in: graph,
      on: canvas
    )
    if let trace {
      addOverlay(trace.cardFrame)
      // A tag takes the place of what it covers, and of nothing beside it.
      trace.tagFrames.forEach { addOverlay($0, clearance: -1) }
    }
    return trace
  }

  /// Draws dots on points, and what they or the ends of a stretch would hide of numbers over them.
  private func drawPoints(
    among pictures: [(plot: Plot, picture: CurvePicture)],
    under covers: [Rect],
    beside trace: TraceLayout?,
    _ numbers: [AxisNumber],
    in graph: GraphSnapshot,
    on canvas: any Canvas
  ) -> [Point] {
    let dots = tools[PointsTool.self].draw(
      among: pictures,
      under: covers,
      beside: trace,
      isStrong: isTracing || tools.isOpen(.statistics),
      in: graph,
      on: canvas
    )
    let size = 9 * (graph.stageUnit.map { 1.6 * $0 } ?? 1)
    let ends = graph.stretch.map { [$0.lower, $0.upper] } ?? []
    let marks =
      dots.map { Rect(center: $0, width: size, height: size) }
      + ends.map { graph.frames.plot.column(at: graph.projection.pointX($0), width: 1) }
    view.write(numbers, over: marks, on: canvas, in: graph.projection)
    return dots
  }

  /// Says that two fingers stretch one axis only.
  private func drawLock(_ axis: GestureAxis, with painter: ControlPainter) {
    let phrase = GraphPhrase.stretches(axis: (axis == .horizontal ? Coordinate.x : .y).rawValue)
    let line = TextLine(phrase, in: words, size: 15, theme: theme)
    let plot = frames.plot
    let top = toolbarFrames.filter { $0.maxY < plot.midY }.map(\.maxY).max() ?? plot.y
    let size = Size(width: line.width(painter.canvas) + 32, height: 36)
    let corner = Point(x: plot.midX - size.width / 2, y: top + 12)
    let box = Rect(x: corner.x.rounded(), y: corner.y, width: size.width, height: size.height)
    painter.drawCard(box, radius: 18)
    painter.draw(line, at: box.center, align: .center, by: Font(.regular, 15))
  }

  /// A line between two dark scenes.
  private func drawDivider(in context: SceneContext, on canvas: any Canvas) {
    guard context.isSplit, theme.isDark else { return }
    let width = theme.isHighContrast ? 2.0 : 1
    canvas.fill(context.frame.column(at: context.frame.x, width: width), with: theme.line)
  }

  /// A thin line around what receives the keys beside the calculator, where neither ring nor caret says
  /// so: after a click.
  private func drawHearing(in context: SceneContext, on canvas: any Canvas) {
    guard context.isSplit, !context.showsFocus, !input.needsKeypad else { return }
    var (box, radius) = (frames.plot.inset(by: 1), 0.0)
    switch keyLayer {
    case nil, .menu, .pad: return
    case .list:
      let list = tools.functions
      guard !list.isTyping, let card = list.panel?.card else { return }
      (box, radius) = list.isDocked ? (card.inset(by: 1), 0) : (card, 14)
    case .card, .table:
      if isEnteringNumber(tools.selection(of: curves)) { return }
    case .statistics, .tools, .residuals, .chips, .stretch, .plane: break
    }
    canvas.strokeRounded(box, radius: radius, stroke: Stroke(1.5), with: theme.focus)
  }

  private func drawPopovers(in graph: GraphSnapshot, with painter: ControlPainter) {
    let open = GraphLayer.allCases.reversed().filter { layer in
      layer == .menu ? tools.menu != nil : tools[layer]?.isPopover ?? false
    }
    rise.isStill = graph.context.reducesMotion
    rise.show(open, at: now)
    for layer in open {
      let canvas = rise.canvas(for: layer, on: painter.canvas, at: now)
      let painter = ControlPainter(theme: theme, canvas: canvas)
      if layer == .menu {
        drawMenu(in: graph, with: painter)
      } else {
        tools[layer]?.draw(in: graph, with: painter)
      }
    }
    if tools.menu == nil, input.depthHand?.isDragging ?? false { depthRuler.draw(with: painter) }
  }

  private func drawToolbarControls(in graph: GraphSnapshot, with painter: ControlPainter) {
    for bar in [frames.topBar, frames.bottomBar].compactMap({ $0 }) {
      painter.canvas.fill(bar, with: theme.background)
    }
    if let toolbar = frames.toolbar {
      painter.drawCard(toolbar, radius: 12)
      for divider in frames.dividers { painter.canvas.fill(divider, with: theme.line) }
    }
    // A menu takes the place of the zoom, rather than half of it.
    let isZoomCovered = tools.menu != nil && menu.card.overlaps(frames.zoom)
    if !isZoomCovered {
      painter.drawCard(frames.zoom, radius: 12)
      drawDepth(with: painter, in: graph)
    }
    for control in tools.controls
    where !(isZoomCovered && [.zoomIn, .zoomOut, .depth].contains(control.id)) {
      painter.draw(control, graph.state(of: control.id))
    }
  }

  private func drawMenu(in graph: GraphSnapshot, with painter: ControlPainter) {
    menu.draw(with: painter)
    for control in board.controls { painter.draw(control, graph.state(of: control.id)) }
  }

  // MARK: Before an audience

  /// The plane, large formulas, the pointer's ring, the last keys.
  private func present(on canvas: any Canvas) {
    guard let before = snapshot, let unit = before.stageUnit else { return }
    let painter = ControlPainter(theme: theme, canvas: canvas)
    let stage = tools.presentation
    let formulas = stage.layOutFormulas(in: before, on: canvas)
    for formula in formulas { addOverlay(formula.plate) }
    let caps = stage.layOutKeys(in: before, on: canvas)
    if curves.isEmpty {
      addOverlay(Rect(center: frames.plot.center, width: 600 * unit, height: 80 * unit))
    }
    let exit = stage.exitCap(in: before, on: canvas)
    let out = [exitControl?.frame, exit?.frame].compactMap { $0 }
    for frame in tools.panels + out { addOverlay(frame) }
    guard let graph = snapshot else { return }
    let inked = graph.inked
    let pictures = inked.curves
    let covers = view.overlays.map { $0.inset(by: 6) }
    let trace = layOutTrace(among: pictures, yielding: caps.map(\.frame), in: graph, on: canvas)
    for cap in caps { addOverlay(cap.frame) }
    let numbers = drawPlane(inked, in: graph, on: canvas)
    canvas.clipped(to: frames.plot) {
      stage.drawInFront(among: pictures, in: graph, on: canvas)
      tools.draw(.ground, in: graph, with: painter)
      _ = drawPoints(
        among: pictures,
        under: covers + caps.map(\.frame) + (trace?.covers ?? []),
        beside: trace,
        numbers,
        in: graph,
        on: canvas
      )
      if let trace { tools.trace.draw(trace, in: graph, with: painter) }
      for formula in formulas { stage.drawPlate(formula, unit: unit, in: graph, with: painter) }
      if curves.isEmpty {
        TextLine(words(GraphPhrase.nothingGraphed), Font(.medium, 46 * unit), theme.text)
          .draw(on: canvas, at: frames.plot.center, align: .center)
      }
      if let trace, !trace.cardFrame.isEmpty {
        trace.card.draw(in: trace.cardFrame, with: painter)
      }
      for layer in tools.panelLayers where layer != .list {
        tools[layer]?.draw(in: graph, with: painter)
      }
      // In a small window the card has no other place than the keys'.
      let isFree = !caps.contains { trace?.cardFrame.overlaps($0.frame) ?? false }
      stage.draw(isFree ? caps : [], in: graph, with: painter)
      stage.draw([exit].compactMap { $0 }, fading: false, in: graph, with: painter)
      stage.draw(in: graph, with: painter)
      if let exitControl { painter.draw(exitControl, graph.state(of: exitControl.id)) }
    }
  }
}
