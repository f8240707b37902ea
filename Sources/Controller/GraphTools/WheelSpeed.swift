/// How fast the wheel turns: many notches in a short time zoom farther each.
package struct WheelSpeed {
  private var notches: [Double] = []
  private var isUpward = true

  private static let window = 0.4
  private static let plain = 8

  package init() {}

  /// By how much a notch zooms: 1.2, and up to 10 while more than eight come within 400 ms.
  ///
  /// A turn that changes its direction begins anew.
  package mutating func step(_ way: Double, at time: Double) -> Double {
    if (way > 0) != isUpward { notches.removeAll() }
    isUpward = way > 0
    notches.removeAll { $0 < time - Self.window }
    notches.append(time)
    let more = notches.count - Self.plain
    return more <= 0 ? 1.2 : min(10, 2 * (1 + Double(more - 1) / 4))
  }
}
