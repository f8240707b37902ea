import Calculus
import Controls
package import Drawing
import GraphKit
package import GraphModel
package import Input
import Intervals
import PlaneProof
import SceneHost
import SceneParts
import Words

/// The trace: a dot that walks along a curve and tells where it is.
package struct TraceTool: GraphTool {
  /// Where it stands while it is on.
  var trace: Exploration.Trace?
  /// The line through the dot.
  var line: Exploration.Line?
  /// What it stands on; nil until it is known to stand there.
  var ground: GraphFunction?
  /// What a click would trace.
  var hovered: Exploration.Trace?
  /// How the dot is being moved by hand or by a key that is held.
  var hand = TraceDrag()

  /// Whether it has followed its curve to a place that is not kept yet.
  var hasMoved = false

  /// The kind of the special point that it stands on.
  private var standing: PointOfInterest.Kind?
  /// The same from before the view counted from other origins, to be stood on again, and where that is.
  private var lost: (kind: PointOfInterest.Kind, x: Double)?

  package init() {}

  package var isOn: Bool { trace != nil }

  package var level: ToolLevel? { .middle }
  package mutating func cancelInput() { (hovered, hand) = (nil, TraceDrag()) }

  package mutating func note(_ news: GraphNews, at time: Double) {
    switch news {
    case .pointer(let pointer):
      hand.note(pointer)
      if Contact(pointer) == nil { hovered = nil }
    case .finger:
      hand.noteFinger()
      hovered = nil
    case .leftPlane: hovered = nil
    case .renumbered(let place): renumber(place)
    case .recounted(let x, let y):
      line = nil
      guard let place = trace else { break }
      let there = x(place.x)
      trace = Exploration.Trace(curve: place.curve, x: there, y: place.y.map(y), t: place.t)
      let kind = lost.flatMap { $0.x == place.x ? $0.kind : nil } ?? standing
      lost = kind.map { ($0, there) }
    default: break
    }
  }

  package mutating func layOut(in graph: GraphSnapshot) {
    follow(in: graph)
    returnToPoint(in: graph)
    standing = provenPoint(in: graph)?.kind
  }

  /// Stands on the special point again that it stood on before its place was told more exactly.
  private mutating func returnToPoint(in graph: GraphSnapshot) {
    guard let (kind, x) = lost, let old = trace, old.x == x, standing == nil else { return }
    let found = graph.points.filter {
      $0.isProven && $0.kind == kind && $0.curve == old.curve
    }.min { ($0.place - x).magnitude < ($1.place - x).magnitude }
    let reach = graph.openPlot.width / graph.viewport.pointsPerUnitX / 4
    guard let found, (found.place - x).magnitude < reach else { return }
    trace?.x = found.place
    lost = nil
    hasMoved = true
  }

  package mutating func advance(in graph: GraphSnapshot) -> [ToolRequest] {
    defer { hasMoved = false }
    return hasMoved ? [.save] : []
  }

  package func deadline(at time: Double, isStill: Bool) -> Double? { hasMoved ? time : nil }

  package func cursor(at place: Point, in layer: GraphLayer?) -> CursorShape? {
    hand.isHolding && layer == nil || hovered != nil && layer == .plane ? .hand : nil
  }

  package var takesSteps: Bool { isOn }

  package func publish(to selection: inout GraphSelection, of curves: [GraphedCurve]) {
    selection.trace = trace
  }

  package func keep(in exploration: inout Exploration) {
    (exploration.trace, exploration.line) = (trace, line)
  }

  package mutating func restore(_ exploration: Exploration, language: any FormulaLanguage) {
    trace = exploration.trace
    line = trace == nil ? nil : exploration.line
  }

  package func covers(in graph: GraphSnapshot) -> [GraphLayer: [Rect]] {
    [.card: describe(in: graph).map(\.target)]
  }

  // MARK: Where it is

  /// The curve traced, if it is still there and the trace on it.
  func plot(in graph: GraphSnapshot) -> Plot? {
    guard let trace, graph.curves.indices.contains(trace.curve),
      graph.figure(trace.curve) == nil || graph.curves[trace.curve].function == ground
    else { return nil }
    return graph.plots[trace.curve]
  }

  /// Where the dot is, nil where the curve has no value.
  package func place(in graph: GraphSnapshot) -> Point? {
    guard let trace, plot(in: graph) != nil else { return nil }
    let projection = graph.projection
    if let y = trace.y { return Point(x: projection.pointX(trace.x), y: projection.pointY(y)) }
    let y =
      provenPoint(in: graph)?.y.map(\.midpoint)
      ?? graph.value(of: trace.curve, at: trace.place).middle
    return y.map { Point(x: projection.pointX(trace.x), y: projection.pointY($0)) }
  }

  /// What copying gives while tracing: "(x, y)".
  package func text(in graph: GraphSnapshot) -> String? {
    guard let reading = reading(figurePlace(in: graph), point(in: graph), in: graph)
    else { return nil }
    let viewport = graph.viewport
    let value = provenPoint(in: graph)?.isMissing == true ? nil : reading.y
    let y = value.map { viewport.full($0, .y) } ?? graph.words(TracePhrase.undefined)
    return "(\(viewport.full(reading.x, .x)), \(y))"
  }

  // MARK: Beginning and ending

  /// Starts the trace, where the pointer is near a curve or in the middle, or ends it.
  mutating func toggle(in graph: GraphSnapshot) -> [ToolRequest] {
    guard !isOn else { return end() }
    guard !graph.curves.isEmpty else { return [] }
    // A mouse that lies there means nothing while fingers or a controller do all.
    if !graph.needsKeypad, let pointer = graph.pointer,
      let hit = put(near: pointer, within: GestureReach.click, snaps: false, in: graph)
    {
      return hit
    }
    guard graph.figure(graph.selectedCurve) == nil else {
      let middle = graph.clearPlot.center
      return put(graph.selectedCurve, nearestTo: middle, snaps: false, in: graph)
    }
    return put(
      graph.selectedCurve,
      onColumn: seenColumn(of: graph.selectedCurve, in: graph),
      in: graph
    )
  }

  /// The column next to the middle in which a curve is seen; the middle where it is in none.
  private func seenColumn(of curve: Int, in graph: GraphSnapshot) -> Int {
    let middle = graph.column(at: graph.frames.plot.midX)
    let function = graph.plots[curve].function
    func isSeen(_ column: Int) -> Bool {
      guard column >= 0, column < graph.projection.columnCount,
        let y = function.y(at: graph.roundest(inColumn: column))
      else { return false }
      let place = Point(
        x: graph.projection.pointX(graph.projection.x(ofColumn: column)),
        y: graph.projection.pointY(y)
      )
      return graph.wayToBeSeen(place, margin: 0) == .zero
    }
    let columns = [middle] + (1...max(1, middle)).flatMap { [middle + $0, middle - $0] }
    return columns.first(where: isSeen) ?? middle
  }

  mutating func end() -> [ToolRequest] {
    guard isOn else { return [] }
    trace = nil
    line = nil
    hand.isHolding = false
    return [.traceEnded, .redraw, .save]
  }

  /// Puts the trace onto a place of a curve.
  mutating func put(
    _ curve: Int,
    at x: TypedNumber,
    in graph: GraphSnapshot
  ) -> [ToolRequest] {
    guard graph.figure(curve) == nil else {
      let projection = graph.projection
      let y = trace.flatMap(\.y) ?? projection.y(at: graph.clearPlot.midY)
      let place = Point(x: projection.pointX(x.value), y: projection.pointY(y))
      return put(curve, nearestTo: place, snaps: false, in: graph)
    }
    return put(Exploration.Trace(curve: curve, x: x.value, written: x.text), in: graph)
  }

  mutating func put(_ curve: Int, at x: Double, in graph: GraphSnapshot) -> [ToolRequest] {
    put(curve, at: TypedNumber(x), in: graph)
  }

  /// Puts it where it shall stand.
  mutating func put(_ new: Exploration.Trace, in graph: GraphSnapshot) -> [ToolRequest] {
    hovered = nil
    let isMoved = trace != new
    trace = new
    ground = graph.curves.indices.contains(new.curve) ? graph.curves[new.curve].function : nil
    let isFound = isMoved && point(in: graph) != nil
    return [.traced(curve: new.curve), .redraw, .save] + (isFound ? [.scene(.vibrate)] : [])
  }

  /// Puts the trace onto a column of device pixels, at its roundest number.
  mutating func put(
    _ curve: Int,
    onColumn column: Int,
    in graph: GraphSnapshot
  ) -> [ToolRequest] {
    guard graph.curves.indices.contains(curve) else { return [] }
    return put(curve, at: roundest(of: curve, inColumn: column, in: graph), in: graph)
  }

  /// The roundest number of a column of device pixels, where the curve has a value there.
  func roundest(of curve: Int, inColumn column: Int, in graph: GraphSnapshot) -> Double {
    let round = graph.roundest(inColumn: column)
    let hasValue = graph.plots[curve].function.y(at: round) != nil
    return hasValue ? round : graph.projection.x(ofColumn: column)
  }

  /// Traces where a finger or the mouse points; nil when no curve is near.
  mutating func put(
    near place: Point,
    within reach: Double,
    snaps: Bool,
    in graph: GraphSnapshot
  ) -> [ToolRequest]? {
    let hit = graph.curve(near: place, within: reach)
    let figure = graph.figure(near: place, within: hit?.distance ?? reach)
    let curve = figure?.curve ?? hit?.curve
    if snaps, let point = graph.point(nearestTo: place, within: reach, onCurve: curve) {
      return put(at: point, in: graph)
    }
    if let figure { return put(figure.curve, at: figure.place, in: graph) }
    if let hit { return put(hit.curve, onColumn: hit.column, in: graph) }
    guard let (curve, member, column) = graph.member(near: place, within: reach),
      let parameter = member.parameter
    else { return nil }
    // One of a family is traced as the one that is chosen.
    return [.edit { $0[settingOf: parameter].choose(member.value) }]
      + put(curve, at: graph.roundest(inColumn: column), in: graph)
  }

  /// Traces the nearest curve, or where none is near the first one above or below the place.
  private mutating func put(atPlace place: Point, in graph: GraphSnapshot) -> [ToolRequest] {
    if let requests = put(near: place, within: GestureReach.tap, snaps: true, in: graph) {
      return requests
    }
    let projection = graph.projection
    let x = projection.x(at: place.x)
    let values = graph.plots.enumerated().compactMap { index, plot in
      plot.function.y(at: x).map { (index: index, y: projection.pointY($0)) }
    }
    let nearest = values.min { abs($0.y - place.y) < abs($1.y - place.y) }
    if nearest == nil, let figure = graph.figure(near: place, within: .infinity) {
      return put(figure.curve, at: figure.place, in: graph)
    }
    return put(nearest?.index ?? 0, onColumn: graph.column(at: place.x), in: graph)
  }

  /// Goes to the nearest special point in sight, as a button that asks for it.
  private mutating func snap(in graph: GraphSnapshot) -> [ToolRequest] {
    guard let trace, let place = place(in: graph),
      let point = graph.point(nearestTo: place, within: .infinity, onCurve: trace.curve)
    else { return [] }
    return put(at: point, in: graph) + reveal(graph)
  }

  // MARK: Input

  package mutating func handle(_ event: ToolEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    switch event {
    case .gesture(let gesture): return handle(gesture, in: graph)
    case .key(let key): return handle(key, in: graph)
    case .text(let character): return type(character, in: graph)
    case .activate(.reading(let target)): return [.enter(target)]
    case .activate(.plot):
      hand.traceBefore = .some(trace)
      return isOn ? snap(in: graph) : toggle(in: graph)
    case .takeBack:
      if let before = hand.traceBefore ?? nil { trace = before }
      return []
    case .activate(.tool(.trace)): return toggle(in: graph)
    case .trace(let curve, let x, let snaps):
      let known = graph.points.first {
        snaps && $0.curve == curve && abs($0.place - x.value) <= 16 * x.value.ulp
      }
      return put(curve, at: known.map { TypedNumber($0.place) } ?? x, in: graph)
    case .steer(let pixels): return move(by: pixels, in: graph)
    case .reveal(keepsX: true): return reveal(graph, keepsX: true)
    case .reveal(keepsX: false):
      // What was tapped stays what it is.
      return wayIntoView(in: graph).map { [.pan($0, showing: graph.projection.xRange)] } ?? []
    case .button(.leftShoulder): return nextPoint(isForward: false, in: graph)
    case .button(.rightShoulder): return nextPoint(isForward: true, in: graph)
    case .menu(.traceHere, let place?): return put(atPlace: place, in: graph)
    case .menu(.lineHere, let place?):
      let moved = line?.kind == .secant ? [] : put(atPlace: place, in: graph)
      return moved + nextLine(in: graph)
    default: return nil
    }
  }
}
