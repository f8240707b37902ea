/// The middle and the scale of a view, as they are saved.
package struct SavedViewport: Codable, Hashable, Sendable {
  package var centerX: Double
  package var centerY: Double
  package var pointsPerUnitX: Double
  package var pointsPerUnitY: Double
  /// What the numbers along x count; nil for ones.
  package var unitX: String?

  package init(
    centerX: Double,
    centerY: Double,
    pointsPerUnitX: Double,
    pointsPerUnitY: Double,
    unitX: String?
  ) {
    self.centerX = centerX
    self.centerY = centerY
    self.pointsPerUnitX = pointsPerUnitX
    self.pointsPerUnitY = pointsPerUnitY
    self.unitX = unitX
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
