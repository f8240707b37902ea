package import Drawing

/// Counts taps that follow each other quickly at one place; no tap waits for the next.
package struct TapCounter: Hashable, Sendable {
  private var count = 0
  private var lastPlace = Point.zero
  private var lastTime = -Double.infinity

  package init() {}

  /// The place of this tap in its series, from 1.
  package mutating func tap(at place: Point, time: Double) -> Int {
    let follows =
      time - lastTime <= GestureLimits.multiTapTime
      && place.distance(to: lastPlace) <= GestureLimits.multiTapDistance
    count = follows ? count + 1 : 1
    lastPlace = place
    lastTime = time
    return count
  }

  /// Forgets the series.
  mutating func reset() { lastTime = -.infinity }
}
