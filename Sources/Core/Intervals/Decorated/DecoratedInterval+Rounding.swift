extension DecoratedInterval {
  /// The result of a step function: continuous where it has one value, and common where no end
  /// of the operand is on a jump.
  @inline(__always)
  private static func step(
    _ value: Interval,
    _ x: DecoratedInterval,
    endsOnJump: Bool
  ) -> DecoratedInterval {
    let constant: Decoration = endsOnJump ? .definedAndContinuous : .common
    return DecoratedInterval(
      value,
      local: value.isSingleton ? constant : .defined,
      inherited: x.decoration
    )
  }

  /// −1, 0 or 1 by sign; it jumps at 0.
  public static func sign(_ x: DecoratedInterval) -> DecoratedInterval {
    step(.sign(x.interval), x, endsOnJump: x.interval.contains(0))
  }

  /// The largest integer not above; it jumps up at integers.
  public static func floor(_ x: DecoratedInterval) -> DecoratedInterval {
    step(.floor(x.interval), x, endsOnJump: isWhole(x.interval.lowerBound))
  }

  /// The smallest integer not below; it jumps up after integers.
  public static func ceil(_ x: DecoratedInterval) -> DecoratedInterval {
    step(.ceil(x.interval), x, endsOnJump: isWhole(x.interval.upperBound))
  }

  /// The integer next towards 0; it jumps at integers other than 0.
  public static func trunc(_ x: DecoratedInterval) -> DecoratedInterval {
    let value = Interval.trunc(x.interval)
    let outer = value.upperBound > 0 ? x.interval.lowerBound : x.interval.upperBound
    return step(value, x, endsOnJump: value.upperBound != 0 && isWhole(outer))
  }

  /// The nearest integer, halves away from 0; it jumps at halves.
  public static func roundTiesToAway(_ x: DecoratedInterval) -> DecoratedInterval {
    step(.roundTiesToAway(x.interval), x, endsOnJump: endsOnHalf(x.interval))
  }

  /// The nearest integer, halves to the even one; it jumps at halves.
  public static func roundTiesToEven(_ x: DecoratedInterval) -> DecoratedInterval {
    step(.roundTiesToEven(x.interval), x, endsOnJump: endsOnHalf(x.interval))
  }

  /// a − b·⌊a/b⌋, which has the sign of b; it jumps where a is a multiple of b.
  public static func mod(_ a: DecoratedInterval, _ b: DecoratedInterval) -> DecoratedInterval {
    let result = Interval.modulo(a.interval, b.interval)
    return DecoratedInterval(result.value, local: result.decoration, inherited: weaker(a, b))
  }

  private static func isWhole(_ value: Double) -> Bool { value.rounded() == value }

  private static func endsOnHalf(_ x: Interval) -> Bool {
    x.lowerBound - x.lowerBound.rounded(.down) == 0.5
      || x.upperBound - x.upperBound.rounded(.down) == 0.5
  }
}
