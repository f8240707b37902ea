package import CalculatorModel
package import GraphKit

/// What a graph scene keeps between launches.
package struct GraphState: Codable, Hashable, Sendable {
  /// The middle and the scale of a view, as they are saved.
  package struct SavedViewport: Codable, Hashable, Sendable {
    package var centerX: Double
    package var centerY: Double
    package var pointsPerUnitX: Double
    package var pointsPerUnitY: Double
  }

  /// The programs graphed, the first drawn with the first pen.
  package var programs: [Program] = []
  /// Each graph's view under that graph's own name; a graph without one starts from the default.
  package var viewports: [String: SavedViewport] = [:]
  package var mode = CurveMode.initial.rawValue

  package init() {}

  /// The view of the graph with a name.
  package subscript(viewportOf name: String) -> Viewport? {
    get {
      viewports[name].map {
        Viewport(
          centerX: $0.centerX,
          centerY: $0.centerY,
          pointsPerUnitX: $0.pointsPerUnitX,
          pointsPerUnitY: $0.pointsPerUnitY
        )
      }
    }
    set {
      viewports[name] = newValue.map {
        SavedViewport(
          centerX: $0.centerX,
          centerY: $0.centerY,
          pointsPerUnitX: $0.pointsPerUnitX,
          pointsPerUnitY: $0.pointsPerUnitY
        )
      }
    }
  }
}
