extension Real {
  /// e to the power `x`; infinite when too large.
  public static func exp(_ x: Double) -> Double { libm(exp: x) }

  /// The natural logarithm, NaN for 0 and below.
  public static func ln(_ x: Double) -> Double { x > 0 ? libm(log: x) : .nan }

  /// The logarithm to base 10, NaN for 0 and below.
  public static func log10(_ x: Double) -> Double { x > 0 ? libm(log10: x) : .nan }

  /// The logarithm to base 2, NaN for 0 and below.
  public static func log2(_ x: Double) -> Double { x > 0 ? libm(log2: x) : .nan }

  /// The logarithm of `x` to a base above 0 that is not 1: `Real.log(3, 81) == 4`.
  public static func log(_ base: Double, _ x: Double) -> Double {
    guard base > 0, base != 1, x > 0 else { return .nan }
    if base == 10 { return log10(x) }
    if base == 2 { return log2(x) }
    let quotient = libm(log: x) / libm(log: base)
    let whole = quotient.rounded()
    return whole != quotient && libm(pow: base, whole) == x ? whole : quotient
  }
}
