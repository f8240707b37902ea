/// Which values a table shows.
package struct TableSettings: Codable, Hashable, Sendable {
  package var start = -5.0
  package var step = 1.0
  /// Values of x typed one by one; nil for those from `start` by `step`.
  package var places: [Double]?

  /// How many x can be typed.
  package static let placeLimit = 400

  package init() {}
}
