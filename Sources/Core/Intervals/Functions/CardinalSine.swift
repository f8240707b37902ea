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

  /// The n-th derivative of sin(x)/x.
  package static func sinc(_ order: Int, _ x: Interval) -> Interval {
    sincDerivatives(through: order, x)[order]
  }

  /// The derivatives of sin(x)/x, itself first.
  ///
  /// As the mean of cos(xt) over t from 0 to 1, its k-th is the mean of tᵏ·cos⁽ᵏ⁾(xt); near 0 it is
  /// summed up, and away from 0, x·f = sin x gives x·f⁽ᵏ⁾ = sin⁽ᵏ⁾x − k·f⁽ᵏ⁻¹⁾.
  package static func sincDerivatives(through last: Int, _ x: Interval) -> [Interval] {
    if x.isEmpty { return Array(repeating: .empty, count: last + 1) }
    if last == 0 { return [sinc(x)] }
    let all = x.convexHull(with: Interval(0))
    // cos⁽ᵏ⁾ between 0 and x, and sin⁽ᵏ⁾ there.
    let (sine, cosine) = (sin(all), cos(all))
    let means = [cosine, -sine, -cosine, sine]
    let (ownSine, ownCosine) = (sin(x), cos(x))
    let sines = [ownSine, ownCosine, -ownSine, -ownCosine]
    let isNear = x.magnitude <= 2
    var values = [sinc(x)]
    for order in stride(from: 1, through: last, by: 1) {
      var value = means[order & 3] / Interval(Double(order + 1))
      if isNear { value = value.narrowed(by: sincSeries(order, x)) }
      if !x.contains(0) {
        let quotient = (sines[order & 3] - Interval(Double(order)) * values[order - 1]) / x
        value = value.narrowed(by: quotient)
      }
      values.append(value)
    }
    return values
  }

  /// The n-th derivative of Σ (−1)ᵏ·x²ᵏ/(2k + 1)!, where x is small; no derivative of it is larger than 1.
  private static func sincSeries(_ order: Int, _ x: Interval) -> Interval {
    let (square, isOdd) = (Interval.square(x), order & 1 == 1)
    // What the power of x of that degree is multiplied with: ±1/(degree!·(degree + order + 1)).
    func coefficient(_ degree: Int) -> Interval {
      inverseFactorials[degree]
        / Interval(Double((degree + order) & 2 == 0 ? degree + order + 1 : -degree - order - 1))
    }
    let first = isOdd ? 1 : 0
    let terms = stride(from: first, to: first + 24, by: 2).map(coefficient)
    let sum = terms.reversed().reduce(Interval(0)) { $0 * square + $1 }
    // Of degree 24 or 25 is the first that is left out.
    let rest = pown(Interval(x.magnitude), first + 24) * abs(coefficient(first + 24))
    return (isOdd ? sum * x : sum) + Interval(-1, 1) * rest
  }

  /// 1/n! for n from 0 to 25.
  private static let inverseFactorials: [Interval] = (1...25).reduce(into: [Interval(1)]) {
    $0.append($0[$1 - 1] / Interval(Double($1)))
  }
}
