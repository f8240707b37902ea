extension Interval {
  /// Γ(x) of members that are not 0, −1, −2 …, within 20 ulps; the whole line around a pole.
  ///
  /// Exact at 1 … 23. Between two poles ln|Γ| is convex, so the ends bound it above.
  public static func gamma(_ x: Interval) -> Interval {
    if x.isEmpty { return .empty }
    let cell = x.lowerBound.rounded(.down)
    if x.lowerBound <= 0 {
      if x.isSingleton, cell == x.lowerBound { return .empty }
      if x.lowerBound == -.infinity || x.upperBound > Swift.min(cell + 1, 0) && !(cell == 0) {
        return .entire
      }
    }
    let magnitudes = x.gammaMagnitudes
    let isOddCell = cell < 0 && cell.remainder(dividingBy: 2) != 0
    return isOddCell ? -magnitudes : magnitudes
  }

  /// The digamma function ψ = Γ′/Γ between two poles, where it increases.
  package static func digamma(_ x: Interval) -> Interval {
    if x.isEmpty { return .empty }
    let low =
      x.lowerBound.rounded() == x.lowerBound && x.lowerBound <= 0
      ? -Double.infinity : Digamma.point(x.lowerBound).lowerBound
    let high =
      x.upperBound.rounded() == x.upperBound && x.upperBound <= 0
      ? Double.infinity : Digamma.point(x.upperBound).upperBound
    return Interval(uncheckedLower: low, upper: high)
  }

  /// Whether gamma is defined on the whole interval.
  package var avoidsGammaPoles: Bool {
    lowerBound > 0 || lowerBound.rounded(.down) < lowerBound && upperBound < lowerBound.rounded(.up)
  }

  /// |Γ| on an interval without a pole inside; at an end it may have one.
  private var gammaMagnitudes: Interval {
    let left = Interval.gammaMagnitude(lowerBound)
    let right = isSingleton ? left : Interval.gammaMagnitude(upperBound)
    let top = Swift.max(left.upperBound, right.upperBound)
    if lowerBound >= 0 {
      if lowerBound >= 1.4616321449683625 {
        return Interval(uncheckedLower: left.lowerBound, upper: right.upperBound)
      }
      if upperBound <= 1.4616321449683622 {
        return Interval(uncheckedLower: right.lowerBound, upper: left.upperBound)
      }
      return Interval(uncheckedLower: 0.8856031944108886, upper: top)
    }
    if isSingleton { return left }
    return Interval(uncheckedLower: lowestGammaMagnitude(left, right), upper: top)
  }

  /// A lower bound of |Γ| left of 0, by a tangent of the convex ln|Γ| near its lowest point.
  private func lowestGammaMagnitude(_ left: Interval, _ right: Interval) -> Double {
    var low = lowerBound
    var high = upperBound
    if !left.isBounded { low = low.nextUp }
    if !right.isBounded { high = high.nextDown }
    if !(low < high) { return 0 }
    if left.isBounded, Digamma.point(low).lowerBound >= 0 { return left.lowerBound }
    if right.isBounded, Digamma.point(high).upperBound <= 0 { return right.lowerBound }
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if Digamma.point(middle).midpoint > 0 { high = middle } else { low = middle }
    }
    let slope = Digamma.point(low)
    // 0 where the slope is out of reach: nothing lower is possible.
    guard slope.isBounded else { return 0 }
    let drop = Interval(-slope.magnitude) * Interval(width)
    let bound = Interval.gammaMagnitude(low) * Interval.exp(drop)
    return bound.isEmpty ? 0 : Swift.max(bound.lowerBound, 0)
  }

  /// |Γ| at one number; ∞ at a pole.
  private static func gammaMagnitude(_ x: Double) -> Interval {
    if x == .infinity { return Interval(uncheckedLower: .greatestFiniteMagnitude, upper: x) }
    if x.rounded() == x {
      if x <= 0 { return Interval(uncheckedLower: .greatestFiniteMagnitude, upper: .infinity) }
      if x <= 23 { return Interval(exactFactorial(Int(x) - 1)) }
    }
    let value = libm(tgamma: x).magnitude
    return Interval(
      uncheckedLower: Swift.max(value.lowered(by: LibmError.tgamma), 0),
      upper: value.raised(by: LibmError.tgamma)
    )
  }

  /// n!, exact up to 22.
  private static func exactFactorial(_ n: Int) -> Double {
    var product = 1.0
    var factor = 2
    while factor <= n {
      product *= Double(factor)
      factor += 1
    }
    return product
  }
}
