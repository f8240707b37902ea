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

    package init(_ viewport: Viewport) {
      centerX = viewport.centerX
      centerY = viewport.centerY
      pointsPerUnitX = viewport.pointsPerUnitX
      pointsPerUnitY = viewport.pointsPerUnitY
    }

    package var viewport: Viewport {
      Viewport(
        centerX: centerX,
        centerY: centerY,
        pointsPerUnitX: pointsPerUnitX,
        pointsPerUnitY: pointsPerUnitY
      )
    }
  }

  /// The programs graphed, the first drawn with the first pen.
  package var programs: [Program] = []
  /// Each graph's view under that graph's own name; a graph without one starts from the default.
  package var viewports: [String: SavedViewport] = [:]
  package var mode = CurveMode.initial.rawValue
  /// The numbered views of presentations; older files have none.
  package var views: [Int: SavedViewport]?

  /// Where the trace stands.
  package struct Trace: Codable, Hashable, Sendable {
    /// Which curve, from 0.
    package var curve: Int
    package var x: Double

    package init(curve: Int, x: Double) {
      self.curve = curve
      self.x = x
    }
  }

  /// The trace while it is on.
  package var trace: Trace?

  /// The statistics while they are shown.
  package struct Statistics: Codable, Hashable, Sendable {
    /// Whether all rows are shown.
    package var isExpanded = false
    /// The stretch of x looked at; nil for the view.
    package var lower: Double?
    package var upper: Double?

    package init() {}
  }

  package var statistics: Statistics?
  /// Whether points of interest go without dots.
  package var hidesPoints: Bool?

  package init() {}

  /// The view of the graph with a name.
  package subscript(viewportOf name: String) -> Viewport? {
    get { viewports[name]?.viewport }
    set { viewports[name] = newValue.map(SavedViewport.init) }
  }
}
