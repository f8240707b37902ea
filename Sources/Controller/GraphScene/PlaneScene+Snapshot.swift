import GraphPresentation
import FunctionListTool
import GraphTools
import SceneParts
import Graphs
import Controls
import Drawing
import PointsOfInterest
import GraphKit
import GraphStatistics
import GraphTable
import SceneHost

/// The graph as its tools see it, and what they ask of it.
extension PlaneScene {
  /// The graph at this moment; nil before it has a place.
  var snapshot: GraphSnapshot? {
    guard let context else { return nil }
    let plots = plots
    let list = tools.functions
    return GraphSnapshot(
      content: content,
      input: input,
      view: view,
      frames: frames,
      context: context,
      room: GraphRoom(
        openPlot: openPlot,
        listEnd: listEnd,
        padAnchor: presentation == nil ? list.padAnchor : nil,
        panels: tools.panels,
        furniture: presentation == nil ? furnitureBoxes : []
      ),
      board: board,
      keys: GraphKeys(
        layer: keyLayer,
        entersNumber: isEnteringNumber,
        isShown: context.showsFocus && context.hasFocus
      ),
      voice: GraphVoice(
        theme: theme,
        words: words,
        language: look.language,
        stageUnit: presentation?.unit(in: frames.plot),
        difference: look.difference,
        history: (look.canUndo, look.canRedo),
        followsTyping: look.followsTyping
      ),
      selectedCurve: selectedCurve,
      points: tools.points.known(of: curves.map(\.function)),
      ink: ink,
      plots: plots,
      marks: GraphMarks(
        trace: tools.trace.trace,
        stretch: tools.statistics.chosenStretch(of: selectedCurve, among: curves.count)
      ),
      entry: tools.entry.entry
    )
  }

  /// The curve looked at: the traced one, in a presentation the one in front, else the selected.
  private var selectedCurve: Int {
    let last = curves.count - 1
    let selected = curves.firstIndex { $0.index == state.functions.selection }
    let curve = tools.trace.trace?.curve ?? presentation?.curve ?? selected ?? last
    return max(0, min(curve, last))
  }

  /// The pills and the tools.
  var furnitureBoxes: [Rect] {
    let list = tools.functions
    return list.chips.map(\.frame)
      + [list.listChip, frames.toolbar, frames.back, frames.zoom].compactMap { $0 }
  }

  /// The part of the plane that no bar or sheet covers.
  private var openPlot: Rect {
    var open = frames.plot
    guard frames.kind == .bars, presentation == nil else { return open }
    for cover in tools.panels {
      open.height = max(0, min(open.maxY, cover.y) - open.y)
    }
    return open
  }

  // MARK: Requests

  /// Lets the tools do something, and does what they ask for; nil when that is nothing.
  func act(_ body: (inout Toolbox, GraphSnapshot) -> [ToolRequest]?) -> [SceneRequest]? {
    guard let snapshot, let requests = body(&tools, snapshot) else { return nil }
    return requests.flatMap { perform($0) }
  }

  /// Lets the first of some tools that has a use for an event do what it means.
  func act(on event: ToolEvent, by names: Toolbox.Name...) -> [SceneRequest]? {
    act { $0.handle(event, by: names, in: $1) }
  }

  private func perform(_ request: ToolRequest) -> [SceneRequest] {
    switch request {
    case .redraw: return [.redraw]
    case .save: return [.save]
    case .scene(let request): return [request]
    case .pan(let way): return pan(by: way)
    case .jump(let viewport): return jump(to: viewport)
    case .jumpBy(let way): return jump(to: target.panned(by: snapped(way)))
    case .menu(let place): return openMenu(at: place)
    case .list(let act): return perform(act)
    case .trace(let curve, let x, let snaps): return trace(curve, at: x, snaps: snaps)
    case .typed(let number, let target):
      return act {
        $0.table.take(number, for: target, in: $1) + $0.stretch.take(number, for: target, in: $1)
      } ?? []
    case .enter(let target, let character):
      let showsPad = !input.typesWithKeys
      let requests = act { tools, _ in tools.entry.begin(target, withPad: showsPad) } ?? []
      return requests + (character.map { type($0) } ?? [])
    case .hold:
      freeze()
      tools.answer.forget()
    case .traced(let curve):
      tools.answer.forget()
      tools.presentation.show(curve: curve)
    case .traceEnded: tools.entry.close()
    case .stretch(let stretch): tools.statistics.choose(stretch, of: selectedCurve)
    case .keepView(let number): state[viewNumbered: number] = target
    case .focus(let control): board.focus = control
    case .edit(let change):
      tools.answer.forget()
      change(&state)
    }
    return []
  }

  /// Puts the trace onto a place, and the view where that is seen.
  private func trace(_ curve: Int, at x: TypedNumber, snaps: Bool) -> [SceneRequest] {
    let placed = act { tools, graph in
      let known = graph.points.first {
        snaps && $0.curve == curve && abs($0.place - x.value) <= 16 * x.value.ulp
      }
      return tools.trace.put(curve, at: known.map { TypedNumber($0.place) } ?? x, in: graph)
    }
    let (view, seen, statistics) = (target, currentProjection.xRange, tools.statistics)
    let moved = act { $0.trace.keepInView($1, vertically: true) } ?? []
    if target != view {
      // What was tapped stays what it is.
      tools.statistics = statistics
      tools.statistics.hold(seen)
    }
    return (placed ?? []) + moved
  }
}
