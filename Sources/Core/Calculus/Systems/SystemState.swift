import Intervals

/// What is known of both unknowns at a place: a center, and a parallelogram and a rectangle around it.
///
/// The parallelogram carries the start on, the rectangle what was lost since: it is turned so that it stays
/// narrow where solutions turn around each other.
/// Source: Lohner, Einschließung der Lösung gewöhnlicher Anfangs- und Randwertaufgaben, 1988.
struct SystemState: Sendable {
  let center: Pair<Interval>
  /// How the unknowns change with the start, and how the start may differ from its center.
  private let spread: Pair<Pair<Interval>>
  private let start: Pair<Interval>
  /// The directions of the rectangle, and how far it goes along each.
  private let frame: Pair<Pair<Interval>>
  private let rest: Pair<Interval>

  /// All values of a box.
  init(_ box: Pair<Interval>) {
    center = box.midpoint
    (spread, start) = (.identity, box - box.midpoint)
    (frame, rest) = (.identity, Pair(Interval(0), Interval(0)))
  }

  private init(
    center: Pair<Interval>,
    spread: Pair<Pair<Interval>>,
    start: Pair<Interval>,
    frame: Pair<Pair<Interval>>,
    rest: Pair<Interval>
  ) {
    (self.center, self.spread, self.start) = (center, spread, start)
    (self.frame, self.rest) = (frame, rest)
  }

  /// How values may differ from the center.
  var deviation: Pair<Interval> { spread * start + frame * rest }

  var box: Pair<Interval> { center + deviation }

  /// What becomes of it where the center becomes `value`, and what is beside it changes by `slopes`.
  func moved(to value: Pair<Interval>, _ slopes: Pair<Pair<Interval>>) -> SystemState {
    let next = value.midpoint
    let changed = slopes * spread
    let lost = (value - next) + (changed - changed.midpoint) * start
    let turned = slopes * frame
    let (frame, inverse) = turned.midpoint.frame(of: rest)
    return SystemState(
      center: next,
      spread: changed.midpoint,
      start: start,
      frame: frame,
      rest: (inverse * turned) * rest + inverse * lost
    )
  }
}

extension Pair where Element == Pair<Interval> {
  /// Two directions at right angles, the first one that of the longer side of what columns make of a
  /// rectangle; with the inverse.
  fileprivate func frame(of rectangle: Pair<Interval>) -> (frame: Pair, inverse: Pair) {
    func length(_ isSecond: Bool) -> Double {
      column(isSecond).magnitude * rectangle[isSecond].magnitude
    }
    let long = column(length(true) > length(false)).map(\.midpoint)
    let size = (long.first * long.first + long.second * long.second).squareRoot()
    guard size > 0, size.isFinite else { return (.identity, .identity) }
    let (x, y) = (Interval(long.first / size), Interval(long.second / size))
    let squares = Interval.square(x) + Interval.square(y)
    return (
      Pair(Pair<Interval>(x, -y), Pair<Interval>(y, x)),
      Pair(Pair<Interval>(x / squares, y / squares), Pair<Interval>(-y / squares, x / squares))
    )
  }
}
