extension Interval {
  /// The values of an increasing function, from its rounded values at the ends.
  @inline(__always)
  func increasing(
    _ function: (Double) -> Double,
    within ulps: Double,
    clampedTo range: Interval,
    exact: (Double) -> Double?
  ) -> Interval {
    if isEmpty { return .empty }
    let low = exact(lowerBound) ?? function(lowerBound).lowered(by: ulps)
    let high =
      exact(upperBound)
      ?? (isSingleton ? function(lowerBound) : function(upperBound)).raised(by: ulps)
    return Interval(
      uncheckedLower: Swift.max(low, range.lowerBound),
      upper: Swift.min(high, range.upperBound)
    )
  }

  /// The non-negative real numbers.
  package static var nonNegative: Interval { Interval(uncheckedLower: 0, upper: .infinity) }

  /// e^x, within 1 ulp; exact at 0.
  public static func exp(_ x: Interval) -> Interval {
    x.increasing(libm(exp:), within: LibmError.exp, clampedTo: .nonNegative) { $0 == 0 ? 1 : nil }
  }

  /// 2^x, within 1 ulp; exact at integers.
  public static func exp2(_ x: Interval) -> Interval {
    x.increasing(libm(exp2:), within: LibmError.exp2, clampedTo: .nonNegative) {
      $0 >= -1074 && $0 <= 1023 && $0.rounded() == $0 ? libm(exp2: $0) : nil
    }
  }

  /// 10^x, within 1 ulp; exact at the integers 0 … 22.
  public static func exp10(_ x: Interval) -> Interval {
    x.increasing({ libm(pow: 10, $0) }, within: LibmError.pow, clampedTo: .nonNegative) {
      $0 >= 0 && $0 <= 22 && $0.rounded() == $0 ? libm(pow: 10, $0) : nil
    }
  }

  /// e^x − 1, within 2 ulps; exact at 0.
  public static func expm1(_ x: Interval) -> Interval {
    x.increasing(
      libm(expm1:),
      within: LibmError.expm1,
      clampedTo: Interval(uncheckedLower: -1, upper: .infinity)
    ) { $0 == 0 ? 0 : nil }
  }

  /// The natural logarithm of members above 0, within 1 ulp; exact at 1.
  public static func log(_ x: Interval) -> Interval {
    x.positivePart.increasing(libm(log:), within: LibmError.log, clampedTo: .entire) {
      $0 == 1 ? 0 : nil
    }
  }

  /// The binary logarithm of members above 0, within 3 ulps; exact at powers of two.
  public static func log2(_ x: Interval) -> Interval {
    x.positivePart.increasing(libm(log2:), within: LibmError.log2, clampedTo: .entire) {
      $0 > 0 && $0 < .infinity && $0.significand == 1 ? Double($0.exponent) : nil
    }
  }

  /// The common logarithm of members above 0, within 3 ulps; exact at 1, 10 … 10^22.
  public static func log10(_ x: Interval) -> Interval {
    x.positivePart.increasing(libm(log10:), within: LibmError.log10, clampedTo: .entire) { end in
      guard end >= 1, end <= 1e22 else { return nil }
      let power = libm(log10: end).rounded()
      return libm(pow: 10, power) == end ? power : nil
    }
  }

  /// ln(1 + x) of members above −1, within 2 ulps; exact at 0.
  public static func log1p(_ x: Interval) -> Interval {
    if x.upperBound <= -1 { return .empty }
    return Interval(Swift.max(x.lowerBound, -1), x.upperBound)
      .increasing(libm(log1p:), within: LibmError.log1p, clampedTo: .entire) {
        $0 == 0 ? 0 : nil
      }
  }

  /// The logarithm of `x` to a base, both above 0 and the base not 1.
  ///
  /// Within 4 ulps; exact where both are single numbers and x is an integer power of the base.
  public static func log(base: Interval, _ x: Interval) -> Interval {
    let quotient = log(x) / log(base)
    guard base.isSingleton, x.isSingleton, quotient.isBounded else { return quotient }
    let power = quotient.midpoint.rounded()
    guard quotient.contains(power), power.magnitude <= 1100 else { return quotient }
    let value = pown(base, Int(power))
    return value.isSingleton && value == x ? Interval(power) : quotient
  }

  /// The members above 0, with 0 as a limit; empty when there are none.
  @inline(__always)
  private var positivePart: Interval {
    upperBound > 0 ? Interval(Swift.max(lowerBound, 0), upperBound) : .empty
  }
}
