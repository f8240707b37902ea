/// How far a movement has come, over time.
package enum Easing {
  /// Fast first, gentle at the end: 1 − (1 − t)³, held to 0 … 1.
  package static func outCubic(_ time: Double) -> Double {
    let rest = 1 - min(max(time, 0), 1)
    return 1 - rest * rest * rest
  }
}
