/// How far a movement has come, over time.
package enum Easing {
  /// Between two pictures of a movement, in seconds.
  package static let frame = 1.0 / 60

  /// Fast first, gentle at the end: 1 − (1 − t)³, held to 0 … 1.
  package static func outCubic(_ time: Double) -> Double {
    let rest = 1 - min(max(time, 0), 1)
    return 1 - rest * rest * rest
  }
}
