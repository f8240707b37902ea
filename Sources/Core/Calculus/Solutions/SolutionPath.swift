import Intervals

/// A solution of y′ = f(x, y) from a place in one direction, step by step, as far as it was asked for.
struct SolutionPath: Sendable {
  /// 1 upward, −1 downward.
  let direction: Double
  private(set) var steps: [SolutionStep] = []
  /// How far it goes, and y there.
  private(set) var reach: Double
  private(set) var value: Interval
  /// What ends it: where y grows beyond all bounds, or the last place that is known.
  private(set) var end: (place: Interval, isPole: Bool)?

  private let start: Double
  private var length: Double

  private static let mostSteps = 3_000
  /// From here on it is looked whether y grows beyond all bounds.
  private static let high = 0x1p30

  init(from start: Double, _ value: Interval, direction: Double) {
    (self.start, reach, self.value, self.direction) = (start, start, value, direction)
    length = Swift.max(start.magnitude * 0x1p-6, 0x1p-4)
  }

  /// Whether a place lies on the path as far as it goes.
  func covers(_ place: Double) -> Bool { (place - reach) * direction <= 0 }

  /// The number of the step that holds a place which the path covers; nil where there is none.
  ///
  /// - Complexity: O(log n) for n steps.
  func step(at place: Double) -> Int? {
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if (place - steps[middle].end) * direction <= 0 { high = middle } else { low = middle + 1 }
    }
    return low < steps.count ? low : nil
  }

  /// Goes on up to a place, as far as there certainly is a solution, by at most so many steps; whether that
  /// is all.
  mutating func extend(to place: Double, along rate: some Rate, by count: Int) -> Bool {
    for _ in 0..<count where end == nil && !covers(place) { advance(along: rate) }
    return end != nil || covers(place)
  }

  /// The end of the path, or of so many steps, and whether there certainly is no solution beyond.
  mutating func end(within count: Int, along rate: some Rate) -> (place: Interval, isLast: Bool) {
    while end == nil, steps.count < count { advance(along: rate) }
    if steps.count > count { return (Interval(steps[count - 1].end), false) }
    return end.map { ($0.place, $0.isPole) } ?? (Interval(reach), false)
  }

  private mutating func advance(along rate: some Rate) {
    let way = (reach - start).magnitude
    let least = Swift.max(reach.magnitude * 0x1p-44, way * 0x1p-44, 0x1p-1000)
    guard steps.count < Self.mostSteps, reach.magnitude < 1e300 else { return stop() }
    if value.mignitude > Self.high, let pole = pole(of: rate, within: 0x1p-40) {
      return end = (pole, true)
    }
    var length = length
    while length > least {
      let next = reach + direction * length
      if let step = SolutionStep(of: rate, from: reach, value, to: next) {
        steps.append(step)
        (reach, value) = (step.end, step.last)
        self.length = length == self.length ? 2 * length : length
        return
      }
      length /= 2
    }
    if let pole = pole(of: rate, within: 1) { return end = (pole, true) }
    stop()
  }

  private mutating func stop() { end = (Interval(reach), false) }

  /// What encloses the place at which y grows beyond all bounds; nil where that is not proven, or not
  /// narrowly.
  ///
  /// With u = 1/|y|, d the degree of f in y and q what `Rate.leading` tells, u′ = −u²⁻ᵈ·q, so that
  /// w = uᵈ⁻¹ has w′ = −(d − 1)·q: where q keeps its sign, w comes to 0.
  private func pole(of rate: some Rate, within share: Double) -> Interval? {
    guard !value.contains(0), value.isBounded else { return nil }
    let u = Interval(1) / Interval.abs(value)
    let isNegative = value.upperBound < 0
    let toZero = Interval(0, u.upperBound)
    guard
      let here = rate.leading(x: Interval(reach), u: toZero, isNegative: isNegative),
      here.degree > 1
    else { return nil }
    let w = Interval.pown(u, here.degree - 1) / Interval(Double(here.degree - 1))
    let slowest = (here.values * Interval(direction)).lowerBound
    guard slowest > 0 else { return nil }
    let ahead = (w / Interval(slowest)).upperBound * 2
    let x = Interval(between: reach, reach + direction * ahead)
    guard let all = rate.leading(x: x, u: toZero, isNegative: isNegative) else { return nil }
    let speed = all.values * Interval(direction)
    guard speed.lowerBound > 0, speed.isBounded else { return nil }
    let distance = w / speed
    let place = Interval(reach) + distance * Interval(direction)
    guard distance.upperBound < ahead, place.isSubset(of: x),
      place.width <= share * Swift.max(place.magnitude, (reach - start).magnitude)
    else { return nil }
    return place
  }
}
