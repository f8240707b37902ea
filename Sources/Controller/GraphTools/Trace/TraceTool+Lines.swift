import Calculus
import CurveProof
import Drawing
import GraphKit
import GraphModel
import Intervals
import Numerals
import Words

/// A straight line through the trace's dot.
struct TracedLine {
  let kind: Exploration.Line.Kind
  /// Its ends on the plane's border; nil while it is not certain.
  let ends: (from: Point, to: Point)?
  /// Its equation, in as many digits as are certain; nil where they are too few.
  let equation: String?
  /// Where it is held besides the dot.
  let anchor: Point?
}

/// Tangent, normal and secant, drawn where they are known so well that no pixel is in doubt.
extension TraceTool {
  /// The next of the lines through the dot, and then none; where nothing is traced the trace begins.
  mutating func nextLine(in graph: GraphSnapshot) -> [ToolRequest] {
    let requests = isOn ? [] : toggle(in: graph)
    line = isOn ? Exploration.Line(after: line?.kind, at: trace?.x ?? 0) : nil
    return requests + [.redraw, .save]
  }

  func line(in graph: GraphSnapshot) -> TracedLine? {
    guard let line, let trace, let plot = plot(in: graph), graph.figure(trace.curve) == nil,
      plot.function.isProvable
    else { return nil }
    // A special point is as near to the number that stands for it as makes no difference in view.
    let point = provenPoint(in: graph)
    let x = point?.x ?? .decimal(trace.x)
    // Where it certainly turns smoothly it is level, which beside the exact place is not quite so.
    let isLevel = point.map {
      [.maximum, .minimum].contains($0.kind) && plot.function.isSmooth(over: $0.x)
    }
    let slope = isLevel ?? false ? Interval(0) : plot.function.slope(at: trace.x)
    let place = (x: x, y: plot.function.enclosure(over: x).value.interval)
    guard place.y.isBounded, !place.y.isEmpty else { return nil }
    let anchor = line.anchor.flatMap { anchor -> Ray.Place? in
      let (x, y) = (Interval.decimal(anchor), plot.function.enclosure(over: .decimal(anchor)).value)
      return y.decoration >= .defined && y.interval.isBounded ? (x: x, y: y.interval) : nil
    }
    let ray: Ray?
    switch line.kind {
    case .tangent: ray = slope.map { Ray(place, slope: $0) }
    case .normal: ray = slope.map { Ray(place, acrossSlope: $0) }
    case .secant:
      ray = anchor.flatMap { $0.x == x ? nil : Ray(place, slope: ($0.y - place.y) / ($0.x - x)) }
    }
    let projection = graph.projection
    let ends = ray.flatMap { $0.ends(in: graph.frames.plot, projection) }
    guard ends != nil || line.kind == .secant && anchor != nil else { return nil }
    return TracedLine(
      kind: line.kind,
      ends: ends,
      equation: ends == nil
        ? nil : ray?.equation(in: projection, graph.viewport).map(graph.written),
      anchor: anchor.map {
        Point(x: projection.pointX($0.x.midpoint), y: projection.pointY($0.y.midpoint))
      }
    )
  }
}

/// A line through a place: y as a function of x, or x of y where it is steep.
private struct Ray {
  let x: Interval
  let y: Interval
  let slope: Interval
  /// Whether the slope is that of x over y.
  var isSteep = false

  typealias Place = (x: Interval, y: Interval)

  init(_ place: Place, slope: Interval) {
    (x, y) = place
    self.slope = slope
  }

  /// The line at a right angle to a slope.
  init(_ place: Place, acrossSlope slope: Interval) {
    (x, y) = place
    isSteep = slope.magnitude <= 1
    self.slope = isSteep ? -slope : -(Interval(1) / slope)
  }

  /// Where it meets the sides of the plane that it runs between; nil where a pixel is in doubt.
  func ends(in plot: Rect, _ projection: Projection) -> (from: Point, to: Point)? {
    // Along logarithmic axes a line is bent.
    guard slope.isBounded, !slope.isEmpty, projection.isEven else { return nil }
    let (along, across) = isSteep ? (y, x) : (x, y)
    let sides = isSteep ? [plot.maxY, plot.y] : [plot.x, plot.maxX]
    let places = sides.map { isSteep ? projection.y(at: $0) : projection.x(at: $0) }
    let reach = places.map { abs($0 - along.midpoint) }.max() ?? 0
    let unit = isSteep ? projection.unitsPerColumn : projection.unitsPerRow
    guard across.width + slope.width * reach + slope.magnitude * along.width <= unit / 2 else {
      return nil
    }
    let points = zip(sides, places).map { side, place in
      let value = across.midpoint + slope.midpoint * (place - along.midpoint)
      return isSteep
        ? Point(x: projection.pointX(value), y: side) : Point(x: side, y: projection.pointY(value))
    }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    return (points[0], points[1])
  }

  /// y = mx + b, as books write it, or x = c, with numbers from the origins of a view.
  func equation(in projection: Projection, _ viewport: Viewport) -> String? {
    let (across, up) = (viewport.letter(.x), viewport.letter(.y))
    let decimals = NumberText.decimals(projection.unitsPerRow) + 2
    if isSteep, slope == Interval(0) {
      return NumberText.certain(
        x.lowerBound,
        x.upperBound,
        decimals: NumberText.decimals(projection.unitsPerColumn) + 2
      ).map { "\(across) = \(viewport.written($0, .x))" }
    }
    let slope = isSteep ? Interval(1) / slope : slope
    let exact = y - slope * x
    let shift = exact.told(beside: slope)
    guard let number = TraceReading.slope(slope, beside: exact, in: projection),
      let level = NumberText.certain(shift.lowerBound, shift.upperBound, decimals: decimals)
    else { return nil }
    let (m, b) = (viewport.written(slope: number), viewport.written(level, .y))
    let zeros: Set<Character> = ["0", ".", "−"]
    let (isLevel, isThroughOrigin) = (m.allSatisfy(zeros.contains), b.allSatisfy(zeros.contains))
    if isLevel { return "\(up) = \(b)" }
    let product = m == "1" ? across : m == "−1" ? "−" + across : m + across
    if isThroughOrigin { return "\(up) = \(product)" }
    return b.hasPrefix("−") ? "\(up) = \(product) − \(b.dropFirst())" : "\(up) = \(product) + \(b)"
  }
}

extension Exploration.Line.Kind {
  /// What the line is called on the card.
  var word: TracePhrase {
    switch self {
    case .tangent: .tangent
    case .normal: .normal
    case .secant: .secant
    }
  }
}
