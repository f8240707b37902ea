package import Controls
package import Drawing
import GraphKit
package import GraphModel
import Input
import Intervals
import Numerals
import SceneHost
import SceneParts
import Words

/// Numbers typed on the graph, with the keyboard or with keys on the screen.
package struct EntryTool: GraphTool {
  /// The number being typed.
  private var entry: ValueEntry?
  /// Where the keys on the screen lie, nil while there are none.
  package private(set) var panelFrame: Rect?

  package init() {}

  package var hearing: ToolHearing { .beforeFocus }
  package var layer: GraphLayer? { .pad }

  package mutating func note(_ news: GraphNews, at time: Double) {
    switch news {
    case .traceEnded, .stage(isOn: false): entry = nil
    // The field may be gone.
    case .edited: if entry?.layer == .table || entry?.showsPad ?? false { entry = nil }
    default: break
    }
  }

  package mutating func layOut(in graph: GraphSnapshot) {
    if let entry, !graph.hasField(of: entry.target) { self.entry = nil }
    panelFrame = place(in: graph)
  }

  package func publish(to selection: inout GraphSelection, of curves: [GraphedCurve]) {
    selection.entry = entry
    if selection.keyLayer == nil { selection.keyLayer = entry?.layer }
  }

  private func place(in graph: GraphSnapshot) -> Rect? {
    let (pane, frames) = (graph.pane, graph.frames)
    let height = NumberPad.height(in: pane.height)
    let field = entry.flatMap { entry in
      graph.board.controls.first { entry.showsPad && $0.id == entry.target.field }
    }
    // On a phone the keys are where the keys of a phone are.
    let panel = field.flatMap { field in
      graph.panels.first {
        frames.kind != .bars && $0 != panelFrame && $0.contains(field.frame.center)
      }
    }
    if let (card, number) = graph.padAnchor
      ?? panel.flatMap({ card in field.map { (card, $0.frame) } })
    {
      return NumberPad.card(
        beside: card,
        for: number,
        under: frames.kind == .floating ? frames.toolbar : nil,
        height: height,
        in: pane
      )
    }
    guard entry?.showsPad ?? false else { return nil }
    let left = frames.kind == .bars ? pane.midX - NumberPad.width / 2 : pane.x + 16
    let low = frames.kind == .bars ? 8.0 : frames.kind == .floating ? 16 : 12
    let place = pane.column(at: left.rounded(), width: NumberPad.width)
      .band(at: pane.maxY - low - height, height: height)
    // What is typed is seen: the keys lie above it. The card of the trace goes out of their way.
    guard let field,
      field.id.layer == .chips || field.id.layer == .table && place.overlaps(field.frame)
    else { return place }
    let x = field.id.layer == .chips ? field.frame.x : place.x
    return place.column(at: x, width: place.width)
      .band(at: max(pane.y + 8, field.frame.y - 8 - height), height: height)
  }

  // MARK: Typing

  /// Opens the field for a number, empty; with keys on the screen where there is no keyboard.
  ///
  /// In one that is open all is selected.
  private mutating func begin(
    _ target: ValueEntry.Target,
    withPad showsPad: Bool
  ) -> [ToolRequest] {
    if entry?.target == target {
      entry?.field.edit(.all)
    } else {
      entry = ValueEntry(target: target, showsPad: showsPad)
    }
    return (showsPad ? [.focus(.pad(.digit5))] : []) + [.redraw]
  }

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch event {
    case .key(let key): return handle(key, in: graph)
    case .text(let character): return type(character, in: graph)
    case .activate(.pad(let key)): return press(key, in: graph)
    case .enter(let target, let showsPad): return begin(target, withPad: showsPad)
    case .giveUp: return entry == nil ? nil : end(accepting: false, in: graph)
    case .leave(let layer, let control):
      guard let entry, layer != .pad, control != entry.target.field else { return nil }
      let left = end(accepting: true, in: graph)
      self.entry = nil
      return left
    case .wheel: return []
    default: return nil
    }
  }

  /// Typed characters while the field is open, or those that open it; nil for all others.
  private mutating func type(
    _ character: Character,
    in graph: GraphSnapshot
  ) -> [ToolRequest]? {
    guard var open = entry else {
      guard let trace = graph.trace, graph.keys.layer != .table, graph.keys.layer != .stretch,
        ValueEntry.begins(with: character)
      else { return nil }
      if graph.figure(trace.curve) != nil {
        // A figure has no value at an x; what is typed is no part of a formula, either.
        guard !"-−πp".contains(character) else { return nil }
        return [.tell(graph.words(GraphPhrase.hasNoEntry)), .redraw]
      }
      return change(to: ValueEntry(target: .x, field: TextField(String(character))), in: graph)
    }
    open.showsPad = false
    if character.isNewline { return end(accepting: true, in: graph) }
    if let letter = Coordinate(character), open.target.coordinate != nil {
      open.target = ValueEntry.Target(letter)
    } else {
      open.field.insert(String(character))
    }
    return change(to: open, in: graph)
  }

  /// Keys while the field is open; nil when they mean something else.
  private mutating func handle(_ key: KeyEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard var open = entry else { return nil }
    if key.modifiers.contains(.command), let copied = open.field.edit(byCommand: key.key) {
      return copied.map { .scene(.copy($0)) } + change(to: open, in: graph)
    }
    switch key.key {
    case .backspace where open.text.isEmpty: return end(accepting: false, in: graph)
    case .escape: return end(accepting: false, in: graph)
    case .enter where !(open.showsPad && graph.board.focus?.layer == .pad):
      return end(accepting: true, in: graph)
    case .tab where open.target.coordinate != nil:
      open.target = open.target == .x ? .y : .x
      return change(to: open, in: graph)
    case .up, .down:
      guard !open.showsPad else { return nil }
      guard open.target == .y, open.places.count > 1 else { return [] }
      open.choice += open.places.count + (key.key == .up ? -1 : 1)
      open.choice %= open.places.count
      return follow(open, in: graph)
    case .left, .right: if open.showsPad { return nil }
    default: break
    }
    guard let edit = LineEdit(key) else { return nil }
    let before = open.text
    open.field.edit(edit)
    if open.text != before { return change(to: open, in: graph) }
    entry = open
    return [.redraw]
  }

  private mutating func erase(in graph: GraphSnapshot) -> [ToolRequest] {
    guard var open = entry else { return [] }
    guard !open.text.isEmpty else { return end(accepting: false, in: graph) }
    open.field.edit(.erase())
    return change(to: open, in: graph)
  }

  /// A key of the pad; nil when it is not for this number.
  private mutating func press(_ key: KeypadKey, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard var open = entry else { return nil }
    switch key {
    case .delete: return erase(in: graph)
    case .equals: return end(accepting: true, in: graph)
    default: open.field.insert(key.typed(graph.words.mark))
    }
    return change(to: open, in: graph)
  }

  /// Closes the field; a setting of the table changes only when it is accepted.
  private mutating func end(accepting isAccepted: Bool, in graph: GraphSnapshot) -> [ToolRequest] {
    guard let open = entry else { return [] }
    let value = isAccepted ? number(in: open, graph)?.y(at: 0) : nil
    // What is no number stays to be mended.
    if isAccepted, value == nil, !open.text.isEmpty { return [.redraw] }
    if case .parameter = open.target, let value, !ParameterSetting.holds(value) { return [.redraw] }
    entry = nil
    return (value.map { [.typed(typed($0, open, in: graph), open.target)] } ?? [])
      + [.focus(open.target.control), .redraw, .save]
  }

  // MARK: What is typed

  /// A number with what was written for it, unless that is its decimal.
  private func typed(_ value: Double, _ entry: ValueEntry, in graph: GraphSnapshot) -> TypedNumber {
    let text = graph.words.mark.kept(entry.text)
    return TypedNumber(value, text: text == NumberText.shortest(value) ? nil : text)
  }

  /// The number typed so far, which may be a small formula.
  private func number(in entry: ValueEntry, _ graph: GraphSnapshot) -> GraphFunction? {
    graph.voice.language.number(
      graph.words.mark.kept(entry.text),
      beside: graph.curves.first?.function
    )
  }

  /// Takes a changed number: an x moves the trace at once, a y looks for its places.
  private mutating func change(to entry: ValueEntry, in graph: GraphSnapshot) -> [ToolRequest] {
    var changed = entry
    changed.places = []
    changed.choice = 0
    changed.isMissed = false
    if let number = number(in: changed, graph), let trace = graph.trace {
      switch changed.target {
      case .x:
        changed.places = [
          graph.viewport.isLocal ? local(changed, in: graph) : number.y(at: 0)
        ].compactMap { $0 }
        changed.isMissed = changed.places.isEmpty
      case .y:
        let level = graph.viewport.isLocal ? localLevel(changed, in: graph) : number
        changed.places = level.map { places(of: $0, from: trace, in: graph) } ?? []
        changed.isMissed = changed.places.isEmpty
      default: break
      }
    }
    return follow(changed, in: graph)
  }

  private mutating func follow(_ changed: ValueEntry, in graph: GraphSnapshot) -> [ToolRequest] {
    entry = changed
    guard let trace = graph.trace, changed.places.indices.contains(changed.choice) else {
      return [.redraw]
    }
    let value = changed.places[changed.choice]
    // In local numbers the trace stands at what is typed as well as a view of them tells.
    let isPlain = changed.target == .x && !graph.viewport.isLocal
    let place = isPlain ? typed(value, changed, in: graph) : TypedNumber(value)
    return [.trace(curve: trace.curve, x: place, snaps: false)]
  }

  /// What is typed as a number of a view that counts from elsewhere; nil where it belongs to another
  /// origin, or is too far away.
  private func local(_ entry: ValueEntry, in graph: GraphSnapshot) -> Double? {
    let viewport = graph.viewport
    let origin = entry.target == .x ? viewport.originX : viewport.originY
    let end = ExactEnd(graph.words.mark.kept(entry.text)) { text in
      graph.voice.language.number(text, beside: nil).flatMap { number in
        number.y(at: 0).map { ($0, number.name) }
      }
    }
    return end?.local(from: origin).flatMap { number in
      number.magnitude < Double(1 << TickOrigin.reach) ? number : nil
    }
  }

  private func localLevel(_ entry: ValueEntry, in graph: GraphSnapshot) -> GraphFunction? {
    local(entry, in: graph).flatMap {
      graph.voice.language.number(NumberText.data(NumberText.shortest($0)), beside: nil)
    }
  }

  /// Where in view, or else farther and farther around it, the traced curve takes a value, by proof;
  /// the nearest place first.
  private func places(
    of value: GraphFunction,
    from trace: Exploration.Trace,
    in graph: GraphSnapshot
  ) -> [Double] {
    guard graph.curves.indices.contains(trace.curve) else { return [] }
    // As long as some dozens of pictures may take.
    let end = ContinuousClock.now + graph.ink.provingTime * 60
    let view = Interval(graph.projection.xRange)
    let windows = [0, 4, 32].map { (more: Double) in
      Interval(view.lowerBound - more * view.width, view.upperBound + more * view.width)
    }
    let places =
      windows.lazy.map { window in
        PointSearch.places(
          of: value,
          on: graph.curves[trace.curve].function,
          over: window,
          while: { ContinuousClock.now < end }
        )
      }
      .first { !$0.isEmpty } ?? []
    return places.sorted { abs($0 - trace.x) < abs($1 - trace.x) }
  }

  // MARK: The pad

  package func describe(in graph: GraphSnapshot) -> [Control<GraphControl>] {
    guard let card = panelFrame else { return [] }
    let words = graph.words
    let metrics = KeyMetrics(functionSize: 16, digitSize: 20, radius: 10, isTight: true)
    return NumberPad.frames(in: card).map { key, frame in
      Control(
        .pad(key),
        frame: frame,
        target: frame.inset(by: -3),
        look: .key(key.label(words.mark), key.style, metrics: metrics),
        group: 18,
        name: key.spokenName(in: words)
      )
    }
  }

  package func draw(in graph: GraphSnapshot, with painter: ControlPainter) {
    guard let card = panelFrame else { return }
    painter.drawCard(card, radius: 14)
    for control in graph.board.controls where control.id.layer == .pad {
      painter.draw(control, graph.state(of: control.id))
    }
  }
}

extension ValueEntry.Target {
  /// Where it is typed.
  fileprivate var field: GraphControl {
    switch self {
    case .x, .y: .reading(self)
    case .tablePlace: .table(.add)
    default: control
    }
  }

  /// What has the focus when the number has been typed.
  fileprivate var control: GraphControl {
    switch self {
    case .x, .y: .plot
    case .tableStart: .table(.start)
    case .tableEnd: .table(.end)
    case .tableStep: .table(.step)
    case .tablePlace(let index): .table(.row(index))
    case .stretchEnd(let isUpper): .edge(isUpper: isUpper)
    case .parameter(let letter): .slider(letter)
    }
  }
}
