import Intervals

/// What is known of a solution in one direction: of one, or of those through the ends of an interval.
///
/// Solutions of one equation never cross where f is smooth, so those through the ends bound all between.
struct SolutionSide: Sendable {
  /// What is known of a part: the values, and the slopes in between.
  typealias Known = (value: DecoratedInterval, slopes: Interval)

  static let unknown: Known = (DecoratedInterval(.entire, .trivial), .entire)
  static let nothing: Known = (DecoratedInterval(.empty, .trivial), .entire)

  private var lower: SolutionPath
  /// Nil where one path holds all.
  private var upper: SolutionPath?

  init(from start: Double, _ first: Interval, direction: Double) {
    let isTube = first.isBounded && first.width > 0x1p-40 * Swift.max(1, first.magnitude)
    lower = SolutionPath(
      from: start,
      isTube ? Interval(first.lowerBound) : first,
      direction: direction
    )
    upper =
      isTube ? SolutionPath(from: start, Interval(first.upperBound), direction: direction) : nil
  }

  var isOpen: Bool { [lower.end, upper?.end].contains { $0.map { !$0.isLast } ?? false } }

  var stepCount: Int { Swift.max(lower.steps.count, upper?.steps.count ?? 0) }

  /// Whether there certainly are solutions beyond the start.
  var goesOn: Bool { !lower.steps.isEmpty && upper?.steps.isEmpty != true }

  func isKnown(to place: Double) -> Bool {
    lower.isKnown(to: place) && upper?.isKnown(to: place) ?? true
  }

  /// Goes on up to a place by some steps; whether that is all.
  mutating func extend(to place: Double, along rate: some Rate, by count: Int) -> Bool {
    let isLowerThere = lower.extend(to: place, along: rate, by: count)
    return upper?.extend(to: place, along: rate, by: count) ?? true && isLowerThere
  }

  mutating func end(within count: Int, along rate: some Rate) -> KnownEnd {
    let end = lower.end(within: count, along: rate)
    guard let other = upper?.end(within: count, along: rate) else { return end }
    let both = end.place.convexHull(with: other.place)
    if isOver(lower), let upper, isOver(upper), lower.isNegative == upper.isNegative {
      return KnownEnd(both, .pole)
    }
    let place = lower.direction > 0 ? both.lowerBound : both.upperBound
    let isUnfinished = end.kind == .unfinished && other.kind == .unfinished
    return KnownEnd(Interval(place), isUnfinished ? .unfinished : .open)
  }

  private func isOver(_ path: SolutionPath) -> Bool { path.end?.kind == .pole }

  /// The infinity to which it tends at an end, given as `end` gives it; nil at any other place.
  func infinity(at place: Interval) -> Double? {
    guard let end = lower.end, end.kind == .pole, upper == nil, end.place == place else {
      return nil
    }
    return lower.isNegative ? -.infinity : .infinity
  }

  /// Between two places, the first nearer to the start.
  func known(from near: Double, to far: Double, of rate: some Rate) -> Known {
    let below = lower.known(from: near, to: far, of: rate)
    guard let upper else { return below }
    let above = upper.known(from: near, to: far, of: rate)
    let (first, second) = (below.value.interval, above.value.interval)
    let all: Interval
    switch (first.isEmpty, second.isEmpty) {
    case (false, false): all = first.convexHull(with: second)
    case (true, _) where isOver(lower) && !lower.isNegative: return Self.nothing
    case (_, true) where isOver(upper) && upper.isNegative: return Self.nothing
    case (true, false) where isOver(lower): all = Interval(-.infinity, second.upperBound)
    case (false, true) where isOver(upper): all = Interval(first.lowerBound, .infinity)
    default: return Self.unknown
    }
    let slope = rate.enclosure(x: Interval(between: near, far), y: all).value
    let isCertain =
      Swift.min(below.value.decoration, above.value.decoration) >= .definedAndContinuous
      && slope.decoration >= .definedAndContinuous && slope.interval.isBounded
    guard isCertain else { return (DecoratedInterval(all, .trivial), .entire) }
    return (DecoratedInterval(all, .common), slope.interval)
  }
}

extension SolutionPath {
  var isNegative: Bool { value.upperBound < 0 }

  /// Between two places, the first nearer to the start.
  func known(from near: Double, to far: Double, of rate: some Rate) -> SolutionSide.Known {
    guard covers(near) else {
      guard let possible = possible(from: near, to: far) else { return SolutionSide.nothing }
      return (DecoratedInterval(possible, decoration(until: far)), restSlopes)
    }
    guard covers(far) else {
      let certain = certain(from: near, to: reach, of: rate)
      let values = possible(from: reach, to: far) ?? .empty
      return (
        DecoratedInterval(
          values.convexHull(with: certain.value.interval),
          decoration(until: far)
        ),
        restSlopes.convexHull(with: certain.slopes)
      )
    }
    return certain(from: near, to: far, of: rate)
  }

  /// Before a place beyond which there is nothing there are values.
  private func decoration(until far: Double) -> Decoration {
    guard let end, end.isLast else { return .trivial }
    let first = direction > 0 ? end.place.lowerBound : end.place.upperBound
    return (far - first) * direction < 0 && end.kind == .pole ? .definedAndContinuous : .trivial
  }

  /// The slopes on the way to where |y| grows beyond all bounds, which it does without a turn.
  private var restSlopes: Interval {
    guard end?.kind == .pole else { return .entire }
    return Interval(0, .infinity) * Interval(isNegative ? -direction : direction)
  }

  private func certain(from near: Double, to far: Double, of rate: some Rate) -> SolutionSide.Known
  {
    guard let begin = steps.number(at: near, direction: direction),
      let end = steps.number(at: far, direction: direction)
    else {
      return near == far && near == start
        ? (DecoratedInterval(value, .common), .entire) : SolutionSide.unknown
    }
    if near == far { return (DecoratedInterval(steps[begin].value(at: near), .common), .entire) }
    let (first, last) = (steps[begin].roughValue(at: near), steps[end].roughValue(at: far))
    let (way, span) = (Interval(far) - Interval(near), Interval(between: near, far))
    let passed = steps[begin...end]
    let all = passed.reduce(Interval.empty) { $0.convexHull(with: $1.values) }
    var slopes = passed.reduce(Interval.empty) { $0.convexHull(with: $1.slopes) }
    // What lies around both ends is narrower than all of the steps.
    let rough = IntegralStretch.range(first, last, slopes, way).narrowed(by: all)
    let sharp = rate.enclosure(x: span, y: rough).value
    if sharp.decoration >= .defined { slopes = slopes.narrowed(by: sharp.interval) }
    let range = IntegralStretch.range(first, last, slopes, way).narrowed(by: rough)
    return (DecoratedInterval(range, .common), slopes)
  }
}
