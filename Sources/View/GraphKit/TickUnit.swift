/// What the numbers of an axis count.
public enum TickUnit: String, Hashable, Sendable, CaseIterable {
  /// Ones: −1, 0, 0.5, 20.
  case number
  /// Multiples and fractions of π: −π, π/2, 2π.
  case pi
  /// Degrees of an angle: −90°, 45°, 360°.
  case degree
}
