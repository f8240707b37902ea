public import Intervals

/// The Taylor coefficients f⁽ᵏ⁾(x)/k!, k = 0 … 3, of a function at every x of a box.
///
/// It holds where the function is three times differentiable; the caller knows where that is. A
/// coefficient may be unbounded next to a place where it is not.
///
///     let x = Jet.variable(over: Interval(0, 1))
///     Jet.exp(x).c2  // about [0.5, 1.4]
///
/// Source: Griewank, Walther, Evaluating Derivatives, 2nd ed., chapter 13.
///
/// An operation outside its domain, or where it is not smooth, gives empty or unbounded coefficients;
/// it never traps, and it keeps no decoration.
public struct Jet: Sendable, Hashable {
  /// The values.
  public let c0: Interval
  /// The first derivatives.
  public let c1: Interval
  /// Half the second derivatives.
  public let c2: Interval
  /// A sixth of the third derivatives.
  public let c3: Interval

  /// A jet of four coefficients.
  @inlinable
  public init(_ c0: Interval, _ c1: Interval, _ c2: Interval, _ c3: Interval) {
    self.c0 = c0
    self.c1 = c1
    self.c2 = c2
    self.c3 = c3
  }

  /// The variable itself.
  @inlinable
  public static func variable(over box: Interval) -> Jet {
    Jet(box, Interval(1), Interval(0), Interval(0))
  }

  /// A number, perhaps only known to lie in an interval.
  @inlinable
  public static func constant(_ value: Interval) -> Jet {
    Jet(value, Interval(0), Interval(0), Interval(0))
  }

  /// Nothing is known.
  public static var unknown: Jet { Jet(.entire, .entire, .entire, .entire) }

  /// Whether all derivatives are certainly 0.
  @inlinable
  public var isConstant: Bool {
    c1 == Interval(0) && c2 == Interval(0) && c3 == Interval(0)
  }

  /// The derivative of an order up to 3.
  ///
  /// The whole line for any other order.
  public func derivative(_ order: Int) -> Interval {
    switch order {
    case 0: c0
    case 1: c1
    case 2: Interval(2) * c2
    case 3: Interval(6) * c3
    default: .entire
    }
  }

  /// Whether the coefficients can be calculated with: none is empty or unbounded.
  public var isBounded: Bool {
    c0.isBounded && c1.isBounded && c2.isBounded && c3.isBounded
  }

  /// The same function with what else is known of its values.
  ///
  /// Values that contradict the jet's own are not taken.
  package func narrowingValue(to values: Interval) -> Jet {
    Jet(c0.narrowed(by: values), c1, c2, c3)
  }

  static var half: Interval { Interval(0.5) }
  static var third: Interval { Interval(1) / Interval(3) }
  static var sixth: Interval { Interval(1) / Interval(6) }

  /// The jet of g(u) from the coefficients of g on the values of u.
  @inline(__always)
  static func compose(
    _ u: Jet,
    _ g0: Interval,
    _ g1: Interval,
    _ g2: Interval,
    _ g3: Interval
  ) -> Jet {
    if u.c2 == Interval(0), u.c3 == Interval(0) {
      if u.c1 == Interval(1) { return Jet(g0, g1, g2, g3) }
      if u.c1 == Interval(0) { return .constant(g0) }
      let square = Interval.square(u.c1)
      return Jet(g0, g1 * u.c1, g2 * square, g3 * (square * u.c1))
    }
    let square = Interval.square(u.c1)
    return Jet(
      g0,
      g1 * u.c1,
      g1 * u.c2 + g2 * square,
      g1 * u.c3 + Interval(2) * g2 * (u.c1 * u.c2) + g3 * (square * u.c1)
    )
  }
}
