public import Intervals

extension IntervalUnion {
  /// The quotients: a divisor around 0 is split there.
  public static func / (left: IntervalUnion, right: IntervalUnion) -> IntervalUnion {
    left.flatMap(with: right) { top, bottom in
      bottom.splitAtZero.map { top / $0 }
    }
  }

  /// x^(p/q); below 0 a power has a pole at 0 and is split there.
  public static func rationalPower(_ x: IntervalUnion, _ p: Int, _ q: Int) -> IntervalUnion {
    x.flatMap { piece in
      guard p < 0 else { return [.rationalPower(piece, p, q)] }
      return piece.splitAtZero.map { .rationalPower($0, p, q) }
    }
  }

  /// The calculator's x^y, split at the pole of a negative whole exponent.
  public static func power(_ base: IntervalUnion, _ exponent: IntervalUnion) -> IntervalUnion {
    base.flatMap(with: exponent) { base, exponent in
      guard exponent.interval.isSingleton, exponent.interval.upperBound < 0 else {
        return [.power(base, exponent)]
      }
      return base.splitAtZero.map { .power($0, exponent) }
    }
  }

  /// |x|/x: −1 and 1.
  public static func signOfNonzero(_ x: IntervalUnion) -> IntervalUnion {
    x.flatMap { piece in
      piece.splitAtZero.map {
        Enclosure.signOfNonzero(Enclosure(value: $0, slope: .entire)).value
      }
    }
  }

  /// x/(c + x) for a number c, split at the pole −c.
  public static func saturation(_ x: IntervalUnion, _ c: Interval) -> IntervalUnion {
    x.flatMap { piece in
      let sum = piece + DecoratedInterval(c)
      guard sum.interval.contains(0) else {
        return [Enclosure.saturation(Enclosure(value: piece, slope: .entire), c).value]
      }
      return sum.splitAtZero.map { DecoratedInterval(Interval(1)) - DecoratedInterval(c) / $0 }
    }
  }
}
