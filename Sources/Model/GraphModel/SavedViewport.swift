/// The middle and the scale of a view, as they are saved.
package struct SavedViewport: Codable, Hashable, Sendable {
  package var centerX: Double
  package var centerY: Double
  package var pointsPerUnitX: Double
  package var pointsPerUnitY: Double
  /// What the numbers along x count; nil for ones.
  package var unitX: String?
  /// The steps that are chosen for the numbers, as they are typed; nil for those that suit the view.
  package var stepX: String?
  package var stepY: String?
  /// The axes that count from another origin; the other numbers then are the nearest Doubles.
  package var localX: LocalAxis?
  package var localY: LocalAxis?
  /// Which axes are logarithmic, 1 for x and 2 for y; nil for none.
  package var logarithmic: Int?

  /// An axis whose numbers are origin + t·10^exponent, with the origin a formula and a decimal.
  package struct LocalAxis: Codable, Hashable, Sendable {
    package var base: String
    package var offset: String
    package var exponent: Int
    /// The first digits of the origin.
    package var digits: String
    /// The t in the middle, and points per unit of t.
    package var center: Double
    package var pointsPerUnit: Double

    package init(
      base: String,
      offset: String,
      exponent: Int,
      digits: String,
      center: Double,
      pointsPerUnit: Double
    ) {
      (self.base, self.offset, self.exponent) = (base, offset, exponent)
      (self.digits, self.center, self.pointsPerUnit) = (digits, center, pointsPerUnit)
    }
  }

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
