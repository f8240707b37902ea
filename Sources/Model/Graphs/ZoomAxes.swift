/// What + and − stretch.
package enum ZoomAxes: String, Codable, Hashable, Sendable, CaseIterable {
  case both, x, y

  /// A zoom's factors along x and y.
  package func factors(_ factor: Double) -> (x: Double, y: Double) {
    (self == .y ? 1 : factor, self == .x ? 1 : factor)
  }
}
