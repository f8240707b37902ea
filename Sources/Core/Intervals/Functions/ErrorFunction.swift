extension Real {
  /// The error function, 2/√π times the integral of e^(−t²) from 0 to x.
  public static func erf(_ x: Double) -> Double { libm(erf: x) }

  /// 1 less the error function.
  public static func erfc(_ x: Double) -> Double { libm(erfc: x) }
}

extension Interval {
  /// The error function, within 2 ulps; exact at 0.
  public static func erf(_ x: Interval) -> Interval {
    x.increasing(
      libm(erf:),
      within: LibmError.erf,
      clampedTo: Interval(uncheckedLower: -1, upper: 1)
    ) { $0 == 0 ? 0 : nil }
  }

  /// The complementary error function, within 8 ulps; exact at 0.
  public static func erfc(_ x: Interval) -> Interval {
    let mirrored = x.increasing(
      { -libm(erfc: $0) },
      within: LibmError.erfc,
      clampedTo: Interval(uncheckedLower: -2, upper: 0)
    ) { $0 == 0 ? -1 : nil }
    return mirrored.isEmpty ? .empty : -mirrored
  }

  /// The slope of the error function, 2/√π·e^(−x²).
  package static func bell(_ x: Interval) -> Interval {
    bellTop * exp(-square(x))
  }

  package static var bellTop: Interval { Interval(2) / sqrt(pi) }
}
