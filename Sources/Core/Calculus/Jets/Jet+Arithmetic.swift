public import Intervals

extension Jet {
  /// The opposite.
  public static prefix func - (operand: Jet) -> Jet {
    Jet(-operand.c0, -operand.c1, -operand.c2, -operand.c3)
  }

  /// The sum.
  public static func + (left: Jet, right: Jet) -> Jet {
    Jet(left.c0 + right.c0, left.c1 + right.c1, left.c2 + right.c2, left.c3 + right.c3)
  }

  /// The difference.
  public static func - (left: Jet, right: Jet) -> Jet {
    Jet(left.c0 - right.c0, left.c1 - right.c1, left.c2 - right.c2, left.c3 - right.c3)
  }

  /// A number times the function.
  public static func * (factor: Interval, jet: Jet) -> Jet {
    Jet(factor * jet.c0, factor * jet.c1, factor * jet.c2, factor * jet.c3)
  }

  /// The product.
  public static func * (left: Jet, right: Jet) -> Jet {
    if left.isConstant { return left.c0 * right }
    if right.isConstant { return right.c0 * left }
    return Jet(
      left.c0 * right.c0,
      left.c0 * right.c1 + left.c1 * right.c0,
      left.c0 * right.c2 + left.c1 * right.c1 + left.c2 * right.c0,
      left.c0 * right.c3 + left.c1 * right.c2 + left.c2 * right.c1 + left.c3 * right.c0
    )
  }

  /// The quotient, by the divisors that are not 0.
  public static func / (left: Jet, right: Jet) -> Jet {
    if right.isConstant {
      return Jet(
        left.c0 / right.c0,
        left.c1 / right.c0,
        left.c2 / right.c0,
        left.c3 / right.c0
      )
    }
    if left.isConstant { return left.c0 * reciprocal(right) }
    let q0 = left.c0 / right.c0
    let q1 = (left.c1 - q0 * right.c1) / right.c0
    let q2 = (left.c2 - q0 * right.c2 - q1 * right.c1) / right.c0
    let q3 = (left.c3 - q0 * right.c3 - q1 * right.c2 - q2 * right.c1) / right.c0
    return Jet(q0, q1, q2, q3)
  }

  /// 1/u.
  public static func reciprocal(_ u: Jet) -> Jet {
    let inverse = Interval.reciprocal(u.c0)
    let square = Interval.square(inverse)
    return compose(u, inverse, -square, square * inverse, -Interval.square(square))
  }

  /// u².
  public static func square(_ u: Jet) -> Jet {
    Jet(
      Interval.square(u.c0),
      Interval(2) * (u.c0 * u.c1),
      Interval(2) * (u.c0 * u.c2) + Interval.square(u.c1),
      Interval(2) * (u.c0 * u.c3 + u.c1 * u.c2)
    )
  }
}
