import GraphModel
import Drawing
import GraphKit
import Input

/// The trace with keys: along the curve, to points of interest, to another curve.
extension TraceTool {
  mutating func handle(_ key: KeyEvent, in graph: GraphSnapshot) -> [ToolRequest]? {
    guard isOn else { return nil }
    let isShifted = key.modifiers.contains(.shift)
    switch key.key {
    case .left: return step(-1, isLarge: isShifted, in: graph)
    case .right: return step(1, isLarge: isShifted, in: graph)
    case .up where graph.curves.count > 1: return switchCurve(by: -1, in: graph)
    case .down where graph.curves.count > 1: return switchCurve(by: 1, in: graph)
    default: return nil
    }
  }

  mutating func type(_ character: Character, in graph: GraphSnapshot) -> [ToolRequest]? {
    if let letter = Coordinate(character) {
      return isOn && !isOnFigure(in: graph) ? [.enter(ValueEntry.Target(letter))] : nil
    }
    return switch character {
    case "t", "T": toggle(in: graph)
    case "d", "D": nextLine(in: graph)
    case "n": nextPoint(isForward: true, in: graph)
    case "N": nextPoint(isForward: false, in: graph)
    default: nil
    }
  }

  /// Moves along the curve by device pixels; a special point on the way stops it.
  mutating func move(by columns: Int, in graph: GraphSnapshot) -> [ToolRequest] {
    guard let trace else { return [] }
    if graph.figure(trace.curve) != nil { return follow(by: columns, in: graph) }
    let projection = graph.projection
    let goal = graph.column(at: projection.pointX(trace.x)) + columns
    let end = projection.x(ofColumn: goal)
    let passed = graph.points.filter { point in
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
      stop.map { put(trace.curve, at: $0.place, in: graph) }
      ?? put(trace.curve, onColumn: goal, in: graph)
    return requests + (sideways(in: graph).map { [.pan($0)] } ?? [])
  }

  /// One pixel a step; a direction that is held goes on faster and faster.
  private mutating func step(_ way: Int, isLarge: Bool, in graph: GraphSnapshot) -> [ToolRequest] {
    move(by: way * (isLarge ? 5 : hand.run.stride(way, at: graph.time)), in: graph)
  }

  /// Goes to the next curve, staying at the same x.
  private mutating func switchCurve(by way: Int, in graph: GraphSnapshot) -> [ToolRequest] {
    let count = graph.curves.count
    guard let trace, count > 1 else { return [] }
    let current = min(max(0, trace.curve), count - 1)
    let next = (current + way + count) % count
    guard graph.figure(next) == nil else {
      let here = place(in: graph) ?? graph.clearPlot.center
      return put(next, nearestTo: here, snaps: false, in: graph)
    }
    return put(next, at: trace.place, in: graph)
  }

  /// Goes to the next special point in view, after the last to the first.
  mutating func nextPoint(isForward: Bool, in graph: GraphSnapshot) -> [ToolRequest] {
    guard !graph.frames.plot.isEmpty else { return [] }
    let (view, rows) = (graph.projection.xRange, graph.projection.yRange)
    let started = isOn ? [] : toggle(in: graph)
    guard let trace else { return [] }
    let isFigure = isOnFigure(in: graph)
    let candidates = graph.points.filter {
      $0.curve == trace.curve && $0.isProven && view.contains($0.place)
        && (!isFigure || $0.height.map(rows.contains) ?? false)
    }
    .sorted { isOrdered($0, $1) }
    let next =
      isForward
      ? candidates.first { comesLater($0) } ?? candidates.first
      : candidates.last { !comesLater($0) && !$0.isAt(trace) } ?? candidates.last
    guard let next else { return started + [.redraw] }
    return put(at: next, in: graph) + reveal(graph)
  }

  // MARK: Keeping it in view

  /// How near the dot may come to the view's sides, in points.
  private static var margin: Double { 32 }

  /// Brings the dot out from under what covers the plane, or into view; only up or down where the
  /// range of x has to stay.
  func reveal(_ graph: GraphSnapshot, keepsX: Bool = false) -> [ToolRequest] {
    guard let dot = place(in: graph), dot.y.isFinite,
      graph.wayToBeSeen(dot, margin: 0) != .zero,
      let way = graph.wayToBeSeen(dot, margin: Self.margin)
    else {
      return []
    }
    return [.jumpBy(keepsX ? Vector(dx: 0, dy: way.dy) : way)]
  }

  /// The way of the view, if any, on which the dot comes into it, or its x where it has no place.
  func wayIntoView(in graph: GraphSnapshot) -> Vector? {
    guard let dot = place(in: graph), dot.y.isFinite else { return sideways(in: graph) }
    let way = graph.wayToBeSeen(dot, margin: Self.margin)
    return way == .zero ? nil : way
  }

  /// The way just far enough that the trace's x is in view.
  private func sideways(in graph: GraphSnapshot) -> Vector? {
    let room = graph.clearPlot.inset(by: Self.margin)
    guard let trace, !room.isEmpty else { return nil }
    let x = graph.projection.pointX(trace.x)
    let way = Vector(dx: min(max(x, room.x), room.maxX) - x, dy: 0)
    return way == .zero ? nil : way
  }
}
