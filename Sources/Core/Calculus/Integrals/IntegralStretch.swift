import Intervals

/// A stretch beside the place from which a function is integrated, or beside another such stretch.
///
/// `end` is below `start` where the path goes downward; sums count from the place of the path.
struct IntegralStretch: PathStep {
  /// Its end on the side of the place.
  let start: Double
  let end: Double
  /// The integral up to `start`.
  let sum: Interval
  /// The integral up to `end`.
  let total: Interval
  /// All values of the integral.
  let range: Interval
  /// All values of the function.
  let slopes: Interval
  /// The integral as a polynomial in the distance from a place; nil where the function is only known by
  /// its values.
  private let polynomial: Polynomial?
  /// How the function grows beside its start or else its end, where its values may be unbounded.
  private var growth: Growth?
  /// Whether that is its start.
  private(set) var isDeparture = false

  private struct Polynomial: Sendable {
    let center: Double
    /// From that of degree 0 on.
    let coefficients: [Interval]

    func value(at u: Double) -> Interval {
      let distance = Interval(u) - Interval(center)
      return coefficients.reversed().reduce(Interval(0)) { $0 * distance + $1 }
    }
  }

  /// A stretch on which the function is known by its series.
  init?(from start: Double, to end: Double, _ sum: Interval, _ model: TaylorModel) {
    (self.start, self.end, self.sum) = (start, end, sum)
    slopes = model.values
    let terms = model.coefficients + [model.remainder]
    let integrals = terms.enumerated().map { $1 / Interval(Double($0 + 1)) }
    let own = Polynomial(center: model.center, coefficients: [Interval(0)] + integrals)
    let first = model.center == start ? sum : sum - own.value(at: start)
    let polynomial = Polynomial(center: model.center, coefficients: [first] + integrals)
    self.polynomial = polynomial
    total = polynomial.value(at: end)
    guard total.isBounded, slopes.isBounded else { return nil }
    range = Self.range(sum, total, slopes, Interval(end) - Interval(start))
  }

  /// A stretch on which the function has values between bounds.
  init(from start: Double, to end: Double, _ sum: Interval, values: Interval) {
    (self.start, self.end, self.sum) = (start, end, sum)
    slopes = values
    polynomial = nil
    total = sum + values * (Interval(end) - Interval(start))
    range = Self.range(sum, total, slopes, Interval(end) - Interval(start))
  }

  /// A stretch beside a place, its start or its end, near which the values may be unbounded.
  init?(from start: Double, to end: Double, _ sum: Interval, _ growth: Growth, isAtStart: Bool) {
    let length = Interval(end) - Interval(start)
    guard let size = growth.integral(to: Interval.abs(length)) else { return nil }
    let change = end < start ? -size : size
    (self.start, self.end, self.sum) = (start, end, sum)
    (slopes, polynomial, total) = (.entire, nil, sum + change)
    range = sum + change.convexHull(with: Interval(0))
    (self.growth, isDeparture) = (growth, isAtStart)
  }

  /// All values between two places, from those there and the slopes between them.
  ///
  /// Where slopes keep their sign, the values at the ends are the outermost.
  static func range(
    _ first: Interval,
    _ second: Interval,
    _ slopes: Interval,
    _ step: Interval
  ) -> Interval {
    let ends = first.convexHull(with: second)
    if slopes.lowerBound >= 0 || slopes.upperBound <= 0 { return ends }
    let way = (slopes * step).convexHull(with: Interval(0))
    let both = (first + way).intersection(second - way)
    return both.isEmpty ? ends : both.convexHull(with: ends)
  }

  /// Whether little is lost over it, beside what rounding takes and what is lost at its start.
  func isTight(_ tolerance: Double, beside start: Interval) -> Bool {
    let length = (end - self.start).magnitude
    let least = Swift.max(tolerance * slopes.magnitude, 4 * start.width) * length
    return total.width - sum.width <= least + 8 * total.magnitude.ulp
  }

  /// The integral up to a place in the stretch.
  func value(at u: Double) -> Interval {
    let distance = Interval(u) - Interval(start)
    if let growth {
      let way = isDeparture ? distance : Interval(end) - Interval(u)
      guard let size = growth.integral(to: Interval.abs(way)) else { return range }
      let change = end < start ? -size : size
      return isDeparture ? sum + change : total - change
    }
    let direct = sum + slopes * distance
    return polynomial.map { direct.narrowed(by: $0.value(at: u)) } ?? direct
  }
}
