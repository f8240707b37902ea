package import Intervals
import Synchronization

/// The integral of a function from a place, as a function of where it ends.
///
/// It is known on both sides of the place up to a pole, or the end of the function's domain; of what lies
/// farther than a few thousand of the function's waves nothing is known. What was found is kept for the
/// next question.
/// Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis, chapter 9.
package final class Antiderivative: Sendable {
  private struct Paths: Sendable {
    var left: IntegralPath
    var right: IntegralPath
  }

  private let function: any Integrand
  private let center: Double
  /// The integral from the centre to the place, which may be no Double.
  private let offset: Interval
  private let paths: Mutex<Paths>

  /// The integral from a place that is known to lie in an interval.
  package init(of function: some Integrand, from start: Interval) {
    self.function = function
    center = start.midpoint
    let slopes = function.enclosure(over: start).value
    let distance = start - Interval(center)
    let isKnown = slopes.decoration >= .defined && slopes.interval.isBounded
    offset = start.isSingleton ? Interval(0) : isKnown ? slopes.interval * distance : .entire
    paths = Mutex(
      Paths(
        left: IntegralPath(from: center, direction: -1),
        right: IntegralPath(from: center, direction: 1)
      )
    )
  }

  /// The values of the integral up to those of `u`, of a function whose own values there are `slope`.
  ///
  /// The decoration tells whether there certainly is an integral; empty where there certainly is none.
  package func enclosure(to u: Enclosure, slope: Enclosure) -> Enclosure {
    let found = known(to: u.interval, slope.value)
    let value = DecoratedInterval(
      found.value.interval,
      Swift.min(found.value.decoration, u.value.decoration)
    )
    return .chain(value, found.slopes, u)
  }

  /// All values of the integral up to places in a stretch; nil where it is not certain that there is one.
  package func values(to u: Interval, slope: Interval = .entire) -> Interval? {
    let found = known(to: u, DecoratedInterval(slope, slope.isBounded ? .common : .trivial)).value
    return found.decoration >= .defined && !found.interval.isEmpty ? found.interval : nil
  }

  /// The places between which there certainly is an integral, and whether beyond there certainly is
  /// none; nothing is said of what lies beyond so many stretches.
  package func ends(
    within count: Int = 300
  ) -> (lower: (place: Interval, isLast: Bool), upper: (place: Interval, isLast: Bool)) {
    paths.withLock { paths in
      (
        lower: paths.left.end(within: count, along: function),
        upper: paths.right.end(within: count, along: function)
      )
    }
  }

  /// What is known of a part: the values, and the slopes in between.
  private typealias Known = (value: DecoratedInterval, slopes: Interval)

  private static let unknown: Known = (DecoratedInterval(.entire, .trivial), .entire)

  private func known(to u: Interval, _ slopes: DecoratedInterval) -> Known {
    if u.isEmpty { return (DecoratedInterval(.empty, .trivial), .entire) }
    guard u.isBounded, offset.isBounded else { return Self.unknown }
    let paths = paths(reaching: u)
    var result: Known
    if u.lowerBound >= center {
      result = known(to: u, on: paths.right, slopes)
    } else if u.upperBound <= center {
      result = known(to: u, on: paths.left, slopes)
    } else {
      let left = known(to: Interval(u.lowerBound, center), on: paths.left, slopes)
      let right = known(to: Interval(center, u.upperBound), on: paths.right, slopes)
      result = (
        DecoratedInterval(
          left.value.interval.convexHull(with: right.value.interval),
          Swift.min(left.value.decoration, right.value.decoration)
        ),
        left.slopes.convexHull(with: right.slopes)
      )
    }
    if offset != Interval(0) {
      let moved = result.value.interval - offset
      result.value = DecoratedInterval(moved, result.value.decoration)
    }
    return result
  }

  private func paths(reaching u: Interval) -> Paths {
    paths.withLock { paths in
      if u.lowerBound < center { paths.left.extend(to: u.lowerBound, along: function) }
      if u.upperBound > center { paths.right.extend(to: u.upperBound, along: function) }
      return paths
    }
  }

  private func known(to u: Interval, on path: IntegralPath, _ slopes: DecoratedInterval) -> Known {
    let isUpward = path.direction > 0
    let (near, far) = isUpward ? (u.lowerBound, u.upperBound) : (u.upperBound, u.lowerBound)
    let first = value(at: near, on: path)
    let last = near == far ? first : value(at: far, on: path)
    if first.interval.isEmpty { return (first, .entire) }
    guard first.decoration >= .defined else { return Self.unknown }
    guard last.decoration >= .defined else {
      guard let end = path.end, !end.mayGoOn, end.values.isBounded else { return Self.unknown }
      let rest = isUpward ? Interval(near, path.reach) : Interval(path.reach, near)
      let until = rest.isEmpty ? first : known(to: rest, on: path, slopes).value
      return (
        DecoratedInterval(until.interval.convexHull(with: end.values), .trivial), .entire
      )
    }
    if near == far { return (first, .entire) }
    let isKnown = slopes.interval.isBounded && slopes.decoration >= .defined
    let step = Interval(far) - Interval(near)
    let stretches = path.stretches
    guard let begin = path.stretch(at: near), let end = path.stretch(at: far) else {
      // At the very end of the domain.
      guard isKnown else { return Self.unknown }
      let range = IntegralStretch.range(first.interval, last.interval, slopes.interval, step)
      return (DecoratedInterval(range, .common), slopes.interval)
    }
    let between = stretches[begin...end]
    var known = between.reduce(Interval.empty) { $0.convexHull(with: $1.slopes) }
    if isKnown { known = known.intersection(slopes.interval) }
    var range = IntegralStretch.range(first.interval, last.interval, known, step)
    if end > begin {
      let all = between.reduce(Interval.empty) { $0.convexHull(with: $1.range) }
      range = range.intersection(all)
    }
    return (DecoratedInterval(range, .common), known)
  }

  private func value(at u: Double, on path: IntegralPath) -> DecoratedInterval {
    if u == center { return DecoratedInterval(Interval(0)) }
    if path.covers(u), let number = path.stretch(at: u) {
      return DecoratedInterval(path.stretches[number].value(at: u), .common)
    }
    guard let end = path.end else { return DecoratedInterval(.entire, .trivial) }
    let isBeyond =
      path.direction > 0 ? u > end.place.upperBound : u < end.place.lowerBound
    if isBeyond {
      return DecoratedInterval(end.mayGoOn ? .entire : .empty, .trivial)
    }
    // The very end of the function's domain.
    let rest = Interval(Swift.min(path.reach, u), Swift.max(path.reach, u))
    let slopes = function.enclosure(over: rest).value
    guard slopes.interval.isBounded, function.isDefined(over: rest) else {
      return DecoratedInterval(.entire, .trivial)
    }
    let step = Interval(u) - Interval(path.reach)
    return DecoratedInterval(path.sum + slopes.interval * step, .common)
  }
}

extension SeriesModel {
  /// The integral up to a function `u`, of a function that is `slope` there.
  ///
  /// `value` gives the integral up to given places, nil where it is not certain.
  package static func integral(
    of slope: SeriesModel,
    to u: SeriesModel,
    _ value: (Interval) -> Interval?
  ) -> SeriesModel? {
    guard let first = value(u.center.terms[0]), let range = value(u.range) else { return nil }
    return SeriesModel(
      center: u.center.integral(of: slope.center, first: first),
      box: u.box.integral(of: slope.box, first: range),
      displacement: u.displacement,
      isDefinedAtCenter: u.isDefinedAtCenter,
      isQuick: u.isQuick
    )
  }
}

extension Jet {
  /// The integral up to `u`, of a function that is `slope` there, from its own values.
  package static func integral(of slope: Jet, to u: Jet, values: Interval) -> Jet {
    Jet(
      values,
      slope.c0 * u.c1,
      slope.c0 * u.c2 + half * (slope.c1 * u.c1),
      slope.c0 * u.c3 + third * (Interval(2) * slope.c1 * u.c2 + slope.c2 * u.c1)
    )
  }
}
