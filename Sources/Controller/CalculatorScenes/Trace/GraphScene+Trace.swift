import Controls
import Drawing
import GraphKit
import Input
import NumericCore
import SceneHost
import Words

/// The trace: a dot that walks along a curve and tells where it is.
extension GraphScene {
  var isTracing: Bool { exploration.trace != nil }

  /// The curve traced, if it is still there.
  var tracedPlot: Plot? {
    guard let trace = exploration.trace else { return nil }
    let plots = source.plots()
    return plots.indices.contains(trace.curve) ? plots[trace.curve] : nil
  }

  /// The special point that the trace stands on.
  var tracedPoint: PointOfInterest? {
    guard let trace = exploration.trace else { return nil }
    let here = points.filter { $0.curve == trace.curve && $0.isAt(trace.x) }
    // An extremum also tells that the curve is level there.
    return here.first { $0.kind == .maximum || $0.kind == .minimum } ?? here.first
  }

  /// The map of the plane as the window shows it now.
  var currentProjection: Projection { projection(scale: context?.contentScale ?? .one) }

  /// Where the dot is, nil where the curve has no value.
  var tracedPlace: Point? {
    guard let trace = exploration.trace, let plot = tracedPlot else { return nil }
    let projection = currentProjection
    let y = tracedPoint?.y.map(\.midpoint) ?? plot.function.y(at: trace.x)
    return y.map { Point(x: projection.pointX(trace.x), y: projection.pointY($0)) }
  }

  /// What copying gives while tracing: "(x, y)".
  var tracedText: String? {
    guard let trace = exploration.trace, let plot = tracedPlot else { return nil }
    let projection = currentProjection
    let reading =
      tracedPoint.map { TraceReading($0, of: plot.function, in: projection) }
      ?? TraceReading(plot.function, at: trace.x, in: projection)
    return "(\(reading.x), \(reading.y ?? words(TracePhrase.undefined)))"
  }

  // MARK: Beginning and ending

  /// Starts the trace, where the pointer is near a curve or in the middle, or ends it.
  func toggleTrace() -> [SceneRequest] {
    guard !isTracing else { return endTrace() }
    guard !source.curves.isEmpty else { return [] }
    let hit = pointer.flatMap { curve(near: $0, within: GestureReach.click) }
    let start = hit ?? (0, column(at: frames.plot.midX))
    return trace(start.curve, toColumn: start.column)
  }

  func endTrace() -> [SceneRequest] {
    guard isTracing else { return [] }
    exploration.trace = nil
    entry = nil
    traceHand.isHolding = false
    return [.redraw, .save]
  }

  /// Puts the trace onto a place of a curve.
  func trace(_ curve: Int, to x: Double) -> [SceneRequest] {
    answer = nil
    hovered = nil
    let isMoved = exploration.trace?.x != x
    exploration.trace = Exploration.Trace(curve: curve, x: x)
    presentation?.curve = curve
    return isMoved && tracedPoint != nil ? [.redraw, .save, .vibrate] : [.redraw, .save]
  }

  /// Puts the trace onto a column of device pixels, at its roundest number.
  func trace(_ curve: Int, toColumn column: Int) -> [SceneRequest] {
    let projection = currentProjection
    let round = TraceReading.roundest(
      from: projection.x(ofColumnEdge: column),
      to: projection.x(ofColumnEdge: column + 1)
    )
    let plots = source.plots()
    guard plots.indices.contains(curve) else { return [] }
    let hasValue = plots[curve].function.y(at: round) != nil
    return trace(curve, to: hasValue ? round : projection.x(ofColumn: column))
  }

  /// Traces where a finger or the mouse points; false when no curve is near.
  func trace(near place: Point, within reach: Double, snaps: Bool) -> Bool {
    guard let hit = curve(near: place, within: reach) else {
      guard snaps, let point = nearestPoint(to: place, within: reach) else { return false }
      _ = trace(point.curve, to: point.place)
      return true
    }
    if snaps, let point = nearestPoint(to: place, within: reach, onCurve: hit.curve) {
      _ = trace(point.curve, to: point.place)
    } else {
      _ = trace(hit.curve, toColumn: hit.column)
    }
    return true
  }

  // MARK: What is near

  /// The column of device pixels at a place; what is traced may be endlessly far from what is seen.
  func column(at x: Double) -> Int {
    let projection = currentProjection
    let column = projection.contentScale.devicePixels(x - projection.frame.x).rounded(.down)
    return Int(Double.maximum(-1e9, Double.minimum(column, 1e9)))
  }

  /// The curve whose ink is nearest to a place, and the column where it is.
  func curve(near place: Point, within reach: Double) -> (curve: Int, column: Int)? {
    guard frames.plot.contains(place) else { return nil }
    configureView()
    let projection = currentProjection
    let scale = projection.contentScale
    let middle = column(at: place.x)
    let span = Int(scale.devicePixels(reach))
    var best: (distance: Double, curve: Int, column: Int)?
    for (index, entry) in pictures(in: projection).enumerated() {
      let ink = entry.picture.reach
      for column in max(0, middle - span)..<max(0, min(ink.count, middle + span + 1)) {
        guard let extent = ink[column].extent else { continue }
        let across = projection.frame.x + scale.points(Double(column) + 0.5) - place.x
        let along = max(0, extent.lowerBound - place.y, place.y - extent.upperBound)
        let distance = Vector(dx: across, dy: along).length
        // Of two columns as near the later one: a number on their edge is its left end.
        if distance <= min(reach, (best?.distance ?? .infinity) + 1e-6) {
          best = (distance, index, column)
        }
      }
    }
    return best.map { ($0.curve, $0.column) }
  }

  /// The proven point nearest to a place, on any curve or on one.
  func nearestPoint(
    to place: Point,
    within reach: Double,
    onCurve curve: Int? = nil
  )
    -> PointOfInterest?
  {
    let projection = currentProjection
    func distance(_ point: PointOfInterest) -> Double {
      let x = projection.pointX(point.place) - place.x
      guard let y = point.y else { return abs(x) }
      return Vector(dx: x, dy: projection.pointY(y.midpoint) - place.y).length
    }
    return points.filter { point in
      point.isProven && (curve == nil || point.curve == curve) && distance(point) <= reach
    }
    .min { distance($0) < distance($1) }
  }

  // MARK: Moving

  /// Moves along the curve by device pixels; a special point on the way stops it.
  func moveTrace(by columns: Int) -> [SceneRequest] {
    guard let trace = exploration.trace else { return [] }
    let projection = currentProjection
    let goal = column(at: projection.pointX(trace.x)) + columns
    let end = projection.x(ofColumn: goal)
    let passed = points.filter { point in
      point.curve == trace.curve && point.isProven
        && (columns > 0
          ? point.place > trace.x && point.place <= end
          : point.place < trace.x && point.place >= end)
        && !point.isAt(trace.x)
    }
    let stop =
      columns > 0
      ? passed.min { $0.place < $1.place } : passed.max { $0.place < $1.place }
    let requests =
      stop.map { self.trace(trace.curve, to: $0.place) } ?? self.trace(trace.curve, toColumn: goal)
    return requests + keepTraceInView()
  }

  /// One pixel a step; a direction that is held goes on faster and faster.
  func stepTrace(_ way: Int, isLarge: Bool) -> [SceneRequest] {
    moveTrace(by: way * (isLarge ? 5 : traceHand.stride(way, at: now)))
  }

  /// Goes to the next curve, staying at the same x.
  func switchCurve(by way: Int) -> [SceneRequest] {
    let count = source.plots().count
    guard let trace = exploration.trace, count > 1 else { return [] }
    let current = min(max(0, trace.curve), count - 1)
    return self.trace((current + way + count) % count, to: trace.x)
  }

  /// Goes to the next special point in view, after the last to the first.
  func nextPoint(isForward: Bool) -> [SceneRequest] {
    guard let plot = frames.plot.isEmpty ? nil : currentProjection.xRange else { return [] }
    if !isTracing { _ = toggleTrace() }
    guard let trace = exploration.trace else { return [] }
    let candidates = points.filter {
      $0.curve == trace.curve && $0.isProven && plot.contains($0.place)
    }
    .sorted { $0.place < $1.place }
    let next =
      isForward
      ? candidates.first { $0.place > trace.x } ?? candidates.first
      : candidates.last { $0.place < trace.x } ?? candidates.last
    guard let next else { return [.redraw] }
    return self.trace(next.curve, to: next.place) + revealTrace()
  }

  /// Brings the dot out from under what covers the plane, or into view.
  private func revealTrace() -> [SceneRequest] {
    guard let dot = tracedPlace, dot.y.isFinite, !clearPlot.contains(dot) else { return [] }
    let room = clearPlot.inset(by: Self.traceMargin)
    guard !room.isEmpty else { return [] }
    let place = room.clamped(dot)
    return jump(to: target.panned(by: snapped(Vector(dx: place.x - dot.x, dy: place.y - dot.y))))
  }

  /// Goes to the nearest special point, as a button that asks for it.
  func snapTrace() -> [SceneRequest] {
    guard let trace = exploration.trace, let place = tracedPlace else { return [] }
    let point = nearestPoint(to: place, within: .infinity, onCurve: trace.curve)
    return point.map { self.trace($0.curve, to: $0.place) } ?? []
  }

  /// How near the dot may come to the view's sides, in points.
  private static var traceMargin: Double { 32 }

  /// Moves the view just far enough that the trace's x is in it, and its y too if wanted.
  func keepTraceInView(vertically: Bool = false) -> [SceneRequest] {
    guard let trace = exploration.trace else { return [] }
    let projection = currentProjection
    let room = clearPlot.inset(by: Self.traceMargin)
    guard !room.isEmpty else { return [] }
    let x = projection.pointX(trace.x)
    var way = Vector(dx: min(max(x, room.x), room.maxX) - x, dy: 0)
    if vertically, let y = tracedPlace?.y { way.dy = min(max(y, room.y), room.maxY) - y }
    return way == .zero ? [] : pan(by: way)
  }

  /// The part of the plane that no bar or sheet covers.
  var openPlot: Rect {
    var open = frames.plot
    guard frames.kind == .bars, presentation == nil else { return open }
    for cover in [panelFrame, tableFrame, padFrame].compactMap({ $0 }) {
      open.height = max(0, min(open.maxY, cover.y) - open.y)
    }
    return open
  }

  /// The part of the plane that the trace's own card and upright tools leave clear, too.
  var clearPlot: Rect {
    var clear = openPlot
    guard presentation == nil else { return clear }
    switch frames.kind {
    case .bars: clear.height = max(0, min(clear.maxY, frames.zoom.y) - clear.y)
    case .upright: clear.width = max(0, (frames.toolbar?.x ?? clear.maxX) - clear.x)
    case .floating: break
    }
    return clear
  }

  // MARK: Gestures

  /// Takes hold of the dot if something touched down on it.
  func beginTraceDrag(at place: Point) {
    traceHand.isHolding = false
    guard openMenu == nil, let dot = tracedPlace else { return }
    let reach = traceHand.reach
    traceHand.isHolding = dot.distance(to: place) <= reach
    traceHand.place = place
  }

  /// Moves the held dot along its curve.
  func dragTrace(by way: Vector) -> [SceneRequest] {
    traceHand.place = traceHand.place + way
    guard let trace = exploration.trace else { return [] }
    let reach = traceHand.reach
    if !traceHand.isFree {
      let projection = currentProjection
      let near = points.filter { $0.curve == trace.curve && $0.isProven }
        .min {
          abs($0.place - projection.x(at: traceHand.place.x))
            < abs($1.place - projection.x(at: traceHand.place.x))
        }
      if let near, abs(projection.pointX(near.place) - traceHand.place.x) <= reach / 2 {
        return self.trace(trace.curve, to: near.place)
      }
    }
    return self.trace(trace.curve, toColumn: column(at: frames.plot.clamped(traceHand.place).x))
  }

  /// A finger that rests on a curve takes the dot along; elsewhere, or lifted again, it wants the menu.
  func longPress(at place: Point) -> [SceneRequest] {
    guard gestures.isActive, trace(near: place, within: GestureReach.tap, snaps: true) else {
      return openMenu(at: place)
    }
    traceHand.isHolding = true
    traceHand.place = place
    traceHand.held = place
    return [.redraw, .save]
  }

  /// A tap on the plane: on a curve it traces, beside it the trace ends.
  func tapTrace(at place: Point, byFinger: Bool) -> [SceneRequest] {
    let reach = byFinger ? GestureReach.tap : GestureReach.click
    if trace(near: place, within: reach, snaps: !traceHand.isFree) { return [.redraw, .save] }
    if isTracing { return endTrace() }
    return presentation == nil ? explain(at: place) : []
  }

  /// Shows a faint dot where a click would trace.
  func hoverTrace(at place: Point?) {
    let hit = place.flatMap { place -> (curve: Int, column: Int)? in
      guard openMenu == nil, !traceHand.isHolding,
        board.control(at: place).map({ $0.id == .plot }) ?? true
      else { return nil }
      return curve(near: place, within: GestureReach.click)
    }
    hovered = hit.map {
      Exploration.Trace(curve: $0.curve, x: currentProjection.x(ofColumn: $0.column))
    }
  }
}
