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
      let own = points.filter { $0.curve == index }.map(node).filter {
        $0.frame.overlaps(frames.plot)
      }
      return AccessibilityNode(
        .curve,
        id: "curve \(curve.index)",
        name: "\(curve.index + 1), \(written(name))",
        frame: frames.plot,
        children: own
      )
    }
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
      id: "\(point.kind) \(point.x.midpoint)",
      name: name,
      frame: Rect(x: place.x - 8, y: place.y - 8, width: 16, height: 16)
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
