extension Real {
  /// sin(x)/x, and 1 at 0.
  public static func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(x) / x }
}

extension Interval {
  /// sin(x)/x, and 1 at 0.
  public static func sinc(_ x: Interval) -> Interval {
    if x.isEmpty { return .empty }
    // It is even, and falls from 0 to π.
    let sizes = Interval(x.mignitude, x.magnitude)
    let near = sizes.intersection(Interval(0, 3))
    let far = sizes.intersection(Interval(3, .infinity))
    let falling =
      near.isEmpty
      ? .empty
      : Interval(sincAtPoint(near.upperBound).lowerBound, sincAtPoint(near.lowerBound).upperBound)
    let rest = far.isEmpty ? .empty : sin(far) / far
    return falling.convexHull(with: rest).intersection(Interval(-0.21724, 1))
  }

  private static func sincAtPoint(_ x: Double) -> Interval {
    if x == 0 { return Interval(1) }
    // 1 − x²/6 ≤ sinc x ≤ 1: a quotient of tiny numbers may lose digits.
    let quotient = sin(Interval(x)) / Interval(x)
    let least = Interval(1) - Interval(x) * Interval(x) / Interval(6)
    return quotient.intersection(Interval(Swift.min(least.lowerBound, 1), 1))
  }

  /// The derivatives 1 … 3 of sin(x)/x.
  ///
  /// As the mean of cos(xt) over t from 0 to 1, its k-th derivative is the mean of tᵏ·cos⁽ᵏ⁾(xt); away
  /// from 0, x·f = sin x gives x·f⁽ᵏ⁾ = sin⁽ᵏ⁾x − k·f⁽ᵏ⁻¹⁾.
  package static func sincSlopes(_ x: Interval) -> (Interval, Interval, Interval) {
    let all = x.convexHull(with: Interval(0))
    let (sine, cosine) = (sin(all), cos(all))
    let first = -sine / Interval(2)
    let second = -cosine / Interval(3)
    let third = sine / Interval(4)
    guard !x.contains(0) else { return (first, second, third) }
    let f1 = first.intersection((cos(x) - sinc(x)) / x)
    let f2 = second.intersection((-sin(x) - Interval(2) * f1) / x)
    return (f1, f2, third.intersection((-cos(x) - Interval(3) * f2) / x))
  }
}
