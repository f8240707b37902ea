package import Intervals

/// The integral of a function from a place, as a function of where it ends.
///
/// It is known on both sides of the place as far as it was extended, at most up to a pole, the end of the
/// function's domain, or some hundred of its waves away; of what lies beyond nothing is known.
/// Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis, chapter 9.
///
///     var integral = Antiderivative(of: cosine, from: Interval(0))
///     integral.extend(to: Interval(1))
///     integral.values(to: Interval(1))  // sin 1, to some ulps
///
/// Work is done by `extend(to:)` and `ends(within:)` alone, all else reads what they have found.
package struct Antiderivative: Sendable {
  private let function: any Integrand
  private let center: Double
  /// The integral from the centre to the place, which may be no Double.
  private let offset: Interval
  private var left: IntegralPath
  private var right: IntegralPath

  /// The integral from a place that is known to lie in an interval.
  ///
  /// - Complexity: One enclosure.
  package init(of function: some Integrand, from start: Interval) {
    self.function = function
    center = start.midpoint
    let slopes = function.enclosure(over: start).value
    let distance = start - Interval(center)
    let isKnown = slopes.decoration >= .defined && slopes.interval.isBounded
    offset = start.isSingleton ? Interval(0) : isKnown ? slopes.interval * distance : .entire
    left = IntegralPath(from: center, direction: -1)
    right = IntegralPath(from: center, direction: 1)
  }

  /// Whether to go as far as the places of a stretch takes no more work.
  package func covers(_ u: Interval) -> Bool {
    guard u.isBounded, offset.isBounded else { return true }
    return (left.end != nil || left.covers(u.lowerBound))
      && (right.end != nil || right.covers(u.upperBound))
  }

  /// Goes as far as the places of a stretch, if that is possible.
  ///
  /// It does nothing for an unbounded stretch.
  ///
  /// - Complexity: One series of order 14 or more for each stretch of the way, at most some thousands.
  package mutating func extend(to u: Interval) {
    guard u.isBounded, offset.isBounded else { return }
    if u.lowerBound < center { left.extend(to: u.lowerBound, along: function) }
    if u.upperBound > center { right.extend(to: u.upperBound, along: function) }
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

  /// The places between which there certainly is an integral; nothing is said of what lies beyond so many
  /// stretches.
  package mutating func ends(within count: Int = 300) -> (lower: KnownEnd, upper: KnownEnd) {
    (
      lower: left.end(within: count, along: function),
      upper: right.end(within: count, along: function)
    )
  }

  /// What is known of a part: the values, and the slopes in between.
  private typealias Known = (value: DecoratedInterval, slopes: Interval)

  private static let unknown: Known = (DecoratedInterval(.entire, .trivial), .entire)

  private func known(to u: Interval, _ slopes: DecoratedInterval) -> Known {
    if u.isEmpty { return (DecoratedInterval(.empty, .trivial), .entire) }
    guard u.isBounded, offset.isBounded else { return Self.unknown }
    var result: Known
    if u.lowerBound >= center {
      result = known(to: u, on: right, slopes)
    } else if u.upperBound <= center {
      result = known(to: u, on: left, slopes)
    } else {
      let below = known(to: Interval(u.lowerBound, center), on: left, slopes)
      let above = known(to: Interval(center, u.upperBound), on: right, slopes)
      result = (
        DecoratedInterval(
          below.value.interval.convexHull(with: above.value.interval),
          Swift.min(below.value.decoration, above.value.decoration)
        ),
        below.slopes.convexHull(with: above.slopes)
      )
    }
    if offset != Interval(0) {
      let moved = result.value.interval - offset
      result.value = DecoratedInterval(moved, result.value.decoration)
    }
    return result
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
    guard let begin = stretches.number(at: near, direction: path.direction),
      let end = stretches.number(at: far, direction: path.direction)
    else {
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
    if path.covers(u), let number = path.stretches.number(at: u, direction: path.direction) {
      return DecoratedInterval(path.stretches[number].value(at: u), .common)
    }
    guard let end = path.end else { return DecoratedInterval(.entire, .trivial) }
    if end.isBefore(u, direction: path.direction) {
      return DecoratedInterval(end.mayGoOn ? .entire : .empty, .trivial)
    }
    // The very end of the function's domain.
    let rest = Interval(between: path.reach, u)
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
