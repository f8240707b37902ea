import Intervals

/// A solution of y′ = f(x, y) from a place in one direction, step by step, as far as it was asked for.
struct SolutionPath: Sendable {
  /// 1 upward, −1 downward.
  let direction: Double
  let start: Double
  private(set) var steps = StepList<SolutionStep>()
  /// How far it is certain, and y there.
  private(set) var reach: Double
  private(set) var value: Interval
  /// What ends it.
  private(set) var end: KnownEnd?
  /// What y may be between `reach` and `end`.
  private(set) var rest = Interval.entire
  /// What is known beyond an end that is open.
  private var bounds: SolutionBounds?

  private var length: StepLength

  private static let mostSteps = 3_000
  private static let mostApproaching = 12
  /// From here on it is looked whether y grows beyond all bounds.
  private static let high = 0x1p16

  init(from start: Double, _ value: Interval, direction: Double) {
    (self.start, reach, self.value, self.direction) = (start, start, value, direction)
    length = StepLength(Swift.max(start.magnitude * 0x1p-6, 0x1p-4))
  }

  /// Whether a place lies on the path as far as it goes.
  func covers(_ place: Double) -> Bool { (place - reach) * direction <= 0 }

  /// Whether to go as far as a place takes no more work.
  func isKnown(to place: Double) -> Bool {
    if covers(place) { return true }
    guard let end else { return false }
    return end.isLast || bounds?.isKnown(to: place) ?? true
  }

  /// What y may be beyond what is certain, between two places; nil where there certainly is no solution.
  func possible(from near: Double, to far: Double) -> Interval? {
    guard let end else { return .entire }
    guard !end.isLast else {
      let last = direction > 0 ? end.place.upperBound : end.place.lowerBound
      return (near - last) * direction > 0 ? nil : rest
    }
    return bounds?.values(from: near, to: far) ?? .entire
  }

  /// Goes on up to a place, as far as there certainly is a solution, by at most so many steps; whether that
  /// is all.
  mutating func extend(to place: Double, along rate: some Rate, by count: Int) -> Bool {
    var left = count
    while end == nil, !covers(place) {
      guard left > 0 else { return false }
      advance(along: rate)
      left -= 1
    }
    guard let end, !end.isLast, !covers(place), value.isBounded else { return true }
    if bounds == nil {
      let way = (reach - start).magnitude
      bounds = SolutionBounds(from: reach, value, direction: direction, after: way)
    }
    return bounds?.extend(to: place, along: rate, by: left * SolutionBounds.stepsInOne) ?? true
  }

  /// The end of the path, or of so many steps.
  mutating func end(within count: Int, along rate: some Rate) -> KnownEnd {
    while end == nil, steps.count < count { advance(along: rate) }
    if steps.count > count { return KnownEnd(Interval(steps[count - 1].end), .unfinished) }
    return end ?? KnownEnd(Interval(reach), .unfinished)
  }

  /// One more step, or the end.
  private mutating func advance(along rate: some Rate) {
    guard steps.count < Self.mostSteps, reach.magnitude < 1e300 else { return stop() }
    if value.mignitude > Self.high, let pole = pole(of: rate, within: 0x1p-43) {
      return stop(at: pole, .pole, outward)
    }
    if appendStep(along: rate) { return }
    if let pole = pole(of: rate, within: 1) { return stop(at: pole, .pole, outward) }
    if let gap = gap(of: rate) { return stop(at: gap, .border, beside(gap, of: rate)) }
    if let turn = turn(of: rate) { return stop(at: turn.place, .border, turn.values) }
    if !cross(along: rate) { stop() }
  }

  /// A place near the end that no solution passes, first of all a near one.
  private func gap(of rate: some Rate) -> Interval? {
    [0x1p12 * least, 0x1p-8 * (reach - start).magnitude].lazy
      .compactMap { rate.gap(in: Interval(between: reach, reach + direction * $0)) }.first
  }

  /// The shortest step that is taken.
  private var least: Double {
    Swift.max(reach.magnitude, (reach - start).magnitude, 0x1p-950) * 0x1p-44
  }

  /// Goes on as far as that is sharp; false where it is not, however short the step.
  mutating func appendStep(along rate: some Rate, above least: Double? = nil) -> Bool {
    let (reach, value, direction) = (reach, value, direction)
    let step = length.take(above: least ?? self.least) {
      SolutionStep(of: rate, from: reach, value, to: reach + direction * $0)
    } room: {
      $0.room
    }
    guard let step else { return false }
    take(step)
    return true
  }

  /// Goes over a place at which f is not smooth, so closely that next to nothing is lost; false where beyond it
  /// f is not smooth, either.
  private mutating func cross(along rate: some Rate) -> Bool {
    // As near as possible first: the shorter the stretch, the less is lost.
    let least = least * 0x1p-6
    for _ in 0..<Self.mostApproaching {
      guard appendStep(along: rate, above: least) else { break }
    }
    for length in [0x1p2, 0x1p6, 0x1p10].map({ $0 * least * direction }) {
      let end = reach + length
      guard let step = SolutionStep(crossing: rate, from: reach, value, to: end) else { break }
      if SolutionStep(of: rate, from: end, step.last, to: end + length) != nil {
        take(step)
        return true
      }
    }
    return false
  }

  private mutating func take(_ step: SolutionStep) {
    steps.append(step)
    (reach, value) = (step.end, step.last)
  }

  private mutating func stop() {
    let isFar = steps.count >= Self.mostSteps || reach.magnitude > 1e15 || value.mignitude > 1e15
    end = KnownEnd(Interval(reach), isFar ? .unfinished : .open)
  }

  private mutating func stop(at place: Interval, _ kind: KnownEnd.Kind, _ rest: Interval) {
    end = KnownEnd(place, kind)
    self.rest = rest
  }
}
