extension Real {
  /// The sine of an angle in radians.
  public static func sin(_ x: Double) -> Double { libm(sin: x) }

  /// The cosine of an angle in radians.
  public static func cos(_ x: Double) -> Double { libm(cos: x) }

  /// The tangent of an angle in radians.
  public static func tan(_ x: Double) -> Double { libm(tan: x) }

  /// The angle in radians whose sine is `x`, NaN outside −1 … 1.
  public static func asin(_ x: Double) -> Double { libm(asin: x) }

  /// The angle in radians whose cosine is `x`, NaN outside −1 … 1.
  public static func acos(_ x: Double) -> Double { libm(acos: x) }

  /// The angle in radians whose tangent is `x`.
  public static func atan(_ x: Double) -> Double { libm(atan: x) }

  /// The secant of an angle in radians.
  public static func sec(_ x: Double) -> Double { divide(1, cos(x)) }

  /// The cosecant of an angle in radians, NaN at 0.
  public static func csc(_ x: Double) -> Double { divide(1, sin(x)) }

  /// The cotangent of an angle in radians, NaN at 0.
  public static func cot(_ x: Double) -> Double { divide(cos(x), sin(x)) }
}
