package import Intervals

/// How fast the magnitude of a value may grow or vanish beside a place, by the distance t from it.
///
/// It holds for all t above 0 and up to a number that is at most 1.
///
///     let x = Growth(zeroWithSlopes: Interval(1), isLeft: false)  // x beside 0: exactly t
///     x.raised(to: Interval(-0.5), sign: 1).integral(to: Interval(1))  // ∫ 1/√t = 2
///
/// Both bounds are powers; a missing one says nothing.
package struct Growth: Sendable {
  /// A factor above 0 times a power of t.
  package struct Power: Sendable {
    /// The factor, above 0.
    var factor: Interval
    /// The exponent, known to lie in an interval.
    var exponent: Interval

    static func * (x: Power, y: Power) -> Power {
      Power(factor: x.factor * y.factor, exponent: x.exponent + y.exponent)
    }

    static func / (x: Power, y: Power) -> Power {
      Power(factor: x.factor / y.factor, exponent: x.exponent - y.exponent)
    }

    /// The same power of both factor and t.
    func raised(to power: Interval) -> Power {
      Power(factor: .pow(factor, power), exponent: exponent * power)
    }

    /// Whether it certainly is the greater of two next to 0, or as great with a greater factor.
    func vanishesSlower(than other: Power) -> Bool {
      exponent.upperBound < other.exponent.lowerBound
        || exponent == other.exponent && factor.midpoint > other.factor.midpoint
    }

    /// ∫ from 0 to an end; nil where that is not certainly finite.
    func integral(to end: Interval) -> Interval? {
      let next = exponent + Interval(1)
      guard next.lowerBound > 0 else { return nil }
      return factor * .pow(end, next) / next
    }
  }

  /// 1 or −1 where all values have that sign, else 0.
  package var sign = 0
  /// What the magnitude is never below.
  package var least: Power?
  /// What the magnitude is never above.
  package var most: Power?

  /// Between two numbers.
  package init(_ values: Interval) {
    sign = values.certainSign
    guard values.isBounded, values != Interval(0) else { return }
    most = Power(factor: Interval(values.magnitude), exponent: Interval(0))
    if sign != 0 { least = Power(factor: Interval(values.mignitude), exponent: Interval(0)) }
  }

  /// A smooth value that is 0 at the place, from its slopes on the way.
  package init(zeroWithSlopes slopes: Interval, isLeft: Bool) {
    sign = isLeft ? -slopes.certainSign : slopes.certainSign
    most = Power(factor: Interval(slopes.magnitude), exponent: Interval(1))
    if sign != 0 { least = Power(factor: Interval(slopes.mignitude), exponent: Interval(1)) }
  }

  /// A smooth value that is 0 at the place with its slope, from half its second slopes on the way.
  package init(zeroWithBends bends: Interval) {
    sign = bends.certainSign
    most = Power(factor: Interval(bends.magnitude), exponent: Interval(2))
    if sign != 0 { least = Power(factor: Interval(bends.mignitude), exponent: Interval(2)) }
  }

  /// What is known by its parts.
  package init(sign: Int, least: Power?, most: Power?) {
    (self.sign, self.least, self.most) = (sign, least, most)
  }

  /// The opposite: its magnitude is the same.
  package static prefix func - (x: Growth) -> Growth {
    Growth(sign: -x.sign, least: x.least, most: x.most)
  }

  /// The product of magnitudes and of signs.
  package static func * (x: Growth, y: Growth) -> Growth {
    Growth(
      sign: x.sign * y.sign,
      least: x.least.flatMap { least in y.least.map { least * $0 } },
      most: x.most.flatMap { most in y.most.map { most * $0 } }
    )
  }

  /// The quotient: the least of one by the most of the other.
  package static func / (x: Growth, y: Growth) -> Growth {
    Growth(
      sign: x.sign * y.sign,
      least: x.least.flatMap { least in y.most.map { least / $0 } },
      most: x.most.flatMap { most in y.least.map { most / $0 } }
    )
  }

  /// With t at most 1 the lesser exponent bounds both.
  package static func + (x: Growth, y: Growth) -> Growth {
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
    // Of parts with one sign each is less than the sum.
    let least =
      sign == 0 ? nil : sharper(x.least, y.least) { $0.vanishesSlower(than: $1) }
    return Growth(sign: sign, least: least, most: most)
  }

  /// The sum for t up to a width, where one part is certainly larger than the other.
  package func adding(_ other: Growth, upTo width: Double) -> Growth {
    let sum = self + other
    guard sum.sign == 0 else { return sum }
    return sum.narrowed(by: led(by: other, upTo: width)).narrowed(
      by: other.led(by: self, upTo: width)
    )
  }

  /// The sum with one that is at most a share below 1 of this.
  private func led(by other: Growth, upTo width: Double) -> Growth {
    guard sign != 0, let least, let most = other.most,
      least.exponent.upperBound <= most.exponent.lowerBound
    else { return Growth(.entire) }
    let way = Interval.pow(Interval(width), most.exponent - least.exponent)
    let share = Interval((most.factor / least.factor * way).upperBound)
    guard share.upperBound < 1 else { return Growth(.entire) }
    let rest = least.factor * (Interval(1) - share)
    return Growth(
      sign: sign,
      least: Power(factor: Interval(rest.lowerBound), exponent: least.exponent),
      most: nil
    )
  }

  /// |u|^power, of a value with one sign.
  package func raised(to power: Interval, sign: Int) -> Growth {
    if power.lowerBound > 0 {
      return Growth(sign: sign, least: least?.raised(to: power), most: most?.raised(to: power))
    }
    guard power.upperBound < 0 else { return Growth(.entire) }
    return Growth(sign: sign, least: most?.raised(to: power), most: least?.raised(to: power))
  }

  /// With what else is known: of two bounds that which is sharper near the place.
  package func narrowed(by other: Growth) -> Growth {
    Growth(
      sign: sign != 0 ? sign : other.sign,
      least: Self.sharper(least, other.least) { $0.vanishesSlower(than: $1) },
      most: Self.sharper(most, other.most) { $1.vanishesSlower(than: $0) }
    )
  }

  private static func sharper(
    _ first: Power?,
    _ second: Power?,
    _ isSharper: (Power, Power) -> Bool
  ) -> Power? {
    guard let first, let second else { return first ?? second }
    return isSharper(second, first) ? second : first
  }

  /// Whether it certainly tends to 0 at the place, as a power does.
  package var vanishes: Bool { most.map { $0.exponent.lowerBound > 0 } ?? false }

  /// Whether it certainly grows beyond all bounds at the place, with one sign.
  package var isUnbounded: Bool {
    sign != 0 && least.map { $0.exponent.upperBound < 0 && $0.factor.lowerBound > 0 } ?? false
  }

  /// Whether it has one sign and is nowhere below a factor above 0 times so high a power.
  package func isAtLeast(power: Double) -> Bool {
    sign != 0 && least.map { $0.exponent.upperBound <= power && $0.factor.lowerBound > 0 } ?? false
  }

  /// Whether its integral from the place certainly is infinite.
  var isEndless: Bool { sign != 0 && least.map { $0.exponent.upperBound <= -1 } ?? false }

  /// The logarithm of the magnitude, for t up to a width: |ln t| is at most t^(−ε)/(e·ε) for any ε above 0.
  package func logarithm(upTo width: Double) -> Growth {
    guard let least, let most, width > 0, width <= 1 else { return Growth(.entire) }
    let depth = Interval.log(Interval(width))
    let factors = Interval.log(least.factor).convexHull(with: .log(most.factor))
    let exponents = least.exponent.convexHull(with: most.exponent)
    let decay = Interval(1) / Interval(Swift.max(10, -depth.lowerBound))
    let factor =
      Interval(factors.magnitude)
      + Interval(exponents.magnitude) / (Interval.exp(Interval(1)) * decay)
    guard factor.isBounded else { return Growth(.entire) }
    // At the far end it is nearest to 0.
    let below =
      exponents.lowerBound >= 0 ? Interval.log(most.factor) + most.exponent * depth : .entire
    let above =
      exponents.upperBound <= 0 ? Interval.log(least.factor) + least.exponent * depth : .entire
    let sign = below.upperBound < 0 ? -1 : above.lowerBound > 0 ? 1 : 0
    let size = sign < 0 ? -below.upperBound : above.lowerBound
    return Growth(
      sign: sign,
      least: sign == 0 ? nil : Power(factor: Interval(size), exponent: Interval(0)),
      most: Power(factor: factor, exponent: -decay)
    )
  }

  /// e to the value, for t up to a width: it vanishes or grows as fast as a power of that, as
  /// e^(−v) ≤ (n/e)ⁿ·v^(−n) for any n above 0.
  package func exponential(upTo width: Double) -> Growth {
    guard width > 0 else { return Growth(.entire) }
    if let most, most.exponent.lowerBound >= 0 {
      let size = (most.factor * .pow(Interval(width), most.exponent)).upperBound
      let values = Interval(sign > 0 ? 0 : -size, sign < 0 ? 0 : size)
      return size.isFinite ? Growth(.exp(values)) : Growth(.entire)
    }
    guard let least, sign != 0, least.exponent.upperBound < 0 else { return Growth(.entire) }
    // The bound is sharpest for the value itself; higher powers of it have factors beyond all numbers.
    let size = (least.factor * .pow(Interval(width), least.exponent)).lowerBound
    let n = Swift.min(Swift.max(4, size.rounded(.down)), 50)
    let share = Interval.pow(Interval(n) / .exp(Interval(1)), Interval(n))
    let power = least.raised(to: Interval(n))
    if sign > 0 {
      let grown = Power(factor: power.factor / share, exponent: power.exponent)
      return Growth(sign: 1, least: grown.factor.lowerBound > 0 ? grown : nil, most: nil)
    }
    let vanishing = Power(factor: share / power.factor, exponent: -power.exponent)
    let isKnown = vanishing.factor.isBounded && vanishing.factor.lowerBound > 0
    return Growth(sign: 1, least: nil, most: isKnown ? vanishing : nil)
  }

  /// The number that it is all the way; nil where it changes, or may.
  package var number: Interval? {
    guard let least, let most, sign != 0, least.exponent == Interval(0),
      most.exponent == Interval(0)
    else { return nil }
    let size = least.factor.convexHull(with: most.factor)
    return sign > 0 ? size : -size
  }

  /// The integral of the value over t up to an end that is only known within bounds.
  package func integral(to end: Interval) -> Interval? {
    guard let most = most?.integral(to: Interval(end.upperBound)), most.isBounded else {
      return nil
    }
    guard sign != 0 else { return Interval(-most.upperBound, most.upperBound) }
    let least = least?.integral(to: Interval(end.lowerBound))?.lowerBound ?? 0
    let size = Interval(Swift.max(0, least), most.upperBound)
    return sign > 0 ? size : -size
  }
}
