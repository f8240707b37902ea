package import Drawing

/// One of the two directions of the screen.
package enum GestureAxis: Hashable, Sendable {
  case horizontal, vertical

  /// The axis that a line lies along, nil when it is slanted by more than 12 degrees.
  package static func along(_ line: Vector) -> GestureAxis? {
    // The tangent of 12 degrees.
    [.horizontal, .vertical].first { $0.slant(of: line) <= 0.2126 }
  }

  /// Whether a line keeps to the axis, give or take 30 degrees.
  package func isFollowed(by line: Vector) -> Bool { slant(of: line) <= 0.5774 }

  /// The tangent of the angle between the axis and a line.
  private func slant(of line: Vector) -> Double {
    let (dx, dy) = (abs(line.dx), abs(line.dy))
    let (along, across) = self == .horizontal ? (dx, dy) : (dy, dx)
    return along > 0 ? across / along : .infinity
  }
}
