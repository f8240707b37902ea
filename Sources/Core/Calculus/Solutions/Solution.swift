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
package struct Solution: KnownSolution {
  package let rate: any Rate
  private let start: Double
  private let first: Interval
  private var left: SolutionSide
  private var right: SolutionSide

  /// The solution with a value in an interval at a place that is known to lie in one.
  ///
  /// - Complexity: A few enclosures.
  package init(of rate: some Rate, at place: Interval, from value: Interval) {
    self.rate = rate
    start = place.midpoint
    first = Self.value(of: rate, at: place, from: value, to: start)
    left = SolutionSide(from: start, first, direction: -1)
    right = SolutionSide(from: start, first, direction: 1)
  }

  /// The values at a place of an interval, of a solution whose value somewhere in it lies in another one.
  static func value(
    of rate: some Rate,
    at place: Interval,
    from value: Interval,
    to start: Double
  ) -> Interval {
    if place.isSingleton { return value }
    let values = SolutionStep.values(of: rate, over: place, from: value, way: place - place)
    guard let values else { return .entire }
    return value + rate.enclosure(x: place, y: values).value.interval * (Interval(start) - place)
  }

  package func covers(_ u: Interval) -> Bool {
    guard u.isBounded, first.isBounded else { return true }
    let (low, high) = ends(beyond: u)
    return (low.map(left.isKnown) ?? true) && (high.map(right.isKnown) ?? true)
  }

  package var isOpen: Bool { left.isOpen || right.isOpen }
  package var stepCount: Int { Swift.max(left.stepCount, right.stepCount) }

  /// How many steps are done at once.
  private static let batch = 8

  package mutating func extend(to u: Interval, while mayContinue: () -> Bool) -> Bool {
    guard u.isBounded, first.isBounded else { return true }
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

  package mutating func ends(within count: Int = 300) -> (lower: KnownEnd, upper: KnownEnd) {
    (lower: left.end(within: count, along: rate), upper: right.end(within: count, along: rate))
  }

  func series(to u: SeriesModel) -> SeriesModel? {
    guard let first = values(to: u.center.terms[0], slope: .entire),
      let all = values(to: u.range, slope: .entire)
    else { return nil }
    return SeriesModel.solution(of: rate, along: u, first: first, values: all)
  }

  func known(to u: Interval) -> SolutionSide.Known {
    if u.isEmpty { return SolutionSide.nothing }
    guard u.isBounded, first.isBounded else { return SolutionSide.unknown }
    if u == Interval(start), !left.goesOn, !right.goesOn {
      // Without a slope at the start nothing begins there.
      let isNowhere = rate.value(x: u, y: first).interval.isEmpty
      return isNowhere ? SolutionSide.nothing : (DecoratedInterval(first, .trivial), .entire)
    }
    if u.lowerBound >= start { return right.known(from: u.lowerBound, to: u.upperBound, of: rate) }
    if u.upperBound <= start { return left.known(from: u.upperBound, to: u.lowerBound, of: rate) }
    let below = left.known(from: start, to: u.lowerBound, of: rate)
    let above = right.known(from: start, to: u.upperBound, of: rate)
    return (
      DecoratedInterval(
        below.value.interval.convexHull(with: above.value.interval),
        Swift.min(below.value.decoration, above.value.decoration)
      ),
      below.slopes.convexHull(with: above.slopes)
    )
  }

  package func infinity(at place: Interval) -> Double? {
    left.infinity(at: place) ?? right.infinity(at: place)
  }
}
