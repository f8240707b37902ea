extension Interval {
  private static var sineRange: Interval { Interval(uncheckedLower: -1, upper: 1) }

  /// Whether the interval is so wide that it certainly contains a whole period of sine, or empty.
  @inline(__always)
  private var spansPeriod: Bool {
    let width = upperBound - lowerBound
    return !(width >= 0 && width < 6.5)
  }

  /// Whether, `steps` quadrants after the quadrant `first`, the end numbered `target` mod `period`
  /// has been crossed.
  @inline(__always)
  private static func crosses(_ target: Int, period: Int, from first: Int, steps: Int) -> Bool {
    (target &- first &- 1) & (period - 1) < steps
  }

  /// A function like sine that is 1 at quadrant ends `top` mod 4 and −1 two after.
  @inline(__always)
  private func sinusoid(_ function: (Double) -> Double, top: Int, ulps: Double) -> Interval {
    if isEmpty { return .empty }
    if spansPeriod { return Interval.sineRange }
    let first = Quadrant.index(of: lowerBound)
    let steps = Quadrant.crossings(from: first, to: Quadrant.index(of: upperBound))
    let hasTop = Interval.crosses(top, period: 4, from: first, steps: steps)
    let hasBottom = Interval.crosses(top + 2, period: 4, from: first, steps: steps)
    if hasTop, hasBottom { return Interval.sineRange }
    let left = function(lowerBound)
    let right = isSingleton ? left : function(upperBound)
    let low = Swift.min(left, right)
    let high = Swift.max(left, right)
    return Interval(
      uncheckedLower: hasBottom ? -1 : Swift.max(low.lowered(by: ulps), -1),
      upper: hasTop ? 1 : Swift.min(high.raised(by: ulps), 1)
    )
  }

  /// The sine, within 1 ulp; exact at 0, and right for arguments of any size.
  public static func sin(_ x: Interval) -> Interval {
    let range = x.sinusoid(libm(sin:), top: 1, ulps: LibmError.sin)
    // sin 0 is exact, and the sign of sine next to 0 is known.
    return Interval(
      uncheckedLower: x.lowerBound >= 0 && x.upperBound <= 3
        ? Swift.max(range.lowerBound, 0) : range.lowerBound,
      upper: x.upperBound <= 0 && x.lowerBound >= -3
        ? Swift.min(range.upperBound, 0) : range.upperBound
    )
  }

  /// The cosine, within 1 ulp; exact at 0, and right for arguments of any size.
  public static func cos(_ x: Interval) -> Interval {
    if x.lowerBound == 0, x.upperBound == 0 { return Interval(1) }
    return x.sinusoid(libm(cos:), top: 0, ulps: LibmError.cos)
  }

  /// The tangent, within 1 ulp; the whole line where a pole is inside.
  public static func tan(_ x: Interval) -> Interval {
    if x.isEmpty { return .empty }
    if x.crossesEnd(oddOnly: true) { return .entire }
    return x.increasing(libm(tan:), within: LibmError.tan, clampedTo: .entire) {
      $0 == 0 ? 0 : nil
    }
  }

  /// The cotangent, within 3 ulps; the whole line where a pole is inside.
  public static func cot(_ x: Interval) -> Interval {
    if x.isEmpty || x == Interval(0) { return .empty }
    if x.lowerBound < 0 && x.upperBound > 0 || x.crossesNonzeroEvenEnd { return .entire }
    let low = x.upperBound == 0 ? -Double.infinity : cotangent(x.upperBound).lowerBound
    let high = x.lowerBound == 0 ? Double.infinity : cotangent(x.lowerBound).upperBound
    return Interval(uncheckedLower: low, upper: high)
  }

  /// The secant, 1/cos, within 3 ulps; the whole line where a pole is inside.
  public static func sec(_ x: Interval) -> Interval {
    reciprocal(cos(x)).outside1
  }

  /// The cosecant, 1/sin, within 3 ulps; the whole line where a pole is inside.
  public static func csc(_ x: Interval) -> Interval {
    reciprocal(sin(x)).outside1
  }

  /// The values as they are, but at least 1 in magnitude where all have one sign.
  private var outside1: Interval {
    if lowerBound > 0 { return Interval(Swift.max(lowerBound, 1), Swift.max(upperBound, 1)) }
    if upperBound < 0 { return Interval(Swift.min(lowerBound, -1), Swift.min(upperBound, -1)) }
    return self
  }

  private static func cotangent(_ x: Double) -> Interval {
    let tangent = libm(tan: x)
    return reciprocal(
      Interval(tangent.lowered(by: LibmError.tan), tangent.raised(by: LibmError.tan))
    )
  }

  /// Whether an odd multiple of π/2, or else an even one, lies in (lower, upper].
  private func crossesEnd(oddOnly: Bool) -> Bool {
    if spansPeriod { return true }
    let first = Quadrant.index(of: lowerBound)
    let steps = Quadrant.crossings(from: first, to: Quadrant.index(of: upperBound))
    return Interval.crosses(oddOnly ? 1 : 0, period: 2, from: first, steps: steps)
  }

  /// Whether a multiple of π other than 0 is a member; 0 is at most an end.
  private var crossesNonzeroEvenEnd: Bool {
    // Up to 0 the last quadrant is −1, not the 0 that 0 itself starts.
    guard upperBound == 0 else { return crossesEnd(oddOnly: false) }
    if spansPeriod { return true }
    let first = Quadrant.index(of: lowerBound)
    return Interval.crosses(
      0,
      period: 2,
      from: first,
      steps: Quadrant.crossings(from: first, to: 7)
    )
  }

  /// Whether the tangent is defined on the whole interval.
  package var avoidsTangentPoles: Bool { !crossesEnd(oddOnly: true) }

  /// Whether the cotangent is defined on the whole interval.
  package var avoidsCotangentPoles: Bool {
    !(lowerBound <= 0 && upperBound >= 0) && !crossesEnd(oddOnly: false)
  }
}
