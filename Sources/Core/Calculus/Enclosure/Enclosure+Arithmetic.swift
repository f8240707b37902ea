public import Intervals

extension Enclosure {
  /// The opposite.
  @inlinable
  public static prefix func - (operand: Enclosure) -> Enclosure {
    Enclosure(value: -operand.value, slope: -operand.slope)
  }

  /// The sum.
  @inlinable
  public static func + (left: Enclosure, right: Enclosure) -> Enclosure {
    Enclosure(value: left.value + right.value, slope: left.slope + right.slope)
  }

  /// The difference.
  @inlinable
  public static func - (left: Enclosure, right: Enclosure) -> Enclosure {
    Enclosure(value: left.value - right.value, slope: left.slope - right.slope)
  }

  /// The product.
  @inlinable
  public static func * (left: Enclosure, right: Enclosure) -> Enclosure {
    let value = left.value * right.value
    if right.isConstant { return Enclosure(value: value, slope: left.timesSlope(right.interval)) }
    if left.isConstant { return Enclosure(value: value, slope: right.timesSlope(left.interval)) }
    // f(b)g(b) − f(a)g(a) = f(b)(g(b) − g(a)) + g(a)(f(b) − f(a))
    return Enclosure(
      value: value,
      slope: right.timesSlope(left.interval) + left.timesSlope(right.interval)
    )
  }

  /// The quotient.
  ///
  /// Where 0 is in the divisor, values may be unbounded, and slopes are unknown.
  @inlinable
  public static func / (left: Enclosure, right: Enclosure) -> Enclosure {
    let value = left.value / right.value
    guard value.decoration >= .definedAndContinuous else {
      return Enclosure(value: value, slope: .entire)
    }
    if right.isConstant { return Enclosure(value: value, slope: left.slope / right.interval) }
    return Enclosure(
      value: value,
      slope: (left.slope - right.timesSlope(value.interval)) / right.interval
    )
  }

  /// x·y + z.
  ///
  /// Each value is rounded once, as in IEEE 1788's fma; slopes are those of product and sum.
  public static func multiplyAdd(_ x: Enclosure, _ y: Enclosure, _ z: Enclosure) -> Enclosure {
    Enclosure(
      value: .multiplyAdd(x.value, y.value, z.value),
      slope: x.interval * y.slope + y.interval * x.slope + z.slope
    )
  }

  /// 1/x.
  ///
  ///     Enclosure.reciprocal(.variable(over: Interval(1, 2))).slope  // [−1, −1/4]
  public static func reciprocal(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.reciprocal(x.value)
    return chain(value, -Interval.square(value.interval), x)
  }

  /// x².
  @inlinable
  public static func square(_ x: Enclosure) -> Enclosure {
    chain(.square(x.value), Interval(2) * x.interval, x)
  }

  /// √x; the slope at 0 is unbounded.
  public static func sqrt(_ x: Enclosure) -> Enclosure {
    let value = DecoratedInterval.sqrt(x.value)
    return chain(value, inverseSlope(Interval(2) * value.interval), x)
  }

  /// |x|; chords across 0 have slopes in [−1, 1].
  @inlinable
  public static func abs(_ x: Enclosure) -> Enclosure {
    let low = x.interval.lowerBound < 0 ? -1.0 : 1
    let high = x.interval.upperBound > 0 ? 1.0 : -1
    return chain(.abs(x.value), Interval(Swift.min(low, high), Swift.max(low, high)), x)
  }

  /// The smaller of two.
  ///
  /// Chords that cross from one function to the other lie between the slopes of both.
  @inlinable
  public static func min(_ x: Enclosure, _ y: Enclosure) -> Enclosure {
    Enclosure(value: .min(x.value, y.value), slope: lowerSlope(x, y))
  }

  /// The larger of two.
  @inlinable
  public static func max(_ x: Enclosure, _ y: Enclosure) -> Enclosure {
    Enclosure(value: .max(x.value, y.value), slope: upperSlope(x, y))
  }

  /// The slopes of `x` where it is certainly the smaller, of `y` likewise, else of both.
  @inlinable
  static func lowerSlope(_ x: Enclosure, _ y: Enclosure) -> Interval {
    if x.interval.upperBound <= y.interval.lowerBound { return x.slope }
    if y.interval.upperBound <= x.interval.lowerBound { return y.slope }
    return x.slope.convexHull(with: y.slope)
  }

  /// The slopes of `x` where it is certainly the larger, of `y` likewise, else of both.
  @inlinable
  static func upperSlope(_ x: Enclosure, _ y: Enclosure) -> Interval {
    if x.interval.upperBound <= y.interval.lowerBound { return y.slope }
    if y.interval.upperBound <= x.interval.lowerBound { return x.slope }
    return x.slope.convexHull(with: y.slope)
  }

  /// 1/d of values not below 0, +∞ where 0 is among them.
  static func inverseSlope(_ divisor: Interval) -> Interval {
    if divisor == Interval(0) { return Interval(.greatestFiniteMagnitude, .infinity) }
    return Interval.reciprocal(divisor)
  }
}
