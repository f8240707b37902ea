public import Intervals

/// What is certain of a function over a box: its values, and the slopes of its chords.
///
/// While `value.decoration` is at least `.definedAndContinuous`, `slope` contains
/// (f(b) − f(a)) / (b − a) for all a ≠ b in the box: 0 is below it where f certainly rises. Else
/// the slope is the whole line.
///
///     let x = Enclosure.variable(over: Interval(0, 1))
///     Enclosure.exp(x).slope  // about [1, e]: exp rises on [0, 1]
///
/// Slopes are chained by the mean value theorem; no second evaluation is needed.
/// Source: Moore, Kearfott, Cloud, Introduction to Interval Analysis, chapters 6 and 8.
///
/// Operations are static functions of the same names as those of `DecoratedInterval`, and inherit from
/// it values, decorations and errors: nothing traps, a point outside a domain lowers the decoration.
/// Each costs one interval operation and one of its derivative.
@frozen
public struct Enclosure: Sendable, Hashable {
  /// The values, and what is known of the function.
  public let value: DecoratedInterval
  /// The slopes of chords; the whole line where continuity is not certain.
  public let slope: Interval

  /// An enclosure whose slope counts only where the value is certainly continuous.
  ///
  /// An empty slope, too, becomes the whole line.
  @inlinable
  @inline(__always)
  public init(value: DecoratedInterval, slope: Interval) {
    let isContinuous = value.decoration >= .definedAndContinuous && !slope.isEmpty
    self.value = value
    self.slope = isContinuous ? slope : .entire
  }

  /// The variable itself: slope 1.
  ///
  ///     Enclosure.square(.variable(over: Interval(1, 2))).slope  // [2, 4]
  @inlinable
  public static func variable(over box: Interval) -> Enclosure {
    Enclosure(value: DecoratedInterval(box), slope: Interval(1))
  }

  /// One number, perhaps known only to lie in an interval: slope 0.
  ///
  /// As a variable that is held fixed while another moves, it gives partial enclosures.
  @inlinable
  public static func constant(_ value: Interval) -> Enclosure {
    Enclosure(value: DecoratedInterval(value), slope: Interval(0))
  }

  /// Nothing is known.
  ///
  /// The value may be any number or none: decoration `.trivial`.
  @inlinable
  public static var unknown: Enclosure {
    Enclosure(value: DecoratedInterval(.entire, .trivial), slope: .entire)
  }

  /// Whether the function is certainly defined and continuous on the box.
  @inlinable
  @inline(__always)
  public var isCertainlyContinuous: Bool { value.decoration >= .definedAndContinuous }

  /// The enclosure of an outer function of one argument, with its derivative over the argument.
  @inlinable
  @inline(__always)
  static func chain(
    _ value: DecoratedInterval,
    _ derivative: @autoclosure () -> Interval,
    _ x: Enclosure
  ) -> Enclosure {
    guard value.decoration >= .definedAndContinuous else {
      return Enclosure(value: value, slope: .entire)
    }
    // What does not change needs no derivative.
    if x.isConstant { return Enclosure(value: value, slope: Interval(0)) }
    // Most arguments are the variable itself.
    let slope = derivative()
    return Enclosure(value: value, slope: x.timesSlope(slope))
  }

  /// Whether every chord has slope 1, as the variable's have.
  @inlinable
  @inline(__always)
  var hasUnitSlope: Bool { slope.lowerBound == 1 && slope.upperBound == 1 }

  /// Whether every chord has slope 0, as a constant's have.
  @inlinable
  @inline(__always)
  var isConstant: Bool { slope.lowerBound == 0 && slope.upperBound == 0 }

  /// An interval times the slope, quick where the slope is 1.
  @inlinable
  @inline(__always)
  func timesSlope(_ factor: Interval) -> Interval {
    hasUnitSlope ? factor : factor * slope
  }

  /// The values without their decoration.
  @inlinable
  @inline(__always)
  var interval: Interval { value.interval }
}
