extension DecoratedInterval {
  /// The result of an operation that is continuous everywhere.
  @inlinable
  @inline(__always)
  package static func total(_ value: Interval, _ x: DecoratedInterval) -> DecoratedInterval {
    DecoratedInterval(value, local: .common, inherited: x.decoration)
  }

  /// The result of an operation that is continuous where it is defined.
  @inlinable
  @inline(__always)
  package static func partial(
    _ value: Interval,
    _ x: DecoratedInterval,
    isDefined: Bool
  ) -> DecoratedInterval {
    DecoratedInterval(value, local: isDefined ? .common : .trivial, inherited: x.decoration)
  }

  /// The weaker of two decorations.
  @inlinable
  @inline(__always)
  static func weaker(_ x: DecoratedInterval, _ y: DecoratedInterval) -> Decoration {
    Swift.min(x.decoration, y.decoration)
  }

  /// The opposite numbers.
  @inlinable
  @inline(__always)
  public static prefix func - (operand: DecoratedInterval) -> DecoratedInterval {
    DecoratedInterval(unchecked: -operand.interval, operand.decoration)
  }

  /// The sums.
  @inlinable
  @inline(__always)
  public static func + (left: DecoratedInterval, right: DecoratedInterval) -> DecoratedInterval {
    DecoratedInterval(
      left.interval + right.interval,
      local: .common,
      inherited: weaker(left, right)
    )
  }

  /// The differences.
  @inlinable
  @inline(__always)
  public static func - (left: DecoratedInterval, right: DecoratedInterval) -> DecoratedInterval {
    DecoratedInterval(
      left.interval - right.interval,
      local: .common,
      inherited: weaker(left, right)
    )
  }

  /// The products.
  @inlinable
  @inline(__always)
  public static func * (left: DecoratedInterval, right: DecoratedInterval) -> DecoratedInterval {
    DecoratedInterval(
      left.interval * right.interval,
      local: .common,
      inherited: weaker(left, right)
    )
  }

  /// The quotients, defined where the divisor is not 0.
  @inlinable
  @inline(__always)
  public static func / (left: DecoratedInterval, right: DecoratedInterval) -> DecoratedInterval {
    DecoratedInterval(
      left.interval / right.interval,
      local: right.interval.contains(0) ? .trivial : .common,
      inherited: weaker(left, right)
    )
  }

  /// x·y + z with one rounding.
  public static func multiplyAdd(
    _ x: DecoratedInterval,
    _ y: DecoratedInterval,
    _ z: DecoratedInterval
  ) -> DecoratedInterval {
    DecoratedInterval(
      .multiplyAdd(x.interval, y.interval, z.interval),
      local: .common,
      inherited: Swift.min(weaker(x, y), z.decoration)
    )
  }

  /// 1/x, defined but at 0.
  @inlinable
  public static func reciprocal(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.reciprocal(x.interval), x, isDefined: !x.interval.contains(0))
  }

  /// The square.
  @inlinable
  public static func square(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.square(x.interval), x)
  }

  /// The square root, defined from 0.
  @inlinable
  public static func sqrt(_ x: DecoratedInterval) -> DecoratedInterval {
    partial(.sqrt(x.interval), x, isDefined: x.interval.lowerBound >= 0)
  }

  /// The magnitude.
  @inlinable
  public static func abs(_ x: DecoratedInterval) -> DecoratedInterval {
    total(.abs(x.interval), x)
  }

  /// The smaller of two.
  @inlinable
  public static func min(_ x: DecoratedInterval, _ y: DecoratedInterval) -> DecoratedInterval {
    DecoratedInterval(.min(x.interval, y.interval), local: .common, inherited: weaker(x, y))
  }

  /// The larger of two.
  @inlinable
  public static func max(_ x: DecoratedInterval, _ y: DecoratedInterval) -> DecoratedInterval {
    DecoratedInterval(.max(x.interval, y.interval), local: .common, inherited: weaker(x, y))
  }
}
