extension Interval {
  /// The hyperbolic sine, within 4 ulps; exact at 0.
  public static func sinh(_ x: Interval) -> Interval {
    x.increasing(libm(sinh:), within: LibmError.sinh, clampedTo: .entire) { $0 == 0 ? 0 : nil }
  }

  /// The hyperbolic cosine, within 4 ulps; exact at 0.
  public static func cosh(_ x: Interval) -> Interval {
    if x.isEmpty { return .empty }
    return Interval(x.mignitude, x.magnitude).increasing(
      libm(cosh:),
      within: LibmError.cosh,
      clampedTo: Interval(uncheckedLower: 1, upper: .infinity)
    ) { $0 == 0 ? 1 : nil }
  }

  /// The hyperbolic tangent, within 4 ulps; exact at 0.
  public static func tanh(_ x: Interval) -> Interval {
    x.increasing(
      libm(tanh:),
      within: LibmError.tanh,
      clampedTo: Interval(uncheckedLower: -1, upper: 1)
    ) { $0 == 0 ? 0 : nil }
  }

  /// The inverse hyperbolic sine, within 4 ulps; exact at 0.
  public static func asinh(_ x: Interval) -> Interval {
    x.increasing(libm(asinh:), within: LibmError.asinh, clampedTo: .entire) { $0 == 0 ? 0 : nil }
  }

  /// The inverse hyperbolic cosine of members not below 1, within 4 ulps; exact at 1.
  public static func acosh(_ x: Interval) -> Interval {
    x.intersection(Interval(uncheckedLower: 1, upper: .infinity)).increasing(
      libm(acosh:),
      within: LibmError.acosh,
      clampedTo: .nonNegative
    ) { $0 == 1 ? 0 : nil }
  }

  /// The inverse hyperbolic tangent of members between −1 and 1, within 4 ulps; exact at 0.
  public static func atanh(_ x: Interval) -> Interval {
    let part = x.intersection(Interval(uncheckedLower: -1, upper: 1))
    if part.isEmpty || part.upperBound == -1 || part.lowerBound == 1 { return .empty }
    return part.increasing(libm(atanh:), within: LibmError.atanh, clampedTo: .entire) { end in
      if end == 0 { return 0 }
      return end.magnitude == 1 ? end * .infinity : nil
    }
  }
}
