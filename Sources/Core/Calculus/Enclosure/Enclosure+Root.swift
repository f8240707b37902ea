import Intervals

extension Enclosure {
  /// x^(1/n) for any n but 0; whole odd n have real roots of negative numbers.
  ///
  /// Around several n the negative numbers have values at the odd ones only: those are enclosed.
  public static func root(_ n: Enclosure, _ x: Enclosure) -> Enclosure {
    if let whole = n.interval.singleInteger, whole.magnitude <= 1 << 20 {
      let result = root(whole, x)
      return Enclosure(
        value: DecoratedInterval(
          result.interval,
          local: result.value.decoration,
          inherited: n.value.decoration
        ),
        slope: result.slope
      )
    }
    let exponent = reciprocal(n)
    let positive = pow(x, exponent)
    guard x.interval.lowerBound < 0, hasOddInteger(n.interval) else { return positive }
    let mirrored = -Interval.pow(-x.interval, exponent.interval)
    return Enclosure(
      value: DecoratedInterval(positive.interval.convexHull(with: mirrored), .trivial),
      slope: .entire
    )
  }

  private static func hasOddInteger(_ n: Interval) -> Bool {
    let first = n.lowerBound.rounded(.up)
    if first + 1 <= n.upperBound { return true }
    return first <= n.upperBound && first.remainder(dividingBy: 2) != 0
  }
}
