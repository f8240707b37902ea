import Intervals

extension SolutionPath {
  /// All values at least as large as the last, of its sign.
  var outward: Interval {
    value.upperBound < 0
      ? Interval(-.infinity, value.upperBound)
      : value.lowerBound > 0 ? Interval(value.lowerBound, .infinity) : .entire
  }

  /// What encloses the place at which y grows beyond all bounds; nil where that is not proven, or not
  /// narrowly.
  ///
  /// Where w of `Rate.escape` falls at a speed that is bounded away from 0, it comes to 0.
  func pole(of rate: some Rate, within share: Double) -> Interval? {
    guard !value.contains(0), value.isBounded,
      let here = rate.escape(x: Interval(reach), from: value)
    else { return nil }
    let slowest = (here.speed * Interval(direction)).lowerBound
    guard slowest > 0 else { return nil }
    let ahead = (here.distance / Interval(slowest)).upperBound * 2
    let x = Interval(between: reach, reach + direction * ahead)
    guard let all = rate.escape(x: x, from: value) else { return nil }
    let speed = all.speed * Interval(direction)
    guard speed.lowerBound > 0, speed.isBounded else { return nil }
    let distance = all.distance / speed
    let place = Interval(reach) + distance * Interval(direction)
    guard distance.upperBound < ahead, place.isSubset(of: x),
      place.width <= share * Swift.max(place.magnitude, (reach - start).magnitude)
    else { return nil }
    return place
  }

  /// What y may be on the way to a place at which f has no value: all on the side to which it certainly goes.
  func beside(_ gap: Interval, of rate: some Rate) -> Interval {
    let way = Interval(between: reach, direction > 0 ? gap.upperBound : gap.lowerBound)
    for side in [Interval(value.lowerBound, .infinity), Interval(-.infinity, value.upperBound)] {
      let speed = rate.enclosure(x: way, y: side).value.interval * Interval(direction)
      let isUp = side.upperBound == .infinity
      if isUp ? speed.lowerBound >= 0 : speed.upperBound <= 0 { return side }
    }
    return .entire
  }

  /// Where x as a function of y turns, so that y goes no further as one of x; with the values up to there.
  ///
  /// There 1/f is 0, and f has no value.
  func turn(of rate: some Rate) -> (place: Interval, values: Interval)? {
    guard value.isBounded, let exchanged = rate.exchanged else { return nil }
    return turn(along: exchanged, of: rate)
  }

  private func turn(
    along exchanged: some Rate,
    of rate: some Rate
  ) -> (place: Interval, values: Interval)? {
    let slope = rate.enclosure(x: Interval(reach), y: value).value.interval * Interval(direction)
    guard slope.lowerBound > 0 || slope.upperBound < 0 else { return nil }
    let start = value.midpoint
    let first = Solution.value(of: exchanged, at: value, from: Interval(reach), to: start)
    var path = SolutionPath(from: start, first, direction: slope.lowerBound > 0 ? 1 : -1)
    guard let sign = exchanged.sign(x: Interval(start), y: first) else { return nil }
    for _ in 0..<Self.mostTurning {
      guard path.appendStep(along: exchanged), let step = path.steps.last else { return nil }
      if exchanged.sign(x: Interval(step.end), y: step.last) == -sign {
        return step.turn(of: exchanged, sign).map { turn in
          (turn.value, value.convexHull(with: turn.place))
        }
      }
      guard step.sign == sign else { return nil }
    }
    return nil
  }

  private static let mostTurning = 100
}

extension SolutionStep {
  /// The sign of all slopes; nil where it is not certain.
  var sign: Double? { slopes.lowerBound > 0 ? 1 : slopes.upperBound < 0 ? -1 : nil }

  /// The first place at which the slope is 0, and the value there, where it has a sign at the start and the
  /// opposite one at the end.
  func turn(of rate: some Rate, _ sign: Double) -> (place: Interval, value: Interval)? {
    var (low, high) = (start, end)
    for _ in 0..<Self.mostHalvings {
      let middle = low + (high - low) / 2
      guard middle != low, middle != high else { break }
      switch rate.sign(x: Interval(middle), y: value(at: middle)) {
      case .some(-sign): high = middle
      case .some(sign) where rate.sign(x: span(low, middle), y: values(low, middle)) == sign:
        low = middle
      default:
        return nearest(low, high, of: rate, sign)
      }
    }
    return nearest(low, high, of: rate, sign)
  }

  private static let mostHalvings = 60

  private func span(_ low: Double, _ high: Double) -> Interval { Interval(between: low, high) }

  private func values(_ low: Double, _ high: Double) -> Interval {
    let way = (Interval(high) - Interval(low)).convexHull(with: Interval(0))
    return (value(at: low) + slopes * way).intersection(values)
  }

  private func nearest(
    _ low: Double,
    _ high: Double,
    of rate: some Rate,
    _ sign: Double
  ) -> (place: Interval, value: Interval)? {
    let slopes = rate.enclosure(x: span(low, high), y: values(low, high)).value
    guard slopes.decoration >= .definedAndContinuous else { return nil }
    let way = (Interval(high) - Interval(low)).convexHull(with: Interval(0))
    return (span(low, high), value(at: low) + slopes.interval * way)
  }
}

extension Rate {
  /// The sign of all values over a box; nil where it is not certain, or not all of them are there.
  fileprivate func sign(x: Interval, y: Interval) -> Double? {
    let value = enclosure(x: x, y: y).value
    guard value.decoration >= .definedAndContinuous else { return nil }
    return value.interval.lowerBound > 0 ? 1 : value.interval.upperBound < 0 ? -1 : nil
  }
}
