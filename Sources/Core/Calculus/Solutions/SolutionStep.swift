import Intervals

/// A stretch of a solution of y′ = f(x, y): all values from a place on, as polynomials of its distance.
///
/// Solutions of one equation never cross: those through the ends of what is known at `start` enclose all
/// that begin between them, and nothing is lost by carrying on a whole interval.
struct SolutionStep: PathStep {
  let start: Double
  /// Below `start` where the path goes downward.
  let end: Double
  /// All values, and all slopes.
  let values: Interval
  let slopes: Interval
  /// y at the end.
  let last: Interval
  /// How many times as long it could have been.
  let room: Double
  /// Coefficients from that of degree 0 on, the last one with what is left out.
  private let lower: [Interval]
  private let upper: [Interval]?

  private static let order = 16
  /// More tries at values that keep to themselves are in vain.
  private static let mostWidenings = 10

  /// The step from a place where y lies in an interval; nil where it can't be proven, or not sharply.
  init?(of rate: some Rate, from start: Double, _ first: Interval, to end: Double) {
    let x = Interval(between: start, end)
    guard start != end, first.isBounded, !first.isEmpty,
      let box = Self.values(of: rate, over: x, from: first, way: Interval(end) - Interval(start))
    else { return nil }
    if first.isSingleton, rate.enclosure(x: x, y: first).value.interval == Interval(0) {
      // It stays what it is.
      (self.start, self.end, values, last) = (start, end, first, first)
      (slopes, room) = (Interval(0), 2)
      (lower, upper) = ([first], nil)
      return
    }
    let starts =
      first.isSingleton
      ? [first] : [Interval(first.lowerBound), Interval(first.upperBound)]
    guard
      let variable = SeriesModel(variableAround: start, over: x, order: Self.order, isQuick: true),
      let paths = rate.coefficients(along: variable, from: starts, values: box)
    else { return nil }
    (self.start, self.end, values) = (start, end, box)
    slopes = rate.enclosure(x: x, y: box).value.interval
    (lower, upper) = (paths[0], first.isSingleton ? nil : paths[1])
    last = Self.value(lower, upper, at: end, from: start).intersection(box)
    let length = (end - start).magnitude
    let lost = (lower + (upper ?? [])).filter { $0.width.isFinite }
    guard lost.count == lower.count + (upper?.count ?? 0), !last.isEmpty, last.isBounded else {
      return nil
    }
    // What the last terms leave open, beside what rounding and the start do.
    let rest = Swift.max(lower.last?.width ?? 0, upper?.last?.width ?? 0)
    let open = (0..<Self.order).reduce(rest) { open, _ in open * length }
    let most = Swift.max(box.magnitude * 0x1p-51, first.width * 0x1p-6)
    guard open <= most else { return nil }
    room = StepLength.room(open: open, most: most)
  }

  /// A step over a short stretch in which f may have a kink, or jump along x; nil where it can't be proven.
  ///
  /// There y is the only one that is f's integral along itself (Carathéodory).
  init?(crossing rate: some Rate, from start: Double, _ first: Interval, to end: Double) {
    let x = Interval(between: start, end)
    let way = Interval(end) - Interval(start)
    guard start != end, first.isBounded, !first.isEmpty,
      let box = Self.values(from: first, way: way, { rate.enclosureAtEachX(x: x, y: $0) }),
      let slope = rate.enclosureAtEachX(x: x, y: box)?.value.interval
    else { return nil }
    (self.start, self.end, values, slopes) = (start, end, box, slope)
    last = (first + slope * way).intersection(box)
    (lower, upper) = ([first, slope], nil)
    room = 1
    guard !last.isEmpty, last.isBounded else { return nil }
  }

  /// y at a place of the step, less sharply by some ulps and faster.
  func roughValue(at u: Double) -> Interval {
    let distance = u - start
    guard Interval(u) - Interval(start) == Interval(distance),
      let low = IntervalBall.value(of: lower, at: distance),
      let high = upper.map({ IntervalBall.value(of: $0, at: distance) }) ?? low
    else { return value(at: u) }
    let found = low.convexHull(with: high).intersection(values)
    return found.isEmpty ? values : found
  }

  /// y at a place of the step.
  func value(at u: Double) -> Interval {
    let found = Self.value(lower, upper, at: u, from: start).intersection(values)
    return found.isEmpty ? values : found
  }

  private static func value(
    _ lower: [Interval],
    _ upper: [Interval]?,
    at u: Double,
    from start: Double
  ) -> Interval {
    let distance = Interval(u) - Interval(start)
    func sum(_ terms: [Interval]) -> Interval {
      terms.reversed().reduce(Interval(0)) { $0 * distance + $1 }
    }
    let low = sum(lower)
    return upper.map { low.convexHull(with: sum($0)) } ?? low
  }

  /// What certainly holds all solutions from an interval on, over a stretch.
  ///
  /// Where Y + way·f(X, B) lies in B, and f has bounded slopes along y there, each start has one solution,
  /// and it stays in B (Picard, Lindelöf).
  ///
  /// `way` is the length of the stretch, negative downward; nil where none is found.
  static func values(
    of rate: some Rate,
    over x: Interval,
    from first: Interval,
    way: Interval
  ) -> Interval? {
    values(from: first, way: way) { rate.enclosure(x: x, y: $0) }
  }

  private static func values(
    from first: Interval,
    way: Interval,
    _ rate: (_ y: Interval) -> Enclosure?
  ) -> Interval? {
    let span = way.convexHull(with: Interval(0))
    var box = first
    for _ in 0..<mostWidenings {
      let margin = Swift.max(box.width / 8, box.magnitude * 0x1p-40, 0x1p-900)
      let wide = box + Interval(-margin, margin)
      guard let slope = rate(wide), slope.value.decoration >= .definedAndContinuous,
        slope.value.interval.isBounded,
        slope.slope.isBounded
      else { return nil }
      let reached = first + slope.value.interval * span
      if reached.isSubset(of: wide) {
        guard let again = rate(reached)?.value.interval else { return reached }
        return reached.narrowed(by: first + again * span)
      }
      box = box.convexHull(with: reached)
    }
    return nil
  }
}
