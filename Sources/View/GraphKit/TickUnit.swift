/// What the numbers of an axis count.
///
/// It changes labels and steps, not the units of the plane: with `degree`, x = 90 is a quarter turn
/// for whoever evaluates functions in degrees.
public enum TickUnit: String, Hashable, Sendable, CaseIterable {
  /// Ones: −1, 0, 0.5, 20.
  case number
  /// Multiples and fractions of π: −π, π/2, 2π.
  case pi
  /// Degrees of an angle: −90°, 45°, 360°.
  case degree
}
