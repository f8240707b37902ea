package import Intervals

/// The solution of y′ = f(x, y, z), z′ = g(x, y, z) through a point, as far as it was asked for, enclosed.
///
/// What is enclosed certainly exists, and is the only solution.
struct SystemSolution: Sendable {
  let rate: any SystemRate
  private let start: Double
  private let first: Pair<Interval>
  private var left: SystemPath
  private var right: SystemPath

  /// The solution with values in a box at a place that is known to lie in an interval.
  init(of rate: any SystemRate, at place: Interval, from values: Pair<Interval>) {
    self.rate = rate
    start = place.midpoint
    first = Self.values(of: rate, at: place, from: values, to: start)
    left = SystemPath(from: start, first, direction: -1)
    right = SystemPath(from: start, first, direction: 1)
  }

  private static func values(
    of rate: some SystemRate,
    at place: Interval,
    from values: Pair<Interval>,
    to start: Double
  ) -> Pair<Interval> {
    if place.isSingleton { return values }
    guard let all = rate.values(over: place, from: values, way: place - place) else {
      return Pair(.entire, .entire)
    }
    return values + rate.values(x: place, all).map(\.interval) * (Interval(start) - place)
  }

  var isOpen: Bool { [left.end, right.end].contains { $0.map { !$0.isLast } ?? false } }

  var stepCount: Int { Swift.max(left.steps.count, right.steps.count) }

  func covers(_ u: Interval) -> Bool {
    guard u.isBounded, first.isBounded else { return true }
    return (u.lowerBound > start || left.isKnown(to: u.lowerBound.nextDown))
      && (u.upperBound < start || right.isKnown(to: u.upperBound.nextUp))
  }

  /// How many steps are done at once.
  private static let batch = 4

  mutating func extend(to u: Interval, while mayContinue: () -> Bool) -> Bool {
    while !covers(u) {
      if u.lowerBound <= start {
        _ = left.extend(to: u.lowerBound.nextDown, along: rate, by: Self.batch)
      }
      if u.upperBound >= start {
        _ = right.extend(to: u.upperBound.nextUp, along: rate, by: Self.batch)
      }
      guard mayContinue() else { return covers(u) }
    }
    return true
  }

  mutating func ends(within count: Int) -> (lower: KnownEnd, upper: KnownEnd) {
    (lower: left.end(within: count, along: rate), upper: right.end(within: count, along: rate))
  }

  /// What is known of both unknowns over a stretch.
  func known(to u: Interval) -> Pair<SolutionSide.Known> {
    let unknown = Pair(SolutionSide.unknown, SolutionSide.unknown)
    if u.isEmpty { return unknown.map { _ in SolutionSide.nothing } }
    guard u.isBounded, first.isBounded else { return unknown }
    if u == Interval(start), left.steps.isEmpty, right.steps.isEmpty {
      // Without slopes at the start nothing begins there.
      let isNowhere = !rate.values(x: u, first).allSatisfy { !$0.interval.isEmpty }
      return first.map {
        isNowhere ? SolutionSide.nothing : (DecoratedInterval($0, .trivial), .entire)
      }
    }
    if u.lowerBound >= start { return right.known(from: u.lowerBound, to: u.upperBound, of: rate) }
    if u.upperBound <= start { return left.known(from: u.upperBound, to: u.lowerBound, of: rate) }
    let below = left.known(from: start, to: u.lowerBound, of: rate)
    return below.with(right.known(from: start, to: u.upperBound, of: rate)) { below, above in
      (
        DecoratedInterval(
          below.value.interval.convexHull(with: above.value.interval),
          Swift.min(below.value.decoration, above.value.decoration)
        ),
        below.slopes.convexHull(with: above.slopes)
      )
    }
  }

  /// Both as series along a path; nil where they are not certainly smooth there.
  func series(to u: SeriesModel) -> Pair<SeriesModel>? {
    func values(_ u: Interval) -> Pair<Interval>? {
      known(to: u).compactMap { known in
        known.value.decoration >= .defined && !known.value.interval.isEmpty
          ? known.value.interval : nil
      }
    }
    guard let first = values(u.center.terms[0]), let all = values(u.range) else { return nil }
    return Pair.solution(of: rate, along: u, first: first, values: all)
  }
}

/// The solution of a system, followed for both of its unknowns at once.
package final class SharedSolution: Sendable {
  fileprivate let found: Published<SystemSolution>

  /// The solution with values in a box at a place that is known to lie in an interval.
  ///
  /// - Complexity: A few enclosures.
  package init(of rate: any SystemRate, at place: Interval, from values: Pair<Interval>) {
    found = Published(SystemSolution(of: rate, at: place, from: values))
  }
}

/// One unknown of a system as a function.
package struct SystemUnknown: KnownSolution {
  private let solution: SharedSolution
  private let isSecond: Bool

  package init(of solution: SharedSolution, isSecond: Bool) {
    (self.solution, self.isSecond) = (solution, isSecond)
  }

  package func covers(_ u: Interval) -> Bool { solution.found.current.covers(u) }

  package var isOpen: Bool { solution.found.current.isOpen }
  package var stepCount: Int { solution.found.current.stepCount }

  package mutating func extend(to u: Interval, while mayContinue: () -> Bool) -> Bool {
    solution.found.update { $0.extend(to: u, while: mayContinue) }
  }

  package mutating func ends(within count: Int) -> (lower: KnownEnd, upper: KnownEnd) {
    solution.found.update { $0.ends(within: count) }
  }

  func known(to u: Interval) -> SolutionSide.Known { solution.found.current.known(to: u)[isSecond] }

  func series(to u: SeriesModel) -> SeriesModel? {
    solution.found.current.series(to: u)?[isSecond]
  }

  package func infinity(at place: Interval) -> Double? { nil }
}
