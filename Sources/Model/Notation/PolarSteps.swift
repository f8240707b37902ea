import Formulas
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
    let radius = replacing("r", by: plane + [.defined(.hypot)])
    guard Self.angles.contains(where: radius.holds) else { return radius }
    func turned(_ angle: [Instruction]) -> [Instruction] {
      Self.angles.reduce(radius) { $0.replacing($1, by: angle) }
    }
    let back = plane.flatMap { [$0, .unary(.negate)] }
    let quarter: [Instruction] =
      angleUnit == .degrees ? .whole(90) : [.constant(.pi)] + .whole(2) + [.binary(.divide)]
    let above = quarter + plane + [.binary(.atan2), .binary(.subtract)]
    let below =
      quarter + .whole(3) + [.binary(.multiply)] + back + [.binary(.atan2), .binary(.subtract)]
    return [.parameter(.y)] + .whole(0) + [.binary(.greaterOrEqual)]
      + turned(above) + turned(below) + [.defined(.choice)]
  }

  private static let angles = ["θ", "theta"]
}
