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
      let found = points.lazy.filter { $0.curve == index }.map(node)
      let own = (markNodes(of: index) + found).compactMap { node in
        var node = node
        node.frame = node.frame.intersection(frames.plot)
        return node.frame.isEmpty ? nil : node
      }
      return AccessibilityNode(
        .curve,
        id: Self.id(of: curve),
        name: "\(curve.index + 1), \(spoken(formula(of: index)))",
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

  /// The mark of a curve, by their ids; nil where there is none.
  func mark(curve: String, id: String) -> MarkChoice? {
    guard let index = curves.firstIndex(where: { Self.id(of: $0) == curve }),
      let marks = curves[index].function.markedPlaces?.marks
    else { return nil }
    return marks.first { Self.id(of: $0) == id }.map { MarkChoice(curve: index, index: $0.index) }
  }

  /// So many points of a table are parts of the plane, the first ones in view; the others are in the table.
  private static let told = 100

  private func markNodes(of curve: Int) -> [AccessibilityNode] {
    guard ![.bars, .box].contains(curves[curve].join),
      let marks = curves[curve].function.markedPlaces?.marks
    else { return [] }
    let seen = marks.lazy.map { mark in
      (mark, projection.place(ofX: mark.x.midpoint, y: mark.y.midpoint))
    }
    .filter { frames.plot.contains($0.1) }
    return seen.prefix(Self.told).map { mark, place in
      let choice = MarkChoice(curve: curve, index: mark.index)
      return AccessibilityNode(
        .point,
        id: Self.id(of: mark),
        name: MarkReading(of: mark, choice, in: self).sentence,
        frame: Rect(center: place, width: 16, height: 16)
      )
    }
  }

  private static func id(of mark: PlotMark) -> String { "mark \(mark.index)" }
  private static func id(of curve: GraphedCurve) -> String { "curve \(curve.index)" }
  private static func id(of point: PointOfInterest) -> String {
    "\(point.kind) \(point.x.midpoint)"
  }

  /// How many points of each kind are known in view, in the order in which they are met.
  private func summary(of curve: Int) -> String? {
    let seen = points.filter { $0.curve == curve && node(of: $0).frame.overlaps(frames.plot) }
    let names = seen.map(name)
    let kinds = names.reduce(into: [TracePhrase]()) { if !$0.contains($1) { $0.append($1) } }
    let counts = kinds.map { kind in
      words(TracePhrase.several(names.count { $0 == kind }, kind))
    }
    let marks = curves[curve].function.markedPlaces?.markCount ?? 0
    let found =
      counts.isEmpty ? [] : [words(GraphPhrase.found(counts.joined(separator: ", ")))]
    let told = (marks > 0 ? [words(FitPhrase.points(marks))] : []) + found
    return told.isEmpty ? nil : told.joined(separator: ", ")
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
