import Intervals

extension Jet {
  /// u^n.
  public static func pown(_ u: Jet, _ n: Int) -> Jet {
    switch n {
    case 0: return .constant(Interval(1))
    case 1: return u
    case 2: return square(u)
    case -1: return reciprocal(u)
    default:
      guard n.magnitude < 1 << 50 else { return .unknown }
      let power = { (less: Int) in Interval.pown(u.c0, n - less) }
      let p = Interval(Double(n))
      return compose(u, power(0), p * power(1), second(p) * power(2), third(p) * power(3))
    }
  }

  /// u^(p/q), with the real root of negative numbers where q is odd; u keeps one sign.
  public static func rationalPower(_ u: Jet, _ p: Int, _ q: Int) -> Jet {
    guard let ratio = Ratio(p, q), ratio.numerator.magnitude < 1 << 30,
      ratio.denominator < 1 << 30
    else { return .unknown }
    if ratio.denominator == 1 { return pown(u, ratio.numerator) }
    let power = { (less: Int) in
      Interval.rationalPower(u.c0, ratio.numerator - less * ratio.denominator, ratio.denominator)
    }
    let exponent = Interval(Double(ratio.numerator)) / Interval(Double(ratio.denominator))
    return compose(
      u,
      power(0),
      exponent * power(1),
      second(exponent) * power(2),
      third(exponent) * power(3)
    )
  }

  /// √u, where u is above 0.
  public static func sqrt(_ u: Jet) -> Jet { rationalPower(u, 1, 2) }

  /// u^v, where u is above 0.
  public static func power(_ u: Jet, _ v: Jet) -> Jet {
    let value = Interval.pow(u.c0, v.c0)
    guard v.isConstant else {
      return exp(v * log(u)).narrowingValue(to: value)
    }
    let power = { (less: Double) in Interval.pow(u.c0, v.c0 - Interval(less)) }
    return compose(u, value, v.c0 * power(1), second(v.c0) * power(2), third(v.c0) * power(3))
  }

  /// u^u, where u is above 0.
  public static func selfPower(_ u: Jet) -> Jet {
    exp(u * log(u)).narrowingValue(to: .selfPower(u.c0))
  }

  /// p(p − 1)/2.
  private static func second(_ p: Interval) -> Interval {
    p * (p - Interval(1)) * Interval(0.5)
  }

  /// p(p − 1)(p − 2)/6.
  private static func third(_ p: Interval) -> Interval {
    p * (p - Interval(1)) * (p - Interval(2)) / Interval(6)
  }
}
