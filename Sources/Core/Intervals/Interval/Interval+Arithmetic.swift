extension Interval {
  /// The opposite numbers, exact.
  @inlinable
  @inline(__always)
  public static prefix func - (operand: Interval) -> Interval {
    Interval(uncheckedLower: -operand.upperBound, upper: -operand.lowerBound)
  }

  /// The sums, tightest.
  @inlinable
  @inline(__always)
  public static func + (left: Interval, right: Interval) -> Interval {
    if left.isEmpty || right.isEmpty { return .empty }
    return Interval(
      uncheckedLower: Rounding.addDown(left.lowerBound, right.lowerBound),
      upper: Rounding.addUp(left.upperBound, right.upperBound)
    )
  }

  /// The differences, tightest.
  @inlinable
  @inline(__always)
  public static func - (left: Interval, right: Interval) -> Interval {
    left + -right
  }

  /// The products, tightest; 0 × entire is 0.
  @inlinable
  public static func * (left: Interval, right: Interval) -> Interval {
    if left.isEmpty || right.isEmpty { return .empty }
    let (a, b) = (left.lowerBound, left.upperBound)
    let (c, d) = (right.lowerBound, right.upperBound)
    if a >= 0 {
      return Interval(
        uncheckedLower: Rounding.multiplyDown(c >= 0 ? a : b, c),
        upper: Rounding.multiplyUp(d >= 0 ? b : a, d)
      )
    }
    if b <= 0 {
      return Interval(
        uncheckedLower: Rounding.multiplyDown(d >= 0 ? a : b, d),
        upper: Rounding.multiplyUp(c >= 0 ? b : a, c)
      )
    }
    if c >= 0 {
      return Interval(
        uncheckedLower: Rounding.multiplyDown(a, d),
        upper: Rounding.multiplyUp(b, d)
      )
    }
    if d <= 0 {
      return Interval(
        uncheckedLower: Rounding.multiplyDown(b, c),
        upper: Rounding.multiplyUp(a, c)
      )
    }
    // Where rounded products differ, the exact ones do alike: only the farther one is rounded outward.
    let (least, other) = (a * d, b * c)
    let (largest, second) = (a * c, b * d)
    let lower =
      least < other
      ? Rounding.multiplyDown(a, d)
      : other < least
        ? Rounding.multiplyDown(b, c)
        : Swift.min(Rounding.multiplyDown(a, d), Rounding.multiplyDown(b, c))
    let upper =
      largest > second
      ? Rounding.multiplyUp(a, c)
      : second > largest
        ? Rounding.multiplyUp(b, d)
        : Swift.max(Rounding.multiplyUp(a, c), Rounding.multiplyUp(b, d))
    return Interval(uncheckedLower: lower, upper: upper)
  }

  /// Whether it is the number 0.
  @inlinable
  @inline(__always)
  package var isZero: Bool { lowerBound == 0 && upperBound == 0 }

  /// The products with a positive number, tightest.
  @inlinable
  @inline(__always)
  package func scaled(by factor: Double) -> Interval {
    if isEmpty { return .empty }
    return Interval(
      uncheckedLower: Rounding.multiplyDown(lowerBound, factor),
      upper: Rounding.multiplyUp(upperBound, factor)
    )
  }

  /// The quotients by members other than 0, tightest; empty when the divisor is 0 alone.
  @inlinable
  public static func / (left: Interval, right: Interval) -> Interval {
    if left.isEmpty || right.isEmpty { return .empty }
    let (a, b) = (left.lowerBound, left.upperBound)
    let (c, d) = (right.lowerBound, right.upperBound)
    if c > 0 {
      return Interval(
        uncheckedLower: Rounding.divideDown(a, a >= 0 ? d : c),
        upper: Rounding.divideUp(b, b >= 0 ? c : d)
      )
    }
    if d < 0 {
      return Interval(
        uncheckedLower: Rounding.divideDown(b, b >= 0 ? d : c),
        upper: Rounding.divideUp(a, a >= 0 ? c : d)
      )
    }
    return left.quotientByIntervalWithZero(right)
  }

  /// The quotients by an interval that contains 0.
  @usableFromInline
  func quotientByIntervalWithZero(_ divisor: Interval) -> Interval {
    let (c, d) = (divisor.lowerBound, divisor.upperBound)
    if c == 0, d == 0 { return .empty }
    if lowerBound == 0, upperBound == 0 { return Interval(0) }
    if c < 0, d > 0 { return .entire }
    if lowerBound < 0, upperBound > 0 { return .entire }
    if c == 0 {
      return lowerBound >= 0
        ? Interval(uncheckedLower: Rounding.divideDown(lowerBound, d), upper: .infinity)
        : Interval(uncheckedLower: -.infinity, upper: Rounding.divideUp(upperBound, d))
    }
    return lowerBound >= 0
      ? Interval(uncheckedLower: -.infinity, upper: Rounding.divideUp(lowerBound, c))
      : Interval(uncheckedLower: Rounding.divideDown(upperBound, c), upper: .infinity)
  }

  /// The reciprocals of members other than 0, tightest.
  @inlinable
  public static func reciprocal(_ x: Interval) -> Interval {
    Interval(uncheckedLower: 1, upper: 1) / x
  }

  /// The squares, tightest.
  @inlinable
  public static func square(_ x: Interval) -> Interval {
    if x.isEmpty { return .empty }
    let low = x.mignitude
    let high = Swift.max(x.lowerBound.magnitude, x.upperBound.magnitude)
    return Interval(
      uncheckedLower: Rounding.multiplyDown(low, low),
      upper: Rounding.multiplyUp(high, high)
    )
  }

  /// The square roots of members not below 0, tightest.
  @inlinable
  public static func sqrt(_ x: Interval) -> Interval {
    if x.isEmpty || x.upperBound < 0 { return .empty }
    return Interval(
      uncheckedLower: Rounding.squareRootDown(Swift.max(x.lowerBound, 0)),
      upper: Rounding.squareRootUp(x.upperBound)
    )
  }

  /// x·y + z with one rounding, tightest.
  public static func multiplyAdd(_ x: Interval, _ y: Interval, _ z: Interval) -> Interval {
    if x.isEmpty || y.isEmpty || z.isEmpty { return .empty }
    let (low, high) = (z.lowerBound, z.upperBound)
    guard let least = ends(ofLeast: x, y), let greatest = ends(ofLeast: -x, y) else {
      let (a, b) = (x.lowerBound, x.upperBound)
      let (c, d) = (y.lowerBound, y.upperBound)
      return Interval(
        uncheckedLower: Swift.min(
          Rounding.multiplyAddDown(a, d, low),
          Rounding.multiplyAddDown(b, c, low)
        ),
        upper: Swift.max(Rounding.multiplyAddUp(a, c, high), Rounding.multiplyAddUp(b, d, high))
      )
    }
    return Interval(
      uncheckedLower: Rounding.multiplyAddDown(least.0, least.1, low),
      upper: Rounding.multiplyAddUp(-greatest.0, greatest.1, high)
    )
  }

  /// The ends of two intervals whose product is the least; nil where both have 0 within them.
  private static func ends(ofLeast x: Interval, _ y: Interval) -> (Double, Double)? {
    let (a, b) = (x.lowerBound, x.upperBound)
    let (c, d) = (y.lowerBound, y.upperBound)
    if c >= 0 { return (a, a >= 0 ? c : d) }
    if d <= 0 { return (b, b >= 0 ? c : d) }
    return a >= 0 ? (b, c) : b <= 0 ? (a, d) : nil
  }
}
