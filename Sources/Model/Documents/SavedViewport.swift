package import GraphKit

/// The middle and the scale of a view, as they are saved.
package struct SavedViewport: Codable, Hashable, Sendable {
  package var centerX: Double
  package var centerY: Double
  package var pointsPerUnitX: Double
  package var pointsPerUnitY: Double
  /// What the numbers along x count; nil for ones.
  package var unitX: String?

  package init(_ viewport: Viewport) {
    centerX = viewport.centerX
    centerY = viewport.centerY
    pointsPerUnitX = viewport.pointsPerUnitX
    pointsPerUnitY = viewport.pointsPerUnitY
    unitX = viewport.unitX == .number ? nil : viewport.unitX.rawValue
  }

  package var viewport: Viewport {
    var viewport = Viewport(
      centerX: centerX,
      centerY: centerY,
      pointsPerUnitX: pointsPerUnitX,
      pointsPerUnitY: pointsPerUnitY
    )
    viewport.unitX = unitX.flatMap(TickUnit.init) ?? .number
    return viewport
  }
}

/// A view that is kept with a document, under a number, a name, or both.
package struct KeptView: Codable, Hashable, Sendable {
  /// The digit that goes to it, 1 … 9.
  package var number: Int?
  package var name: String?
  package var view: SavedViewport

  package init(_ view: SavedViewport, number: Int? = nil, name: String? = nil) {
    self.view = view
    self.number = number
    self.name = name
  }
}
