import Analysis
import Intervals

/// How fast the magnitude of a value may grow or vanish beside a place, by the distance t from it.
///
/// It holds for all t above 0 and up to a number that is at most 1.
struct Growth {
  /// A factor above 0 times a power of t.
  struct Power {
    var factor: Interval
    var exponent: Interval

    static func * (x: Power, y: Power) -> Power {
      Power(factor: x.factor * y.factor, exponent: x.exponent + y.exponent)
    }

    static func / (x: Power, y: Power) -> Power {
      Power(factor: x.factor / y.factor, exponent: x.exponent - y.exponent)
    }

    func raised(to power: Interval) -> Power {
      Power(factor: .pow(factor, power), exponent: exponent * power)
    }

    /// ∫ from 0 to an end; nil where that is not certainly finite.
    func integral(to end: Interval) -> Interval? {
      let next = exponent + Interval(1)
      guard next.lowerBound > 0 else { return nil }
      return factor * .pow(end, next) / next
    }
  }

  /// 1 or −1 where all values have that sign, else 0.
  var sign = 0
  /// What the magnitude is never below.
  var least: Power?
  /// What the magnitude is never above.
  var most: Power?

  /// Between two numbers.
  init(_ values: Interval) {
    sign = values.certainSign
    guard values.isBounded, values != Interval(0) else { return }
    most = Power(factor: Interval(values.magnitude), exponent: Interval(0))
    if sign != 0 { least = Power(factor: Interval(values.mignitude), exponent: Interval(0)) }
  }

  /// A smooth value that is 0 at the place, from its slopes on the way.
  init(zeroWithSlopes slopes: Interval, isLeft: Bool) {
    sign = isLeft ? -slopes.certainSign : slopes.certainSign
    most = Power(factor: Interval(slopes.magnitude), exponent: Interval(1))
    if sign != 0 { least = Power(factor: Interval(slopes.mignitude), exponent: Interval(1)) }
  }

  init(sign: Int, least: Power?, most: Power?) {
    (self.sign, self.least, self.most) = (sign, least, most)
  }

  static prefix func - (x: Growth) -> Growth {
    Growth(sign: -x.sign, least: x.least, most: x.most)
  }

  static func * (x: Growth, y: Growth) -> Growth {
    Growth(
      sign: x.sign * y.sign,
      least: x.least.flatMap { least in y.least.map { least * $0 } },
      most: x.most.flatMap { most in y.most.map { most * $0 } }
    )
  }

  static func / (x: Growth, y: Growth) -> Growth {
    Growth(
      sign: x.sign * y.sign,
      least: x.least.flatMap { least in y.most.map { least / $0 } },
      most: x.most.flatMap { most in y.least.map { most / $0 } }
    )
  }

  /// With t at most 1 the lesser exponent bounds both.
  static func + (x: Growth, y: Growth) -> Growth {
    let most = x.most.flatMap { first in
      y.most.map { second in
        Power(
          factor: first.factor + second.factor,
          exponent: Interval(
            Swift.min(first.exponent.lowerBound, second.exponent.lowerBound)
          )
        )
      }
    }
    let sign = x.sign == y.sign ? x.sign : 0
    return Growth(sign: sign, least: sign == 0 ? nil : x.least ?? y.least, most: most)
  }

  /// |u|^power, of a value with one sign.
  func raised(to power: Interval, sign: Int) -> Growth {
    if power.lowerBound > 0 {
      return Growth(sign: sign, least: least?.raised(to: power), most: most?.raised(to: power))
    }
    guard power.upperBound < 0 else { return Growth(.entire) }
    return Growth(sign: sign, least: most?.raised(to: power), most: least?.raised(to: power))
  }

  /// The logarithm of the magnitude: |ln t| is at most 4·t^(−1/10), for t up to 1.
  var logarithm: Growth {
    guard let least, let most else { return Growth(.entire) }
    let factors = Interval.log(least.factor).convexHull(with: .log(most.factor))
    let exponents = least.exponent.convexHull(with: most.exponent)
    let factor =
      Interval(factors.magnitude) + Interval(4) * Interval(exponents.magnitude)
    guard factor.isBounded else { return Growth(.entire) }
    return Growth(
      sign: 0,
      least: nil,
      most: Power(factor: factor, exponent: -(Interval(1) / Interval(10)))
    )
  }

  /// The integral of the value over t up to an end that is only known within bounds.
  func integral(to end: Interval) -> Interval? {
    guard let most = most?.integral(to: Interval(end.upperBound)), most.isBounded else {
      return nil
    }
    guard sign != 0 else { return Interval(-most.upperBound, most.upperBound) }
    let least = least?.integral(to: Interval(end.lowerBound))?.lowerBound ?? 0
    let size = Interval(Swift.max(0, least), most.upperBound)
    return sign > 0 ? size : -size
  }
}
