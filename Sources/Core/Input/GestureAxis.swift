package import Drawing

/// One of the two directions of the screen.
package enum GestureAxis: Hashable, Sendable {
  case horizontal, vertical

  /// The axis that a line lies along, nil when it is slanted by more than 12 degrees.
  package static func along(_ line: Vector) -> GestureAxis? {
    // The tangent of 12 degrees.
    let slant = 0.2126
    let (dx, dy) = (abs(line.dx), abs(line.dy))
    if dx > 0, dy <= dx * slant { return .horizontal }
    if dy > 0, dx <= dy * slant { return .vertical }
    return nil
  }
}
