import Intervals

/// A solution of a system from a place in one direction, step by step, as far as it was asked for.
struct SystemPath: Sendable {
  /// 1 upward, −1 downward.
  let direction: Double
  let start: Double
  private(set) var steps: [SystemStep] = []
  /// How far it is certain, and both unknowns there.
  private(set) var reach: Double
  private(set) var state: SystemState
  /// What ends it.
  private(set) var end: KnownEnd?
  private var length: Double

  private static let mostSteps = 3_000

  init(from start: Double, _ first: Pair<Interval>, direction: Double) {
    (self.start, reach, self.direction) = (start, start, direction)
    state = SystemState(first)
    length = Swift.max(start.magnitude * 0x1p-6, 0x1p-4)
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
    var next = length
    while !isFar, next > least {
      if let step = SystemStep(of: rate, from: reach, state, to: reach + direction * next) {
        steps.append(step)
        (reach, state) = (step.end, step.last)
        length = next == length ? 2 * length : next
        return
      }
      next /= 2
    }
    let beyond = Interval(between: reach, reach + direction * 0x1p12 * least)
    let gap = isFar ? nil : rate.gap(in: beyond)
    end =
      gap.map { KnownEnd($0, .border) } ?? KnownEnd(Interval(reach), isFar ? .unfinished : .open)
  }

  /// What is known of both between two places, the first nearer to the start.
  func known(from near: Double, to far: Double, of rate: some SystemRate) -> Pair<SolutionSide.Known> {
    guard covers(far) else {
      let last = end.map { direction > 0 ? $0.place.upperBound : $0.place.lowerBound } ?? reach
      let isBeyond = end?.isLast == true && (near - last) * direction > 0
      let known = isBeyond ? SolutionSide.nothing : SolutionSide.unknown
      return Pair(known, known)
    }
    guard let begin = step(at: near), let end = step(at: far) else {
      let isStart = near == far && near == start
      return state.box.map { isStart ? (DecoratedInterval($0, .common), .entire) : SolutionSide.unknown }
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

  /// The number of the step that holds a place which the path covers; nil where there is none.
  ///
  /// - Complexity: O(log n) for n steps.
  private func step(at place: Double) -> Int? {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if (place - steps[middle].end) * direction <= 0 { high = middle } else { low = middle + 1 }
    }
    return low < steps.count ? low : nil
  }
}
