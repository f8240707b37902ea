import GraphTools
import SceneParts
import GraphModel
import Controls
import Drawing
import GraphKit
import SceneHost

/// The graph as its tools see it, and what they ask of it.
extension PlaneScene {
  /// The graph at this moment; nil before it has a place.
  var snapshot: GraphSnapshot? {
    guard let context else { return nil }
    let plots = plots
    let selection = tools.selection(of: curves)
    return GraphSnapshot(
      content: content,
      input: input,
      view: view,
      frames: frames,
      context: context,
      room: AvailableSpace(
        openPlot: openPlot,
        listEnd: listEnd,
        panels: tools.panels,
        pills: tools.pills,
        toolbarFrames: presentation == nil ? toolbarFrames : []
      ),
      board: board,
      keys: KeyboardFocus(
        layer: keyLayer(of: selection),
        entersNumber: isEnteringNumber(selection),
        isShown: context.showsFocus && context.hasFocus
      ),
      voice: GraphEnvironment(
        theme: theme,
        words: words,
        language: language,
        stageUnit: presentation?.unit(in: frames.plot),
        difference: environment.difference,
        history: (environment.canUndo, environment.canRedo),
        isLive: environment.isLive
      ),
      selectedCurve: selectedCurve(of: selection),
      ink: ink,
      plots: plots,
      selection: selection
    )
  }

  /// The curve looked at: the selected one, which is the one traced last or chosen since; in a
  /// presentation the traced one, else the one in front.
  private func selectedCurve(of selection: GraphSelection) -> Int {
    let last = curves.count - 1
    let selected = curves.firstIndex { $0.index == state.functions.selection }
    let traced = selection.trace?.curve
    let curve =
      (presentation == nil ? selected ?? traced : traced ?? selection.inFront ?? selected) ?? last
    return max(0, min(curve, last))
  }

  /// The pills and the tools.
  var toolbarFrames: [Rect] {
    tools.pills + [frames.toolbar, frames.back, frames.zoom].compactMap { $0 }
  }

  /// The part of the plane that no bar or sheet covers.
  var openPlot: Rect {
    var open = frames.plot
    guard presentation == nil else { return open }
    for cover in tools.panels where cover.overlaps(open) {
      guard frames.sheets != nil || cover.width >= open.width else { continue }
      open.height = max(0, cover.y - open.y)
    }
    return open
  }

  // MARK: Requests

  /// Lets the tools do something, and does what they ask for; nil when that is nothing.
  @inline(never)
  func act(_ body: (inout Toolbox, GraphSnapshot) -> [ToolRequest]?) -> [SceneRequest]? {
    guard let snapshot, let requests = body(&tools, snapshot) else { return nil }
    return requests.flatMap { perform($0) }
  }

  /// Lets the first of some tools that has a use for an event do what it means.
  func act(
    on event: ToolEvent,
    where condition: (any GraphTool) -> Bool = { _ in true }
  ) -> [SceneRequest]? {
    act { $0.handle(event, in: $1, where: condition) }
  }

  /// Tells all tools what has happened.
  @inline(never) func tell(_ news: GraphNews) { tools.each { $0.note(news, at: now) } }

  func perform(_ request: ToolRequest) -> [SceneRequest] {
    switch request {
    case .redraw: return [.redraw]
    case .save: return [.save]
    case .scene(let request): return [request]
    case .pan(let way, let seen): return pan(by: way, showing: seen)
    case .jump(let viewport): return jump(to: viewport)
    case .jumpBy(let way): return jump(to: target.panned(by: snapped(way)))
    case .menu(let place): return openMenu(at: place)
    case .list(let act): return perform(act)
    case .trace(let curve, let x, let snaps):
      let before = target
      defer { noteRevealed(from: before) }
      let placed = act(on: .trace(curve: curve, x: x, snaps: snaps)) ?? []
      return placed + (act(on: .reveal(keepsX: false)) ?? [])
    case .typed(let number, let target):
      return act(on: .typed(number, target)) ?? []
    case .enter(let target, let character):
      let requests = act(on: .enter(target, withPad: !input.typesWithKeys)) ?? []
      return requests + (character.flatMap { act(on: .text($0), hearing: .beforeFocus) } ?? [])
    case .hold:
      freeze()
      tell(.held)
    case .traced(let curve):
      if curves.indices.contains(curve) { state.functions.select(curves[curve].index) }
      tell(.traced(curve: curve))
    case .traceEnded: tell(.traceEnded)
    case .stretch(let stretch):
      tell(.stretch(stretch, of: selectedCurve(of: tools.selection(of: curves))))
    case .keepView(let number, let scale): state[viewNumbered: number] = target.scaled(by: scale)
    case .tell(let sentence): tell(sentence)
    case .focus(let control): board.focus = control
    case .edit(let change):
      tell(.edited)
      change(&state)
    }
    return []
  }
}
