/// What sin, cos, tan and their inverses take and give.
package enum AngleUnit: String, CaseIterable, Codable, Sendable {
  case radians
  case degrees

  /// The other unit.
  package var toggled: AngleUnit {
    self == .radians ? .degrees : .radians
  }
}
