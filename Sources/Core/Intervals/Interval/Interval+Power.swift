extension Interval {
  /// x^n: 1 for n = 0 everywhere; tightest but for results near the ends of the range.
  public static func pown(_ x: Interval, _ n: Int) -> Interval {
    if x.isEmpty { return .empty }
    if n == 0 { return Interval(1) }
    if n == 1 { return x }
    if n == 2 { return square(x) }
    return x.signedPower(isOdd: n & 1 == 1, isNegative: n < 0) { end in
      if end == 0 || end == .infinity {
        let limit = (end == 0) == (n > 0) ? 0 : Double.infinity
        return Interval(uncheckedLower: limit, upper: limit)
      }
      return PointPower.integer(end, n)
    }
  }

  /// x^y of the standard: x > 0, or x = 0 and y > 0; within 1 ulp, exact where exact.
  public static func pow(_ x: Interval, _ y: Interval) -> Interval {
    if y.isEmpty || x.isEmpty || x.upperBound < 0 { return .empty }
    // Adding 0 leaves no −0, whose negative powers are −∞ in C.
    let left = Swift.max(x.lowerBound, 0) + 0
    let right = x.upperBound + 0
    let (low, high) = (y.lowerBound, y.upperBound)
    if right == 0 { return high > 0 ? Interval(0) : .empty }
    if low >= 0 {
      return Interval(
        uncheckedLower: PointPower.general(left, left < 1 ? high : low).lowerBound,
        upper: PointPower.general(right, right < 1 ? low : high).upperBound
      )
    }
    if high <= 0 {
      return Interval(
        uncheckedLower: PointPower.general(right, right < 1 ? high : low).lowerBound,
        upper: PointPower.general(left, left < 1 ? low : high).upperBound
      )
    }
    return Interval(
      uncheckedLower: Swift.min(
        PointPower.general(left, high).lowerBound,
        PointPower.general(right, low).lowerBound
      ),
      upper: Swift.max(
        PointPower.general(left, low).upperBound,
        PointPower.general(right, high).upperBound
      )
    )
  }

  /// The calculator's x^y: `pow`, and integer powers of negative numbers, and 0^0 = 1.
  ///
  /// A single integer as exponent is `pown`. Where the exponents contain an integer among others,
  /// negative bases have values at the integers only, and those are enclosed.
  public static func power(_ base: Interval, _ exponent: Interval) -> Interval {
    if let n = exponent.singleInteger { return pown(base, n) }
    var result = pow(base, exponent)
    if base.contains(0), exponent.contains(0) { result = result.convexHull(with: Interval(1)) }
    guard base.lowerBound < 0, !exponent.isEmpty else { return result }
    let first = exponent.lowerBound.rounded(.up)
    guard first <= exponent.upperBound else { return result }
    let negative = base.intersection(Interval(uncheckedLower: -.infinity, upper: 0))
    let single = Interval(first).singleInteger
    if let single, first + 1 > exponent.upperBound {
      return result.convexHull(with: pown(negative, single))
    }
    let powers = pow(-negative, exponent)
    return result.convexHull(with: powers).convexHull(with: -powers)
  }

  /// x^(p/q), with the real root of negative numbers where q is odd; within 3 ulps.
  ///
  /// Exact where exact. Where q in lowest terms is even, only members not below 0 have values;
  /// q = 0 gives none.
  public static func rationalPower(_ x: Interval, _ p: Int, _ q: Int) -> Interval {
    guard !x.isEmpty, let ratio = Ratio(p, q) else { return .empty }
    if ratio.numerator == 0 { return Interval(1) }
    let domain = ratio.denominator & 1 == 1 ? x : x.intersection(.nonNegative)
    return domain.signedPower(
      isOdd: ratio.numerator & 1 == 1,
      isNegative: ratio.numerator < 0
    ) { PointPower.rational($0, ratio.numerator, ratio.denominator) }
  }

  /// The real n-th root; tightest for n > 0, within 2 ulps for n < 0.
  ///
  /// Even roots are of members not below 0; n = 0 gives none.
  public static func root(_ n: Int, _ x: Interval) -> Interval {
    n == 2 ? sqrt(x) : (n == .min ? .empty : rationalPower(x, 1, n))
  }

  /// The cube root, tightest.
  public static func cbrt(_ x: Interval) -> Interval {
    root(3, x)
  }

  /// The only member, where it is an integer whose parity an Int can tell.
  @inline(__always)
  package var singleInteger: Int? {
    isSingleton ? Int(exactly: lowerBound) : nil
  }

  /// The values of a power function from its values at positive ends.
  @inline(__always)
  private func signedPower(
    isOdd: Bool,
    isNegative: Bool,
    _ point: (Double) -> Interval
  ) -> Interval {
    if isEmpty { return .empty }
    if isOdd, lowerBound < 0 {
      if upperBound <= 0 {
        return -(-self).monotonePower(isNegative: isNegative, point)
      }
      if isNegative { return .entire }
      return Interval(
        uncheckedLower: -point(-lowerBound).upperBound,
        upper: point(upperBound).upperBound
      )
    }
    return Interval.abs(self).monotonePower(isNegative: isNegative, point)
  }

  /// The values of a power on members not below 0.
  @inline(__always)
  private func monotonePower(isNegative: Bool, _ point: (Double) -> Interval) -> Interval {
    if isNegative {
      if upperBound == 0 { return .empty }
      return Interval(
        uncheckedLower: point(upperBound).lowerBound,
        upper: lowerBound == 0 ? .infinity : point(lowerBound).upperBound
      )
    }
    let left = point(lowerBound + 0)
    return Interval(
      uncheckedLower: left.lowerBound,
      upper: isSingleton ? left.upperBound : point(upperBound).upperBound
    )
  }
}
