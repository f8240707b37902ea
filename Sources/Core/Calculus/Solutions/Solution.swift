package import Intervals

/// The solution of y′ = f(x, y) through a point, as far as it was asked for, enclosed.
///
/// On both sides of the point it is known up to where y grows beyond all bounds, or f is not certainly smooth
/// any more. What is enclosed certainly exists, and is the only solution.
/// Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis, section 10; of whole
/// intervals of starts the ends are followed, as solutions of one equation never cross.
///
///     var solution = Solution(of: rate, at: Interval(0), from: Interval(1))
///     _ = solution.extend(to: Interval(1)) { true }
///     solution.values(to: Interval(1), slope: .entire)  // e, to some ulps, of y′ = y
package struct Solution: FollowedFunction {
  package let rate: any Rate
  private let start: Double
  private let first: Interval
  private var left: SolutionPath
  private var right: SolutionPath

  /// The solution with a value in an interval at a place that is known to lie in one.
  ///
  /// - Complexity: A few enclosures.
  package init(of rate: some Rate, at place: Interval, from value: Interval) {
    self.rate = rate
    let start = place.midpoint
    let way = place - place
    let known =
      place.isSingleton
      ? value
      : SolutionStep.values(of: rate, over: place, from: value, way: way).map { all in
        value + rate.enclosure(x: place, y: all).value.interval * (Interval(start) - place)
      }
    first = known ?? .entire
    self.start = start
    left = SolutionPath(from: start, first, direction: -1)
    right = SolutionPath(from: start, first, direction: 1)
  }

  package func covers(_ u: Interval) -> Bool {
    guard u.isBounded else { return true }
    let (low, high) = ends(beyond: u)
    return (low.map { left.end != nil || left.covers($0) } ?? true)
      && (high.map { right.end != nil || right.covers($0) } ?? true)
  }

  /// How many steps are done at once.
  private static let batch = 8

  package mutating func extend(to u: Interval, while mayContinue: () -> Bool) -> Bool {
    guard u.isBounded else { return true }
    let (low, high) = ends(beyond: u)
    while true {
      let isLeft = low.map { left.extend(to: $0, along: rate, by: Self.batch) } ?? true
      let isRight = high.map { right.extend(to: $0, along: rate, by: Self.batch) } ?? true
      if isLeft && isRight { return true }
      guard mayContinue() else { return false }
    }
  }

  /// Up to where a stretch asks for steps on each side; nil where for none.
  private func ends(beyond u: Interval) -> (low: Double?, high: Double?) {
    (
      low: u.lowerBound <= start ? u.lowerBound.nextDown : nil,
      high: u.upperBound >= start ? u.upperBound.nextUp : nil
    )
  }

  package func enclosure(to u: Enclosure, slope: Enclosure) -> Enclosure {
    let found = known(to: u.interval)
    let value = DecoratedInterval(
      found.value.interval,
      Swift.min(found.value.decoration, u.value.decoration)
    )
    return .chain(value, found.slopes, u)
  }

  package func values(to u: Interval, slope: Interval) -> Interval? {
    let found = known(to: u).value
    return found.decoration >= .defined && !found.interval.isEmpty ? found.interval : nil
  }

  package mutating func ends(
    within count: Int = 300
  ) -> (lower: (place: Interval, isLast: Bool), upper: (place: Interval, isLast: Bool)) {
    (lower: left.end(within: count, along: rate), upper: right.end(within: count, along: rate))
  }

  package func series(of _: SeriesModel, to u: SeriesModel) -> SeriesModel? { series(to: u) }

  private func series(to u: SeriesModel) -> SeriesModel? {
    guard let first = values(to: u.center.terms[0], slope: .entire),
      let all = values(to: u.range, slope: .entire)
    else { return nil }
    return SeriesModel.solution(of: rate, along: u, first: first, values: all)
  }

  package func jet(of _: Jet, to u: Jet) -> Jet {
    guard
      let x = SeriesModel(variableAround: u.c0.midpoint, over: u.c0, order: 3),
      let y = series(to: x)
    else {
      let found = known(to: u.c0)
      guard !found.value.interval.isEmpty else { return .unknown }
      return Jet(found.value.interval, found.slopes * u.c1, .entire, .entire)
    }
    let terms = y.box.terms
    return Jet(
      terms[0],
      terms[1] * u.c1,
      terms[1] * u.c2 + terms[2] * Interval.square(u.c1),
      terms[1] * u.c3 + terms[2].scaled(by: 2) * u.c1 * u.c2 + terms[3] * Interval.pown(u.c1, 3)
    )
  }

  // MARK: What is known

  /// What is known of a part: the values, and the slopes in between.
  private typealias Known = (value: DecoratedInterval, slopes: Interval)

  private static let unknown: Known = (DecoratedInterval(.entire, .trivial), .entire)
  private static let nothing: Known = (DecoratedInterval(.empty, .trivial), .entire)

  private func known(to u: Interval) -> Known {
    if u.isEmpty { return Self.nothing }
    guard u.isBounded, first.isBounded else { return Self.unknown }
    if u.lowerBound >= start { return known(to: u, on: right) }
    if u.upperBound <= start { return known(to: u, on: left) }
    let below = known(to: Interval(u.lowerBound, start), on: left)
    let above = known(to: Interval(start, u.upperBound), on: right)
    return (
      DecoratedInterval(
        below.value.interval.convexHull(with: above.value.interval),
        Swift.min(below.value.decoration, above.value.decoration)
      ),
      below.slopes.convexHull(with: above.slopes)
    )
  }

  private func known(to u: Interval, on path: SolutionPath) -> Known {
    let isUpward = path.direction > 0
    let (near, far) = isUpward ? (u.lowerBound, u.upperBound) : (u.upperBound, u.lowerBound)
    guard let begin = path.step(at: near), let end = path.step(at: far) else {
      return known(beyond: path, near: near, far: far)
    }
    let (first, last) = (path.steps[begin].value(at: near), path.steps[end].value(at: far))
    if near == far { return (DecoratedInterval(first, .common), .entire) }
    let way = Interval(far) - Interval(near)
    let steps = path.steps[begin...end]
    let all = steps.reduce(Interval.empty) { $0.convexHull(with: $1.values) }
    var slopes = steps.reduce(Interval.empty) { $0.convexHull(with: $1.slopes) }
    // What lies around both ends is narrower than all of the steps.
    let rough = IntegralStretch.range(first, last, slopes, way).narrowed(by: all)
    let sharp = rate.enclosure(x: u, y: rough).value
    if sharp.decoration >= .defined { slopes = slopes.narrowed(by: sharp.interval) }
    let range = IntegralStretch.range(first, last, slopes, way).narrowed(by: rough)
    return (DecoratedInterval(range, .common), slopes)
  }

  /// What is known where a path has ended: of one that grows beyond all bounds, how it does that.
  private func known(beyond path: SolutionPath, near: Double, far: Double) -> Known {
    guard let end = path.end, end.isPole else { return Self.unknown }
    let (first, last) =
      path.direction > 0
      ? (end.place.lowerBound, end.place.upperBound)
      : (end.place.upperBound, end.place.lowerBound)
    if (near - last) * path.direction > 0 { return Self.nothing }
    let isBefore = (far - first) * path.direction < 0
    // |y| grows from here on, as its sign and the way say.
    let isNegative = path.value.upperBound < 0
    let sign = isNegative ? -1.0 : 1
    var values = Interval(path.value.mignitude, .infinity) * Interval(sign)
    var slopes = Interval(0, .infinity) * Interval(sign * path.direction)
    if !path.steps.isEmpty, path.covers(near) {
      let until = known(to: Interval(between: near, path.reach), on: path)
      values = values.convexHull(with: until.value.interval)
      slopes = slopes.convexHull(with: until.slopes)
    }
    return (DecoratedInterval(values, isBefore ? .definedAndContinuous : .trivial), slopes)
  }

  package func infinity(at place: Interval) -> Double? {
    for path in [left, right] {
      if let end = path.end, end.isPole, end.place == place {
        return path.value.upperBound < 0 ? -.infinity : .infinity
      }
    }
    return nil
  }
}
