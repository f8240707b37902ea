package import Formulas
import Numerals
import Operations

/// Polar coordinates in formulas of x and y.
extension [Instruction] {
  /// The steps with √(x² + y²) for r, and for θ the angle from the x axis on, at least 0 and less than a turn.
  ///
  /// Above the x axis the angle is a quarter turn less atan2(x, y), below it three less atan2(−x, −y), neither
  /// of which jumps there. Which of them it is, is chosen of the whole formula: one that repeats with
  /// each turn is continuous across the axis.
  func ofPlane(_ angleUnit: AngleUnit) -> [Instruction] {
    let plane: [Instruction] = [.variable, .parameter(.y)]
    let radius = withLetter(["r"], plane + [.defined(.hypot)])
    guard radius.withParts.contains(where: { Self.angles.contains($0) }) else { return radius }
    let back = plane.flatMap { [$0, .unary(.negate)] }
    let quarter: [Instruction] =
      angleUnit == .degrees ? .whole(90) : [.constant(.pi)] + .whole(2) + [.binary(.divide)]
    let above = quarter + plane + [.binary(.atan2), .binary(.subtract)]
    let below =
      quarter + .whole(3) + [.binary(.multiply)] + back + [.binary(.atan2), .binary(.subtract)]
    return [.parameter(.y)] + .whole(0) + [.binary(.greaterOrEqual)]
      + radius.withLetter(["θ", "theta"], above) + radius.withLetter(["θ", "theta"], below)
      + [.defined(.choice)]
  }

  private static let angles: [Instruction] = [.local("θ"), .local("theta")]

  /// The steps with a value for a letter.
  package func withLetter(_ names: [String], _ value: [Instruction]) -> [Instruction] {
    replacing { step in names.contains { step == .local($0) } ? value : nil }
  }
}
