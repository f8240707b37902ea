import Intervals

extension Enclosure {
  /// x^n.
  ///
  /// For n below 0 there is a pole at 0; x⁰ is 1 everywhere.
  public static func pown(_ x: Enclosure, _ n: Int) -> Enclosure {
    if n == 2 { return square(x) }
    return chain(.pown(x.value, n), powerSlope(x.interval, n), x)
  }

  /// x^y of the standard: x > 0, or x = 0 < y.
  public static func pow(_ x: Enclosure, _ y: Enclosure) -> Enclosure {
    withSlope(.pow(x.value, y.value), x, y)
  }

  /// The calculator's x^y: see `Interval.power`.
  ///
  /// A base below 0 has values where the exponent is a whole number.
  public static func power(_ base: Enclosure, _ exponent: Enclosure) -> Enclosure {
    if let n = exponent.interval.singleInteger {
      let value = DecoratedInterval.power(base.value, exponent.value)
      return chain(value, n == 2 ? Interval(2) * base.interval : powerSlope(base.interval, n), base)
    }
    return withSlope(.power(base.value, exponent.value), base, exponent)
  }

  /// x^(p/q), with the real root of negative numbers where q is odd.
  ///
  /// The slope at 0 is unbounded where p/q is between 0 and 1; below 0 there is a pole.
  public static func rationalPower(_ x: Enclosure, _ p: Int, _ q: Int) -> Enclosure {
    let value = DecoratedInterval.rationalPower(x.value, p, q)
    let (less, overflows) = p.subtractingReportingOverflow(q)
    guard !overflows, q != 0 else { return chain(value, .entire, x) }
    return chain(
      value,
      p == 0
        ? Interval(0)
        : Interval(Double(p)) / Interval(Double(q)) * slopePower(x.interval, less, q),
      x
    )
  }

  /// The real n-th root.
  ///
  /// Of negative numbers where n is odd; n below 0 gives the reciprocal.
  public static func root(_ n: Int, _ x: Enclosure) -> Enclosure {
    if n == 2 { return sqrt(x) }
    return n == .min ? rationalPower(x, 0, 0) : rationalPower(x, 1, n)
  }

  /// The cube root; the slope at 0 is unbounded.
  public static func cbrt(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.cbrt(x.value)
    return chain(value, inverseSlope(Interval(3) * Interval.square(value.interval)), x)
  }

  /// n·x^(n − 1).
  private static func powerSlope(_ x: Interval, _ n: Int) -> Interval {
    if n == 0 { return Interval(0) }
    guard n > .min, n.magnitude <= 1 << 53 else { return .entire }
    return Interval(Double(n)) * Interval.pown(x, n - 1)
  }

  /// x^(p/q) as a factor of a slope: around the single point 0, everything its limit may be.
  private static func slopePower(_ x: Interval, _ p: Int, _ q: Int) -> Interval {
    let power = Interval.rationalPower(x, p, q)
    return power.isEmpty ? .entire : power
  }

  /// An x^y with its slope: y·x^(y−1) times the base's, plus x^y·ln x times the exponent's.
  private static func withSlope(
    _ value: DecoratedInterval,
    _ x: Enclosure,
    _ y: Enclosure
  ) -> Enclosure {
    guard value.decoration >= .definedAndContinuous else {
      return Enclosure(value: value, slope: .entire)
    }
    let inner = Interval.pow(x.interval, y.interval - Interval(1))
    var slope = y.interval * (inner.isEmpty ? .entire : inner) * x.slope
    if y.slope != Interval(0) {
      let logarithm = Interval.log(x.interval)
      slope = slope + value.interval * (logarithm.isEmpty ? .entire : logarithm) * y.slope
    }
    return Enclosure(value: value, slope: slope)
  }
}
