import GraphKit
package import GraphModel
import Drawing

/// The stretch of x that a person has chosen for the statistics.
package struct SelectedRange: Hashable, Sendable {
  package let lowerEnd: TypedNumber
  package let upperEnd: TypedNumber
  package var lower: Double { lowerEnd.value }
  package var upper: Double { upperEnd.value }
  /// The curve that the area reaches to; nil for the x axis.
  package let base: Int?

  package init(lower: Double, upper: Double, base: Int? = nil) {
    self.init(TypedNumber(lower), TypedNumber(upper), base: base)
  }

  /// A stretch between two ends, in either order.
  package init(_ first: TypedNumber, _ second: TypedNumber, base: Int? = nil) {
    (lowerEnd, upperEnd) = first.value <= second.value ? (first, second) : (second, first)
    self.base = base
  }

  package subscript(isUpper isUpper: Bool) -> Double { self[endUpper: isUpper].value }

  package subscript(endUpper isUpper: Bool) -> TypedNumber { isUpper ? upperEnd : lowerEnd }

  /// The stretch that a person most likely means: between the two neighbouring places next to the
  /// view's middle where the curve meets what the area reaches to, else the middle of the view.
  package init(around base: Int?, in graph: GraphSnapshot) {
    let clear = Self.clearPart(of: graph)
    // Beside upright tools only what these leave can be got hold of.
    let reach = graph.frames.kind == .upright ? clear.inset(dx: 24, dy: 0) : graph.frames.plot
    let places = Self.meetings(with: base, in: graph).filter {
      (reach.x...reach.maxX).contains(graph.projection.pointX($0))
    }
    let middle = graph.projection.x(at: clear.midX)
    let pairs = zip(places, places.dropFirst())
    func distance(_ pair: (Double, Double)) -> Double {
      ((pair.0 / 2 + pair.1 / 2) - middle).magnitude
    }
    if let pair = pairs.min(by: { distance($0) < distance($1) }) {
      self.init(lower: pair.0, upper: pair.1, base: base)
    } else {
      let ends = [0.25, 0.75].map { share in
        graph.roundest(inColumn: graph.column(at: clear.x + clear.width * share))
      }
      self.init(lower: ends[0], upper: ends[1], base: base)
    }
  }

  /// The plane beside panels that leave room there.
  private static func clearPart(of graph: GraphSnapshot) -> Rect {
    let plot = graph.frames.kind == .upright ? graph.clearPlot : graph.frames.plot
    return graph.panels.filter { $0.overlaps(plot) && $0.width < 0.9 * plot.width }
      .reduce(plot) { clear, panel in
        let isRight = panel.midX > clear.midX
        let (left, right) = isRight ? (clear.x, panel.x) : (panel.maxX, clear.maxX)
        guard right - left > 100 else { return clear }
        return Rect(x: left, y: clear.y, width: right - left, height: clear.height)
      }
  }

  /// Where the curve is proven to meet a base, in order.
  private static func meetings(with base: Int?, in graph: GraphSnapshot) -> [Double] {
    let kind = base.map { PointOfInterest.Kind.intersection(with: $0) } ?? .zero
    let points = graph.points.filter {
      $0.curve == graph.selectedCurve && $0.isProven && $0.kind == kind
    }
    return Set(points.map(\.place)).sorted()
  }
}

extension Exploration.Statistics {
  /// Looks at a stretch of a curve, or again at what is seen.
  mutating func look(at stretch: SelectedRange?, of curve: Int) {
    (lower, lowerText) = (stretch?.lower, stretch?.lowerEnd.text)
    (upper, upperText) = (stretch?.upper, stretch?.upperEnd.text)
    base = stretch?.base
    top = base.map { _ in curve }
  }

  /// The stretch that a person has chosen, and what its area reaches to.
  func stretch(of curve: Int, among curves: Int) -> SelectedRange? {
    guard let lower, let upper, lower < upper, curve < curves else { return nil }
    // Between two curves it is the same, whichever is looked at.
    let other = base == curve ? top : base
    return SelectedRange(
      TypedNumber(lower, text: lowerText),
      TypedNumber(upper, text: upperText),
      base: other.flatMap { 0..<curves ~= $0 && $0 != curve ? $0 : nil }
    )
  }
}
