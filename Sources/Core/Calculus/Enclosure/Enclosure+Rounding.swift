import Intervals

extension Enclosure {
  /// A step function: flat where it is continuous.
  ///
  /// Where a jump may be in the box, the decoration is `.defined` at most and slopes are unknown.
  @inline(__always)
  private static func step(_ value: DecoratedInterval) -> Enclosure {
    Enclosure(value: value, slope: Interval(0))
  }

  /// −1, 0 or 1 by sign.
  public static func sign(_ x: Enclosure) -> Enclosure { step(.sign(x.value)) }

  /// The largest integer not above.
  public static func floor(_ x: Enclosure) -> Enclosure { step(.floor(x.value)) }

  /// The smallest integer not below.
  public static func ceil(_ x: Enclosure) -> Enclosure { step(.ceil(x.value)) }

  /// The integer next towards 0.
  public static func trunc(_ x: Enclosure) -> Enclosure { step(.trunc(x.value)) }

  /// The nearest integer; halves go away from 0.
  public static func roundTiesToAway(_ x: Enclosure) -> Enclosure {
    step(.roundTiesToAway(x.value))
  }

  /// The nearest integer; halves go to the even one.
  public static func roundTiesToEven(_ x: Enclosure) -> Enclosure {
    step(.roundTiesToEven(x.value))
  }

  /// a − b·⌊a/b⌋: in one cell, a's slope less ⌊a/b⌋ times b's.
  ///
  /// It has the sign of `b`. A jump is possible wherever a/b may be a whole number.
  public static func mod(_ a: Enclosure, _ b: Enclosure) -> Enclosure {
    let value = DecoratedInterval.mod(a.value, b.value)
    guard value.decoration >= .definedAndContinuous else {
      return Enclosure(value: value, slope: .entire)
    }
    if b.slope == Interval(0) { return Enclosure(value: value, slope: a.slope) }
    guard let whole = Interval.modulo(a.interval, b.interval).quotient, whole.isFinite else {
      return Enclosure(value: value, slope: .entire)
    }
    return Enclosure(value: value, slope: a.slope - Interval(whole) * b.slope)
  }

  /// The gamma function.
  ///
  /// It has poles at 0, −1, −2 …; slopes are those of Γ·ψ.
  public static func gamma(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.gamma(x.value)
    return chain(value, value.interval * Interval.digamma(x.interval), x)
  }
}
