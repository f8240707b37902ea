import GraphModel

extension TraceTool {
  /// The special points that the trace stands on, those proven first.
  ///
  /// Where the curve certainly breaks, nothing else is possible.
  func points(in graph: GraphSnapshot) -> [PointOfInterest] {
    guard let trace else { return [] }
    let here = graph.points.filter { $0.isAt(trace) }
    let proven = here.filter(\.isProven)
    return proven.contains(where: \.isBreak) ? proven : proven + here.filter { !$0.isProven }
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
