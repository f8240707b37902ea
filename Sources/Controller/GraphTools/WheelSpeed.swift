/// How fast the wheel turns: many notches in a short time zoom farther each.
package struct WheelSpeed {
  private var turns: [(time: Double, notches: Double)] = []
  private var isUpward = true

  private static let window = 0.4
  private static let plain = 8.0

  package init() {}

  /// By how much a notch zooms: 1.2, and up to 10 while more than eight come within 400 ms.
  ///
  /// A turn that changes its direction begins anew.
  package mutating func step(_ way: Double, at time: Double) -> Double {
    if (way > 0) != isUpward { turns.removeAll() }
    isUpward = way > 0
    turns.removeAll { $0.time < time - Self.window }
    turns.append((time, way.magnitude))
    // A touchpad turns by small parts of a notch.
    let more = turns.reduce(0) { $0 + $1.notches } - Self.plain
    return more <= 0 ? 1.2 : min(10, max(1.2, 2 * (1 + (more - 1) / 4)))
  }
}
