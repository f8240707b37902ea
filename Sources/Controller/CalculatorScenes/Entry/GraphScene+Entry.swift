import CalculatorModel
import Controls
import Drawing
import GraphKit
import Input
import NumericCore
import SceneHost
import Words

/// Numbers typed on the graph, with the keyboard or with keys on the screen.
extension GraphScene {
  /// The number typed so far, which may be a small formula.
  private func number(in entry: ValueEntry) -> Program? {
    let unit = programs.first?.angleUnit ?? .radians
    let number = try? FormulaParser.parse(words.mark.kept(entry.text), angleUnit: unit)
    return number?.usesVariable ?? true ? nil : number
  }

  /// Typed characters while the field is open, or those that open it; nil for all others.
  func typeEntry(_ character: Character) -> [SceneRequest]? {
    guard openMenu == nil else { return nil }
    guard var open = entry else {
      guard isTracing, ValueEntry.begins(with: character) else { return nil }
      return change(ValueEntry(target: .x, text: String(character)))
    }
    open.showsPad = false
    switch character {
    case "y",
      "Y" where open.target == .x:
      open.target = .y
    case "x",
      "X" where open.target == .y:
      open.target = .x
    case _ where ValueEntry.accepts(character): open.text.append(character)
    default: return []
    }
    return change(open)
  }

  /// Opens the field for a number, empty; with keys on the screen after a finger or the controller.
  func beginEntry(_ target: ValueEntry.Target) -> [SceneRequest] {
    entry = ValueEntry(target: target, showsPad: !typesWithKeys)
    layOutControls()
    if typesWithKeys { return [.redraw] }
    board.focus = .pad(.five)
    return [.redraw]
  }

  /// Keys while the field is open; nil when they mean something else.
  func handleEntry(_ key: KeyEvent) -> [SceneRequest]? {
    guard var open = entry else { return nil }
    switch key.key {
    case .backspace, .delete: return eraseEntry()
    case .escape: return endEntry(accepting: false)
    case .enter where !(open.showsPad && isOnPad): return endEntry(accepting: true)
    case .tab where open.target == .x || open.target == .y:
      open.target = open.target == .x ? .y : .x
      return change(open)
    case .left, .up, .right, .down:
      guard !open.showsPad else { return nil }
      guard open.target == .y, open.places.count > 1 else { return [] }
      let way = key.key == .left || key.key == .up ? -1 : 1
      open.choice = (open.choice + way + open.places.count) % open.places.count
      return follow(open)
    default: return nil
    }
  }

  private var isOnPad: Bool {
    if case .pad = board.focus { true } else { false }
  }

  private func eraseEntry() -> [SceneRequest] {
    guard var open = entry else { return [] }
    guard !open.text.isEmpty else { return endEntry(accepting: false) }
    open.text.removeLast()
    return change(open)
  }

  /// A key of the pad.
  func press(_ key: KeypadKey) -> [SceneRequest] {
    guard var open = entry else { return pressForPanel(key) }
    switch key {
    case .erase: return eraseEntry()
    case .equals: return endEntry(accepting: true)
    default: open.text.append(key.typed(words.mark))
    }
    return change(open)
  }

  /// Closes the field; a setting of the table changes only when it is accepted.
  func endEntry(accepting isAccepted: Bool) -> [SceneRequest] {
    guard let open = entry else { return [] }
    entry = nil
    if isAccepted, let value = number(in: open)?.evaluate(at: 0) {
      setTable(open.target, to: value)
    }
    board.focus = focus(after: open.target)
    layOutControls()
    return [.redraw, .save]
  }

  private func focus(after target: ValueEntry.Target) -> GraphControl {
    switch target {
    case .x, .y: .plot
    case .tableStart: .table(.start)
    case .tableStep: .table(.step)
    case .tablePlace(let index): .table(.row(index))
    }
  }

  /// Takes a changed number: an x moves the trace at once, a y looks for its places.
  private func change(_ changed: ValueEntry) -> [SceneRequest] {
    var changed = changed
    changed.places = []
    changed.choice = 0
    if let number = number(in: changed), let trace = exploration.trace {
      switch changed.target {
      case .x: changed.places = [number.evaluate(at: 0)].compactMap { $0 }
      case .y: changed.places = places(of: number, onCurve: trace.curve)
      default: break
      }
    }
    return follow(changed)
  }

  private func follow(_ changed: ValueEntry) -> [SceneRequest] {
    entry = changed
    guard let trace = exploration.trace, changed.places.indices.contains(changed.choice) else {
      return [.redraw]
    }
    return self.trace(trace.curve, to: changed.places[changed.choice])
      + keepTraceInView(vertically: true)
  }

  /// How long typing waits for the places at most: as long as some dozens of pictures take.
  private var placesTime: Duration { provingTime * 60 }

  /// Where in view a curve takes a value, by proof, from the trace on.
  private func places(of value: Program, onCurve curve: Int) -> [Double] {
    guard let trace = exploration.trace, source.curves.indices.contains(curve) else { return [] }
    let window = Interval(currentProjection.xRange)
    let end = ContinuousClock.now + placesTime
    let places = PointSearch.places(
      of: value,
      on: source.curves[curve].program,
      over: window,
      while: { ContinuousClock.now < end }
    )
    return places.sorted { abs($0 - trace.x) < abs($1 - trace.x) }
  }

  // MARK: The read-out's rows and the pad

  /// Shows what is typed in its row.
  func apply(_ entry: ValueEntry?, to rows: inout [ReadoutCard.Row]) {
    guard let entry, entry.target == .x || entry.target == .y,
      let index = rows.firstIndex(where: { $0.name == (entry.target == .x ? "x" : "y") })
    else { return }
    rows[index].value = entry.text
    rows[index].isEdited = true
  }

  /// The card's two numbers that can be typed, as controls: its upper and lower part, or its columns.
  func readingControls() -> [Control<GraphControl>] {
    guard isTracing, let reading = traceHand.reading else { return [] }
    let card = reading.frame
    let split = reading.isWide ? card.x + card.width / 3 : card.y + card.height / 2
    let parts =
      reading.isWide
      ? (
        Rect(x: card.x, y: card.y, width: split - card.x, height: card.height),
        Rect(x: split, y: card.y, width: card.maxX - split, height: card.height)
      )
      : (
        Rect(x: card.x, y: card.y, width: card.width, height: split - card.y),
        Rect(x: card.x, y: split, width: card.width, height: card.maxY - split)
      )
    return [(ValueEntry.Target.x, parts.0, "x", reading.x), (.y, parts.1, "y", reading.y)].map {
      Control(
        .reading($0.0),
        frame: $0.1,
        look: .custom(radius: 12),
        group: 14,
        role: .textField,
        name: $0.2,
        value: $0.3
      )
    }
  }

  /// Where the keys on the screen lie, nil while there are none.
  var padFrame: Rect? {
    guard let pane = context?.frame else { return nil }
    let height = NumberPad.height(in: pane.height)
    if let panel, panel.editor?.showsPad ?? false {
      return NumberPad.card(
        beside: panel.card,
        under: frames.kind == .floating ? frames.toolbar : nil,
        height: height,
        in: pane
      )
    }
    guard entry?.showsPad ?? false else { return nil }
    let left = frames.kind == .bars ? pane.midX - NumberPad.width / 2 : pane.x + 16
    let low = frames.kind == .bars ? 8.0 : frames.kind == .floating ? 16 : 12
    return Rect(
      x: left.rounded(),
      y: pane.maxY - low - height,
      width: NumberPad.width,
      height: height
    )
  }

  func padControls() -> [Control<GraphControl>] {
    guard let card = padFrame else { return [] }
    let metrics = KeyMetrics(functionSize: 16, digitSize: 20, radius: 10, isTight: true)
    return NumberPad.frames(in: card).map { key, frame in
      Control(
        .pad(key),
        frame: frame,
        target: frame.inset(by: -3),
        look: .key(key.label(words.mark), key.style, metrics: metrics),
        group: 16,
        name: key.spokenName(in: words)
      )
    }
  }

  func drawPad(with painter: ControlPainter) {
    guard let card = padFrame else { return }
    painter.drawCard(card, radius: 14)
    for control in board.controls {
      if case .pad = control.id { painter.draw(control, controlState(control.id)) }
    }
  }
}
