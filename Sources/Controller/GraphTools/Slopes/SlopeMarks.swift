package import Drawing
package import GraphKit
package import GraphModel
import Intervals

/// Short lines along the slopes of a differential equation, at places that a pan keeps.
package struct SlopeMarks: Equatable {
  /// From end to end.
  package private(set) var lines: [[Point]] = []

  /// How far they are apart and how long they are, in points.
  private static let (pitch, length) = (32.0, 18.0)
  /// How much the direction may change around the middle of a mark, as the tangent of the angle.
  private static let spread = 0.35
  /// How large what a mark stands for is, in points.
  private static let core = 3.0
  /// More than any screen has.
  private static let most = 20_000

  /// `unit` tells how much larger they are before an audience.
  package init(_ field: any SlopeField, in projection: Projection, unit: Double = 1) {
    let frame = projection.frame
    let pitch = Self.pitch * unit
    let count = frame.width / pitch * (frame.height / pitch)
    guard projection.viewport.logarithmic.isEmpty, count < Double(Self.most) else { return }
    let start = Point(
      x: place(beside: projection.pointX(0), pitch, from: frame.x),
      y: place(beside: projection.pointY(0), pitch, from: frame.y)
    )
    // One unit up is so many units to the right on the screen.
    let scale = projection.viewport.pointsPerUnitY / projection.viewport.pointsPerUnitX
    // Those beyond an edge reach into the frame.
    for y in stride(from: start.y, through: frame.maxY + pitch / 2, by: pitch) {
      for x in stride(from: start.x, through: frame.maxX + pitch / 2, by: pitch) {
        let box = Rect(center: Point(x: x, y: y), width: Self.core * unit, height: Self.core * unit)
        let steps = field.steps(
          x: Interval(between: projection.x(at: box.x), projection.x(at: box.maxX)),
          y: Interval(between: projection.y(at: box.maxY), projection.y(at: box.y))
        )
        guard steps.x.decoration >= .definedAndContinuous, steps.x.interval.isBounded,
          steps.y.decoration >= .definedAndContinuous, steps.y.interval.isBounded,
          let middle = Self.direction(steps.x.interval, steps.y.interval, scale)
        else { continue }
        let half = middle * (Self.length * unit / 2 / middle.length)
        let center = Point(x: x, y: y)
        lines.append([center - half, center + half])
      }
    }
  }

  /// The direction on the screen of steps to the right and up that lie between bounds; nil where it is not
  /// decided.
  private static func direction(_ x: Interval, _ y: Interval, _ scale: Double) -> Vector? {
    let middle = Vector(dx: x.midpoint, dy: -y.midpoint * scale)
    guard middle.length > 0, middle.length.isFinite else { return nil }
    // Tangents of the angles of the corners.
    var (low, high) = (0.0, 0.0)
    for dx in [x.lowerBound, x.upperBound] {
      for dy in [-y.lowerBound * scale, -y.upperBound * scale] {
        let along = middle.dx * dx + middle.dy * dy
        let turn = middle.dx * dy - middle.dy * dx
        guard along > 0, along.isFinite else { return nil }
        (low, high) = (min(low, turn / along), max(high, turn / along))
      }
    }
    return high - low <= spread ? middle : nil
  }
}

/// The first of the places around an origin of which a mark may reach into view.
private func place(beside origin: Double, _ pitch: Double, from edge: Double) -> Double {
  origin + pitch * ((edge - origin) / pitch).rounded(.up) - pitch / 2
}
