package import Analysis
package import Calculus

/// A function of some kind; two are equal when they are of one kind and equal there.
package struct GraphFunction: Sendable {
  package let base: any GraphableFunction

  package init(_ base: any GraphableFunction) { self.base = base }

  package var name: String { base.name }
  package var lead: String { base.lead }
  package var parameters: [String] { base.parameters }
  package var landmarks: Landmarks { base.landmarks }
  package var pieces: (any PiecewiseFunction)? { base.pieces }
  package var hasPieces: Bool { base.hasPieces }
  package var asymptotes: [String] { base.asymptotes }
  package var slopeField: (any SlopeField)? { base.slopeField }
  package var markedPlaces: (any MarkedPlaces)? { base.markedPlaces }

  package func y(at x: Double) -> Double? { base.y(at: x) }

  package var definedName: String? { base.definedName }

  package func binding(
    _ values: [String: Double],
    naming functions: [String: GraphFunction] = [:]
  ) -> GraphFunction {
    GraphFunction(base.binding(values, naming: functions))
  }

  /// Nil where the two are of different kinds, too.
  package func subtracting(_ other: GraphFunction) -> GraphFunction? {
    func difference<Kind: GraphableFunction>(_ function: Kind) -> GraphFunction? {
      (other.base as? Kind).flatMap(function.subtracting).map { GraphFunction($0) }
    }
    return difference(base)
  }
}

extension GraphFunction: Hashable {
  package static func == (first: GraphFunction, second: GraphFunction) -> Bool {
    func isEqual<Kind: GraphableFunction>(_ function: Kind) -> Bool {
      (second.base as? Kind) == function
    }
    return isEqual(first.base)
  }

  package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
