import GraphModel

extension TraceTool {
  /// The special points that the trace stands on, those proven first.
  ///
  /// Where the curve certainly breaks, nothing else is possible; where it certainly has no value, at
  /// most a break is.
  func points(in graph: GraphSnapshot) -> [PointOfInterest] {
    guard let trace else { return [] }
    let here = graph.points.filter { $0.isAt(trace) }
    let proven = here.filter(\.isProven)
    if proven.contains(where: \.isBreak) { return proven }
    let isGap =
      graph.figure(trace.curve) == nil && graph.value(of: trace.curve, at: trace.place) == .none
    return proven + here.filter { !$0.isProven && (!isGap || $0.isBreak) }
  }

  /// The special point that the trace stands on.
  func point(in graph: GraphSnapshot) -> PointOfInterest? {
    let here = points(in: graph)
    // An extremum also tells that the curve is level there.
    return here.first { $0.isProven && ($0.kind == .maximum || $0.kind == .minimum) } ?? here.first
  }

  /// The same where it certainly is there.
  func provenPoint(in graph: GraphSnapshot) -> PointOfInterest? {
    point(in: graph).flatMap { $0.isProven ? $0 : nil }
  }
}
