import Intervals

/// A solution of a system from a place in one direction, step by step, as far as it was asked for.
struct SystemPath: Sendable {
  /// 1 upward, −1 downward.
  let direction: Double
  let start: Double
  private(set) var steps = StepList<SystemStep>()
  /// How far it is certain, and both unknowns there.
  private(set) var reach: Double
  private(set) var state: SystemState
  /// What ends it.
  private(set) var end: KnownEnd?
  /// What both may be beyond it.
  private var rest: Pair<Interval> = Pair(.entire, .entire)
  private var length: StepLength

  private static let mostSteps = 3_000

  init(from start: Double, _ first: Pair<Interval>, direction: Double) {
    (self.start, reach, self.direction) = (start, start, direction)
    state = SystemState(first)
    length = StepLength(Swift.max(start.magnitude * 0x1p-6, 0x1p-4))
  }

  /// Whether a place lies on the path as far as it goes.
  func covers(_ place: Double) -> Bool { (place - reach) * direction <= 0 }

  /// Whether to go as far as a place takes no more work.
  func isKnown(to place: Double) -> Bool { covers(place) || end != nil }

  /// Goes on up to a place by at most so many steps; whether that is all.
  mutating func extend(to place: Double, along rate: some SystemRate, by count: Int) -> Bool {
    var left = count
    while !isKnown(to: place) {
      guard left > 0 else { return false }
      advance(along: rate)
      left -= 1
    }
    return true
  }

  /// The end of the path, or of so many steps.
  mutating func end(within count: Int, along rate: some SystemRate) -> KnownEnd {
    while end == nil, steps.count < count { advance(along: rate) }
    if steps.count > count { return KnownEnd(Interval(steps[count - 1].end), .unfinished) }
    return end ?? KnownEnd(Interval(reach), .unfinished)
  }

  /// One more step, or the end.
  private mutating func advance(along rate: some SystemRate) {
    let least = Swift.max(reach.magnitude, (reach - start).magnitude, 0x1p-950) * 0x1p-40
    let isFar = steps.count >= Self.mostSteps || reach.magnitude > 1e15
    let (reach, state, direction) = (reach, state, direction)
    let step = length.take(above: isFar ? .infinity : least) {
      SystemStep(of: rate, from: reach, state, to: reach + direction * $0)
    } room: {
      $0.room
    }
    if let step {
      steps.append(step)
      (self.reach, self.state) = (step.end, step.last)
      return
    }
    let beyond = Interval(between: reach, reach + direction * 0x1p12 * least)
    let gap = isFar ? nil : rate.gap(in: beyond)
    end =
      gap.map { KnownEnd($0, .border) } ?? KnownEnd(Interval(reach), isFar ? .unfinished : .open)
    rest = quadrant(of: rate) ?? rest
  }

  /// The quadrant beside what is known last, on the sides to which both unknowns certainly go, whatever they
  /// are in it: they never leave it.
  private func quadrant(of rate: some SystemRate) -> Pair<Interval>? {
    let box = state.box
    let ahead = direction > 0 ? Interval(reach, .infinity) : Interval(-.infinity, reach)
    func side(_ box: Interval, _ isUp: Bool, _ margin: Double) -> Interval {
      isUp
        ? Interval(box.lowerBound - margin, .infinity)
        : Interval(-.infinity, box.upperBound + margin)
    }
    let choices = [false, true].flatMap { [Pair($0, false), Pair($0, true)] }
    return choices.lazy
      .filter { isUp in
        // A little more than the quadrant, so that nothing leaves it along its edge.
        let wide = box.with(isUp) { side($0, $1, Swift.max($0.magnitude * 0x1p-20, 0x1p-900)) }
        return rate.values(x: ahead, wide).with(isUp) { value, isUp in
          let speed = value.interval * Interval(direction)
          return !speed.isEmpty && (isUp ? speed.lowerBound >= 0 : speed.upperBound <= 0)
        }
        .allSatisfy { $0 }
      }
      .map { box.with($0) { side($0, $1, 0) } }
      .first
  }

  /// What is known of both between two places, the first nearer to the start.
  func known(
    from near: Double,
    to far: Double,
    of rate: some SystemRate
  ) -> Pair<SolutionSide.Known> {
    guard covers(far) else {
      let last = end.map { direction > 0 ? $0.place.upperBound : $0.place.lowerBound } ?? reach
      if end?.isLast == true, (near - last) * direction > 0 {
        return Pair(SolutionSide.nothing, SolutionSide.nothing)
      }
      let certain = covers(near) ? known(from: near, to: reach, of: rate) : nil
      let possible = end == nil ? Pair(Interval.entire, .entire) : rest
      return Pair(false, true).map { isSecond in
        let all = certain?[isSecond].value.interval ?? .empty
        return (
          DecoratedInterval(all.convexHull(with: possible[isSecond]), .trivial), .entire
        )
      }
    }
    guard let begin = steps.number(at: near, direction: direction),
      let end = steps.number(at: far, direction: direction)
    else {
      let isStart = near == far && near == start
      return state.box.map {
        isStart ? (DecoratedInterval($0, .common), .entire) : SolutionSide.unknown
      }
    }
    let (first, last) = (steps[begin].value(at: near), steps[end].value(at: far))
    if near == far { return first.map { (DecoratedInterval($0, .common), .entire) } }
    let (way, span) = (Interval(far) - Interval(near), Interval(between: near, far))
    let passed = steps[(begin + 1)..<Swift.max(end + 1, begin + 1)]
    let all = passed.reduce(steps[begin].values) { $0.convexHull(with: $1.values) }
    var slopes = passed.reduce(steps[begin].slopes) { $0.convexHull(with: $1.slopes) }
    func range() -> Pair<Interval> {
      Pair(
        IntegralStretch.range(first.first, last.first, slopes.first, way).narrowed(by: all.first),
        IntegralStretch.range(first.second, last.second, slopes.second, way)
          .narrowed(by: all.second)
      )
    }
    // What lies around both ends is narrower than all of the steps.
    slopes = slopes.with(rate.values(x: span, range())) { $0.narrowed(by: $1.interval) }
    return range().with(slopes) { (DecoratedInterval($0, .common), $1) }
  }
}
