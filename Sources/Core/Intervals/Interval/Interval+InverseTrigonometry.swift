extension Interval {
  private static var halfPi: Double { 0x1.921FB54442D19p0 }
  private static var unit: Interval { Interval(uncheckedLower: -1, upper: 1) }

  /// The arc sine of members in [−1, 1], within 1 ulp; exact at 0.
  public static func asin(_ x: Interval) -> Interval {
    x.intersection(unit).increasing(
      libm(asin:),
      within: LibmError.asin,
      clampedTo: Interval(uncheckedLower: -halfPi, upper: halfPi)
    ) { $0 == 0 ? 0 : nil }
  }

  /// The arc cosine of members in [−1, 1], within 1 ulp; exact at 1.
  public static func acos(_ x: Interval) -> Interval {
    let part = x.intersection(unit)
    let mirrored = part.increasing(
      { -libm(acos: $0) },
      within: LibmError.acos,
      clampedTo: Interval(uncheckedLower: -pi.upperBound, upper: 0)
    ) { $0 == 1 ? 0 : nil }
    return mirrored.isEmpty ? .empty : -mirrored
  }

  /// The arc tangent, within 1 ulp; exact at 0.
  public static func atan(_ x: Interval) -> Interval {
    x.increasing(
      libm(atan:),
      within: LibmError.atan,
      clampedTo: Interval(uncheckedLower: -halfPi, upper: halfPi)
    ) { $0 == 0 ? 0 : nil }
  }
}
