import Calculus
import CurveProof
import Drawing
import GraphKit
import Graphs
import Intervals
import Numerals
import PointsOfInterest

/// The tangent at the trace's dot.
struct Tangent {
  /// Where it enters and leaves the view's x.
  let from: Point
  let to: Point
  /// Its equation, in as many digits as are certain; nil where they are too few.
  let equation: String?
}

extension TraceTool {
  /// The tangent, where value and slope are known so well that no pixel of it is in doubt.
  func tangent(in graph: GraphSnapshot) -> Tangent? {
    guard showsTangent, let trace, let plot = plot(in: graph), graph.figure(trace.curve) == nil,
      plot.function.isProvable
    else { return nil }
    let projection = graph.projection
    // A special point is as near to the number that stands for it as makes no difference in view.
    let x = point(in: graph)?.x ?? .decimal(trace.x)
    let value = plot.function.enclosure(over: x).value.interval
    let view = projection.xRange
    let reach = max(abs(view.lowerBound - trace.x), abs(view.upperBound - trace.x))
    guard let slope = plot.function.slope(at: trace.x), value.isBounded, !value.isEmpty,
      value.width + slope.width * reach + slope.magnitude * x.width
        <= projection.unitsPerRow / 2
    else { return nil }
    let ends = [graph.frames.plot.x, graph.frames.plot.maxX].map { place in
      let y = value.midpoint + slope.midpoint * (projection.x(at: place) - x.midpoint)
      return Point(x: place, y: projection.pointY(y))
    }
    guard ends.allSatisfy(\.y.isFinite) else { return nil }
    let shift = value - slope * x
    return Tangent(
      from: ends[0],
      to: ends[1],
      equation: Self.equation(slope, shift, in: projection).map(graph.written)
    )
  }

  /// y = mx + b, as books write it.
  private static func equation(
    _ slope: Interval,
    _ shift: Interval,
    in projection: Projection
  ) -> String? {
    let decimals = TraceReading.decimals(projection.unitsPerRow) + 2
    guard
      let m = TraceReading.slope(slope, in: projection),
      let b = NumberText.certain(shift.lowerBound, shift.upperBound, decimals: decimals)
    else { return nil }
    let zeros: Set<Character> = ["0", ".", "−"]
    let (isLevel, isThroughOrigin) = (m.allSatisfy(zeros.contains), b.allSatisfy(zeros.contains))
    if isLevel { return "y = \(b)" }
    let product = m == "1" ? "x" : m == "−1" ? "−x" : "\(m)x"
    if isThroughOrigin { return "y = \(product)" }
    return b.hasPrefix("−") ? "y = \(product) − \(b.dropFirst())" : "y = \(product) + \(b)"
  }
}
