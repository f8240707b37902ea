import Drawing
import GraphKit
import GraphModel
package import Input
import Intervals
import Numerals
import Words

// The plane for those who don't see it.
extension GraphSnapshot {
  /// What a point is called.
  func name(of point: PointOfInterest) -> TracePhrase {
    var name: TracePhrase =
      switch point.kind {
      case .zero: figure(point.curve) == nil ? .zero : .xIntercept
      case .horizontalTangent: .horizontalTangent
      case .verticalTangent: .verticalTangent
      case .selfCrossing: .selfCrossing
      case .cusp: .cusp
      case .isolatedPoint: .isolatedPoint
      case .corner: .corner
      case .maximum: .maximum
      case .minimum: .minimum
      case .inflection: .inflection
      case .yIntercept: .yIntercept
      case .intersection(let other):
        curves.indices.contains(other)
          ? .intersectionWith(curves[other].index + 1) : .intersection
      case .jump: .breakPoint
      case .hole: .hole
      case .pole: .pole
      case .domainEnd: point.isMissing ? .openEnd : .domainEnd
      }
    if point.border != nil { name = .border(name) }
    return point.isProven ? name : .possible(name)
  }

  /// The curves, and on each the points that are known in view.
  package var curveNodes: [AccessibilityNode] {
    curves.indices.map { index in
      let curve = curves[index]
      let name = curve.function.lead + curve.function.name
      let own = points.filter { $0.curve == index }.map(node).compactMap { node in
        var node = node
        node.frame = node.frame.intersection(frames.plot)
        return node.frame.isEmpty ? nil : node
      }
      return AccessibilityNode(
        .curve,
        id: Self.id(of: curve),
        name: "\(curve.index + 1), \(written(name))",
        value: summary(of: index),
        frame: frames.plot,
        children: own
      )
    }
  }

  /// What traces the point of a curve, by their ids; nil where there is none.
  package func tracing(curve: String, id: String) -> ToolRequest? {
    guard let index = curves.firstIndex(where: { Self.id(of: $0) == curve }) else { return nil }
    let point = points.first { $0.curve == index && Self.id(of: $0) == id }
    return point.map { .trace(curve: index, x: TypedNumber($0.x.midpoint), snaps: true) }
  }

  private static func id(of curve: GraphedCurve) -> String { "curve \(curve.index)" }
  private static func id(of point: PointOfInterest) -> String {
    "\(point.kind) \(point.x.midpoint)"
  }

  /// How many points of each kind are known in view, in the order in which they are met.
  private func summary(of curve: Int) -> String? {
    let seen = points.filter { $0.curve == curve && node(of: $0).frame.overlaps(frames.plot) }
    let names = seen.map { words(name(of: $0)) }
    let kinds = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard !kinds.isEmpty else { return nil }
    let counts = kinds.map { kind in (kind, names.count { $0 == kind }) }
    return counts.map { kind, count in count == 1 ? kind : "\(kind) × \(count)" }
      .joined(separator: ", ")
  }

  private func node(of point: PointOfInterest) -> AccessibilityNode {
    // Of a pole only x is known: it is shown in the middle of the height.
    let place = Point(
      x: projection.pointX(point.x.midpoint),
      y: point.y.map { projection.pointY($0.midpoint) } ?? frames.plot.midY
    )
    let x = told(.x, point.x, projection.unitsPerColumn(at: point.x.midpoint))
    let y = point.y.map {
      told(.y, $0, projection.unitsPerRow(at: $0.midpoint))
    }
    let coordinates = [x, y].compactMap { $0 }
    let name = ([words(name(of: point))] + coordinates).joined(separator: ", ")
    return AccessibilityNode(
      .point,
      id: Self.id(of: point),
      name: name,
      frame: Rect(center: place, width: 16, height: 16)
    )
  }

  /// A coordinate with as many digits as are certain and seen.
  private func told(
    _ axis: Coordinate,
    _ value: Interval,
    _ unit: Double
  ) -> String {
    let number = NumberText.certain(
      value.lowerBound,
      value.upperBound,
      decimals: NumberText.decimals(unit) + 2
    )
    let sign = value.isSingleton ? "" : "≈ "
    return "\(axis.rawValue) \(sign)\(written(number))"
  }
}
